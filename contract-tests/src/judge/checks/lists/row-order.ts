import { objectOr, valueAt, type JsonObject } from "../../../json.ts";
import { decimalOf, momentOf } from "../../values/numbers.ts";
import { hasMembers, isSameValue } from "../../values/comparison.ts";
import type { PlanContext } from "../../../plan/context.ts";
import { successPlaces, type AnnotatedPlace, dereference } from "../../../plan/read/schemas.ts";
import type { Operation } from "../../../spec/contract.ts";

/** An order of rows (`x-sorted-by`). */
interface Order {
  readonly field: string;
  readonly isRising: boolean;
  /** The order of values that are not numbers or times. A row with another value comes after all of them. */
  readonly values: readonly unknown[] | undefined;
  /** Only rows with these members, and without those, are in this order. */
  readonly where: JsonObject;
  readonly lacks: readonly unknown[];
  /** Applies only when the request has these query parameters. */
  readonly asked: JsonObject;
}

/** Reads the orders of a list: one, or several that hold at the same time. */
const ordersOf = (mark: unknown): Order[] =>
  [mark].flat().flatMap((told): Order[] => {
    const { field, order, values, where, lacks, request } = objectOr(told);
    if (typeof field !== "string") return [];
    return [
      {
        field,
        isRising: order !== "descending",
        values: Array.isArray(values) ? values : undefined,
        where: objectOr(where),
        lacks: Array.isArray(lacks) ? lacks : [],
        asked: objectOr(request),
      },
    ];
  });

/** Negative when the first comes before the second; undefined when they cannot be compared. */
function compare(one: unknown, other: unknown): number | undefined {
  const [left, right] = [decimalOf(one), decimalOf(other)];
  if (left !== undefined && right !== undefined) return left < right ? -1 : Number(left > right);
  const [earlier, later] = [momentOf(one), momentOf(other)];
  return earlier === undefined || later === undefined ? undefined : earlier - later;
}

/** The place of a value, or of the first one of a list, among the values in order. */
function rankOf(values: readonly unknown[], told: unknown): number {
  const rank = values.findIndex((value) => [told].flat().some((one) => isSameValue(one, value)));
  return rank === -1 ? values.length : rank;
}

function misplacedRow(rows: readonly unknown[], { field, isRising, values, where, lacks }: Order) {
  const meant = [...rows.entries()].filter(
    ([, row]) => hasMembers(row, where) && lacks.every((name) => (objectOr(row)[String(name)] ?? null) === null),
  );
  const told = meant.map(([, row]) => valueAt(row, field));
  const compared = values ? told.map((value) => rankOf(values, value)) : told;
  const at = compared.findIndex((value, index) => {
    const difference = index === 0 ? 0 : (compare(compared[index - 1], value) ?? 0);
    return isRising ? difference > 0 : difference < 0;
  });
  const [index] = meant[at] ?? [];
  if (index === undefined) return undefined;
  const rule = values
    ? `the order is ${values.map(String).join(", ")}${values.length === 1 ? ", then the others" : ""}`
    : `the ${isRising ? "smallest" : "largest"} comes first`;
  return { place: `/${index}${field}`, message: `must not come after ${JSON.stringify(told[at - 1])}: ${rule}` };
}

/** The order of keys, which may be texts. */
const compareKeys = (one: unknown, other: unknown): number =>
  compare(one, other) ?? (String(one) < String(other) ? -1 : Number(String(one) > String(other)));

/** Finds the first row that does not belong after the one before it, although both are equal by the field of the order. */
export function misplacedTie(
  rows: readonly unknown[],
  field: string,
  ties: { readonly field: string; readonly order: "ascending" | "descending" },
) {
  const at = rows.findIndex((row, index) => {
    const before = rows[index - 1];
    if (index === 0 || !isSameValue(valueAt(before, field), valueAt(row, field))) return false;
    const difference = compareKeys(valueAt(before, ties.field), valueAt(row, ties.field));
    return ties.order === "ascending" ? difference > 0 : difference < 0;
  });
  if (at === -1) return undefined;
  const [before, told] = [rows[at - 1], rows[at]].map((row) => JSON.stringify(valueAt(row, ties.field)));
  const message = `${told} must not come after ${before}: rows that are equal by ${field.slice(1)} are in ${ties.order} order`;
  return { place: `/${at}${ties.field}`, message };
}

/**
 * Finds the first row without a value, or after such rows, that is at the wrong end. In any order, rows without a value are together at one end,
 * so that a page has them only at its beginning or only at its end.
 * @param end the end that the spec names
 */
export function misplacedGap(rows: readonly unknown[], field: string, end: "first" | "last" | undefined) {
  const isGap = rows.map((row) => (valueAt(row, field) ?? null) === null);
  const turns = isGap.flatMap((it, index) => (index > 0 && it !== isGap[index - 1] ? [index] : []));
  const name = field.slice(1);
  const [first, second] = turns;
  if (first === undefined) return undefined;
  if (second !== undefined)
    return { place: `/${second}${field}`, message: `rows without ${name} must be together at one end of the list` };
  const isAtEnd = isGap[first] === true;
  if (end === undefined || isAtEnd === (end === "last")) return undefined;
  return { place: `/${first}${field}`, message: `rows without ${name} must come ${end}, as the spec says` };
}

/** Finds the rows that do not belong after the row before them, one for each order of the list (`x-sorted-by`). */
export const misplacedRows = (rows: readonly unknown[], mark: unknown, query: JsonObject) =>
  ordersOf(mark)
    .filter(({ asked }) => hasMembers(query, asked))
    .flatMap((order) => misplacedRow(rows, order) ?? []);

/** How well a text matches a search, the best first. */
const RANKS = [
  "it is these words",
  "it begins with these words",
  "words of it begin with these words",
  "it contains these words",
] as const;
const NO_MATCH = RANKS.length;

const MARKS = /[\u0300-\u036F]/g;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;

/** The text without accents, letter case and punctuation. */
const folded = (text: string): string =>
  text.normalize("NFKD").replaceAll(MARKS, "").toLowerCase().replaceAll(BETWEEN_WORDS, " ").trim();

function matchRankOf(text: string, search: string): number {
  const words = search.split(" ");
  if (text === search) return 0;
  if (text.startsWith(search)) return 1;
  const own = text.split(" ");
  if (words.every((word) => own.some((it) => it.startsWith(word)))) return 2;
  return words.every((word) => text.includes(word)) ? 3 : NO_MATCH;
}

/**
 * Finds the first row that comes after one that matches the search less well (`bestFirst` in `x-filters`). Rows that do not show these words
 * match for another reason, and may be anywhere.
 * @param fields the texts of a row that are compared with the search; the best of them decides
 */
export function misplacedMatch(rows: readonly unknown[], fields: readonly string[], asked: unknown) {
  const search = typeof asked === "string" ? folded(asked) : "";
  if (search === "") return undefined;
  let [worst, before]: [number, string] = [0, ""];
  for (const [index, row] of rows.entries()) {
    const texts = fields.map((field) => valueAt(row, field)).filter((text) => typeof text === "string");
    const rank = Math.min(NO_MATCH, ...texts.map((text) => matchRankOf(folded(text), search)));
    if (rank < worst) {
      const message = `must not come after ${before}, because it matches better: ${RANKS[rank]}`;
      return { place: `/${index}${fields[0] ?? ""}`, message };
    }
    if (rank < NO_MATCH && rank >= worst) [worst, before] = [rank, JSON.stringify(texts[0])];
  }
  return undefined;
}

/** Names of the members of a row that are the two ends of its period. */
const ENDS = [
  ["from", "to"],
  ["start", "end"],
  ["startsAt", "endsAt"],
  ["startTime", "endTime"],
  ["begin", "end"],
] as const;

/** How words say that periods follow each other without a gap. */
const WITHOUT_GAPS =
  /\bincluding (?:those|the ones|days|weeks|months|hours|periods|intervals) without\b|\bwithout (?:a gap|gaps)\b|\bcontiguous\b/i;

/** The two ends of the period of a row. */
interface Ends {
  readonly from: string;
  readonly to: string;
}

/** The lists of periods that follow each other without a gap, by the words of the spec. */
export const listsWithoutGaps = ({ contract }: PlanContext, operation: Operation): AnnotatedPlace[] =>
  successPlaces(contract, operation, (schema, resolved): Ends | undefined => {
    const words = String(schema["description"] ?? resolved["description"]);
    const row = objectOr(dereference(contract.document, resolved["items"])["properties"]);
    const [from, to] = ENDS.find((names) => names.every((name) => name in row)) ?? [];
    return WITHOUT_GAPS.test(words) && from !== undefined && to !== undefined ? { from, to } : undefined;
  });

/** The first row that does not begin where the row before it ends, with what is wrong; undefined when there is none. The latest row may be first. */
export function gapIn(rows: readonly unknown[], { from, to }: Ends): { index: number; message: string } | undefined {
  const ends = rows.map((row) => [momentOf(valueAt(row, `/${from}`)), momentOf(valueAt(row, `/${to}`))] as const);
  const index = ends.findIndex(([start, end], at) => {
    const [startBefore, endBefore] = ends[at - 1] ?? [];
    if (start === undefined || end === undefined || startBefore === undefined || endBefore === undefined) return false;
    return start !== endBefore && end !== startBefore;
  });
  if (index === -1) return undefined;
  return { index, message: `must follow the row before it: its ${from} must be the ${to} of that row` };
}
