import type { JsonObject } from "../../../json.ts";
import { numberOf, typesOf } from "../../read/schemas.ts";
import { WORD_LENGTH } from "../../../spec/contract.ts";
import { isFreeText } from "../../generate/plain-values.ts";
import { REFERENCE } from "../lifecycle-body.ts";

/** A legal value that servers tend to damage when they store it. */
export interface UnusualValue {
  readonly name: string;
  readonly value: unknown;
  /** Whether a made-up word follows the text, so that a text which must be unique is new in each request. */
  readonly hasWord?: true;
  /** Whether the server may store something else, such as its own default in place of null. */
  readonly mayDiffer?: true;
}

const TEXTS = [
  ["emoji", "Tea 🍵 👩‍👩‍👧 👍🏽"],
  ["combining marks", "Zoe\u0308 n\u0303 কি"],
  ["punctuation", `5 > 4 & "it's" 100% a\\b`],
] as const;
const FILLING = "Long";
/** A longer text would be refused for its size. */
const MOST_LETTERS = 10_000;
/** Amounts that lose a digit, a zero or a cent where numbers are rounded or read as binary fractions. */
const DECIMALS = ["0.10", "10.00", "100.05", "1.50"];
const FRACTIONS = [0.1, 19.99];
const OFFSET_MINUTES = 330;
const OFFSET = "+05:30";
const MS_PER_MINUTE = 60_000;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const DECIMAL = /^\d+\.\d+$/;

/** The same moment with another offset from UTC; undefined when the text is none. */
export function inAnotherOffset(text: string): string | undefined {
  const moment = MOMENT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment)) return undefined;
  const shifted = new Date(moment + OFFSET_MINUTES * MS_PER_MINUTE).toISOString();
  return shifted.replace(/(?:\.000)?Z$/, OFFSET);
}

function unusualTexts(schema: JsonObject): UnusualValue[] {
  const most = numberOf(schema, "maxLength");
  const withWord = (name: string, text: string): UnusualValue => {
    const hasRoom = most === undefined || text.length + 1 + WORD_LENGTH <= most;
    return hasRoom ? { name, value: `${text} `, hasWord: true } : { name, value: text };
  };
  const texts = TEXTS.map(([name, text]) => withWord(name, text));
  if (most === undefined || most <= WORD_LENGTH || most > MOST_LETTERS) return texts;
  const filling = FILLING.repeat(most).slice(0, most - WORD_LENGTH);
  return [...texts, { name: "longest text", value: filling, hasWord: true }];
}

function unusualNumbers(schema: JsonObject): UnusualValue[] {
  const bounds = ["minimum", "maximum"].flatMap((name): UnusualValue[] => {
    const value = numberOf(schema, name);
    return value === undefined ? [] : [{ name, value }];
  });
  const fractions = typesOf(schema).includes("number") ? FRACTIONS : [];
  return [...bounds, ...fractions.map((value) => ({ name: `number ${value}`, value }))];
}

/** A longer list would be refused for its size. */
const LETTERS = "abcdefghijklmnopqrst".split("");

/** As many texts as the list may have: the usual ones, and others in alphabetical order. */
function mostItems({ maxItems }: JsonObject, usual: unknown): UnusualValue[] {
  const items: readonly unknown[] = Array.isArray(usual) ? usual : [];
  const last = items.at(-1);
  const lacking = typeof maxItems === "number" ? maxItems - items.length : 0;
  if (typeof last !== "string" || lacking < 1 || lacking > LETTERS.length) return [];
  const more = LETTERS.slice(0, lacking).map((letter) => last + letter);
  return [{ name: "most items", value: [...items, ...more] }];
}

/** The last other member of an enum. */
const choices = (members: readonly unknown[], usual: unknown): UnusualValue[] =>
  members
    .filter((value) => value !== usual && value !== null)
    .slice(-1)
    .map((value) => ({ name: `enum ${String(value)}`, value, mayDiffer: true }));

function valuesOfType(type: string, schema: JsonObject, name: string, usual: unknown): UnusualValue[] {
  if (type === "null") return [{ name: "null", value: null, mayDiffer: true }];
  if (type === "integer" || type === "number") return unusualNumbers(schema);
  if (type === "array") return [{ name: "no items", value: [] }, ...mostItems(schema, usual)];
  if (type === "boolean")
    return [true, false]
      .filter((value) => value !== usual)
      .map((value) => ({ name: String(value), value, mayDiffer: true }));
  if (type !== "string") return [];
  const other = schema["format"] === "date-time" && typeof usual === "string" ? inAnotherOffset(usual) : undefined;
  if (other !== undefined) return [{ name: "another offset", value: other }];
  if (typeof usual === "string" && DECIMAL.test(usual))
    return DECIMALS.map((value) => ({ name: `decimal ${value}`, value }));
  return isFreeText(schema, name) ? unusualTexts(schema) : [];
}

/**
 * Returns legal values of a property that servers tend to damage: texts outside of the basic plane, another offset of the same moment, the
 * bounds of numbers, trailing zeros, nothing, the most items. The caller validates them.
 * @param usual the value that other requests send
 */
export function unusualValues(schema: JsonObject, name: string, usual: unknown): UnusualValue[] {
  // An object cannot be chosen freely.
  if (REFERENCE.test(name)) return [];
  const members: unknown = schema["enum"];
  if (Array.isArray(members)) return choices(members, usual);
  return typesOf(schema).flatMap((type) => valuesOfType(type, schema, name, usual));
}
