import { failure, type HandlerRequest, type Reply } from "../../handler.ts";
import { isTooFine, toMinor } from "../../world/money/money.ts";

/** The most digits that the ledger can hold. */
const LONGEST_MAJOR = 13;

type Amount = { minor: number; refusal?: undefined } | { minor?: undefined; refusal: Reply };

/**
 * Reads an amount of a request in minor units, or refuses one with too many decimals for its currency. An amount too large for the ledger
 * becomes Infinity, which every range check refuses.
 */
export function readAmount(request: HandlerRequest, name: string, decimal: string, currency: string): Amount {
  if (isTooFine(decimal, currency)) {
    const details = [{ path: `body/${name}`, message: "must not have more decimals than its currency" }];
    return { refusal: failure(request, 400, "INVALID_REQUEST", { details }) };
  }
  const [major = "", fraction = ""] = decimal.split(".");
  if (major.length > LONGEST_MAJOR) return { minor: Infinity };
  return { minor: toMinor(`${major}.${fraction.slice(0, 2)}`.replace(/\.$/, "")) };
}
