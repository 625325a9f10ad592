function compile(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}

/**
 * Compiles the expression of a `pattern`: with the flag u, as JSON Schema requires, or else without it, as many specs need. Undefined when
 * both fail, as for an expression in another dialect.
 */
export const patternOf = (pattern: string): RegExp | undefined => compile(pattern, "u") ?? compile(pattern, "");

/** The parts of an expression that can open or close a group: escapes and classes are one part each. */
const PARTS = /\\[^]|\[(?:\\[^]|[^\]\\])*\]|\(\?<?[=!]|[^]/g;
const LOOKAROUND = /^\(\?<?[=!]/;

/** Returns an expression without its look-ahead and look-behind; it matches more texts. */
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
