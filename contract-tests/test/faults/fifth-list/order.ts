import { eachRow, type Row, rows } from "../plants/rows.ts";
import { byCharacters } from "../plants/texts.ts";
import { reads } from "../plants/showings.ts";
import type { FifthFault } from "./fifth-fault.ts";

const dialled = ({ countryDialingCode }: Row): number => Number(countryDialingCode);
const playersOf = ({ players }: Row): number => Number(players);
const sorted = (texts: unknown): unknown => (Array.isArray(texts) ? texts.map(String).toSorted(byCharacters) : texts);

/** Faults of order. */
export const ORDER: readonly FifthFault[] = [
  {
    name: "countries are sorted by their dialling code",
    kind: "order",
    operationId: "listCountryCodes",
    plant: rows((all) => all.toSorted((one, other) => dialled(one) - dialled(other)), "/value"),
    shown: reads("demo", "/wps/system/countryCode"),
    breaks: "the merchant's own country comes first",
  },
  {
    name: "wallets are sorted by their code",
    kind: "order",
    operationId: "getMerchantWallet",
    plant: rows(
      (all) => all.toSorted((one, other) => byCharacters(String(one["code"]), String(other["code"]))),
      "/value/wallets",
    ),
    shown: reads("demo", "/wps/relay/GCS_merchantWallet"),
    breaks: "the main wallet comes first",
  },
  {
    name: "full poker rooms are listed among the open ones",
    kind: "order",
    operationId: "listPvpRooms",
    plant: rows((all) => all.toSorted((one, other) => playersOf(other) - playersOf(one)), "/value/rooms"),
    shown: reads("demo", "/wps/relay/GLS2_roomList"),
    breaks: "full rooms come last",
  },
  {
    name: "the languages of a variant are sorted by their code",
    kind: "order",
    operationId: "listRegions",
    plant: eachRow((row) => ({ ...row, langList: sorted(row["langList"]) }), "/value"),
    findingAt: ["listRegions", "getPermission"],
    shown: reads("demo", "/wps/system/regions"),
    breaks: "`langList` has the default language first",
  },
  {
    name: "the winning numbers of popular games are sorted",
    kind: "order",
    operationId: "listPopularLotteryGames",
    plant: eachRow((row) => {
      const numbers = row["previousWinningNumber"];
      return typeof numbers === "string"
        ? { ...row, previousWinningNumber: numbers.split(",").toSorted(byCharacters).join(",") }
        : row;
    }, "/value/games"),
    findingAt: ["listPopularLotteryGames", "listLotteryGames"],
    shown: reads("demo", "/lgw/games/popular"),
    breaks: "winning numbers are listed in the order they were drawn; a game has the same values in both lists",
  },
];
