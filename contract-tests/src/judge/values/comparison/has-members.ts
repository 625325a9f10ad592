import { isObject, valueAt, type JsonObject } from "../../../json.ts";
import { momentOf } from "../moment.ts";
import { isSameValue } from "./same-value.ts";

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
