import { createContext, use } from "react";
import { bn } from "./bn.ts";
import { en } from "./en.ts";

export type Strings = { readonly [Key in keyof typeof en]: string };

/** Languages whose texts ship with the components; a `LocaleProvider` may bring others. */
export const STRINGS: Readonly<Record<string, Strings>> = { en, bn };

/** Filled by `LocaleProvider`. */
export const StringsContext = createContext<Strings>(en);

/** The built-in texts in the language of the nearest `LocaleProvider`. */
export const useStrings = (): Strings => use(StringsContext);

/** Puts values in the places of a text: "Page {page}" and 3 make "Page 3". A place without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
