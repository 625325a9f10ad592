import { objectOr, valueAt, type JsonObject } from "../../../json.ts";
import { decimalOf, momentOf } from "../../values/numbers.ts";
import { hasMembers, isSameValue } from "../../values/comparison.ts";

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
