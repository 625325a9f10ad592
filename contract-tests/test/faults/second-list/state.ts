import { valueAt } from "../../../src/json.ts";
import {
  alike,
  byCaller,
  isMalformed,
  isSuccess,
  jsonOf,
  remembers,
  saysNo,
  saysYes,
  undoes,
} from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { numberAt } from "../plants/answers.ts";
import { asked } from "../plants/requests.ts";
import { listOf, rowsOf } from "../plants/rows.ts";
import type { SecondFault } from "./second-fault.ts";

const FAVOURITE_IDS = "/wps/relay/MCSFE_getFavoriteGames";
const LAG_MS = 5000;

/** Removes a favourite and secretly adds it again. */
const keepsFavourite: Plant = () => async (request, forward) => {
  const before = await forward(alike(request, "GET", FAVOURITE_IDS));
  const answer = await forward(request);
  const nodeId = Number(asked(request, "nodeId"));
  const ids = isSuccess(before) ? valueAt(jsonOf(before), "/value") : [];
  if (isSuccess(answer) && Array.isArray(ids) && ids.includes(nodeId)) {
    await forward(alike(request, "POST", "/wps/relay/MCSFE_addFavoriteGameV2", { nodeId }));
  }
  return answer;
};

/** Reports success for an object that exists, but does nothing. */
const doesNothing =
  (list: string, pointer: string, idOf: (path: string) => string | undefined): Plant =>
  () =>
  async (request, forward) => {
    const all = await forward(alike(request, "GET", list));
    const [path = ""] = request.address.split("?");
    const row = isSuccess(all) ? rowsOf(all, pointer).find(({ id }) => id === idOf(path)) : undefined;
    return row && row["current"] !== true ? saysYes() : forward(request);
  };

/** Reads from a copy of the database that is some seconds old. */
const readsCopy: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const createdAt = Date.parse(String(valueAt(jsonOf(answer), "/value/createdAt")));
  return numberAt(answer, "/timestamp") - createdAt < LAG_MS ? saysNo(404, "NOT_FOUND") : answer;
};

/** Returns the new nickname, but keeps the old one. */
const keepsNickname: Plant = () => async (request, forward) => {
  const before = await forward(alike(request, "GET", "/wps/member/info"));
  const answer = await forward(request);
  if (isSuccess(answer) && isSuccess(before)) {
    const nickname = valueAt(jsonOf(before), "/value/nickname");
    await forward(alike(request, "PUT", "/wps/member/info", { nickname: nickname ?? "member" }));
  }
  return answer;
};

/** Faults of state: writes that are lost, deletions without effect, and outdated reads. */
export const STATE: readonly SecondFault[] = [
  {
    name: "a favourite that is not kept",
    kind: "state",
    operationId: "addFavoriteGame",
    plant: undoes(async (request, forward) => {
      // The fault cannot read an encrypted body.
      if (isMalformed(request)) return;
      const nodeId = String(valueAt(JSON.parse(request.body), "/nodeId"));
      await forward(alike(request, "DELETE", `/wps/relay/MCSFE_removeFavoriteGameV2?nodeId=${nodeId}`));
    }),
    findingAt: ["addFavoriteGame", "getFavoriteGameIds", "listFavoriteGames"],
    breaks: "a favourite that was added is listed",
  },
  {
    name: "a favourite that comes back",
    kind: "state",
    operationId: "removeFavoriteGame",
    plant: keepsFavourite,
    only: ["addFavoriteGame", "removeFavoriteGame", "getFavoriteGameIds", "listFavoriteGames"],
    findingAt: ["removeFavoriteGame", "getFavoriteGameIds", "listFavoriteGames"],
    breaks: "a favourite that was removed is not listed",
  },
  {
    name: "every reality check is kept as sixty minutes",
    kind: "state",
    operationId: "setRealityCheck",
    plant: undoes((request, forward) =>
      forward(alike(request, "PUT", "/wps/responsible/reality-check", { realityCheckMinutes: 60 })),
    ),
    findingAt: ["setRealityCheck", "getPlaySession"],
    breaks: "the minutes that were set are read back",
  },
  {
    name: "a session that was ended and lives",
    kind: "state",
    operationId: "endSession",
    plant: doesNothing("/wps/member/sessions", "/value", (path) => path.split("/").at(-1)),
    findingAt: ["endSession", "listSessions"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const login = { type: "username", username: "demo", password: "demo-1234" };
        await ask("POST", "/wps/session/login", { body: login });
        const other = listOf(await ask("GET", "/wps/member/sessions"), "").find(({ current }) => current === false);
        return ask("DELETE", `/wps/member/sessions/${String(other?.["id"])}`);
      },
    },
    breaks: "a session that was ended is not listed",
  },
  {
    name: "a letter that stays unread",
    kind: "state",
    operationId: "markMessageRead",
    plant: doesNothing("/wps/messages?pageSize=100", "/value/content", (path) => path.split("/").at(-2)),
    findingAt: ["markMessageRead", "listMessages", "getUnreadCount"],
    breaks: "a letter that was marked read is read",
  },
  {
    name: "a deposit of a moment ago is not found",
    kind: "state",
    operationId: "getDeposit",
    plant: readsCopy,
    findingAt: ["getDeposit", "createDeposit"],
    breaks: "what was created is found",
  },
  {
    name: "a nickname that is answered and not kept",
    kind: "state",
    operationId: "setMemberInfo",
    plant: keepsNickname,
    findingAt: ["setMemberInfo", "getMemberInfo"],
    breaks: "the nickname that was set is read back",
  },
  {
    name: "links from before the last one was made",
    kind: "state",
    operationId: "listReferralLinks",
    plant: remembers(byCaller),
    findingAt: ["listReferralLinks", "createReferralLink"],
    breaks: "a link that was made is listed",
  },
];
