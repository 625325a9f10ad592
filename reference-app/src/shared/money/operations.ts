/** The calls that move money, points or a claim to them: each takes an Idempotency-Key, and getOperation knows its end (D12). */
export const MONEY_OPERATIONS = [
  "createDeposit",
  "createWithdrawal",
  "transferWallet",
  "convertPoints",
  "redeemPointReward",
  "claimReward",
  "applyActivity",
  "transferToRelative",
  "offerContract",
  "createReferralLink",
] as const;

export type MoneyOperation = (typeof MONEY_OPERATIONS)[number];

export const isMoneyOperation = (operationId: string): operationId is MoneyOperation =>
  MONEY_OPERATIONS.some((known) => known === operationId);
