import { escapeToken, isObject } from "../../../json.ts";
import { similarityOf } from "./similarity.ts";

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
