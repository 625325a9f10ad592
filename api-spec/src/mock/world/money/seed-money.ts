import { MINUTE_MS, HOUR_MS } from "../clock.ts";
import { PERSONAS } from "../identity/personas.ts";
import type { World } from "../world.ts";

/** The idempotency key in the contract's example of getOperation. */
const EXAMPLE_KEY = "0f8b2c1e-6d3a-4b58-9c7e-1a2b3c4d5e6f";

/** Adds payout accounts to the personas, and today's orders to the persona with a history. Its balance stays the same. */
export function seedMoney(world: World): void {
  for (const persona of PERSONAS) {
    const account = world.accounts.byUsername(persona.username);
    if (!account || account.role !== "member" || account.traits.includes("noPaymentPassword")) continue;
    const { id: accountId } = account;
    // Only the persona with a history has had withdrawals before.
    const [bank] = world.payoutAccounts.of(accountId);
    if (bank) orderOfToday(world, accountId, bank.id);
    world.payoutAccounts.add({
      accountId,
      type: "bkash",
      number: account.mobile.replace("+88", ""),
      holder: persona.nickname,
    });
  }
}

function orderOfToday({ clock, deposits, withdrawals, idempotency }: World, accountId: string, bankId: string): void {
  const now = clock.now();
  const deposit = (methodId: string, amountMinor: number, at: number, fields: Record<string, string>) =>
    deposits.create({ accountId, methodId, amountMinor, fields, at });
  const withdraw = (amountMinor: number, at: number) =>
    withdrawals.create({ accountId, payoutAccountId: bankId, amountMinor, at });

  withdrawals.decide(withdraw(700_13, now - 9 * HOUR_MS).id, "rejected", now - 8 * HOUR_MS);
  const rejected = deposit("nagad", 300_13, now - 7 * HOUR_MS, { senderNumber: "01712345678" });
  deposits.decide(rejected.id, "rejected", now - 7 * HOUR_MS + MINUTE_MS);
  const expired = deposit("bank", 1_000_14, now - 6 * HOUR_MS, { bank: "city", accountNumber: "1501204567890" });
  deposits.decide(expired.id, "expired", expired.expiresAt);
  const paid = deposit("bkash", 500_00, now - 2 * HOUR_MS, { senderNumber: "01712345678" });
  deposits.decide(paid.id, "approved", now - 2 * HOUR_MS + MINUTE_MS);
  const waiting = withdraw(500_00, now - 10 * MINUTE_MS);
  withdrawals.decide(waiting.id, "approved", now - 5 * MINUTE_MS);

  const value = { id: paid.id, amount: "500.00", currency: "BDT", status: "pending" };
  const call = { accountId, key: EXAMPLE_KEY, operationId: "createDeposit", content: "" };
  idempotency.keep(call, { body: { success: true, value } });
}
