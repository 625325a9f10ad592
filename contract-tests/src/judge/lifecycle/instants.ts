import { escapeToken, valueAt } from "../../json.ts";
import { findingIn, type AnsweredStep, type ClaimFinding } from "../claims/answered-step.ts";
import type { StepJudge } from "../claims/judges.ts";
import { momentOf } from "../values/numbers.ts";

/** Tolerated difference between clocks. A wrong time zone differs by more. */
const NEAR_MS = 5 * 60_000;
const MS_PER_MINUTE = 60_000;
const MS_PER_SECOND = 1000;

/** Says that a time is far from that of the call. Both are times of the server: an answer without `Date` says nothing. */
function farFrom(call: AnsweredStep, at: number): string | undefined {
  const date = momentOf(call.answer.headers.get("date"));
  const apart = date === undefined ? 0 : at - date;
  if (Math.abs(apart) <= NEAR_MS) return undefined;
  const minutes = Math.round(Math.abs(apart) / MS_PER_MINUTE);
  return `is ${minutes} minutes ${apart > 0 ? "after" : "before"} ${call.operation.id} was called`;
}

/** What is wrong with the time of the last change; it may stay within the same second. */
function wrongUpdate(changed: AnsweredStep, before: number, after: number): string | undefined {
  if (after < before) return "must not go back after a change";
  const hasFraction = before % MS_PER_SECOND !== 0;
  return after === before && hasFraction
    ? `must be later than before ${changed.operation.id}`
    : farFrom(changed, after);
}

/** Finds times of creation and change that do not follow the calls. */
export const instantFindings: StepJudge<"dated", "made" | "before" | "changed" | "after"> = (
  claim,
  { made, before, changed, after },
) => {
  const { at, created, updated } = claim;
  return [...created, ...updated].flatMap((name): ClaimFinding[] => {
    const pointer = `${at}/${escapeToken(name)}`;
    const [old, now] = [before, after].map(({ answer: { json } }) => momentOf(valueAt(json, pointer)));
    if (old === undefined || now === undefined) return [];
    const isCreation = created.includes(name);
    const kept = old === now ? farFrom(made, old) : `must stay the same, but ${changed.operation.id} has changed it`;
    const message = isCreation ? kept : wrongUpdate(changed, old, now);
    return message === undefined ? [] : [findingIn(after, "clock", pointer, message, { ...claim, isInferred: true })];
  });
};
