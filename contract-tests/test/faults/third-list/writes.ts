import { valueAt } from "../../../src/json.ts";
import { alike, isSuccess, jsonOf, undoes } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { misreadsBody } from "../plants/misreadings.ts";
import { bodyOf, withBody } from "../plants/requests.ts";
import { listOf, rowsOf } from "../plants/rows.ts";
import type { ThirdFault } from "./third-fault.ts";

const FAVOURITES = "/wps/relay/MCSFE_getFavoriteGames";
const REMOVE = "/wps/relay/MCSFE_removeFavoriteGameV2";
const UNREAD = "/wps/messages?unread=true&pageSize=100";
const REQUESTS = "/wps/member/info/funds/consolidated";
const PERIODS = ["24h", "7d", "1m"];

/** Sets the limit of all periods. */
const setsAllPeriods: Plant = () => async (request, forward) => {
  let answer = await forward(request);
  const wish = bodyOf(request);
  if (!isSuccess(answer) || wish === undefined) return answer;
  for (const period of PERIODS.filter((other) => other !== wish["period"])) {
    answer = await forward(withBody(request, { period }));
  }
  return answer;
};

/** Rejects the other requests too. */
const rejectsAll: Plant = undoes(async (request, forward) => {
  if (bodyOf(request)?.["action"] !== "reject") return;
  const value = valueAt(jsonOf(await forward(alike(request, "GET", REQUESTS))), "/value");
  const reject = async (list: string, path: string): Promise<void> => {
    for (const { id } of listOf(value, `/${list}`)) {
      await forward(alike(request, "POST", path, { requestId: id, action: "reject" }));
    }
  };
  await reject("dailysalreqtype", "/wps/relay/MCS2_processDailySalContract");
  await reject("divtypereq", "/wps/relay/MCS2_processDividendReq");
});

/** Faults of writes: changes that reach more than the request names. */
export const WRITES: readonly ThirdFault[] = [
  {
    name: "a change of one field removes the nickname",
    kind: "writes",
    operationId: "setMemberInfo",
    plant: misreadsBody((body) =>
      Object.keys(body).length === 0 || "nickname" in body ? undefined : { nickname: "" },
    ),
    findingAt: ["setMemberInfo", "getMemberInfo"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("PUT", "/wps/member/info", { body: { line: "demo-line" } });
        return ask("GET", "/wps/member/info");
      },
    },
    breaks: "an absent field stays unchanged",
  },
  {
    name: "one message is read and all are marked",
    kind: "writes",
    operationId: "markMessageRead",
    plant: undoes(async (request, forward) => {
      for (const { id } of rowsOf(await forward(alike(request, "GET", UNREAD)))) {
        await forward(alike(request, "PUT", `/wps/messages/${String(id)}/read`));
      }
    }),
    findingAt: ["markMessageRead", "listMessages", "getUnreadCount"],
    breaks: "one message is marked as read",
  },
  {
    name: "one favourite is removed and all are gone",
    kind: "writes",
    operationId: "removeFavoriteGame",
    plant: undoes(async (request, forward) => {
      const ids = valueAt(jsonOf(await forward(alike(request, "GET", FAVOURITES))), "/value");
      for (const id of Array.isArray(ids) ? ids : []) {
        await forward(alike(request, "DELETE", `${REMOVE}?nodeId=${String(id)}`));
      }
    }),
    findingAt: ["removeFavoriteGame", "addFavoriteGame", "getFavoriteGameIds", "listFavoriteGames"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const [one, two] = listOf(await ask("GET", "/wps/relay/GCSGAME_gameList?pageSize=2"));
        await ask("POST", "/wps/relay/MCSFE_addFavoriteGameV2", { body: { nodeId: one?.["nodeId"] } });
        await ask("POST", "/wps/relay/MCSFE_addFavoriteGameV2", { body: { nodeId: two?.["nodeId"] } });
        return ask("DELETE", `${REMOVE}?nodeId=${String(one?.["nodeId"])}`);
      },
    },
    breaks: "only the named game is removed",
  },
  {
    name: "one limit is set for all periods",
    kind: "writes",
    operationId: "setPlayLimits",
    plant: setsAllPeriods,
    findingAt: ["setPlayLimits", "getPlayLimits"],
    shown: {
      username: "demo",
      by: (ask) =>
        ask("PUT", "/wps/responsible/limits", { body: { kind: "deposit", period: "7d", amount: "5000.00" } }),
    },
    breaks: "the call sets one limit",
  },
  {
    name: "one offer is rejected and all are",
    kind: "writes",
    operationId: "processHourlySalaryContract",
    plant: rejectsAll,
    findingAt: ["processHourlySalaryContract", "getConsolidatedFunds"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const [offer] = listOf(await ask("GET", REQUESTS), "/contracthoursalreq");
        const body = { requestId: offer?.["id"], action: "reject" };
        return ask("POST", "/wps/relay/MCS2_processContractHourSalary", { body });
      },
    },
    breaks: "a decision is about one request",
  },
];
