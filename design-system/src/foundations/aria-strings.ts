// react-aria brings texts of its own in 34 languages, but not in Bengali, Hindi, Indonesian, Filipino or Vietnamese (D17b).
import english from "react-aria/i18n/en-US";
import { useLocale } from "react-aria/I18nProvider";
import { actionStrings } from "./strings/actions.ts";
import { comboBoxStrings } from "./strings/choices.ts";
import { numberFieldStrings } from "./strings/fields.ts";
import { fill, useStrings } from "./strings/strings.ts";

type Values = Record<string, string | number>;
/** How react-aria holds a text: as it is, or to be filled in for a locale. */
type Message = string | ((values: Values, formatter: { locale: string }) => string);

type AriaKey = keyof typeof numberFieldStrings.en | keyof typeof comboBoxStrings.en | "close";
type AriaStrings = Readonly<Record<AriaKey, string>>;

/** Our text for each of react-aria's that components here bring up. */
const OURS: Record<string, Record<string, keyof AriaStrings>> = {
  "@react-aria/overlays": { dismiss: "close" },
  "@react-aria/numberfield": { increase: "increaseField", decrease: "decreaseField", numberField: "numberField" },
  "@react-aria/spinbutton": { Empty: "empty" },
  "@react-aria/combobox": {
    buttonLabel: "showOptions",
    listboxLabel: "options",
    countAnnouncement: "optionsFound",
    focusAnnouncement: "optionAt",
    selectedAnnouncement: "optionChosen",
  },
};

const ENGLISH: AriaStrings = { ...numberFieldStrings.en, ...comboBoxStrings.en, close: actionStrings.en.close };
const stringsByLocale = new Map<string, AriaStrings>();

/** A text that looks up the strings of the locale it is asked for: react-aria keeps the first dictionary it is given. */
const ourMessage =
  (key: keyof AriaStrings): Message =>
  (values, { locale }) =>
    fill((stringsByLocale.get(locale) ?? ENGLISH)[key], values);

/** react-aria reads a dictionary of the page from these two, if there is one (`LocalizedStringDictionary`). */
const LOCALE = Symbol.for("react-aria.i18n.locale");
const STRINGS = Symbol.for("react-aria.i18n.strings");

let isInstalled = false;

function install(): void {
  if (isInstalled || typeof window === "undefined") return;
  isInstalled = true;
  const dictionary: Record<string, Record<string, Message>> = { ...english };
  for (const [name, texts] of Object.entries(OURS)) {
    const messages = Object.entries(texts).map(([key, ours]) => [key, ourMessage(ours)]);
    dictionary[name] = { ...dictionary[name], ...Object.fromEntries(messages) };
  }
  Object.assign(window, { [LOCALE]: "en-US", [STRINGS]: dictionary });
}

/** Gives react-aria our texts in the language of the nearest `LocaleProvider`; call it before its hooks. */
export function useAriaStrings(): AriaStrings {
  const { close } = useStrings(actionStrings);
  const strings = { ...useStrings(numberFieldStrings), ...useStrings(comboBoxStrings), close };
  stringsByLocale.set(useLocale().locale, strings);
  install();
  return strings;
}
