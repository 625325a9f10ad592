import { objectOr } from "../../../src/json.ts";
import { isSuccess, onSuccess, turn } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { increased } from "../plants/amounts.ts";
import { put } from "../plants/answers.ts";
import { withNewKey } from "../plants/requests.ts";
import { eachRow, type Row, rowsOf } from "../plants/rows.ts";
import { reads, sends } from "../plants/showings.ts";
import type { TwelfthFault } from "./twelfth-fault.ts";

const LIMITS = "/wps/responsible/limits";
const LIMIT_KINDS = ["deposit", "loss", "session"];

const withoutPending = (limit: Row): Row => {
  const { pending: _, ...rest } = limit;
  return rest;
};

/** Executes the call twice and returns the first response. */
const runsTwice: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (isSuccess(answer)) await forward(withNewKey(request));
  return answer;
};

/** Faults of jobs that run twice, too early, or for too many rows. */
export const JOBS: readonly TwelfthFault[] = [
  {
    name: "rebates are added up twice",
    kind: "jobs",
    operationId: "getProfitLoss",
    plant: turn("/value/totals", (value) => {
      const totals = objectOr(value);
      const rebate = Number(totals["rebate"]);
      return { ...totals, rebate: increased(rebate, rebate), net: increased(totals["net"], rebate) };
    }),
    findingAt: ["getProfitLoss", "listAccountTransactions"],
    shown: reads("demo", "/wps/reports/profit-loss"),
    breaks: "Share of the stakes that was paid back.",
  },
  {
    name: "every contract that has ended has expired",
    kind: "jobs",
    operationId: "listContracts",
    plant: eachRow((row) => (row["endedAt"] === null || row["reason"] !== null ? row : { ...row, reason: "expired" })),
    findingAt: ["listContracts", "decideContract"],
    shown: reads("agent", "/wps/agent/contracts?pageSize=100"),
    breaks: "Reason for an end that was not a decision of the two sides; null otherwise.",
  },
  {
    name: "a redemption is carried out twice",
    kind: "jobs",
    operationId: "redeemPointReward",
    plant: runsTwice,
    findingAt: ["redeemPointReward", "listPointRedemptions", "getPointBalance", "listPointTransactions"],
    shown: sends(
      "demo",
      "POST",
      "/wps/relay/passwordCheck/MCS2_redeemPointReward",
      { rewardId: "bonus-5", quantity: 1, paymentPassword: PAYMENT_PASSWORD },
      "a-redemption-by-two-jobs",
    ),
    breaks: "Redeems points for a reward, once for each key (E061).",
  },
  {
    name: "a new link is created twice",
    kind: "jobs",
    operationId: "createReferralLink",
    plant: runsTwice,
    findingAt: ["createReferralLink", "listReferralLinks"],
    shown: sends("agent", "POST", "/wps/agent/referral-links", { label: "Twice", rate: "0.50" }, "a-link-by-two-jobs"),
    breaks: "Creates a link with its own affiliate code (E092).",
  },
  {
    name: "a higher limit that waits is removed from the limits",
    kind: "jobs",
    operationId: "getPlayLimits",
    plant: onSuccess((answer) =>
      LIMIT_KINDS.reduce((changed, kind) => {
        const limits = rowsOf(changed, `/value/${kind}`).map(withoutPending);
        return put(changed, `/value/${kind}`, limits);
      }, answer),
    ),
    findingAt: ["getPlayLimits", "setPlayLimits", "confirmPlayLimit"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("PUT", LIMITS, { body: { kind: "loss", period: "7d", amount: "5000.00" } });
        await ask("PUT", LIMITS, { body: { kind: "loss", period: "7d", amount: "6000.00" } });
        return ask("GET", LIMITS);
      },
    },
    breaks: "Until then the current limit applies, and `pending` contains the change.",
  },
];
