import * as actions from "./actions.ts";
import * as fields from "./fields.ts";
import * as files from "./files.ts";
import * as choices from "./choices.ts";
import * as codes from "./codes.ts";
import * as forms from "./forms.ts";
import * as content from "./content.ts";
import * as navigation from "./navigation.ts";
import * as filters from "./filters.ts";
import * as money from "./money.ts";
import * as motion from "./motion.ts";
import * as records from "./records.ts";
import * as charts from "./charts.ts";
import * as dates from "./dates.ts";
import * as draws from "./draws.ts";
import * as protection from "./protection.ts";
import * as statuses from "./statuses.ts";

/** Every group of texts, for translators and tests. A component imports only its own group, so that a page loads no other texts. */
export const ALL_STRINGS = {
  ...actions,
  ...fields,
  ...files,
  ...choices,
  ...codes,
  ...forms,
  ...content,
  ...navigation,
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

type KeyOf<Group> = Group extends { en: infer Texts } ? keyof Texts : never;
export type StringKey = KeyOf<(typeof ALL_STRINGS)[keyof typeof ALL_STRINGS]>;
/** All built-in texts of the components in one language. Every other visible text is a prop. */
export type Strings = Readonly<Record<StringKey, string>>;
