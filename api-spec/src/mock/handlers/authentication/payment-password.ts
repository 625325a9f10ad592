import { Refusal, type HandlerRequest } from "../../handler.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { locked } from "../locked.ts";

/** Requires the right payment password. Every wrong one is counted, whatever else happens to the request. @throws Refusal */
export function checkPaymentPassword(request: HandlerRequest, account: Account, typed: string): void {
  const { paymentPasswords } = request.world;
  const verdict = paymentPasswords.check(account.id, typed);
  if (verdict === "notSet") throw new Refusal(422, "PAYMENT_PASSWORD_NOT_SET");
  if (verdict === "wrong") throw new Refusal(422, "PAYMENT_PASSWORD_INCORRECT");
  if (verdict === "locked") throw locked(paymentPasswords.lockedForMs(account.id));
}
