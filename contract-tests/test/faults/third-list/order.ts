import { turn } from "../../support/changes.ts";
import { eachRow, listOf, type Row, rows } from "../plants/rows.ts";
import type { ThirdFault } from "./third-fault.ts";

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

const sortedNumbers = (numbers: unknown): unknown =>
  typeof numbers === "string"
    ? numbers
        .split(",")
        .toSorted((left, right) => Number(left) - Number(right))
        .join(",")
    : numbers;

const isClaimable = ({ status }: Row): boolean => status === "claimable";

/** Faults of order: lists that are reversed or sorted by the wrong field. */
export const ORDER: readonly ThirdFault[] = [
  {
    name: "the first favourite first",
    kind: "order",
    operationId: "getFavoriteGameIds",
    plant: turn("/value", (ids) => (Array.isArray(ids) ? ids.toReversed() : ids)),
    findingAt: ["getFavoriteGameIds", "listFavoriteGames", "addFavoriteGame"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const games = listOf(await ask("GET", "/wps/relay/GCSGAME_gameList?pageSize=2"));
        for (const { nodeId } of games) await ask("POST", "/wps/relay/MCSFE_addFavoriteGameV2", { body: { nodeId } });
        return ask("GET", "/wps/relay/MCSFE_getFavoriteGames");
      },
    },
    breaks: "the last added favourite comes first",
  },
  {
    name: "the languages of a variant by the alphabet",
    kind: "order",
    operationId: "listRegions",
    plant: eachRow((region) => ({ ...region, langList: textsOf(region["langList"]).toSorted() }), "/value"),
    breaks: "the default language comes first",
  },
  {
    name: "the reward that expires last comes first",
    kind: "order",
    operationId: "listRewards",
    plant: rows((rewards) => [
      ...rewards.filter(isClaimable).toReversed(),
      ...rewards.filter((reward) => !isClaimable(reward)),
    ]),
    breaks: "of the claimable rewards, the next to expire comes first",
  },
  {
    name: "winning numbers by their size",
    kind: "order",
    operationId: "listLotteryGames",
    plant: eachRow(
      (game) => ({ ...game, previousWinningNumber: sortedNumbers(game["previousWinningNumber"]) }),
      "/value/games",
    ),
    findingAt: ["listLotteryGames", "listPopularLotteryGames", "listOpenedNumbers"],
    breaks: "winning numbers stand in the order in which they were drawn",
  },
];
