import { failure, type HandlerRequest, type Reply } from "../handler.ts";
import type { Account } from "../world/accounts.ts";

/** Why the typed payment password does not do; undefined when it is right. A wrong one counts also when nothing else happens. */
export function refusePaymentPassword(request: HandlerRequest, account: Account, typed: string): Reply | undefined {
  const { paymentPasswords } = request.world;
  const verdict = paymentPasswords.check(account.id, typed);
  if (verdict === "right") return undefined;
  if (verdict === "notSet") return failure(request, 422, "PAYMENT_PASSWORD_NOT_SET");
  if (verdict === "wrong") return failure(request, 422, "PAYMENT_PASSWORD_INCORRECT");
  const seconds = Math.ceil(paymentPasswords.lockedForMs(account.id) / 1000);
  return failure(request, 429, "TOO_MANY_REQUESTS", { headers: { "retry-after": String(seconds) } });
}
