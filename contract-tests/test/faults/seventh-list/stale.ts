import { isSuccess, onSuccess, turn } from "../../support/changes.ts";
import { valueBeside } from "../fifth-list/plants.ts";
import { callerOf, sends } from "../fourth-list/plants.ts";
import type { Plant } from "../planted-fault.ts";
import { listOf, put, rowsOf } from "../second-list/plants.ts";
import { bearerOf, withValue } from "../third-list/plants.ts";
import { afterReading } from "./plants.ts";
import type { SeventhFault } from "./seventh-fault.ts";

const RECENT = "/wps/relay/GCS_recentGame";
const LAUNCH = { vassalage: "LOBBYKIT", gameType: "RNG", platform: "WEB", language: "en" };

/** Takes the latest login for the one before this session. */
const followsLogins: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const sessions = listOf(await valueBeside(request, forward, "/wps/member/sessions"), "");
  const startOf = (isCurrent: boolean): number =>
    Math.max(
      0,
      ...sessions.filter(({ current }) => current === isCurrent).map(({ startedAt }) => Date.parse(String(startedAt))),
    );
  return startOf(false) > startOf(true) ? withValue(answer, { lastLoginTime: startOf(false) }) : answer;
};

/** Leaves a game in its place when it is launched again. */
const keepsPlaces: Plant = () => {
  const places = new Map<string, readonly unknown[]>();
  return onSuccess((answer, request) => {
    const games = rowsOf(answer, "/value/list");
    const known = places.get(callerOf(request)) ?? [];
    const placeOf = (nodeId: unknown): number => known.indexOf(nodeId);
    const ordered = games.toSorted((one, other) => placeOf(one["nodeId"]) - placeOf(other["nodeId"]));
    places.set(
      callerOf(request),
      ordered.map(({ nodeId }) => nodeId),
    );
    return put(answer, "/value/list", ordered);
  })();
};

/** Faults of answers that are older than the state. */
export const STALE: readonly SeventhFault[] = [
  {
    name: "an application has the status of the activity before it",
    kind: "stale",
    operationId: "applyActivity",
    plant: turn("/value/status", () => "applying"),
    findingAt: ["applyActivity", "listActivities"],
    shown: sends(
      "demo",
      "POST",
      "/wps/activities/lost-rounds-back/applications",
      { remark: "Please." },
      "an-application",
    ),
    breaks: "the activity changes from `applying` to `processing`",
  },
  {
    name: "the previous login changes with a later login",
    kind: "stale",
    operationId: "getLoginInfo",
    plant: followsLogins,
    findingAt: ["getLoginInfo", "login"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/__mock/clock", { body: { advanceMs: 60_000 } });
        await bearerOf(ask, "demo");
        return ask("GET", "/wps/session/info");
      },
    },
    breaks: "time and IP address stay the same when the member logs in again",
  },
  {
    name: "a game that is launched again keeps its place",
    kind: "stale",
    operationId: "listRecentGames",
    plant: keepsPlaces,
    findingAt: ["listRecentGames", "launchGame"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/game/launchGame", { body: { ...LAUNCH, nodeId: 1001 } });
        await ask("POST", "/wps/game/launchGame", { body: { ...LAUNCH, vassalage: "JADEFOX", nodeId: 1029 } });
        await ask("GET", RECENT);
        await ask("POST", "/wps/game/launchGame", { body: { ...LAUNCH, nodeId: 1001 } });
        return ask("GET", RECENT);
      },
    },
    breaks: "lists the games that the member launched last, the latest first",
  },
  {
    name: "the response to a new limit has the limits before it",
    kind: "stale",
    operationId: "setPlayLimits",
    plant: afterReading("/wps/responsible/limits", (answer, before) => put(answer, "/value", before)),
    findingAt: ["setPlayLimits", "getPlayLimits"],
    shown: sends("demo", "PUT", "/wps/responsible/limits", { kind: "loss", period: "24h", amount: "5000.00" }),
    breaks: "returns all current limits; a first limit and a lower limit apply immediately",
  },
];
