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

const LOOKAROUND = /^\(\?<?[=!]/;

/** Returns the index after the group that begins at `start`. */
function endOfGroup(pattern: string, start: number): number {
  let depth = 0;
  let isInClass = false;
  for (let index = start; index < pattern.length; index += 1) {
    const character = pattern[index];
    if (character === "\\") index += 1;
    else if (character === "[") isInClass = true;
    else if (character === "]") isInClass = false;
    else if (!isInClass && character === "(") depth += 1;
    else if (!isInClass && character === ")" && (depth -= 1) === 0) return index + 1;
  }
  return pattern.length;
}

/** Returns an expression without its look-ahead and look-behind; it matches more texts. */
export function withoutLookaround(pattern: string): string {
  let kept = "";
  for (let index = 0; index < pattern.length; index += 1) {
    const rest = pattern.slice(index);
    if (LOOKAROUND.test(rest)) index = endOfGroup(pattern, index) - 1;
    else if (rest.startsWith("\\")) kept += pattern.slice(index, (index += 1) + 1);
    else kept += pattern[index] ?? "";
  }
  return kept;
}
