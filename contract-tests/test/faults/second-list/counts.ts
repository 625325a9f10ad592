import { objectOr } from "../../../src/json.ts";
import { alike, isSuccess, turn } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { numberAt, put } from "../plants/answers.ts";
import { eachRow, type Row, rows } from "../plants/rows.ts";
import type { SecondFault } from "./second-fault.ts";

/** Includes the messages that were read in the number of unread ones. */
const countsAll: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const all = await forward(alike(request, "GET", "/wps/messages?pageSize=1"));
  return isSuccess(all) ? put(answer, "/value", numberAt(all, "/value/total")) : answer;
};

/** Changes a member of the first row. */
const firstRow = (pointer: string, change: (row: Row) => Row): Plant =>
  rows((all) => all.map((row, index) => (index === 0 ? change(row) : row)), pointer);

/** Faults by which two operations contradict each other about the same thing. */
export const COUNTS: readonly SecondFault[] = [
  {
    name: "letters that were read count as unread",
    kind: "counts",
    operationId: "getUnreadCount",
    plant: countsAll,
    findingAt: ["getUnreadCount", "listMessages", "markMessageRead"],
    breaks: "the count is that of listMessages with unread=true",
  },
  {
    name: "every vendor has one game more than the catalogue",
    kind: "counts",
    operationId: "listGameVendors",
    plant: eachRow((lane) => {
      const cards = Array.isArray(lane["cards"]) ? lane["cards"].map(objectOr) : [];
      return { ...lane, cards: cards.map((card) => ({ ...card, gameCount: Number(card["gameCount"] ?? 0) + 1 })) };
    }, "/data/lanes"),
    findingAt: ["listGameVendors", "listGames", "searchGames"],
    breaks: "gameCount is the total of listGames for the vendor and category",
  },
  {
    name: "the most popular game is off sale here and on sale there",
    kind: "counts",
    operationId: "listPopularLotteryGames",
    plant: firstRow("/value/games", (row) => ({ ...row, isSale: row["isSale"] !== true })),
    findingAt: ["listPopularLotteryGames", "listLotteryGames"],
    breaks: "one game tells the same in both lists",
  },
  {
    name: "a field that is required here and not there",
    kind: "counts",
    operationId: "getRegisterRules",
    plant: turn("/value/password/required", (required) => required !== true),
    findingAt: ["getRegisterRules", "getRegisterSettings"],
    breaks: "the rules are the same as those of getRegisterSettings",
  },
  {
    name: "a switch that is on here and off there",
    kind: "counts",
    operationId: "getModuleTree",
    plant: firstRow("/value", (row) => ({ ...row, enabled: row["enabled"] === "1" ? "0" : "1" })),
    findingAt: ["getModuleTree", "getWhitelabel", "getPermission"],
    breaks: "the tree of switches is that of getWhitelabel",
  },
];
