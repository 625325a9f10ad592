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
