import { valueAt } from "../../../src/json.ts";
import { jsonOf, onSuccess, turn } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { put } from "../plants/answers.ts";
import { listOf, type Row, rows } from "../plants/rows.ts";
import { LAUNCH } from "../plants/showings.ts";
import type { ThirdFault } from "./third-fault.ts";

const RULES = "/value/info/registerRules";

/** Gives each draw the numbers of the draw of the same game before it. */
const numbersOfDrawBefore = (draws: unknown): readonly Row[] => {
  const all = listOf(draws, "");
  return all.map((draw, index) => {
    const before = all.slice(index + 1).find(({ gameCode }) => gameCode === draw["gameCode"]);
    return before ? { ...draw, winningNumber: before["winningNumber"], prizes: before["prizes"] } : draw;
  });
};

const oncePerTag = (game: Row): readonly Row[] => {
  const { tags } = game;
  return Array.isArray(tags) && tags.length > 1 ? tags.map(() => game) : [game];
};

/** Keeps the rules of the first merchant for every merchant. */
const keepsFirstRules: Plant = () => {
  let kept: unknown;
  return onSuccess((answer) => {
    kept ??= valueAt(jsonOf(answer), RULES);
    return put(answer, RULES, kept);
  })();
};

/** Faults of joins: rows that appear twice, and values of another row. */
export const JOINS: readonly ThirdFault[] = [
  {
    name: "each draw has the numbers of the draw before",
    kind: "joins",
    operationId: "listVnRecentDraws",
    plant: turn("/value/draws", numbersOfDrawBefore),
    findingAt: ["listVnRecentDraws", "listVnOpenedNumbersByGame", "listOpenedNumbers"],
    breaks: "the numbers are never those of another draw",
  },
  {
    name: "a favourite once for each of its tags",
    kind: "joins",
    operationId: "listFavoriteGames",
    plant: rows((games) => games.flatMap(oncePerTag)),
    findingAt: ["listFavoriteGames", "getFavoriteGameIds", "addFavoriteGame"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const games = listOf(await ask("GET", "/wps/relay/GCSGAME_gameList?pageSize=100"));
        const tagged = games.find(({ tags }) => Array.isArray(tags) && tags.length > 1);
        const body = { nodeId: tagged?.["nodeId"] };
        await ask("POST", "/wps/relay/MCSFE_addFavoriteGameV2", { body });
        return ask("GET", "/wps/relay/MCSFE_getFavoriteGamesList");
      },
    },
    breaks: "each favourite is listed once",
  },
  {
    name: "the last game once for each launch",
    kind: "joins",
    operationId: "listRecentGames",
    plant: rows(([last, ...games]) => (last ? [last, last, ...games] : []), "/value/list"),
    findingAt: ["listRecentGames", "launchGame"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/game/launchGame", { body: LAUNCH });
        return ask("GET", "/wps/relay/GCS_recentGame");
      },
    },
    breaks: "each game is listed once",
  },
  {
    name: "the first merchant's rules of registration for all",
    kind: "joins",
    operationId: "getPermission",
    plant: keepsFirstRules,
    findingAt: ["getPermission", "getRegisterSettings"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", "/wps/system/permission?url=localhost");
        return ask("GET", "/wps/system/permission?url=localhost&merchantCode=phlobby1");
      },
    },
    breaks: "the rules are those of the merchant of the request",
  },
];
