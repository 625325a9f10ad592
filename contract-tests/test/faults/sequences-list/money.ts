import { valueAt } from "../../../src/json.ts";
import { onSuccess, saysNo, turn } from "../../support/changes.ts";
import { increased } from "../plants/amounts.ts";
import { valueOf } from "../plants/answers.ts";
import { misreads } from "../plants/misreadings.ts";
import { recodes, refusedAt, refuses, refusesWhen } from "../plants/refusals.ts";
import { asked, asking, bodyOf, textIn } from "../plants/requests.ts";
import { eachRow, rowInPath } from "../plants/rows.ts";
import { DAY_MS, HOUR_MS, moved } from "../plants/times.ts";
import { inSequence, type SequenceFault } from "./sequence-fault.ts";

const LONGEST_DAYS = 366;
const ZEROS = /\.\d{3,}$/;

const refusesZeros = refuses(
  (request) => ZEROS.test(textIn(request, "amount")),
  () => saysNo(400, "INVALID_REQUEST", "The request is not valid. Please check what you entered."),
);

/** Faults of money, its limits and its records. */
export const MONEY: readonly SequenceFault[] = [
  {
    name: "a claimed reward has another name among the transactions",
    kind: "money",
    operationId: "listAccountTransactions",
    plant: eachRow((row) => (row["type"] === "reward" ? { ...row, reference: "Bonus" } : row)),
    foundBy: inSequence("claimReward", "a member claims a reward"),
    breaks: "The reference of a reward is its title.",
  },
  {
    name: "an approved deposit does not count for the limits",
    kind: "money",
    operationId: "getPlayLimits",
    plant: eachRow((limit) => ({ ...limit, usedAmount: "0.00" }), "/value/deposit"),
    foundBy: inSequence("createDeposit", "the payment service approves a deposit"),
    breaks: "An approved deposit counts for the limits of its period.",
  },
  {
    name: "a bonus was granted before its deposit was approved",
    kind: "money",
    operationId: "listBonuses",
    plant: eachRow((bonus) => ({ ...bonus, grantedAt: moved(bonus["grantedAt"], -HOUR_MS) })),
    foundBy: inSequence("createDeposit", "the payment service approves a deposit with a promotion"),
    breaks: "The bonus is granted when the deposit is approved.",
  },
  {
    name: "a period that is too long has 365 days",
    kind: "money",
    operationId: "getProfitLoss",
    plant: misreads((request) => {
      const [from, to] = [asked(request, "from") ?? "", asked(request, "to") ?? ""];
      return Date.parse(to) - Date.parse(from) > LONGEST_DAYS * DAY_MS
        ? asking(request, { from: moved(to, (1 - LONGEST_DAYS) * DAY_MS) })
        : undefined;
    }),
    foundBy: inSequence("getProfitLoss", "the period has 366 days, or one more"),
    breaks: "A longer period begins 366 days before its end.",
  },
  {
    name: "a merchant with one wallet has too little money",
    kind: "money",
    operationId: "transferWallet",
    plant: recodes("NOT_FOUND", 422, "INSUFFICIENT_BALANCE"),
    foundBy: inSequence("transferWallet", "the merchant of the member has one wallet"),
    breaks: "A wallet that the member does not have returns 404 NOT_FOUND.",
  },
  {
    name: "zeros at the end of a transfer are decimals",
    kind: "money",
    operationId: "transferWallet",
    plant: refusesZeros,
    foundBy: inSequence("transferWallet", "the amount ends in zeros, and an earlier key comes with another call"),
    breaks: "Zeros at the end of an amount are no decimals.",
  },
  {
    name: "a redemption has no result by its key",
    kind: "money",
    operationId: "getOperation",
    plant: onSuccess((answer) =>
      valueAt(valueOf(answer), "/operationId") === "redeemPointReward" ? refusedAt(answer, 404, "NOT_FOUND") : answer,
    ),
    foundBy: inSequence("getOperation", "every kind of call had a key"),
    breaks: "The result of every call with a key is found by it.",
  },
  {
    name: "late money cannot be confirmed",
    kind: "money",
    operationId: "confirmWithdrawalReceipt",
    plant: refusesWhen("/wps/withdrawals?pageSize=100", (page, request) =>
      rowInPath(valueOf(page), request)?.["receipt"] === "notReceived" && bodyOf(request)?.["received"] === true
        ? refusedAt(page, 409, "STATE_CONFLICT")
        : undefined,
    ),
    foundBy: inSequence("confirmWithdrawalReceipt", "the money has not arrived, and then arrives late"),
    breaks: "Money that has not arrived can be confirmed when it arrives late.",
  },
  {
    name: "a limit of losses counts one more than was lost",
    kind: "money",
    operationId: "getPlayLimits",
    plant: turn("/value/loss/2/usedAmount", (amount) => increased(amount, 1)),
    foundBy: inSequence("getPlayLimits", "the used amounts are compared with the transactions of thirty days"),
    breaks: "A loss is what was staked, without what was won or refunded.",
  },
  {
    name: "zeros at the end of a limit are decimals",
    kind: "money",
    operationId: "setPlayLimits",
    plant: refusesZeros,
    foundBy: inSequence("setPlayLimits", "the amount ends in zeros, and another member has no such limit"),
    breaks: "Zeros at the end of an amount are no decimals.",
  },
];
