import { failure, type HandlerRequest, type Reply } from "../handler.ts";
import { isTooFine, toMinor } from "../world/money.ts";

/** The ledger holds no more digits than this. */
const LONGEST_MAJOR = 13;

type Amount = { minor: number; refusal?: undefined } | { minor?: undefined; refusal: Reply };

/**
 * An amount of a request in minor units, or the refusal of one that is finer than its currency. One that is larger than
 * any ledger holds is Infinity, which no range takes.
 */
export function readAmount(request: HandlerRequest, name: string, decimal: string, currency: string): Amount {
  if (isTooFine(decimal, currency)) {
    const details = [{ path: `body/${name}`, message: "has more decimals than its currency" }];
    return { refusal: failure(request, 400, "INVALID_REQUEST", { details }) };
  }
  const [major = "", fraction = ""] = decimal.split(".");
  if (major.length > LONGEST_MAJOR) return { minor: Infinity };
  return { minor: toMinor(`${major}.${fraction.slice(0, 2)}`.replace(/\.$/, "")) };
}
