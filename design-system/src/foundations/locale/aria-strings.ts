// react-aria has its own texts in 34 languages, but not in Bengali, Hindi, Indonesian, Filipino or Vietnamese (D17b).
import english from "react-aria/i18n/en-US";
import { useLocale } from "react-aria/I18nProvider";
import { spinStrings } from "../strings/fields.ts";
import type { StringKey } from "../strings/all.ts";
import type { StringGroup } from "../strings/string-group.ts";
import { fill, useStrings } from "../strings/strings.ts";

type Values = Record<string, string | number>;
/** How react-aria stores a text: as a string, or as a function that fills in values for a locale. */
type Message = string | ((values: Values, formatter: { locale: string }) => string);

/** A group of our texts, with react-aria's names for them: first the package, then the text. */
export interface AriaTexts<Key extends StringKey> {
  group: StringGroup<Key>;
  names: Readonly<Record<string, Readonly<Record<string, Key>>>>;
}

/** Texts of every field that arrow keys can step. */
const SPIN_TEXTS: AriaTexts<"empty"> = { group: spinStrings, names: { "@react-aria/spinbutton": { Empty: "empty" } } };

const stringsByLocale = new Map<string, Record<string, string>>();

/** Returns a message that looks up our text at each call, because react-aria keeps the first dictionary it gets. */
const ourMessage =
  (key: string, inEnglish: string): Message =>
  (values, { locale }) =>
    fill(stringsByLocale.get(locale)?.[key] ?? inEnglish, values);

/** react-aria reads a global dictionary from these two symbols, if they exist (`LocalizedStringDictionary`). */
const LOCALE = Symbol.for("react-aria.i18n.locale");
const STRINGS = Symbol.for("react-aria.i18n.strings");

/** react-aria keeps a reference to these objects, so it also sees texts that are added later. */
const dictionary: Record<string, Record<string, Message>> = {};
const installed = new Set<object>();

function install<Key extends StringKey>({ group, names }: AriaTexts<Key>): void {
  if (installed.has(group) || typeof window === "undefined") return;
  if (installed.size === 0) {
    for (const [name, texts] of Object.entries(english)) dictionary[name] = { ...texts };
    Object.assign(window, { [LOCALE]: "en-US", [STRINGS]: dictionary });
  }
  installed.add(group);
  for (const [name, texts] of Object.entries(names)) {
    const messages = (dictionary[name] ??= {});
    for (const [ariaName, key] of Object.entries(texts)) messages[ariaName] = ourMessage(key, group[key][0]);
  }
}

/** Gives react-aria our texts in the language of the nearest `LocaleProvider`. Call it before react-aria's hooks. */
export function useAriaStrings<Key extends StringKey>(texts: AriaTexts<Key>): Readonly<Record<Key, string>> {
  const strings = useStrings(texts.group);
  const ofSteps = useStrings(spinStrings);
  const { locale } = useLocale();
  stringsByLocale.set(locale, { ...stringsByLocale.get(locale), ...ofSteps, ...strings });
  install(SPIN_TEXTS);
  install(texts);
  return strings;
}
