/** The calls that move money, points or a claim to them: each takes an Idempotency-Key, and getOperation knows its end (D12). */
export const MONEY_OPERATIONS = [
  "createDeposit",
  "createWithdrawal",
  "transferWallet",
  "convertPoints",
  "redeemPointReward",
  "claimReward",
  "applyActivity",
] as const;

/** An agent's calls of the same kind: they count once too (E090, E092, E094). */
const AGENT_OPERATIONS = ["transferToRelative", "createReferralLink", "offerContract"] as const;

export type MoneyOperation = (typeof MONEY_OPERATIONS)[number];
/** Every call whose end is looked up when its answer is lost. */
export type KeyedOperation = MoneyOperation | (typeof AGENT_OPERATIONS)[number];

export const isKeyedOperation = (operationId: string): operationId is KeyedOperation =>
  [...MONEY_OPERATIONS, ...AGENT_OPERATIONS].some((known) => known === operationId);
