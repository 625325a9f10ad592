import { valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf, onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { money, sumOf } from "../plants/amounts.ts";
import { numberAt, put } from "../plants/answers.ts";
import { withTotal } from "../plants/pages.ts";
import { asked, asking, beside } from "../plants/requests.ts";
import { listOf, type Row, rows } from "../plants/rows.ts";
import { LAUNCH, reads } from "../plants/showings.ts";
import { afterReading, valueBeside } from "../plants/state.ts";
import { DAY_MS, MINUTE_MS } from "../plants/times.ts";
import type { SeventhFault } from "./seventh-fault.ts";

const DAYS: Readonly<Record<string, number>> = { "24h": 1, "7d": 7, "1m": 30 };
const DEPOSIT = { methodId: "bkash", amount: "700.00", fields: { senderNumber: "01712345678" } };
const MINUTE_SECONDS = 60;

/** Counts the deposits that wait for their payment as if they were credited. */
const countsPending: Plant = afterReading("/wps/deposits?status=pending&pageSize=100", (answer, page) => {
  const now = numberAt(answer, "/timestamp");
  const withPending = (limit: Row): Row => {
    const since = now - (DAYS[String(limit["period"])] ?? 1) * DAY_MS;
    const pending = listOf(page).filter(({ createdAt }) => Date.parse(String(createdAt)) >= since);
    const usedAmount = sumOf([limit["usedAmount"], ...pending.map(({ amount }) => amount)]);
    if (limit["amount"] === undefined) return { ...limit, usedAmount };
    return { ...limit, usedAmount, leftAmount: money(Math.max(0, Number(limit["amount"]) - Number(usedAmount))) };
  };
  return put(answer, "/value/deposit", listOf(jsonOf(answer), "/value/deposit").map(withPending));
});

/** Numbers the wins of the board alone. */
const ranksBoard: Plant = rows((wins) => {
  const amounts = wins.map(({ amount }) => Number(amount)).toSorted((one, other) => other - one);
  return wins.map((win) => ({ ...win, rank: amounts.indexOf(Number(win["amount"])) + 1 }));
}, "/value/list");

/** Counts the members that the team has today. */
const countsToday: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const today = await valueBeside(request, forward, "/wps/agent/overview");
  return put(answer, "/value/current/members", valueAt(today, "/current/members"));
};

/** Counts the messages before it leaves out those that are read. */
const countsBeforeFilter: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer) || asked(request, "unread") !== "true") return answer;
  const all = await forward(asking(beside(request, "GET", request.address), { unread: undefined }));
  return withTotal(answer, numberAt(all, "/value/total"));
};

/** Faults of numbers that count too much, too little or something else. */
export const FIGURES: readonly SeventhFault[] = [
  {
    name: "deposits that wait for their payment use up the limit",
    kind: "figures",
    operationId: "getPlayLimits",
    plant: countsPending,
    findingAt: ["getPlayLimits", "createDeposit", "setPlayLimits"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/deposits", { body: DEPOSIT, headers: { "idempotency-key": "a-pending-deposit" } });
        return ask("GET", "/wps/responsible/limits");
      },
    },
    breaks: "deposits count in full when they are credited",
  },
  {
    name: "the time of play is in whole minutes",
    kind: "figures",
    operationId: "getPlaySession",
    plant: onSuccess((answer) => {
      const seconds = valueAt(jsonOf(answer), "/value/running/playedSeconds");
      if (typeof seconds !== "number") return answer;
      return put(answer, "/value/running/playedSeconds", seconds - (seconds % MINUTE_SECONDS));
    }),
    findingAt: ["getPlaySession", "launchGame"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/game/launchGame", { body: LAUNCH });
        await ask("POST", "/__mock/clock", { body: { advanceMs: MINUTE_MS + MINUTE_MS / 2 } });
        return ask("GET", "/wps/responsible/session");
      },
    },
    breaks: "`playedSeconds` are the whole seconds since the session began",
  },
  {
    name: "the ranks of the winner board count only its own wins",
    kind: "figures",
    operationId: "getWinnerBoard",
    plant: ranksBoard,
    findingAt: ["getWinnerBoard", "listWinners"],
    shown: reads("demo", "/wps/relay/GCSGAME_getRankList"),
    breaks: "`rank` is the rank among all wins that listWinners lists",
  },
  {
    name: "the members of a past period are those of today",
    kind: "figures",
    operationId: "getAgentTeamOverview",
    plant: countsToday,
    shown: reads("agent", "/wps/agent/overview?from=2026-01-01T00:00:00Z&to=2026-02-01T00:00:00Z"),
    breaks: "`members` is the number of members at the end of the period",
  },
  {
    name: "the total of the unread messages counts all messages",
    kind: "figures",
    operationId: "listMessages",
    plant: countsBeforeFilter,
    findingAt: ["listMessages", "getUnreadCount"],
    shown: reads("demo", "/wps/messages?unread=true"),
    breaks: "`total` is the number of entries on all pages; with `unread=true` only the unread ones are listed",
  },
];
