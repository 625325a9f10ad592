import { onSuccess, turn } from "../../support/changes.ts";
import { money } from "../plants/amounts.ts";
import { numberAt, put } from "../plants/answers.ts";
import { eachRow, lastRow, rowsOf } from "../plants/rows.ts";
import type { SecondFault } from "./second-fault.ts";

/** Faults of amounts: wrong sums, wrong signs, and mixed units. */
export const MONEY: readonly SecondFault[] = [
  {
    name: "the balance before each movement as the balance after it",
    kind: "money",
    operationId: "listAccountTransactions",
    plant: eachRow((row) => {
      const moved = Number(row["amount"]) * (row["direction"] === "in" ? 1 : -1);
      return { ...row, balanceAfter: money(Math.max(0, Number(row["balanceAfter"]) - moved)) };
    }),
    only: ["listAccountTransactions", "getWalletBalance"],
    breaks: "the newest balanceAfter is the balance of the wallet",
  },
  {
    name: "the money that came in is summed over the page alone",
    kind: "money",
    operationId: "listAccountTransactions",
    plant: onSuccess((answer) => {
      const came = rowsOf(answer).filter(({ direction }) => direction === "in");
      return put(answer, "/value/totals/inAmount", money(came.reduce((sum, { amount }) => sum + Number(amount), 0)));
    }),
    breaks: "the totals are of all that match, on every page the same",
  },
  {
    name: "the profit of a bet that was won forgets its stake",
    kind: "money",
    operationId: "listBets",
    plant: eachRow((row) => (row["status"] === "won" ? { ...row, profit: row["payout"] } : row)),
    breaks: "profit is payout less stake",
  },
  {
    name: "the net result leaves the rebate out",
    kind: "money",
    operationId: "getProfitLoss",
    plant: onSuccess((answer) =>
      put(
        answer,
        "/value/totals/net",
        money(numberAt(answer, "/value/totals/net") - numberAt(answer, "/value/totals/rebate")),
      ),
    ),
    shown: { username: "demo", by: (ask) => ask("GET", "/wps/reports/profit-loss") },
    breaks: "net is profit, rebate and net bonus together",
  },
  {
    name: "the last bonus is in dollars",
    kind: "money",
    operationId: "listBonuses",
    plant: lastRow((row) => ({ ...row, currency: "USD" })),
    only: ["listBonuses", "getWalletBalance"],
    breaks: "every amount is in the currency of the member",
  },
  {
    name: "the worth of points is multiplied by the ratio instead of divided",
    kind: "money",
    operationId: "getPointBalance",
    plant: onSuccess((answer) => put(answer, "/value/worthAmount", money(numberAt(answer, "/value/points") * 2))),
    only: ["getPointBalance", "getPointConfig"],
    breaks: "the worth is points / ratio of getPointConfig",
  },
  {
    name: "the main wallet has a cent less than the balance",
    kind: "money",
    operationId: "getMerchantWallet",
    plant: eachRow(
      (row) => (row["isMain"] === true ? { ...row, balance: money(Number(row["balance"]) - 0.01) } : row),
      "/value/wallets",
    ),
    findingAt: ["getMerchantWallet", "getWalletBalance"],
    breaks: "the balance of the main wallet is the one of getWalletBalance",
  },
  {
    name: "the balance in minor units",
    kind: "money",
    operationId: "getWalletBalance",
    plant: turn("/value/balance", (balance) => String(Math.round(Number(balance) * 100))),
    only: ["getWalletBalance", "getMerchantWallet", "createWithdrawal", "listPayoutAccounts", "convertPoints"],
    findingAt: ["getWalletBalance", "getMerchantWallet"],
    breaks: "the balance is in units of the currency and the same as that of the main wallet",
  },
  {
    name: "the amount of a withdrawal less a fee that nobody knows of",
    kind: "money",
    operationId: "createWithdrawal",
    plant: turn("/value/amount", (amount) => money(Number(amount) * 0.99)),
    only: ["createWithdrawal", "listWithdrawals", "listPayoutAccounts", "getWalletBalance"],
    breaks: "the answer repeats the amount that was asked for",
  },
  {
    name: "the balance after a conversion is the one before it",
    kind: "money",
    operationId: "convertPoints",
    plant: onSuccess((answer) =>
      put(answer, "/value/balance", money(numberAt(answer, "/value/balance") - numberAt(answer, "/value/amount"))),
    ),
    only: ["convertPoints", "getWalletBalance", "getPointBalance"],
    findingAt: ["convertPoints", "getWalletBalance"],
    breaks: "the balance of the answer is that of the wallet after the conversion",
  },
];
