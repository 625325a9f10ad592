import { valueAt } from "../../../src/json.ts";
import { isSuccess, onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { acceptedAt, put, valueOf } from "../plants/answers.ts";
import { misreadsQuery } from "../plants/misreadings.ts";
import { beside, bodyOf, textIn, withBody } from "../plants/requests.ts";
import { eachRow, rowInPath, rowsOf } from "../plants/rows.ts";
import { reads, sends } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import type { EleventhFault } from "./eleventh-fault.ts";

const LIMITS = "/wps/responsible/limits";
const LINKS = "/wps/agent/referral-links";
const BANGLADESH_MINUTES = "360";
const MONEY_LIMITS = ["deposit", "loss"];

/** Takes a report that the money has not arrived for no report. */
const ignoresNo: Plant = () => async (request, forward) => {
  if (bodyOf(request)?.["received"] !== false) return forward(request);
  const seen = await forward(beside(request, "GET", "/wps/withdrawals?pageSize=100"));
  const withdrawal = isSuccess(seen) ? rowInPath(valueOf(seen), request) : undefined;
  return withdrawal?.["receipt"] === "waiting" ? acceptedAt(seen, withdrawal) : forward(request);
};

/** Takes a rate of zero for no rate. */
const ignoresZero: Plant = () => async (request, forward) => {
  if (textIn(request, "rate") !== "0") return forward(request);
  const rate = valueAt(await valueBeside(request, forward, LINKS), "/highestRate");
  return forward(withBody(request, { rate }));
};

/** Faults of conditions that take zero, false and "0" for a value that is absent. */
export const FALSY: readonly EleventhFault[] = [
  {
    name: "a report that the money has not arrived is no report",
    kind: "falsy",
    operationId: "confirmWithdrawalReceipt",
    plant: ignoresNo,
    findingAt: ["confirmWithdrawalReceipt", "listWithdrawals"],
    shown: sends("demo", "PUT", "/wps/withdrawals/6/receipt", { received: false }),
    breaks: "`received: false` stops this, and the merchant investigates.",
  },
  {
    name: "a clock without an offset from UTC is that of the merchant",
    kind: "falsy",
    operationId: "getProfitLoss",
    plant: misreadsQuery("utcOffsetMinutes", (offset) => (offset === "0" ? BANGLADESH_MINUTES : offset)),
    shown: reads("demo", "/wps/reports/profit-loss?from=2026-01-01T00:00:00Z&groupBy=day&utcOffsetMinutes=0"),
    breaks: "When `groupBy` is day, the days begin at midnight of that clock.",
  },
  {
    name: "a reward that is out of stock has an unlimited stock",
    kind: "falsy",
    operationId: "listPointRewards",
    plant: eachRow((row) => (row["stock"] === 0 ? { ...row, stock: null } : row)),
    findingAt: ["listPointRewards", "redeemPointReward"],
    shown: reads("demo", "/wps/relay/MCS2_getPointReward"),
    breaks: "Number of units left; null when the stock is unlimited.",
  },
  {
    name: "a limit that is used up does not say what is left",
    kind: "falsy",
    operationId: "getPlayLimits",
    plant: onSuccess((answer) =>
      MONEY_LIMITS.reduce((changed, kind) => {
        const limits = rowsOf(changed, `/value/${kind}`).map(({ leftAmount, ...limit }) =>
          leftAmount === undefined || Number(leftAmount) === 0 ? limit : { ...limit, leftAmount },
        );
        return put(changed, `/value/${kind}`, limits);
      }, answer),
    ),
    findingAt: ["getPlayLimits", "setPlayLimits"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("PUT", LIMITS, { body: { kind: "deposit", period: "24h", amount: "500.00" } });
        return ask("GET", LIMITS);
      },
    },
    breaks: "Amount that the limit still allows; absent without a limit.",
  },
  {
    name: "a link without a rebate gives the highest one",
    kind: "falsy",
    operationId: "createReferralLink",
    plant: ignoresZero,
    findingAt: ["createReferralLink", "listReferralLinks"],
    shown: sends("agent", "POST", LINKS, { label: "Neighbours", rate: "0" }, "a-link-without-a-rebate"),
    breaks: "A member who registers with the code becomes a direct downline of the agent and gets the rebate `rate`.",
  },
];
