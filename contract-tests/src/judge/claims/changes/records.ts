import { valueAt } from "../../../json.ts";
import { canonical, isSameValue } from "../../values/comparison.ts";
import { momentOf } from "../../values/numbers.ts";
import { findingIn, type AnsweredStep, type ClaimFinding } from "../answered-step.ts";
import type { ClaimOf, StepJudge } from "../judges.ts";
import { rowsAt } from "../lists/listed-rows.ts";
import { valueOf } from "./effects.ts";

type Recorded = ClaimOf<"recorded">;

/** The members that the row must have; undefined when the call does not say one of them. */
function wantedIn({ same }: Recorded, by: AnsweredStep): [place: string, value: unknown][] | undefined {
  const wanted = Object.entries(same).map(([place, told]): [string, unknown] => [place, valueOf(by, told)]);
  return wanted.some(([, value]) => value === undefined) ? undefined : wanted;
}

/** Finds a call that has left no row in a list that records it, more than one, or one with another time (`x-records`). */
export const recordFindings: StepJudge<"recorded", "before" | "after" | "by"> = (claim, { before, after, by }) => {
  const wanted = wantedIn(claim, by);
  if (!wanted) return [];
  const { rows, key, now, withinMs } = claim;
  const tell = (check: "effect" | "clock", pointer: string, message: string) => [
    findingIn(after, check, pointer, message, claim),
  ];
  const known = new Set(rowsAt(before, rows).map((row) => canonical(valueAt(row, key))));
  const found = [...rowsAt(after, rows).entries()].filter(
    ([, row]) =>
      !known.has(canonical(valueAt(row, key))) &&
      wanted.every(([place, value]) => isSameValue(valueAt(row, place), value)),
  );
  const [first, ...more] = found;
  const what = `with ${canonical(Object.fromEntries(wanted))} for ${by.operation.id}`;
  if (!first) return tell("effect", rows, `must have a new row ${what}`);
  if (more.length > 0) return tell("effect", rows, `must have one new row ${what}, but has ${found.length}`);
  const [index, row] = first;
  const called = momentOf(by.answer.headers.get("date")) ?? by.answer.at;
  return now.flatMap((place): ClaimFinding[] => {
    const moment = momentOf(valueAt(row, place));
    if (moment === undefined || called === undefined || Math.abs(moment - called) <= withinMs) return [];
    const message = `must be the time of the call, ${new Date(called).toISOString()}, but is ${canonical(valueAt(row, place))}`;
    return tell("clock", `${rows}/${index}${place}`, message);
  });
};
