/**
 * What `reference-app/src/shell/older-browsers.ts` brings to browsers that lack it: where MDN's tables have it, and what is true in a browser that has
 * it. The head script asks for that file when one of these is missing; the check of the built files takes no other method for brought.
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

/** The expression that is true in a browser that has all of it. */
export const HAS_ALL = `(${Object.values(POLYFILLED).join(" && ")})`;
