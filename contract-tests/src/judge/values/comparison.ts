import { isObject, escapeToken, valueAt, type JsonObject } from "../../json.ts";
import { decimalOf, momentOf } from "./numbers.ts";

const withSortedMembers = (_: string, member: unknown): unknown =>
  isObject(member)
    ? Object.fromEntries(Object.entries(member).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : member;

/** Serialises a value with sorted fields, so that equal values give equal texts. */
export const canonical = (value: unknown): string => JSON.stringify(value, withSortedMembers) ?? "nothing";

const MOST_LETTERS = 80;

/** The beginning of a serialised value, short enough for a message. */
export const shortened = (value: unknown): string => {
  const text = canonical(value);
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
};

/** Removes the fields with these names, at any depth. */
export function withoutMembers(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((member) => withoutMembers(member, names));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !names.includes(name));
  return Object.fromEntries(kept.map(([name, member]) => [name, withoutMembers(member, names)]));
}

/** Whether a row is at another place in the second reading of a list, as when a new row has come first in between. */
function hasShifted(one: readonly unknown[], other: readonly unknown[]): boolean {
  const [before, after] = [one, other].map((rows) => rows.map(canonical));
  const isMoved = (row: string, index: number) => row !== after?.[index] && (after?.includes(row) ?? false);
  return before?.some(isMoved) ?? false;
}

/**
 * Returns a value without the parts at which two readings of it differ, because these parts change by themselves, such as the time of the
 * response. When the readings have lists of different lengths, or with a row at another place, the whole list is left out.
 */
export function withoutMoved(value: unknown, [one, other]: readonly [unknown, unknown]): unknown {
  if (canonical(one) === canonical(other)) return value;
  if (isObject(value) && isObject(one) && isObject(other)) {
    const kept = Object.entries(value).filter(([name]) => name in one === name in other);
    return Object.fromEntries(
      kept.map(([name, member]) => [name, withoutMoved(member, [one[name], other[name]])] as const),
    );
  }
  const lists = [value, one, other].filter((it) => Array.isArray(it));
  const [rows, rowsOfOne, rowsOfOther] = lists;
  if (!rows || !rowsOfOne || !rowsOfOther || new Set(lists.map(({ length }) => length)).size > 1) return null;
  if (hasShifted(rowsOfOne, rowsOfOther)) return null;
  return rows.map((row: unknown, index) => withoutMoved(row, [rowsOfOne[index], rowsOfOther[index]]));
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** Compares loosely: "100.00" equals 100, and 7 in a query string equals the number 7 in a response. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!isPlain(one) || !isPlain(other)) return canonical(one) === canonical(other);
  const [left, right] = [decimalOf(one), decimalOf(other)];
  return left !== undefined && right !== undefined ? left === right : String(one) === String(other);
}

/** Whether a value is, or contains at any depth, the wanted one. */
export const containsValue = (value: unknown, wanted: unknown): boolean =>
  isTree(value) ? Object.values(value).some((member) => containsValue(member, wanted)) : isSameValue(value, wanted);

/** Whether a stored value is the one that was sent, one that a server may make of it, or another. */
export type Similarity = "same" | "alike" | "other";

const isMoment = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value);
const simplified = (text: string): string => text.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase();
const isNothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);
const sortedText = (list: readonly unknown[]): string => canonical(list.map(canonical).toSorted());

/**
 * Compares what was sent with what is read: JSON values, decimal numbers and moments by their value. A text is alike when only spaces, letter
 * case or composed characters differ, and a list when only the order differs.
 */
export function similarityOf(sent: unknown, told: unknown): Similarity {
  if (canonical(sent) === canonical(told)) return "same";
  if (isNothing(sent) && (told === undefined || isNothing(told)))
    return told === undefined && sent === null ? "same" : "alike";
  if (isMoment(sent) && isMoment(told)) return momentOf(sent) === momentOf(told) ? "same" : "other";
  const [left, right] = [decimalOf(sent), decimalOf(told)];
  if (left !== undefined && left === right) return "same";
  if (typeof sent === "string" && typeof told === "string")
    return simplified(sent) === simplified(told) ? "alike" : "other";
  if (Array.isArray(sent) && Array.isArray(told)) return sortedText(sent) === sortedText(told) ? "alike" : "other";
  return "other";
}

/** The first place at which two values differ, with both values there. */
export function firstDifference(
  one: unknown,
  other: unknown,
  place = "",
): [place: string, one: unknown, other: unknown] {
  if (isTree(one) && isTree(other)) {
    for (const name of Object.keys({ ...one, ...other })) {
      const inside = `/${escapeToken(name)}`;
      const [mine, theirs] = [valueAt(one, inside), valueAt(other, inside)];
      if (canonical(mine) !== canonical(theirs)) return firstDifference(mine, theirs, place + inside);
    }
  }
  return [place, one, other];
}

const isTree = (value: unknown): value is object => typeof value === "object" && value !== null;

/** A place at which two values differ, with both values there. */
interface Difference {
  readonly place: string;
  readonly one: unknown;
  readonly other: unknown;
}

/**
 * The first member that two objects both have with different values, at any depth. A list is often abbreviated, so lists are compared only when
 * they have the same length.
 * @param isIgnored whether the member at this pointer is left out
 */
export function commonDifference(
  one: unknown,
  other: unknown,
  isIgnored: (pointer: string) => boolean = () => false,
  place = "",
): Difference | undefined {
  if (isObject(one) && isObject(other)) {
    for (const name of Object.keys(one)) {
      const inside = `${place}/${escapeToken(name)}`;
      const found = name in other ? commonDifference(one[name], other[name], isIgnored, inside) : undefined;
      if (found) return found;
    }
    return undefined;
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    const rows: readonly unknown[] = one.length === other.length ? one : [];
    return rows.map((row, index) => commonDifference(row, other[index], isIgnored, `${place}/${index}`)).find(Boolean);
  }
  // An object may be named by its id in one answer, and be there as a whole in the other.
  const isFolded = (isObject(one) && other !== null) || (isObject(other) && one !== null);
  if (isIgnored(place) || isFolded || similarityOf(one, other) === "same") return undefined;
  return { place, one, other };
}

/** The member with this name, or the value at it when it is a JSON pointer. */
const memberOf = (value: JsonObject, name: string): unknown =>
  name.startsWith("/") ? valueAt(value, name) : value[name];

/** Whether a time is in the range from `from` to `before`, which does not belong to it. */
function isInPeriod(value: unknown, { from, before }: JsonObject): boolean {
  const [moment, start, end] = [value, from, before].map(momentOf);
  return moment !== undefined && start !== undefined && end !== undefined && moment >= start && moment < end;
}

/** Whether the value is the wanted one; `{ not: VALUE }` wants another one, and `{ from, before }` a time in that range. */
function isWanted(value: unknown, wanted: unknown): boolean {
  if (isObject(wanted) && "not" in wanted) return value !== undefined && !isSameValue(value, wanted["not"]);
  if (isObject(wanted) && "from" in wanted && "before" in wanted) return isInPeriod(value, wanted);
  return isSameValue(value, wanted);
}

/**
 * Whether the value is an object that has these members with these values. A name may be a JSON pointer, a list of values means any of
 * them, `{ not: VALUE }` means any other, and `{ from, before }` any time in that range.
 */
export const hasMembers = (value: unknown, members: JsonObject): boolean =>
  Object.entries(members).every(
    ([name, wanted]) => isObject(value) && [wanted].flat().some((one) => isWanted(memberOf(value, name), one)),
  );

/** The wanted members, with the value that a member stands for in its place; undefined when one of the values is unknown. */
export function membersWith(members: JsonObject, valueOf: (wanted: unknown) => unknown): JsonObject | undefined {
  const filled = Object.entries(members).map(([name, wanted]) => [name, valueOf(wanted)] as const);
  return filled.every(([, value]) => value !== undefined) ? Object.fromEntries(filled) : undefined;
}

/** Whether the object around the value at `pointer` has these members. */
export const isAmong = (json: unknown, pointer: string, members: JsonObject): boolean =>
  hasMembers(valueAt(json, pointer.slice(0, pointer.lastIndexOf("/"))), members);
