import { objectOr } from "../../../src/json.ts";
import { onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { increased, sumOf } from "../plants/amounts.ts";
import { numberAt, put, valueOf } from "../plants/answers.ts";
import { everyRow } from "../plants/pages.ts";
import { asked, beside, callerOf } from "../plants/requests.ts";
import { CONTENT, listOf, rows, rowsOf } from "../plants/rows.ts";
import { bearerOf, LAUNCH, reads } from "../plants/showings.ts";
import { looksUp } from "../plants/state.ts";
import { byCharacters } from "../plants/texts.ts";
import { DAY_MS, MINUTE_MS, moved } from "../plants/times.ts";
import type { TenthFault } from "./tenth-fault.ts";

const LIMITS = "/wps/responsible/limits";
const REWARDS = "/wps/rewards";
const BANGLADESH_MINUTES = 360;
const DATE_LETTERS = 10;
/** Shorter than a result is late. */
const MOMENT_MS = 2000;

/** Updates the status of rewards only at night: a reward that was pending stays so. */
const opensAtNight: Plant = () => {
  const pending = new Set<unknown>();
  return onSuccess((answer, request) => {
    if (asked(request, "status") !== null) return answer;
    const all = rowsOf(answer).map((row) => {
      if (row["status"] === "pending") pending.add(row["id"]);
      return row["status"] === "claimable" && pending.has(row["id"]) ? { ...row, status: "pending" } : row;
    });
    const claimable = all.filter(({ status }) => status === "claimable");
    const others = all
      .filter(({ status }) => status !== "claimable")
      .toSorted((one, other) => byCharacters(String(other["availableAt"]), String(one["availableAt"])));
    return put(answer, CONTENT, [...claimable, ...others]);
  })();
};

/** Shows a break that has ended as running. */
const forgetsTheEnd: Plant = () => {
  const breaks = new Map<string, unknown>();
  return onSuccess((answer, request) => {
    const value = objectOr(valueOf(answer));
    const latest = value["timeOut"] ?? breaks.get(callerOf(request));
    if (latest === undefined) return answer;
    breaks.set(callerOf(request), latest);
    return put(answer, "/value", { ...value, timeOut: latest });
  })();
};

/** Counts each bet on the day of its result. */
const countsAtSettlement = looksUp(async (answer, request, forward) => {
  const { from, to, groupBy } = objectOr(valueOf(answer));
  if (groupBy !== "day") return answer;
  const address = `/wps/bets?from=${String(from)}&to=${String(to)}`;
  const bets = await everyRow(beside(request, "GET", address), forward);
  const offset = Number(asked(request, "utcOffsetMinutes") ?? BANGLADESH_MINUTES);
  const settled = bets.filter(({ settledAt }) => settledAt !== null);
  const days = Map.groupBy(settled, ({ settledAt }) => moved(settledAt, offset * MINUTE_MS).slice(0, DATE_LETTERS));
  const groups = [...days].map(([day, group]) => {
    const [stake, payout] = [sumOf(group.map((bet) => bet["stake"])), sumOf(group.map((bet) => bet["payout"]))];
    return { day, bets: group.length, stake, payout, profit: increased(payout, -Number(stake)) };
  });
  return put(
    answer,
    "/value/rows",
    groups.toSorted((one, other) => byCharacters(other.day, one.day)),
  );
});

/** Faults of moments that the server's clock decides. */
export const CLOCKS: readonly TenthFault[] = [
  {
    name: "a reward that can be claimed still waits",
    kind: "clocks",
    operationId: "listRewards",
    plant: opensAtNight,
    findingAt: ["listRewards", "claimReward"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", REWARDS);
        await ask("POST", "/__mock/clock", { body: { advanceMs: 3 * DAY_MS } });
        // The session has ended, so the member logs in again.
        return ask("GET", REWARDS, { headers: { authorization: await bearerOf(ask, "demo") } });
      },
    },
    breaks: "A reward becomes claimable and expires by the server's clock, without a call.",
  },
  {
    name: "the next reality check moves away with each read",
    kind: "clocks",
    operationId: "getPlaySession",
    plant: onSuccess((answer) => {
      const { running, realityCheckMinutes } = objectOr(valueOf(answer));
      if (running === undefined) return answer;
      const nextMs = numberAt(answer, "/timestamp") + Number(realityCheckMinutes) * MINUTE_MS;
      return put(answer, "/value/running/nextRealityCheckAt", new Date(nextMs).toISOString());
    }),
    findingAt: ["getPlaySession", "setRealityCheck"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/game/launchGame", { body: LAUNCH });
        await ask("POST", "/__mock/clock", { body: { advanceMs: 10 * MINUTE_MS } });
        return ask("GET", "/wps/responsible/session");
      },
    },
    breaks:
      "At `nextRealityCheckAt` the client pauses the game and shows the time played and the result, with a button to leave the game.",
  },
  {
    name: "a break that has ended is shown as running",
    kind: "clocks",
    operationId: "getPlayLimits",
    plant: forgetsTheEnd,
    findingAt: ["getPlayLimits", "startTimeOut"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/responsible/time-out", { body: { duration: "24h" } });
        await ask("GET", LIMITS);
        // A session ends 24 hours after its last use, so the member uses it between the two halves of the break.
        await ask("POST", "/__mock/clock", { body: { advanceMs: DAY_MS / 2 } });
        await ask("GET", LIMITS);
        await ask("POST", "/__mock/clock", { body: { advanceMs: DAY_MS / 2 } });
        return ask("GET", LIMITS);
      },
    },
    breaks: "`timeOut` contains the running break.",
  },
  {
    name: "profit and loss counts a bet on the day of its result",
    kind: "clocks",
    operationId: "getProfitLoss",
    plant: countsAtSettlement,
    findingAt: ["getProfitLoss", "listBets"],
    shown: reads("demo", "/wps/reports/profit-loss?from=2020-01-01T00:00:00Z&groupBy=day"),
    breaks: "A settled bet counts on the day on which it was placed;",
  },
  {
    name: "a draw is listed when its result is known",
    kind: "clocks",
    operationId: "listOpenedNumbers",
    plant: rows((draws) => draws.filter(({ winningNumber }) => winningNumber !== null), "/value/draws"),
    findingAt: ["listOpenedNumbers", "listLotteryGames"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/__mock/scenario", { body: { name: "late-draws" } });
        const list = await ask("GET", "/lgw/games?prizeMode=SEA");
        const game = listOf(list, "/games").find(({ code }) => code === "SSC_60S");
        const advanceMs = Number(game?.["fewinTime"]) - Number(objectOr(list)["serverTime"]) + MOMENT_MS;
        await ask("POST", "/__mock/clock", { body: { advanceMs } });
        return ask("GET", "/lotto/lgw/games/opened/numero?gameCode=SSC_60S");
      },
    },
    breaks:
      "A draw is listed from the moment it is due. While its result is late, `winningNumber` is null and `prizes` is empty.",
  },
  {
    name: "a failed login is the last login",
    kind: "clocks",
    operationId: "getSecurityOverview",
    plant: looksUp(async (answer, request, forward) => {
      const events = await everyRow(beside(request, "GET", "/wps/member/security/events"), forward);
      const latest = events.find(({ kind }) => kind === "login" || kind === "loginFailed");
      return latest?.["kind"] === "loginFailed" ? put(answer, "/value/lastLoginAt", latest["at"]) : answer;
    }),
    findingAt: ["getSecurityOverview", "listAccountEvents", "login"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const login = { type: "username", username: "demo", password: "not-the-password" };
        await ask("POST", "/wps/session/login", { body: login });
        return ask("GET", "/wps/member/security");
      },
    },
    breaks: "Time of the member's last login, RFC 3339.",
  },
];
