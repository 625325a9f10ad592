import { assert } from "../props/assert.ts";
import { isDecimal } from "./format.ts";

/** Warns developers of an amount that is no decimal number. Components show it as a missing one, so that the rest of the page stays. */
export function assertDecimal(component: string, amount: string | null | undefined): void {
  if (process.env.NODE_ENV === "production") return;
  assert(
    amount === null || amount === undefined || isDecimal(amount),
    `${component} was given “${amount}” as an amount.`,
    "It is no decimal number, so that the amount is shown as missing.",
    'Pass digits with a point before the decimals, such as "1234.50", or null where there is no amount.',
  );
}
