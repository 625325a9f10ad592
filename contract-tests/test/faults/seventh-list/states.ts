import { isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { put } from "../plants/answers.ts";
import { asked } from "../plants/requests.ts";
import { eachRow, listOf, rows, rowsOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import type { SeventhFault } from "./seventh-fault.ts";

/** Shows the last draw of a game that is not on sale as its open draw. */
const keepsLastDraw: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const games = listOf(await valueBeside(request, forward, "/lgw/games?prizeMode=SEA"), "/games");
  const lastOf = (code: unknown): unknown => games.find((game) => game["code"] === code)?.["previousNumero"] ?? null;
  return put(
    answer,
    "/value/games",
    rowsOf(answer, "/value/games").map((row) => ({ ...row, numero: row["numero"] ?? lastOf(row["gameCode"]) })),
  );
};

/** Faults of entries that have ended, or are not open. */
export const STATES: readonly SeventhFault[] = [
  {
    name: "the menu shows a draw of a game that is not on sale",
    kind: "states",
    operationId: "listGameMenus",
    plant: keepsLastDraw,
    findingAt: ["listGameMenus", "listLotteryGames"],
    shown: reads("demo", "/lgw/games/game_menus?prizeMode=SEA"),
    breaks: "a game that is not on sale has no open draw (`numero` is null)",
  },
  {
    name: "an expired bonus is shown as active",
    kind: "states",
    operationId: "listBonuses",
    plant: rows((bonuses, request) =>
      bonuses.map((bonus) =>
        bonus["status"] === "expired" && asked(request, "status") === null ? { ...bonus, status: "active" } : bonus,
      ),
    ),
    shown: reads("demo", "/wps/bonuses"),
    breaks: "expired: the wagering requirement was not met in time, and the bonus was taken back",
  },
  {
    name: "a game that is not on sale has no last numbers",
    kind: "states",
    operationId: "listLotteryGames",
    plant: eachRow(
      (game) => (game["isSale"] === false ? { ...game, previousNumero: null, previousWinningNumber: null } : game),
      "/value/games",
    ),
    findingAt: ["listLotteryGames", "listPopularLotteryGames", "listOpenedNumbers"],
    shown: reads("demo", "/lgw/games?prizeMode=SEA"),
    breaks: "a game that is not on sale has no open draw and keeps its last numbers",
  },
];
