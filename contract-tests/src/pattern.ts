function compile(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}

/**
 * The expression of a `pattern`: of ECMA 262 with the flag u, as JSON Schema asks, or without it, as many specs write it; undefined when
 * it is neither, such as one of another language.
 */
export const patternOf = (pattern: string): RegExp | undefined => compile(pattern, "u") ?? compile(pattern, "");
