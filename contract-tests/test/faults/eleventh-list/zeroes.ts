import { objectOr } from "../../../src/json.ts";
import { onSuccess, turn } from "../../support/changes.ts";
import { put, valueOf } from "../plants/answers.ts";
import { asked } from "../plants/requests.ts";
import { eachRow, listOf, rows, rowsOf } from "../plants/rows.ts";
import { reads, sends } from "../plants/showings.ts";
import type { EleventhFault } from "./eleventh-fault.ts";

/** The zero value of a time in Go. */
const ZERO_TIME = "0001-01-01T00:00:00Z";
const MONEY_LIMITS = ["deposit", "loss"];
const ZERO_SESSION = {
  startedAt: ZERO_TIME,
  endsAt: ZERO_TIME,
  playedSeconds: 0,
  stakeAmount: "0.00",
  winAmount: "0.00",
  netPosition: "0.00",
  nextRealityCheckAt: ZERO_TIME,
};

/** Faults of values that are zero where they should be absent, and absent where they should be zero. */
export const ZEROES: readonly EleventhFault[] = [
  {
    name: "a contract without an end ended long ago",
    kind: "zeroes",
    operationId: "listContracts",
    plant: eachRow((row) => ({ ...row, to: row["to"] ?? ZERO_TIME })),
    shown: reads("agent", "/wps/agent/contracts"),
    breaks: "Time at which the contract ends without a call.",
  },
  {
    name: "a deposit without a promotion has an empty one",
    kind: "zeroes",
    operationId: "listDeposits",
    plant: eachRow((row) => ({ ...row, promotionId: row["promotionId"] ?? "" })),
    findingAt: ["listDeposits", "getDeposit"],
    shown: reads("demo", "/wps/deposits"),
    breaks: "The promotion that the member chose for the deposit; null when none was chosen.",
  },
  {
    name: "a member who does not play has an empty session",
    kind: "zeroes",
    operationId: "getPlaySession",
    plant: turn("/value", (value) => ({ running: ZERO_SESSION, ...objectOr(value) })),
    shown: reads("demo", "/wps/responsible/session"),
    breaks: "without a session, `running` is absent.",
  },
  {
    name: "a member without limits has limits of zero",
    kind: "zeroes",
    operationId: "getPlayLimits",
    plant: onSuccess((answer) =>
      MONEY_LIMITS.reduce((changed, kind) => {
        const limits = rowsOf(changed, `/value/${kind}`).map((limit) => ({ amount: "0.00", ...limit }));
        return put(changed, `/value/${kind}`, limits);
      }, answer),
    ),
    findingAt: ["getPlayLimits", "setPlayLimits"],
    shown: reads("demo", "/wps/responsible/limits"),
    breaks: "The limit; absent when there is none.",
  },
  {
    name: "a transaction without an order belongs to order 0",
    kind: "zeroes",
    operationId: "listAccountTransactions",
    plant: eachRow((row) => ({ orderId: "0", ...row })),
    shown: reads("demo", "/wps/transactions"),
    breaks: "Id of the deposit or withdrawal that moved the money (its `id`). Absent for other transactions.",
  },
  {
    name: "every method has the fields of the last one",
    kind: "zeroes",
    operationId: "listDepositMethods",
    plant: rows((methods) => methods.map((method) => ({ ...method, fields: methods.at(-1)?.["fields"] })), "/value"),
    findingAt: ["listDepositMethods", "createDeposit"],
    shown: reads("demo", "/wps/deposits/methods"),
    breaks: "Fields that the member fills in for a deposit, in the order of the form.",
  },
  {
    name: "only the main wallet says whether it is the main one",
    kind: "zeroes",
    operationId: "getMerchantWallet",
    plant: eachRow(({ isMain, ...wallet }) => (isMain === true ? { ...wallet, isMain } : wallet), "/value/wallets"),
    shown: reads("demo", "/wps/relay/GCS_merchantWallet"),
    breaks: "True for the main wallet, which deposits, withdrawals and getWalletBalance use.",
  },
  {
    name: "a module without modules below has null",
    kind: "zeroes",
    operationId: "getModuleTree",
    plant: eachRow(
      (node) => ({
        ...node,
        childrenNodes: listOf(node, "/childrenNodes").length === 0 ? null : node["childrenNodes"],
      }),
      "/value",
    ),
    shown: reads("demo", "/wps/system/menu"),
    breaks: "Switches that apply only while this one is on.",
  },
  {
    name: "an unknown game has null for its draws",
    kind: "zeroes",
    operationId: "listOpenedNumbers",
    plant: onSuccess((answer, request) =>
      answer.status === 200 && asked(request, "numero") === null && rowsOf(answer, "/value/draws").length === 0
        ? put(answer, "/value/draws", null)
        : answer,
    ),
    shown: reads("demo", "/lotto/lgw/games/opened/numero?gameCode=NO_SUCH_GAME"),
    breaks: "For an unknown game the list is empty.",
  },
  {
    name: "a new deposit was decided long ago",
    kind: "zeroes",
    operationId: "createDeposit",
    plant: onSuccess((answer) => put(answer, "/value/decidedAt", objectOr(valueOf(answer))["decidedAt"] ?? ZERO_TIME)),
    findingAt: ["createDeposit", "getDeposit", "listDeposits"],
    shown: sends(
      "demo",
      "POST",
      "/wps/deposits",
      { methodId: "bkash", amount: "500.00", fields: { senderNumber: "01712345678" } },
      "a-deposit-of-the-year-one",
    ),
    breaks: "Time at which the deposit was approved, rejected or expired; null while it is pending.",
  },
];
