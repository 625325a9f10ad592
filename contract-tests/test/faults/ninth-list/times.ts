import { isSuccess, onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { numberAt, put } from "../plants/answers.ts";
import { misreadsQuery } from "../plants/misreadings.ts";
import { onCode } from "../plants/refusals.ts";
import { beside, callOf, withNewKey } from "../plants/requests.ts";
import { eachRow, rowsOf } from "../plants/rows.ts";
import { LAUNCH, reads } from "../plants/showings.ts";
import { DAY_MS, HOUR_MS } from "../plants/times.ts";
import type { NinthFault } from "./ninth-fault.ts";

const HOUR_MINUTES = 60;
/** Some clocks that are not whole hours ahead of UTC or behind it. */
const CLOCKS = [-570, -210, 90, 270, 345, 570, 765];
const SECOND_MS = 1000;
const DATE_LETTERS = 10;
const LIMITS = "/wps/responsible/limits";
const LINKS = "/wps/agent/referral-links";

const wholeHours = (minutes: string): string => String(Math.trunc(Number(minutes) / HOUR_MINUTES) * HOUR_MINUTES);

const midnightAfter = (ms: number): string => new Date(Math.ceil(ms / DAY_MS) * DAY_MS).toISOString();

/** Lets a limit allow something again at midnight. */
const allowsAtMidnight: Plant = onSuccess((answer) => {
  const reachedUntil = midnightAfter(numberAt(answer, "/timestamp"));
  return put(
    answer,
    "/value/deposit",
    rowsOf(answer, "/value/deposit").map((limit) =>
      limit["reachedUntil"] === undefined ? limit : { ...limit, reachedUntil },
    ),
  );
});

/** Forgets a key after an hour. */
const forgetsAfterAnHour: Plant = () => {
  const first = new Map<string, number>();
  return async (request, forward) => {
    const seen = await forward(beside(request, "GET", "/wps/member/info"));
    const now = isSuccess(seen) ? numberAt(seen, "/timestamp") : 0;
    const then = first.get(callOf(request));
    const answer = await forward(then !== undefined && now - then > HOUR_MS ? withNewKey(request) : request);
    if (isSuccess(answer) && then === undefined) first.set(callOf(request), now);
    return answer;
  };
};

/** Faults of days, hours and periods. */
export const TIMES: readonly NinthFault[] = [
  {
    name: "the days of a clock begin at whole hours of UTC",
    kind: "times",
    operationId: "getProfitLoss",
    plant: misreadsQuery("utcOffsetMinutes", wholeHours),
    shown: {
      username: "demo",
      // The days on which a bet lies between the two midnights differ with the day of the test.
      by: (ask) =>
        Promise.all(
          CLOCKS.map((minutes) =>
            ask("GET", `/wps/reports/profit-loss?from=2020-01-01T00:00:00Z&utcOffsetMinutes=${minutes}`),
          ),
        ),
    },
    breaks: "Days begin at midnight of the clock that is `utcOffsetMinutes` ahead of UTC.",
  },
  {
    name: "the days of the chart have the dates of UTC",
    kind: "times",
    operationId: "getAgentTeamOverview",
    plant: eachRow((row) => {
      const length = String(row["label"]).length;
      return length > DATE_LETTERS ? row : { ...row, label: String(row["from"]).slice(0, length) };
    }, "/value/rows"),
    shown: reads("agent", "/wps/agent/overview"),
    breaks: "The day or month, in the time zone of the merchant.",
  },
  {
    name: "a limit allows something again at midnight",
    kind: "times",
    operationId: "getPlayLimits",
    plant: allowsAtMidnight,
    findingAt: ["getPlayLimits", "setPlayLimits"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("PUT", LIMITS, { body: { kind: "deposit", period: "24h", amount: "400.00" } });
        return ask("GET", LIMITS);
      },
    },
    breaks: "When a limit is reached, `reachedUntil` says when it allows something again.",
  },
  {
    name: "the wins of the board have their times in seconds",
    kind: "times",
    operationId: "getWinnerBoard",
    plant: eachRow((win) => ({ ...win, time: Math.floor(Number(win["time"]) / SECOND_MS) }), "/value/list"),
    findingAt: ["getWinnerBoard", "listWinners"],
    shown: reads("demo", "/wps/relay/GCSGAME_getRankList"),
    breaks: "A time in milliseconds since 1970-01-01T00:00:00Z.",
  },
  {
    name: "the key of a link is forgotten after an hour",
    kind: "times",
    operationId: "createReferralLink",
    plant: forgetsAfterAnHour,
    findingAt: ["createReferralLink", "listReferralLinks"],
    shown: {
      username: "agent",
      by: async (ask) => {
        const body = { label: "Neighbours", rate: "0.10" };
        const headers = { "idempotency-key": "a-link-for-neighbours" };
        await ask("POST", LINKS, { body, headers });
        await ask("POST", "/__mock/clock", { body: { advanceMs: 2 * HOUR_MS } });
        return ask("POST", LINKS, { body, headers });
      },
    },
    breaks: "A key belongs to the account and is valid for 24 hours.",
  },
  {
    name: "every break that refuses a launch ends tomorrow",
    kind: "times",
    operationId: "launchGame",
    plant: onCode("SELF_EXCLUDED", (answer) =>
      put(answer, "/value/until", new Date(numberAt(answer, "/timestamp") + DAY_MS).toISOString()),
    ),
    findingAt: ["launchGame", "startTimeOut"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/responsible/time-out", { body: { duration: "7d" } });
        return ask("POST", "/wps/game/launchGame", { body: LAUNCH });
      },
    },
    breaks: "`value.until` says when that ends.",
  },
];
