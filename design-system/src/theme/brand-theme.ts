import { globalStyle } from "@vanilla-extract/css";
import type { Theme } from "./choices.ts";
import { media } from "./conditions.ts";
import { themeLayer } from "./layers.css.ts";
import { propertyOf } from "./property-of.ts";

/** Values of a brand by the path of their token, such as `color.text.primary`. */
type Values = Readonly<Record<string, string>>;

const varsOf = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([path, css]) => [propertyOf(path), css]));

/** Gives the elements of a selector the values of a brand in one theme. */
export function brandTheme(selector: string, colorScheme: Theme, values: Values): void {
  globalStyle(selector, { "@layer": { [themeLayer]: { colorScheme, vars: varsOf(values) } } });
}

/** Gives the values of high contrast to pages that choose it, and to devices that ask for it. */
export function contrastTheme(selectors: { chosen: string; asked: string }, values: Values): void {
  const vars = varsOf(values);
  globalStyle(selectors.chosen, { "@layer": { [themeLayer]: { vars } } });
  globalStyle(selectors.asked, { "@layer": { [themeLayer]: { "@media": { [media.moreContrast]: { vars } } } } });
}
