import { valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf, turn } from "../../support/changes.ts";
import type { ProxiedAnswer } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { put } from "../plants/answers.ts";
import { withHeaders } from "../plants/headers.ts";
import { misreads } from "../plants/misreadings.ts";
import { asking, beside, withRequestHeaders } from "../plants/requests.ts";
import { eachRow } from "../plants/rows.ts";
import { bearerOf, reads } from "../plants/showings.ts";
import { DAY_MS, HOUR_MS, moved } from "../plants/times.ts";
import type { FourthFault } from "./fourth-fault.ts";

const HOURS_OF_DHAKA = 6;
const DAYS_BEFORE = 30;
const DAYS_OF_WEEK = 7;
const SECOND_MS = 1000;

/** Compares every period with the 30 days before it. */
const comparesWithThirtyDays: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const to = String(valueAt(jsonOf(answer), "/value/current/from"));
  const from = new Date(Math.max(0, Date.parse(to) - DAYS_BEFORE * DAY_MS)).toISOString();
  const before = await forward(asking(beside(request, "GET", "/wps/agent/overview"), { from, to }));
  return isSuccess(before) ? put(answer, "/value/previous", valueAt(jsonOf(before), "/value/current")) : answer;
};

/** Answers valid requests from memory: the first answer stays, with its time. */
const staysInMemory: Plant = () => {
  const known = new Map<string, ProxiedAnswer>();
  return async (request, forward) => {
    const key = `${request.address} ${request.headers["accept-language"]}`;
    const old = known.get(key);
    // The time alone is no change of an answer, so a request of the server's own says whether this one is valid.
    const answer = await forward(old ? withRequestHeaders(request, { "x-asked-by": "the server" }) : request);
    if (!isSuccess(answer)) return answer;
    known.set(key, old ?? answer);
    return old ? withHeaders(old, { date: new Date().toUTCString() }) : answer;
  };
};

/** Numbers the days of the week from Monday. */
const fromMonday = (days: unknown): string =>
  String(days)
    .split(",")
    .map((day) => (day === "1" ? DAYS_OF_WEEK : Number(day) - 1))
    .toSorted((one, other) => one - other)
    .join(",");

/** Faults of clocks, time zones and units of time. */
export const TIMES: readonly FourthFault[] = [
  {
    name: "days begin at midnight UTC",
    kind: "times",
    operationId: "getProfitLoss",
    plant: misreads((request) => asking(request, { utcOffsetMinutes: "0" })),
    shown: reads("demo", "/wps/reports/profit-loss"),
    breaks: "days begin at midnight of the clock that is `utcOffsetMinutes` ahead of UTC",
  },
  {
    name: "the time in Dhaka as if it were UTC",
    kind: "times",
    operationId: "listAccountEvents",
    plant: eachRow((event) => ({ ...event, at: moved(event["at"], HOURS_OF_DHAKA * HOUR_MS) })),
    shown: reads("demo", "/wps/member/security/events"),
    breaks: "`at` is the time of the event",
  },
  {
    name: "the last login in seconds",
    kind: "times",
    operationId: "getLoginInfo",
    plant: turn("/value/lastLoginTime", (time) => (typeof time === "number" ? Math.floor(time / SECOND_MS) : time)),
    shown: {
      username: "demo",
      by: async (ask) => ask("GET", "/wps/session/info", { headers: { authorization: await bearerOf(ask, "demo") } }),
    },
    breaks: "`lastLoginTime` is in milliseconds",
  },
  {
    name: "betting closes when the draw is due",
    kind: "times",
    operationId: "listLotteryGames",
    plant: eachRow((game) => ({ ...game, closesAt: game["fewinTime"] }), "/value/games"),
    shown: reads("demo", "/lgw/games"),
    breaks: "`closesAt` is `fewinTime` less `lockTime`",
  },
  {
    name: "the week begins on Monday",
    kind: "times",
    operationId: "listVnGameMenu",
    plant: eachRow((game) => ({ ...game, drawDayOfWeek: fromMonday(game["drawDayOfWeek"]) }), "/value/games"),
    findingAt: ["listVnGameMenu", "listLotteryGames"],
    shown: reads("demo", "/lgw/vn/games/game_menu"),
    breaks: "day 1 is Sunday",
  },
  {
    name: "the period before always has 30 days",
    kind: "times",
    operationId: "getAgentTeamOverview",
    plant: comparesWithThirtyDays,
    shown: reads("agent", "/wps/agent/overview?from=2026-11-10T00:00:00Z&to=2026-11-12T00:00:00Z"),
    breaks: "the period before has the same length",
  },
  {
    name: "the first answer is kept, with its time",
    kind: "times",
    operationId: "getSystemStatus",
    plant: staysInMemory,
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", "/wps/system/status?url=www.example.net");
        return ask("GET", "/wps/system/status?url=www.example.net");
      },
    },
    breaks: "`timestamp` is the time of the response",
  },
];
