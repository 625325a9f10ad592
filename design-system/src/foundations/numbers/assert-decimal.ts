import { assert } from "../props/assert.ts";
import { isDecimal } from "./format.ts";

/** Warns developers of an amount that is not a decimal number. Components show it as missing, so that the rest of the page stays. */
export function assertDecimal(component: string, amount: string | null | undefined): void {
  if (process.env.NODE_ENV === "production") return;
  assert(
    amount === null || amount === undefined || isDecimal(amount),
    `${component} has the amount “${amount}”.`,
    "It is not a decimal number, so the amount is shown as missing.",
    'Pass digits with a point before the decimals, such as "1234.50", or null when there is no amount.',
  );
}
