import { escapeToken, valueAt } from "../../../json.ts";
import { canonical } from "./canonical-json.ts";

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
