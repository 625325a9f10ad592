import { valueAt } from "../../../src/json.ts";
import { alike, isSuccess, jsonOf } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { money } from "../plants/amounts.ts";
import { put } from "../plants/answers.ts";
import { misreadsBody } from "../plants/misreadings.ts";
import { bodyOf, withBody } from "../plants/requests.ts";
import { eachRow, listOf, type Row, rowsOf } from "../plants/rows.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import type { ThirdFault } from "./third-fault.ts";

const MOST_AT_ONCE = 10;
const RATE = /^\d{1,3}(?:\.\d{1,2})?$/;
const TYPES_OUT = new Set(["withdrawal", "bet", "transferOut"]);

/** Adds the money of every wallet. */
const addsWallets: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const wallets = await forward(alike(request, "GET", "/wps/relay/GCS_merchantWallet"));
  if (!isSuccess(answer) || !isSuccess(wallets)) return answer;
  const balances = rowsOf(wallets, "/value/wallets").map(({ balance }) => Number(balance));
  return put(answer, "/value/balance", money(balances.reduce((total, balance) => total + balance, 0)));
};

/** Answers with the balance of the receiver. */
const showsReceiver: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const id = String(valueAt(jsonOf(answer), "/value/member/id"));
  const team = await forward(alike(request, "GET", `/wps/agent/team?depth=all&q=${id}`));
  const receiver = isSuccess(team) ? rowsOf(team).find((row) => row["id"] === id) : undefined;
  return receiver ? put(answer, "/value/balance", receiver["balance"]) : answer;
};

const rounded = (tier: Row): Row => {
  const { rate } = tier;
  return typeof rate === "string" && RATE.test(rate) ? { ...tier, rate: Number(rate).toFixed(1) } : tier;
};

/** Takes the points of one unit, whatever the quantity is. */
const takesOne: Plant = () => async (request, forward) => {
  const quantity = bodyOf(request)?.["quantity"];
  if (typeof quantity !== "number" || quantity < 2 || quantity > MOST_AT_ONCE) return forward(request);
  const answer = await forward(withBody(request, { quantity: 1 }));
  return isSuccess(answer) ? put(answer, "/value/redemption/quantity", quantity) : answer;
};

/** Faults of money and points: signs, directions, sides and rounding. */
export const MONEY: readonly ThirdFault[] = [
  {
    name: "points that were spent are shown as gained",
    kind: "money",
    operationId: "listPointTransactions",
    plant: eachRow((row) => ({ ...row, pointsChange: Math.abs(Number(row["pointsChange"])) })),
    breaks: "`pointsChange` is below zero for points spent",
  },
  {
    name: "a bonus that was taken back came in",
    kind: "money",
    operationId: "listTeamTransactions",
    plant: eachRow((row) => ({ ...row, direction: TYPES_OUT.has(String(row["type"])) ? "out" : "in" })),
    shown: { username: "agent", by: (ask) => ask("GET", "/wps/agent/team/transactions?type=bonus") },
    breaks: "the type alone does not determine the direction",
  },
  {
    name: "the balance has the money of every wallet",
    kind: "money",
    operationId: "getWalletBalance",
    plant: addsWallets,
    findingAt: ["getWalletBalance", "getMerchantWallet", "transferWallet"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/relay/GCS_walletTransfer", {
          body: { from: "main", to: "slots", amount: "100.00" },
          headers: { "idempotency-key": "to-the-slots-1" },
        });
        return ask("GET", "/wps/v2/wallets/balance");
      },
    },
    breaks: "the balance is that of the main wallet",
  },
  {
    name: "the balance of the receiver after a transfer",
    kind: "money",
    operationId: "transferToRelative",
    plant: showsReceiver,
    findingAt: ["transferToRelative", "getWalletBalance"],
    shown: {
      username: "agent",
      by: (ask) =>
        ask("POST", "/wps/agent/transfers", {
          body: { direction: "downline", memberId: "100001", amount: "10.00", paymentPassword: PAYMENT_PASSWORD },
          headers: { "idempotency-key": "a-transfer-down-1" },
        }),
    },
    breaks: "`balance` is the caller's balance",
  },
  {
    name: "several rewards for the points of one",
    kind: "money",
    operationId: "redeemPointReward",
    plant: takesOne,
    findingAt: ["redeemPointReward", "getPointBalance", "listPointRedemptions", "listPointTransactions"],
    shown: {
      username: "demo",
      by: (ask) =>
        ask("POST", "/wps/relay/passwordCheck/MCS2_redeemPointReward", {
          body: { rewardId: "bonus-5", quantity: 3, paymentPassword: PAYMENT_PASSWORD },
          headers: { "idempotency-key": "three-for-one-1" },
        }),
    },
    breaks: "the points are those of the quantity",
  },
  {
    name: "rates with one decimal",
    kind: "money",
    operationId: "offerContract",
    plant: misreadsBody(({ tiers }) => (Array.isArray(tiers) ? { tiers: listOf(tiers, "").map(rounded) } : undefined)),
    findingAt: ["offerContract", "listContracts"],
    shown: {
      username: "agent",
      by: (ask) =>
        ask("POST", "/wps/agent/contracts", {
          body: {
            memberId: "100001",
            kind: "realtime",
            period: "daily",
            tiers: [{ rate: "0.25", activeMembers: 0, betAmount: "0.00" }],
          },
          headers: { "idempotency-key": "a-rounded-offer-1" },
        }),
    },
    breaks: "a rate has up to two decimals",
  },
];
