import { isObject } from "../../../json.ts";

const inOrder = (_: string, member: unknown): unknown =>
  isObject(member)
    ? Object.fromEntries(Object.entries(member).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : member;

/** Serialises a value with sorted fields, so that equal values give equal texts. */
export const canonical = (value: unknown): string => JSON.stringify(value, inOrder) ?? "nothing";

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
