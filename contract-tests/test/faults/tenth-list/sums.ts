import { objectOr, valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf, onSuccess } from "../../support/changes.ts";
import type { Forward, ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import { increased, money } from "../plants/amounts.ts";
import { numberAt, objectIn, put, valueOf, withValue } from "../plants/answers.ts";
import { everyRow } from "../plants/pages.ts";
import { asked, asking, beside } from "../plants/requests.ts";
import { rowsOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { looksUp, valueBeside } from "../plants/state.ts";
import type { TenthFault } from "./tenth-fault.ts";

const REPORT = "/wps/reports/profit-loss";
const TOTALS = "/value/totals";

/** Adds up the bets of every status. */
const sumsEveryStatus = looksUp(async (answer, request, forward) => {
  if (asked(request, "status") === null) return answer;
  const all = await forward(asking(request, { status: undefined }));
  return isSuccess(all) ? put(answer, TOTALS, valueAt(jsonOf(all), TOTALS)) : answer;
});

/** Leaves refunds out of the money that came in. */
const sumsWithoutRefunds = looksUp(async (answer, request, forward) => {
  const type = asked(request, "type") ?? "refund";
  if (type !== "refund") return answer;
  const refunds = await forward(asking(request, { type, page: undefined, pageSize: "1" }));
  if (!isSuccess(refunds)) return answer;
  const inAmount = valueAt(jsonOf(answer), `${TOTALS}/inAmount`);
  return put(answer, `${TOTALS}/inAmount`, increased(inAmount, -numberAt(refunds, `${TOTALS}/inAmount`)));
});

/** Sums the transactions of a type in the period of a report. */
async function sumIn(report: unknown, type: string, request: ProxiedRequest, forward: Forward): Promise<number> {
  const { from, to } = objectOr(report);
  const address = `/wps/transactions?type=${type}&pageSize=1&from=${String(from)}&to=${String(to)}`;
  return Number(valueAt(await valueBeside(request, forward, address), "/totals/inAmount"));
}

/** Counts the withdrawals that were returned as if the money had left. */
const sumsGrossWithdrawals = looksUp(async (answer, request, forward) => {
  const returned = await sumIn(valueOf(answer), "withdrawalReturn", request, forward);
  const net = valueAt(jsonOf(answer), `${TOTALS}/netWithdrawals`);
  return put(answer, `${TOTALS}/netWithdrawals`, increased(net, returned));
});

/** Counts the open bets of each group too, but not their stakes. */
const countsOpenBets = looksUp(async (answer, request, forward) => {
  const column = asked(request, "groupBy") === "vendor" ? "vassalage" : "category";
  const { from, to, groupBy, totals } = objectOr(valueOf(answer));
  if (groupBy === "day") return answer;
  const address = `/wps/bets?status=open&from=${String(from)}&to=${String(to)}`;
  const open = await everyRow(beside(request, "GET", address), forward);
  const groups = rowsOf(answer, "/value/rows").map((row) => {
    const more = open.filter((bet) => bet[column] === row[column]).length;
    return { ...row, bets: Number(row["bets"]) + more };
  });
  const bets = groups.reduce((total, row) => total + row.bets, 0);
  return withValue(answer, { rows: groups, totals: { ...objectOr(totals), bets } });
});

/** Subtracts what came back from refused withdrawals. */
function netOf(period: unknown): unknown {
  const figures = objectIn(period, "/figures");
  const withdrawn = Number(figures["withdrawalAmount"]) - Number(figures["withdrawalReturnAmount"]);
  return { ...objectOr(period), figures: { ...figures, withdrawalAmount: money(Math.max(0, withdrawn)) } };
}

/** Faults of sums over other rows than the contract names. */
export const SUMS: readonly TenthFault[] = [
  {
    name: "the sums of the bets ignore their status",
    kind: "sums",
    operationId: "listTeamBets",
    plant: sumsEveryStatus,
    shown: reads("agent", "/wps/agent/team/bets?status=won"),
    breaks: "`totals` has the sums over all pages.",
  },
  {
    name: "refunds did not come into the balance",
    kind: "sums",
    operationId: "listAccountTransactions",
    plant: sumsWithoutRefunds,
    shown: reads("demo", "/wps/transactions"),
    breaks: "Sum of all amounts that came into the balance.",
  },
  {
    name: "withdrawals that were returned count as withdrawn",
    kind: "sums",
    operationId: "getProfitLoss",
    plant: sumsGrossWithdrawals,
    findingAt: ["getProfitLoss", "listAccountTransactions"],
    shown: reads("demo", `${REPORT}?from=2020-01-01T00:00:00Z`),
    breaks: "Withdrawals of the period less withdrawals that were returned in it.",
  },
  {
    name: "the groups of profit and loss count open bets",
    kind: "sums",
    operationId: "getProfitLoss",
    plant: countsOpenBets,
    findingAt: ["getProfitLoss", "listBets"],
    shown: reads("demo", `${REPORT}?groupBy=category`),
    breaks: "open bets do not count yet.",
  },
  {
    name: "the team withdrew less than its members",
    kind: "sums",
    operationId: "getAgentTeamOverview",
    plant: onSuccess((answer) => {
      const { current, previous } = objectOr(valueOf(answer));
      return withValue(answer, {
        current: netOf(current),
        previous: netOf(previous),
        rows: rowsOf(answer, "/value/rows").map(netOf),
      });
    }),
    findingAt: ["getAgentTeamOverview", "listTeamMembers", "listTeamTransactions"],
    shown: reads("agent", "/wps/agent/overview"),
    breaks: "Sum of withdrawals.",
  },
];
