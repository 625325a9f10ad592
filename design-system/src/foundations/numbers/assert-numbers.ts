import { assert } from "../props/assert.ts";

/** Warns developers of a value that no chart can draw. Charts leave it out, so that the rest of the page stays. */
export function assertNumbers(component: string, values: readonly number[]): void {
  if (process.env.NODE_ENV === "production") return;
  const broken = values.find((value) => !Number.isFinite(value));
  assert(
    broken === undefined,
    `${component} was given ${broken} as a value.`,
    "There is no place for it between the others, so that it is left out.",
    "Leave it out yourself, or pass the number that is meant.",
  );
}
