import { failure, type HandlerRequest, type Reply } from "../handler.ts";
import { toMinor } from "../world/money.ts";

/** Any currency of the mock has two decimals, and the ledger holds no more than this. */
const LONGEST_MAJOR = 13;

type Amount = { minor: number; refusal?: undefined } | { minor?: undefined; refusal: Reply };

/**
 * An amount of a request in minor units, or the refusal of one that is finer than its currency. One that is larger than
 * any ledger holds is Infinity, which no range takes.
 */
export function readAmount(request: HandlerRequest, name: string, decimal: string): Amount {
  const [major = "", fraction = ""] = decimal.split(".");
  if (fraction.length > 2 && /[1-9]/.test(fraction.slice(2))) {
    const details = [{ path: `body/${name}`, message: "has more decimals than its currency" }];
    return { refusal: failure(request, 400, "INVALID_REQUEST", { details }) };
  }
  if (major.length > LONGEST_MAJOR) return { minor: Infinity };
  return { minor: toMinor(`${major}.${fraction.slice(0, 2)}`.replace(/\.$/, "")) };
}
