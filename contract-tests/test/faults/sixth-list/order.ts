import { turn } from "../../support/changes.ts";
import { reorders } from "../plants/pages.ts";
import { listOf, rows } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import type { SixthFault } from "./sixth-fault.ts";

/** The order of a team that puts money before applications. */
const STATUSES = ["issued", "applying", "joined", "processing", "comingSoon", "claimed", "rejected", "closed"];
const placeOf = (status: unknown): number => STATUSES.indexOf(String(status));

const FAVORITES = "/wps/relay/MCSFE_addFavoriteGameV2";

/** Faults of the order of a list. */
export const ORDER: readonly SixthFault[] = [
  {
    name: "the ids of the favourites are in the order of their numbers",
    kind: "order",
    operationId: "getFavoriteGameIds",
    plant: turn("/value", (ids) =>
      Array.isArray(ids) ? ids.toSorted((one, other) => Number(one) - Number(other)) : ids,
    ),
    findingAt: ["getFavoriteGameIds", "listFavoriteGames", "addFavoriteGame"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", FAVORITES, { body: { nodeId: 1001 } });
        await ask("POST", FAVORITES, { body: { nodeId: 1078 } });
        return ask("GET", "/wps/relay/MCSFE_getFavoriteGames");
      },
    },
    breaks: "the favourite that was added last comes first",
  },
  {
    name: "issued activities come before those that the member may apply for",
    kind: "order",
    operationId: "listActivities",
    plant: reorders((all) => all.toSorted((one, other) => placeOf(one["status"]) - placeOf(other["status"]))),
    shown: reads("demo", "/wps/activities"),
    breaks: "the activities that wait for the member come first: `applying`, then `issued`",
  },
  {
    name: "the sections of the home page are upside down",
    kind: "order",
    operationId: "getWhitelabel",
    plant: turn("/value/home", (home) => (Array.isArray(home) ? home.toReversed() : home)),
    findingAt: ["getWhitelabel", "getPermission"],
    shown: reads("demo", "/wps/system/whitelabel"),
    breaks: "the sections are in the merchant's order; getPermission returns the same tree",
  },
  {
    name: "the lowest prize of a draw comes first",
    kind: "order",
    operationId: "listVnOpenedNumbersByGame",
    plant: rows((all) => all.map((row) => ({ ...row, prizes: listOf(row, "/prizes").toReversed() })), "/value/draws"),
    findingAt: ["listVnOpenedNumbersByGame", "listOpenedNumbers", "listVnRecentDraws"],
    shown: reads("demo", "/lgw/vn/numeros/opened/game?gameCode=LF_HANOI"),
    breaks: "`prizes` has the highest prize first",
  },
  {
    name: "the winner board begins with the highest win",
    kind: "order",
    operationId: "getWinnerBoard",
    plant: rows((all) => all.toSorted((one, other) => Number(other["amount"]) - Number(one["amount"])), "/value/list"),
    findingAt: ["getWinnerBoard", "listWinners"],
    shown: reads("demo", "/wps/relay/GCSGAME_getRankList"),
    breaks: "returns the latest wins, the newest first",
  },
];
