import { failure, type HandlerRequest, type Reply } from "../../handler.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { locked } from "../locked.ts";

/**
 * Returns why a payment password is refused; undefined when it is right. Every wrong one is counted, whatever else happens to the request.
 */
export function refusePaymentPassword(request: HandlerRequest, account: Account, typed: string): Reply | undefined {
  const { paymentPasswords } = request.world;
  const verdict = paymentPasswords.check(account.id, typed);
  if (verdict === "right") return undefined;
  if (verdict === "notSet") return failure(request, 422, "PAYMENT_PASSWORD_NOT_SET");
  if (verdict === "wrong") return failure(request, 422, "PAYMENT_PASSWORD_INCORRECT");
  return locked(request, paymentPasswords.lockedForMs(account.id));
}
