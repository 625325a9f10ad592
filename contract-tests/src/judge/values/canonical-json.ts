import { isObject } from "../../json.ts";

const inOrder = (_: string, member: unknown): unknown =>
  isObject(member)
    ? Object.fromEntries(Object.entries(member).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : member;

/** Serialises a value with sorted fields, so that equal values give equal texts. */
export const canonical = (value: unknown): string => JSON.stringify(value, inOrder) ?? "nothing";

/** Removes the fields with these names, at any depth. */
export function withoutMembers(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((member) => withoutMembers(member, names));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !names.includes(name));
  return Object.fromEntries(kept.map(([name, member]) => [name, withoutMembers(member, names)]));
}
