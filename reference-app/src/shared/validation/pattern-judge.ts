/** What became of an expression and a value; "invalid" is an expression that is none. */
export type PatternVerdict = "fits" | "unfit" | "invalid";

/** Runs an expression of the server over the whole value (R341). It may take forever: only a worker calls it (D7). */
export function judgePattern(pattern: string, value: string): PatternVerdict {
  try {
    return new RegExp(`^(?:${pattern})$`, "u").test(value) ? "fits" : "unfit";
  } catch {
    return "invalid";
  }
}
