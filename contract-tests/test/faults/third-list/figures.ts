import { objectOr, valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf, onSuccess, turn } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { money } from "../plants/amounts.ts";
import { numberAt, put } from "../plants/answers.ts";
import { asked, asking } from "../plants/requests.ts";
import { listOf, type Row, rowsOf } from "../plants/rows.ts";
import { DAY_MS, moved } from "../plants/times.ts";
import type { ThirdFault } from "./third-fault.ts";

const CURRENT = "/value/current";

/** Takes the figures from a table that is filled once a day. */
const lacksToday: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const { from, to } = objectOr(valueAt(jsonOf(answer), CURRENT));
  const older = await forward(asking(request, { from: String(from), to: moved(to, -DAY_MS) }));
  return isSuccess(older) ? put(answer, `${CURRENT}/figures`, valueAt(jsonOf(older), `${CURRENT}/figures`)) : answer;
};

/** Leaves the last 24 hours out of the longer periods. */
const withoutLastDay = (limits: unknown): readonly Row[] => {
  const [day, ...longer] = listOf(limits, "");
  if (day === undefined) return [];
  const used = (limit: Row): number => Math.max(0, Number(limit["usedAmount"]) - Number(day["usedAmount"]));
  return [day, ...longer.map((limit) => ({ ...limit, usedAmount: money(used(limit)) }))];
};

const sum = (left: Row, right: Row): Row => ({
  ...left,
  bets: Number(left["bets"]) + Number(right["bets"]),
  stake: money(Number(left["stake"]) + Number(right["stake"])),
  payout: money(Number(left["payout"]) + Number(right["payout"])),
  profit: money(Number(left["profit"]) + Number(right["profit"])),
});

/** Adds the quick draws to the lotteries. */
const mergesLotteries = (rows: readonly Row[]): readonly Row[] => {
  const quick = rows.find(({ category }) => category === "ELOTT");
  if (quick === undefined || !rows.some(({ category }) => category === "LOTT")) return rows;
  return rows.filter((row) => row !== quick).map((row) => (row["category"] === "LOTT" ? sum(row, quick) : row));
};

/** Faults of figures: sums and levels that are computed from the wrong data. */
export const FIGURES: readonly ThirdFault[] = [
  {
    name: "the figures of the team lack the last day",
    kind: "figures",
    operationId: "getAgentTeamOverview",
    plant: lacksToday,
    findingAt: ["getAgentTeamOverview", "listTeamMembers", "listTeamTransactions"],
    breaks: "the figures are the sums of the transactions of the period",
  },
  {
    name: "open bets count as lost",
    kind: "figures",
    operationId: "listBets",
    plant: onSuccess((answer) => {
      const profit = numberAt(answer, "/value/totals/payout") - numberAt(answer, "/value/totals/stake");
      return put(answer, "/value/totals/profit", money(profit));
    }),
    findingAt: ["listBets", "getProfitLoss"],
    breaks: "`totals.profit` leaves out open bets",
  },
  {
    name: "the longer limits count without the last day",
    kind: "figures",
    operationId: "getPlayLimits",
    plant: () => {
      const deposits = turn("/value/deposit", withoutLastDay)();
      const losses = turn("/value/loss", withoutLastDay)();
      return (request, forward) => deposits(request, (inner) => losses(inner, forward));
    },
    breaks: "a period looks back from now",
  },
  {
    name: "a high level without a second factor",
    kind: "figures",
    operationId: "getSecurityOverview",
    plant: onSuccess((answer) => {
      const { email, mobile, paymentPassword } = objectOr(valueAt(jsonOf(answer), "/value"));
      return email !== null && mobile !== null && paymentPassword === true
        ? put(answer, "/value/level", "high")
        : answer;
    }),
    breaks: "the level is high only with a second factor or a passkey",
  },
  {
    name: "quick draws count as lotteries",
    kind: "figures",
    operationId: "getProfitLoss",
    plant: onSuccess((answer, request) =>
      asked(request, "groupBy") === "category"
        ? put(answer, "/value/rows", mergesLotteries(rowsOf(answer, "/value/rows")))
        : answer,
    ),
    findingAt: ["getProfitLoss", "listBets"],
    shown: { username: "demo", by: (ask) => ask("GET", "/wps/reports/profit-loss?groupBy=category") },
    breaks: "each category has its own row",
  },
];
