import type { OperationValue } from "../api/api.ts";

/** Transaction types, in the order of the filter (E076, E089). */
export const TRANSACTION_TYPES = [
  "deposit",
  "withdrawal",
  "withdrawalReturn",
  "bet",
  "win",
  "refund",
  "bonus",
  "rebate",
  "reward",
  "pointConversion",
  "transferIn",
  "transferOut",
  "dividend",
  "salary",
  "adjustment",
  "opening",
] as const satisfies readonly OperationValue<"listAccountTransactions">["content"][number]["type"][];
