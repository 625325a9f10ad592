function compile(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}

/**
 * Compiles the regular expression of a `pattern`: with the flag u, as JSON Schema requires, or else without it, as many specs need.
 * Undefined when both fail, as for a regular expression in another dialect.
 */
export const patternOf = (pattern: string): RegExp | undefined => compile(pattern, "u") ?? compile(pattern, "");

/** The parts of a regular expression that can open or close a group. An escape or a character class counts as one part. */
const PARTS = /\\[^]|\[(?:\\[^]|[^\]\\])*\]|\(\?<?[=!]|[^]/g;
const LOOKAROUND = /^\(\?<?[=!]/;

/** Returns a regular expression without its look-ahead and look-behind, so that it matches more texts. */
export function withoutLookaround(pattern: string): string {
  let kept = "";
  /** The number of groups that are open inside a look-around, with itself. */
  let depth = 0;
  for (const [part] of pattern.matchAll(PARTS)) {
    if (depth > 0) depth += part.startsWith("(") ? 1 : part === ")" ? -1 : 0;
    else if (LOOKAROUND.test(part)) depth = 1;
    else kept += part;
  }
  return kept;
}
