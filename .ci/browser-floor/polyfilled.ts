/**
 * Features that `reference-app/src/app/boot/older-browsers.ts` polyfills: the key in MDN's tables, and an expression that is true in a
 * browser with the feature. The head script loads that file when one is missing. The check of the built files accepts no other polyfills.
 */
export const POLYFILLED: Readonly<Record<string, string>> = {
  "api.AbortSignal.any_static": "AbortSignal.any",
  "api.Element.checkVisibility": "Element.prototype.checkVisibility",
  "api.URL.canParse_static": "URL.canParse",
  "api.URL.parse_static": "URL.parse",
  "javascript.builtins.Array.toReversed": "[].toReversed",
  "javascript.builtins.Array.toSorted": "[].toSorted",
  "javascript.builtins.Map.groupBy": "Map.groupBy",
  "javascript.builtins.Promise.withResolvers": "Promise.withResolvers",
};

/** An expression that is true in a browser with all of these features. */
export const HAS_ALL = `(${Object.values(POLYFILLED).join(" && ")})`;
