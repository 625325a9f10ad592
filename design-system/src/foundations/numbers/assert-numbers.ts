import { assert } from "../props/assert.ts";

/** Warns developers of a value that no chart can draw. Charts leave it out, so that the rest of the page stays. */
export function assertNumbers(component: string, values: readonly number[]): void {
  if (process.env.NODE_ENV === "production") return;
  const broken = values.find((value) => !Number.isFinite(value));
  assert(
    broken === undefined,
    `${component} has the value ${broken}.`,
    "It cannot be drawn, so it is left out.",
    "Pass a finite number, or omit the value.",
  );
}
