import { isObject, objectOr, textOr, type JsonObject } from "../../../json.ts";

/** A number of a call that is added to another one, or subtracted from it. */
interface Move {
  readonly call: string;
  readonly at: string;
  readonly sign: 1 | -1;
}

/** What an answer must have at a place (`answers` of `x-sequences`). */
export type ExpectedValue =
  | { readonly value: unknown }
  /** The member is missing. */
  | { readonly isAbsent: true }
  /** A list with, or without, a row that has these members. A member may be the value of another call (`{ call, at }`). */
  | {
      readonly has: JsonObject;
      /** How many such rows there are; undefined for one or more. */
      readonly rows?: number;
    }
  | { readonly lacks: JsonObject }
  /** A text that matches the regular expression. */
  | { readonly pattern: string }
  /** The value of another call of the sequence, or a number or time that is `plus` above it. */
  | {
      readonly call: string;
      /** A runtime expression over the request and response of that call. */
      readonly at: string;
      readonly plus: number;
      /** Numbers of calls that are added, or subtracted, too. */
      readonly moved?: readonly Move[];
      /** The lowest number, in place of any lower one. */
      readonly atLeast?: number;
      /** The tolerated difference; for times, in milliseconds. */
      readonly within: number;
      /** Whether the values must differ instead. */
      readonly isOther: boolean;
    };

const movesIn = (told: unknown, sign: Move["sign"]): Move[] =>
  [told]
    .flat()
    .filter(isObject)
    .map(({ call, at }) => ({ call: textOr(call, ""), at: textOr(at, ""), sign }));

const numberOr = (value: unknown, other: number): number => (typeof value === "number" ? value : other);

/** Reads what an answer must have at a place. A text, a number, a boolean or null stands for itself. */
function wantedOf(told: unknown): ExpectedValue {
  if (!isObject(told)) return { value: told };
  const { absent, has, rows, lacks, pattern, call } = told;
  if (absent === true) return { isAbsent: true };
  if (isObject(has)) return typeof rows === "number" ? { has, rows } : { has };
  if (isObject(lacks)) return { lacks };
  if (typeof pattern === "string") return { pattern };
  if (typeof call !== "string") return { value: told["value"] };
  const { plus, minus } = told;
  const moved = [...movesIn(plus, 1), ...movesIn(minus, -1)];
  return {
    call,
    at: textOr(told["at"], ""),
    ...(moved.length > 0 && { moved }),
    plus: numberOr(plus, 0),
    ...(typeof told["atLeast"] === "number" && { atLeast: told["atLeast"] }),
    within: numberOr(told["within"], 0),
    isOther: told["differs"] === true,
  };
}

/** What the places of an answer must have, by place. */
export const expectedValuesIn = (told: unknown): (readonly [place: string, wanted: ExpectedValue])[] =>
  Object.entries(objectOr(told)).map(([place, value]) => [place, wantedOf(value)]);
