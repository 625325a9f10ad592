import { objectOr } from "../../../src/json.ts";
import { isSuccess, turn } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { numberAt, put } from "../plants/answers.ts";
import { misreadsQuery } from "../plants/misreadings.ts";
import { asked, asking } from "../plants/requests.ts";
import { CONTENT, eachRow, listOf, type Row, rowsOf } from "../plants/rows.ts";
import { DAY_MS, HOUR_MS, moved } from "../plants/times.ts";
import type { SecondFault } from "./second-fault.ts";

/** Moves a time to a midnight in UTC before or after it. A text that is not a time stays, so that the server refuses it. */
const midnight = (moment: string, days: number): string => {
  const at = Date.parse(moment);
  return Number.isNaN(at) ? moment : new Date(Math.floor(at / DAY_MS + days) * DAY_MS).toISOString();
};

/** Filters orders by the time of their decision instead of the time of the order. */
const byDecision: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const from = asked(request, "from");
  const to = asked(request, "to");
  if (!isSuccess(answer) || (from === null && to === null)) return answer;
  const whole = await forward(asking(request, { from: undefined, to: undefined, page: "1", pageSize: "100" }));
  const isWithin = ({ decidedAt }: Row): boolean => {
    const decided = Date.parse(String(decidedAt));
    return decided >= Date.parse(from ?? "1970-01-01T00:00:00Z") && (to === null || decided < Date.parse(to));
  };
  const found = rowsOf(whole).filter((row) => isWithin(row));
  const size = numberAt(answer, "/value/pageSize");
  const first = (numberAt(answer, "/value/page") - 1) * size;
  const counted = put(put(answer, "/value/total", found.length), "/value/totalPages", Math.ceil(found.length / size));
  return put(counted, CONTENT, found.slice(first, first + size));
};

/** Faults of dates: wrong ends of a range, wrong time zones, and seconds instead of milliseconds. */
export const DATES: readonly SecondFault[] = [
  {
    name: "the whole day of `to` counts",
    kind: "dates",
    operationId: "listBets",
    plant: misreadsQuery("to", (to) => midnight(to, 1)),
    shown: {
      username: "demo",
      by: async (ask) => {
        const [bet] = listOf(await ask("GET", "/wps/bets?pageSize=1"));
        return ask("GET", `/wps/bets?to=${moved(bet?.["placedAt"], -1)}`);
      },
    },
    breaks: "no bet was placed at `to` or later",
  },
  {
    name: "the period begins at the midnight before `from`",
    kind: "dates",
    operationId: "listDeposits",
    plant: misreadsQuery("from", (from) => midnight(from, 0)),
    shown: {
      username: "demo",
      by: async (ask) => {
        const [deposit] = listOf(await ask("GET", "/wps/deposits?pageSize=1"));
        return ask("GET", `/wps/deposits?from=${moved(deposit?.["createdAt"], 1)}`);
      },
    },
    breaks: "no deposit was made before `from`",
  },
  {
    name: "the period goes by the decision",
    kind: "dates",
    operationId: "listWithdrawals",
    plant: byDecision,
    shown: {
      username: "demo",
      by: async (ask) => {
        const [withdrawal] = listOf(await ask("GET", "/wps/withdrawals?pageSize=1"));
        return ask("GET", `/wps/withdrawals?to=${moved(withdrawal?.["createdAt"], 1)}`);
      },
    },
    breaks: "the period goes by the moment the withdrawal was asked for",
  },
  {
    name: "`to` is forgotten",
    kind: "dates",
    operationId: "listPointTransactions",
    plant: misreadsQuery("to", () => undefined),
    breaks: "no movement is of `to` or later",
  },
  {
    name: "midnight on the wrong side of Greenwich",
    kind: "dates",
    operationId: "getProfitLoss",
    plant: misreadsQuery("utcOffsetMinutes", (minutes) => String(-Number(minutes))),
    shown: { username: "demo", by: (ask) => ask("GET", "/wps/reports/profit-loss?groupBy=day&utcOffsetMinutes=360") },
    breaks: "days begin at midnight of the clock that is utcOffsetMinutes ahead of UTC",
  },
  {
    name: "the time of Dhaka marked as UTC",
    kind: "dates",
    operationId: "listAccountEvents",
    plant: eachRow((row) => ({ ...row, at: moved(row["at"], 6 * HOUR_MS) })),
    breaks: "an event is not later than the answer that tells of it",
  },
  {
    name: "a code for two hours instead of two minutes",
    kind: "dates",
    operationId: "createHandoff",
    plant: turn("/value/expiresAt", (until) => moved(until, 2 * HOUR_MS)),
    breaks: "the code holds two minutes",
  },
  {
    name: "the period before ends a day too early",
    kind: "dates",
    operationId: "getAgentTeamOverview",
    plant: turn("/value/previous", (value) => {
      const previous = objectOr(value);
      return { ...previous, to: moved(previous["to"], -DAY_MS) };
    }),
    breaks: "the period before is as long as this one and ends where it begins",
  },
];
