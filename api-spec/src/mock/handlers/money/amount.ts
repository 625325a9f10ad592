import { Refusal } from "../../handler.ts";
import { isTooFine, toMinor } from "../../world/money/money.ts";

/** The most digits that the ledger can hold. */
const LONGEST_MAJOR = 13;

/**
 * Reads an amount of a request in minor units. An amount too large for the ledger becomes Infinity, which every range check refuses.
 * @throws Refusal when it has too many decimals for its currency
 */
export function readAmount(name: string, decimal: string, currency: string): number {
  if (isTooFine(decimal, currency)) {
    const details = [{ path: `body/${name}`, message: "must not have more decimals than its currency" }];
    throw new Refusal(400, "INVALID_REQUEST", { details });
  }
  const [major = "", fraction = ""] = decimal.split(".");
  if (major.length > LONGEST_MAJOR) return Infinity;
  return toMinor(`${major}.${fraction.slice(0, 2)}`.replace(/\.$/, ""));
}
