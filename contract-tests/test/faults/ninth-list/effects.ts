import { valueAt } from "../../../src/json.ts";
import { forEachAtOnce } from "../../../src/run/limits/concurrency-pool.ts";
import { isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { valueOf } from "../plants/answers.ts";
import { everyRow, showsPage } from "../plants/pages.ts";
import { beside, withRequestHeaders } from "../plants/requests.ts";
import { eachRow, listOf } from "../plants/rows.ts";
import { bearerOf } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import type { NinthFault } from "./ninth-fault.ts";

const SESSIONS = "/wps/member/sessions";
const EVENTS = "/wps/member/security/events";
const FAVOURITES = "/wps/relay/MCSFE_getFavoriteGames";
const MOST_SESSIONS = 5;
const MOST_FAVOURITES = 30;
const MOMENT_MS = 2000;

/** Ends the session that was opened first when a member has too many. */
const endsFirstSession: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const token = valueAt(valueOf(answer), "/token");
  if (!isSuccess(answer) || typeof token !== "string") return answer;
  const caller = withRequestHeaders(request, { authorization: `Bearer ${token}` });
  const sessions = listOf(await valueBeside(caller, forward, SESSIONS), "");
  const first = sessions.at(-1);
  if (sessions.length > MOST_SESSIONS && first !== undefined) {
    await forward(beside(caller, "DELETE", `${SESSIONS}/${String(first["id"])}`));
  }
  return answer;
};

/** Removes the favourite that was added first when a member has as many as recent games. */
const keepsThirtyFavourites: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const ids = await valueBeside(request, forward, FAVOURITES);
  if (Array.isArray(ids) && ids.length > MOST_FAVOURITES) {
    const address = `/wps/relay/MCSFE_removeFavoriteGameV2?nodeId=${String(ids.at(-1))}`;
    await forward(beside(request, "DELETE", address));
  }
  return answer;
};

/** Sends no message when the protection of an account changes. */
const keepsChangesQuiet: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const events = listOf(await valueBeside(request, forward, `${EVENTS}?pageSize=100`));
  const changes = events.filter(({ kind }) => kind !== "login").map(({ at }) => Date.parse(String(at)));
  const messages = (await everyRow(request, forward)).filter(({ createdAt }) => {
    const time = Date.parse(String(createdAt));
    return !changes.some((at) => Math.abs(at - time) < MOMENT_MS);
  });
  return showsPage(answer, request, messages);
};

/** Faults of calls that change too much, too little or something else. */
export const EFFECTS: readonly NinthFault[] = [
  {
    name: "a sixth login ends the first session",
    kind: "effects",
    operationId: "login",
    plant: endsFirstSession,
    findingAt: ["login", "listSessions"],
    shown: {
      username: "demo",
      by: async (ask) => {
        // The sessions are counted one after the other.
        await forEachAtOnce(Array.from({ length: MOST_SESSIONS }), 1, () => bearerOf(ask, "demo"));
        return ask("GET", SESSIONS);
      },
    },
    breaks: "A new login does not end other sessions.",
  },
  {
    name: "no message says that the account has changed",
    kind: "effects",
    operationId: "listMessages",
    plant: keepsChangesQuiet,
    findingAt: ["listMessages", "setMemberInfo", "setPaymentPassword", "addPayoutAccount"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("PUT", "/wps/member/info", { body: { email: "another.demo@example.com" } });
        return ask("GET", "/wps/messages");
      },
    },
    breaks:
      "The server also informs the member of each change and of each login from a new device: by a message (listMessages),",
  },
  {
    name: "the end of other sessions is a logout",
    kind: "effects",
    operationId: "listAccountEvents",
    plant: eachRow((event) => (event["kind"] === "sessionsEnded" ? { ...event, kind: "logout" } : event)),
    findingAt: ["listAccountEvents", "endOtherSessions", "endSession"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await bearerOf(ask, "demo");
        await ask("DELETE", SESSIONS);
        return ask("GET", EVENTS);
      },
    },
    breaks: "`sessionsEnded` means that the member ended one other session or all of them.",
  },
  {
    name: "a member has only as many favourites as recent games",
    kind: "effects",
    operationId: "addFavoriteGame",
    plant: keepsThirtyFavourites,
    findingAt: ["addFavoriteGame", "getFavoriteGameIds", "listFavoriteGames"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const games = listOf(await ask("GET", "/wps/relay/GCSGAME_gameList?pageSize=31"));
        // The favourites are added one after the other.
        await forEachAtOnce(games, 1, ({ nodeId }) =>
          ask("POST", "/wps/relay/MCSFE_addFavoriteGameV2", { body: { nodeId } }),
        );
        return ask("GET", FAVOURITES);
      },
    },
    breaks: "A member has at most 500 favourites. A further one replaces the favourite that was added first.",
  },
];
