import { objectOr, valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf, onRefusal, onSuccess, saysYes, turn, withJson } from "../../support/changes.ts";
import type { Plant, PlantedFault } from "../planted-fault.ts";

const withoutFirst = (rows: unknown): unknown => (Array.isArray(rows) ? rows.slice(1) : rows);

/** Accepts an old password: when the login fails, it answers with the last token of that username. */
const oldPasswordStaysGood: Plant = () => {
  const good = new Map<string, string>();
  return async (request, forward) => {
    const answer = await forward(request);
    const username = JSON.stringify(valueAt(JSON.parse(request.body || "null"), "/username") ?? null);
    if (isSuccess(answer)) good.set(username, answer.body);
    const body = good.get(username);
    return answer.status === 400 && body !== undefined ? { ...answer, status: 200, body } : answer;
  };
};

/** Faults that only show in several calls together. */
export const JOURNEY_FAULTS: readonly PlantedFault[] = [
  {
    name: "a deposit that stays pending forever",
    kind: "journey",
    operationId: "getDeposit",
    plant: onSuccess((answer) => {
      const json = jsonOf(answer);
      const value = { ...objectOr(valueAt(json, "/value")), status: "pending", decidedAt: null };
      return withJson(answer, { ...objectOr(json), value });
    }),
    finding: "must hold: $response.body#/value/status == 'approved'",
    journey: "money/payInAndOut",
  },
  {
    name: "a deposit that is booked twice",
    kind: "journey",
    operationId: "listAccountTransactions",
    plant: turn("/value/content", (rows) => (Array.isArray(rows) && rows.length > 1 ? [rows[0], ...rows] : rows)),
    finding: "must hold: ",
    journey: "money/payInAndOut",
  },
  {
    name: "a bet that is in no record",
    kind: "journey",
    operationId: "listBets",
    plant: turn("/value/content", withoutFirst),
    finding: "must hold: ",
    journey: "play/launchAndBet",
  },
  {
    name: "a stake that is not deducted from the balance",
    kind: "journey",
    operationId: "getWalletBalance",
    plant: turn("/value/balance", (value) => (Number(value) + 10).toFixed(2)),
    finding: "must hold: $response.body#/value/balance == ",
    journey: "play/launchAndBet",
  },
  {
    name: "a salary that is never paid",
    kind: "journey",
    operationId: "listContracts",
    plant: turn("/value/content/0/paidAmount", () => "0.00"),
    finding: "must hold: $response.body#/value/content/0/paidAmount == '0.10'",
    journey: "contracts/offerAndSettle",
  },
  {
    name: "a redemption that is never completed",
    kind: "journey",
    operationId: "listPointRedemptions",
    plant: turn("/value/content/0/status", () => "processing"),
    finding: "must hold: $response.body#/value/content/0/status != 'processing'",
    journey: "points/redeemPoints",
  },
  {
    name: "a temporary password that stays valid",
    kind: "journey",
    operationId: "login",
    plant: oldPasswordStaysGood,
    finding: "must hold: $statusCode == 400",
    journey: "passwords/resetByEmail",
  },
  {
    name: "a captcha that is not checked",
    kind: "journey",
    operationId: "registerByUsername",
    plant: onRefusal((answer) =>
      answer.status === 422 ? saysYes({ token: "t".repeat(43), needsVerification: false }) : answer,
    ),
    finding: "must hold: $statusCode == 422",
    journey: "registration/registerByUsername",
  },
];
