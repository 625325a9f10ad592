import { objectOr } from "../../../src/json.ts";
import { onSuccess, saysNo } from "../../support/changes.ts";
import { inPlaceOf } from "../plants/answers.ts";
import { eachRow, type Row, rowsOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import type { FourthFault } from "./fourth-fault.ts";

const asNumbers = (numbers: unknown): readonly string[] =>
  Array.isArray(numbers) ? numbers.map((number) => String(Number(number))) : [];

const withoutZeros = (draw: Row): Row => ({
  ...draw,
  prizes: Array.isArray(draw["prizes"])
    ? draw["prizes"].map((prize) => ({ ...objectOr(prize), numbers: asNumbers(objectOr(prize)["numbers"]) }))
    : [],
});

/** Faults of lottery draws. */
export const DRAWS: readonly FourthFault[] = [
  {
    name: "numbers lose their leading zeros",
    kind: "draws",
    operationId: "listVnRecentDraws",
    plant: eachRow(withoutZeros, "/value/draws"),
    shown: reads("demo", "/lgw/vn/games/game_menu/recent"),
    breaks: "the numbers of a prize have their leading zeros",
  },
  {
    name: "an unknown game is not found",
    kind: "draws",
    operationId: "listVnOpenedNumbersByGame",
    plant: onSuccess((answer) =>
      answer.status === 200 && rowsOf(answer, "/value/draws").length === 0
        ? inPlaceOf(answer, saysNo(404, "NOT_FOUND", "Not found."))
        : answer,
    ),
    shown: reads("demo", "/lgw/vn/numeros/opened/game?gameCode=NO_SUCH_GAME"),
    breaks: "for an unknown code the list is empty",
  },
];
