/** Calls that move or claim money or points. Each sends an Idempotency-Key, and getOperation reports its outcome (D12). */
export const MONEY_OPERATIONS = [
  "createDeposit",
  "createWithdrawal",
  "transferWallet",
  "convertPoints",
  "redeemPointReward",
  "claimReward",
  "applyActivity",
] as const;

/** Agents' calls that must also count only once (E090, E092, E094). */
const AGENT_OPERATIONS = ["transferToRelative", "createReferralLink", "offerContract"] as const;

export type MoneyOperation = (typeof MONEY_OPERATIONS)[number];
/** Every call whose outcome is looked up when its answer is lost. */
export type KeyedOperation = MoneyOperation | (typeof AGENT_OPERATIONS)[number];

export const isKeyedOperation = (operationId: string): operationId is KeyedOperation =>
  [...MONEY_OPERATIONS, ...AGENT_OPERATIONS].some((known) => known === operationId);
