import { onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { put } from "../plants/answers.ts";
import { callerOf } from "../plants/requests.ts";
import { eachRow, rowsOf } from "../plants/rows.ts";
import { bearerOf, LAUNCH } from "../plants/showings.ts";
import { DAY_MS, MINUTE_MS } from "../plants/times.ts";
import type { EighthFault } from "./eighth-fault.ts";

const RECENT = "/wps/relay/GCS_recentGame";

/** Keeps the time at which a game first came into the list. */
const keepsFirstLaunch: Plant = () => {
  const first = new Map<string, unknown>();
  return onSuccess((answer, request) => {
    const games = rowsOf(answer, "/value/list").map((game) => {
      const key = `${callerOf(request)} ${String(game["nodeId"])}`;
      if (!first.has(key)) first.set(key, game["lastPlayedAt"]);
      return { ...game, lastPlayedAt: first.get(key) };
    });
    return put(answer, "/value/list", games);
  })();
};

/** Changes the status of a reward only when it is claimed. */
const keepsStatus: Plant = () => {
  const known = new Map<unknown, unknown>();
  return eachRow((reward) => {
    const status = known.get(reward["id"]) ?? reward["status"];
    known.set(reward["id"], reward["status"] === "claimed" ? "claimed" : status);
    return { ...reward, status: known.get(reward["id"]) };
  })();
};

/** Faults of answers that are older than the state. */
export const STALE: readonly EighthFault[] = [
  {
    name: "a game that is launched again keeps its first time",
    kind: "stale",
    operationId: "listRecentGames",
    plant: keepsFirstLaunch,
    findingAt: ["listRecentGames", "launchGame"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/game/launchGame", { body: LAUNCH });
        await ask("GET", RECENT);
        await ask("POST", "/__mock/clock", { body: { advanceMs: MINUTE_MS } });
        await ask("POST", "/wps/game/launchGame", { body: LAUNCH });
        return ask("GET", RECENT);
      },
    },
    breaks: "Time of the last launch, ISO 8601 with an offset.",
  },
  {
    name: "the last use of a session is its login",
    kind: "stale",
    operationId: "listSessions",
    plant: eachRow((session) => ({ ...session, lastUsedAt: session["startedAt"] }), "/value"),
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/__mock/clock", { body: { advanceMs: 10 * MINUTE_MS } });
        return ask("GET", "/wps/member/sessions");
      },
    },
    breaks: "Time of the last use, to the minute.",
  },
  {
    name: "a reward does not expire in the list",
    kind: "stale",
    operationId: "listRewards",
    plant: keepsStatus,
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", "/wps/rewards?pageSize=100");
        await ask("POST", "/__mock/clock", { body: { advanceMs: 90 * DAY_MS } });
        return ask("GET", "/wps/rewards?pageSize=100", { headers: { authorization: await bearerOf(ask, "demo") } });
      },
    },
    breaks: "A reward becomes claimable and expires by the server's clock, without a call.",
  },
];
