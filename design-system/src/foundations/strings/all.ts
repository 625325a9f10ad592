import * as actions from "./actions.ts";
import * as fields from "./fields.ts";
import * as files from "./files.ts";
import * as choices from "./choices.ts";
import * as codes from "./codes.ts";
import * as forms from "./forms.ts";
import * as content from "./content.ts";
import * as filters from "./filters.ts";
import * as money from "./money.ts";
import * as motion from "./motion.ts";
import * as records from "./records.ts";
import * as charts from "./charts.ts";
import * as dates from "./dates.ts";
import * as draws from "./draws.ts";
import * as protection from "./protection.ts";
import * as statuses from "./statuses.ts";
import { type ShippedLanguage, type StringGroup, stringsIn } from "./string-group.ts";

const GROUPS = {
  ...actions,
  ...fields,
  ...files,
  ...choices,
  ...codes,
  ...forms,
  ...content,
  ...filters,
  ...money,
  ...motion,
  ...records,
  ...charts,
  ...dates,
  ...draws,
  ...protection,
  ...statuses,
};
type Groups = typeof GROUPS;

const inEachLanguage = (
  groups: Readonly<Record<string, StringGroup<string>>>,
): Record<string, Record<ShippedLanguage, Record<string, string>>> =>
  Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [name, { en: stringsIn(group, "en"), bn: stringsIn(group, "bn") }]),
  );

/** Every group of texts, for translators and tests. A component imports only its own group, so that a page loads no other texts. */
export const ALL_STRINGS = inEachLanguage(GROUPS) as {
  [Name in keyof Groups]: Record<ShippedLanguage, Record<keyof Groups[Name], string>>;
};

export type StringKey = { [Name in keyof Groups]: keyof Groups[Name] }[keyof Groups];
/** All built-in texts of the components in one language. Every other visible text is a prop. */
export type Strings = Readonly<Record<StringKey, string>>;
