import { isObject, mapMembers, objectOr } from "../../../src/json.ts";
import { onSuccess, turn } from "../../support/changes.ts";
import { put, valueOf } from "../plants/answers.ts";
import { misreadsBody } from "../plants/misreadings.ts";
import { DOT } from "../plants/pictures.ts";
import { eachRow, listOf, type Row } from "../plants/rows.ts";
import { reads, sends, textAt } from "../plants/showings.ts";
import { byCharacters } from "../plants/texts.ts";
import type { TenthFault } from "./tenth-fault.ts";

const PERCENT = 100;
const RTP_DIGITS = 4;
const OFFER = {
  memberId: "100001",
  kind: "realtime",
  period: "daily",
  tiers: [{ rate: "0.10", activeMembers: 0, betAmount: "1500.50" }],
};

/** Writes an amount without its decimals. */
const inWholeUnits = (tier: unknown): unknown =>
  isObject(tier) && typeof tier["betAmount"] === "string"
    ? { ...tier, betAmount: tier["betAmount"].replace(/\.\d+$/, "") }
    : tier;

/** Lists an entry and those below it at one level. */
const flattened = (entries: readonly Row[]): readonly Row[] =>
  entries.flatMap((entry) => [{ ...entry, children: [] }, ...flattened(listOf(entry, "/children"))]);

/** Moves the special ball to the beginning. */
function specialFirst(numbers: unknown): unknown {
  const all = typeof numbers === "string" ? numbers.split(",") : [];
  return all.length > 1 ? [...all.slice(-1), ...all.slice(0, -1)].join(",") : numbers;
}

/** Faults of values that change on their way into or out of the server. */
export const SERIALISER: readonly TenthFault[] = [
  {
    name: "the stakes that a tier requires lose their decimals",
    kind: "serialiser",
    operationId: "offerContract",
    plant: misreadsBody(({ tiers }) => (Array.isArray(tiers) ? { tiers: tiers.map(inWholeUnits) } : undefined)),
    findingAt: ["offerContract", "listContracts"],
    shown: sends("agent", "POST", "/wps/agent/contracts", OFFER, "half-a-taka-more"),
    breaks: "Amount that these members must have staked.",
  },
  {
    name: "the return to the player is a fraction",
    kind: "serialiser",
    operationId: "listGames",
    plant: eachRow((game) =>
      typeof game["rtp"] === "number" ? { ...game, rtp: Number((game["rtp"] / PERCENT).toFixed(RTP_DIGITS)) } : game,
    ),
    findingAt: ["listGames", "searchGames", "listHotGames"],
    shown: reads("demo", "/wps/relay/GCSGAME_gameList"),
    breaks: "Return to player in percent (96.5).",
  },
  {
    name: "the backslashes of the patterns are doubled",
    kind: "serialiser",
    operationId: "getRegisterSettings",
    plant: turn("/value", (rules) =>
      mapMembers(objectOr(rules), (rule) => ({
        ...objectOr(rule),
        acceptedPattern: String(objectOr(rule)["acceptedPattern"]).replaceAll("\\", "\\\\"),
      })),
    ),
    findingAt: ["getRegisterSettings", "getRegisterRules", "registerByUsername"],
    shown: reads("demo", "/wps/system/setting/register"),
    breaks: "Regular expression (ECMAScript, flag u) that the whole value must match, whatever `patternId` is.",
  },
  {
    name: "the help centre has only one level",
    kind: "serialiser",
    operationId: "getHelpCenter",
    plant: onSuccess((answer) => put(answer, "/value", flattened(listOf(valueOf(answer), "")))),
    shown: reads("demo", "/wps/system/helpCenter"),
    breaks: "Top-level entries, each with the entries below it.",
  },
  {
    name: "the numbers of a prize are sorted",
    kind: "serialiser",
    operationId: "listVnOpenedNumbersByGame",
    plant: eachRow(
      (draw) => ({
        ...draw,
        prizes: listOf(draw, "/prizes").map((prize) => ({
          ...prize,
          numbers: Array.isArray(prize["numbers"]) ? prize["numbers"].map(String).toSorted(byCharacters) : [],
        })),
      }),
      "/value/draws",
    ),
    findingAt: ["listVnOpenedNumbersByGame", "listVnRecentDraws", "listOpenedNumbers"],
    shown: reads("demo", "/lgw/vn/numeros/opened/game?gameCode=LF_HANOI"),
    breaks: "Numbers of the prize in the order they were drawn, with their leading zeros.",
  },
  {
    name: "the special ball comes first",
    kind: "serialiser",
    operationId: "listLotteryGames",
    plant: eachRow(
      (game) =>
        String(game["code"]).startsWith("LHC")
          ? { ...game, previousWinningNumber: specialFirst(game["previousWinningNumber"]) }
          : game,
      "/value/games",
    ),
    findingAt: ["listLotteryGames", "listPopularLotteryGames", "listOpenedNumbers"],
    shown: reads("demo", "/lgw/games?prizeMode=SEA"),
    breaks: "For LHC the last number is the special ball;",
  },
  {
    name: "the numbers of draws begin again each day",
    kind: "serialiser",
    operationId: "listOpenedNumbers",
    plant: eachRow((draw) => ({ ...draw, numero: String(draw["numero"]).replace(/^\d{8}-/, "") }), "/value/draws"),
    findingAt: ["listOpenedNumbers", "listLotteryGames"],
    shown: reads("demo", "/lotto/lgw/games/opened/numero?gameCode=SSC_60S"),
    breaks: "Number of the draw, unique within the game.",
  },
  {
    name: "the ids of the pictures of an application are in small letters",
    kind: "serialiser",
    operationId: "applyActivity",
    plant: turn("/value/imageIds", (ids) => (Array.isArray(ids) ? ids.map((id) => String(id).toLowerCase()) : ids)),
    findingAt: ["applyActivity", "uploadImage"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const picture = { bytes: Uint8Array.from(DOT), headers: { "content-type": "image/png" } };
        const id = await textAt(ask("POST", "/wps/uploads", picture), "/id");
        return ask("POST", "/wps/activities/lost-rounds-back/applications", {
          body: { imageIds: [id] },
          headers: { "idempotency-key": "with-one-picture" },
        });
      },
    },
    breaks: "Ids of at most 3 of the member's pictures (R401), as uploadImage returned them.",
  },
];
