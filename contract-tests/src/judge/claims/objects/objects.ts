import { escapeToken, isObject, valueAt } from "../../../json.ts";
import type { ObjectPlace } from "../../../plan/object-claim.ts";
import { canonical, commonDifference, isSameValue, similarityOf } from "../../values/comparison.ts";
import { FIRST_REFUSAL, GONE, NOT_FOUND } from "../../../status-codes.ts";
import { done, findingIn, type AnsweredStep, type ClaimFinding, type StepOf } from "../answered-step.ts";
import { type ClaimOf, type Judges, whenAnswered, whenDone } from "../judges.ts";
import { valueSent } from "../../../plan/generate/requests.ts";

/** A place in an answer with its value. */
interface Found {
  readonly pointer: string;
  readonly value: unknown;
}

/** The object at a place; in a list, the row that has the key. */
function objectAt({ answer }: AnsweredStep, { at, key }: ObjectPlace, wanted: unknown): Found | undefined {
  const value = valueAt(answer.json, at);
  if (key === undefined) return { pointer: at, value };
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const index = rows.findIndex((row) => wanted !== undefined && isSameValue(valueAt(row, key), wanted));
  return index === -1 ? undefined : { pointer: `${at}/${index}`, value: rows[index] };
}

const objectsAt = ({ answer }: AnsweredStep, at: string): Found[] => {
  const value = valueAt(answer.json, at);
  if (!Array.isArray(value)) return [{ pointer: at, value }];
  return value.map((row: unknown, index) => ({ pointer: `${at}/${index}`, value: row }));
};

/** The index of the row that a request asks for; undefined when the list has none. */
function rowAskedFor({ answer }: AnsweredStep, { at, key = "" }: ObjectPlace, { request }: AnsweredStep) {
  const asked = Object.values(request.parameters.path);
  const rows: unknown = valueAt(answer.json, at);
  const isAskedFor = (row: unknown) => asked.some((value) => isSameValue(valueAt(row, key), value));
  return Array.isArray(rows) ? rows.find(isAskedFor) : undefined;
}

/** Finds an object that a list has before and after its own read, which does not find it. */
function lostObject(claim: ClaimOf<"same-object">, stepOf: StepOf): ClaimFinding[] {
  const { here, there, again } = claim;
  const read = stepOf(there.step);
  const lists = [here.step, again].flatMap((name) => (name === undefined ? [] : (done(stepOf(name)) ?? [])));
  const [list, later] = lists;
  if (!read || !list || !later || here.key === undefined || read.answer.status !== NOT_FOUND) return [];
  if (lists.some((step) => rowAskedFor(step, here, read) === undefined)) return [];
  return [findingIn(read, "consistency", undefined, `must be found, because ${list.operation.id} has it`, claim)];
}

/** Find contradictions between what several answers say of the same objects. */
export const OBJECT_JUDGES = {
  "same-object": (claim, stepOf) => {
    const { here, there, key } = claim;
    const [mine, theirs] = [here, there].map(({ step }) => done(stepOf(step)));
    const own = mine && here.key === undefined ? objectAt(mine, here, undefined) : undefined;
    const other = theirs && objectAt(theirs, there, valueAt(own?.value, key));
    const one = own ?? (mine && objectAt(mine, here, valueAt(other?.value, key)));
    if (!theirs) return lostObject(claim, stepOf);
    if (!mine || !isObject(one?.value) || !isObject(other?.value)) return [];
    const repeated = claim.again === undefined ? undefined : done(stepOf(claim.again));
    const later = repeated && objectAt(repeated, here, valueAt(one.value, key))?.value;
    if (claim.again !== undefined && !isObject(later)) return [];
    const isMoving = (name: string) =>
      later !== undefined && canonical(valueAt(later, name)) !== canonical(valueAt(one.value, name));
    const found = commonDifference(other.value, one.value, isMoving);
    if (!found) return [];
    const message = `must be ${canonical(found.other)}, as ${mine.operation.id} says of the same object, but is ${canonical(found.one)}`;
    return [findingIn(theirs, "consistency", other.pointer + found.place, message, claim)];
  },
  "chosen-members": whenDone(["whole", "part"], (claim, { whole, part }) => {
    const { members, key, at } = claim;
    const keyName = key?.slice(1);
    const lacks = (place: string, message: string) => [findingIn(part, "filter", place, message, claim)];
    for (const { pointer, value } of objectsAt(part, at)) {
      if (!isObject(value)) continue;
      const strange = Object.keys(value).find((name) => !members.includes(name) && name !== keyName);
      if (strange !== undefined)
        return lacks(
          `${pointer}/${escapeToken(strange)}`,
          `must not be here: only ${members.join(", ")} were asked for`,
        );
      if (claim.hasKey && keyName !== undefined && !(keyName in value))
        return lacks(`${pointer}${key}`, "is missing, although it comes back in any case");
      const twin = objectsAt(whole, at).find(
        (it) => key === undefined || isSameValue(valueAt(it.value, key), valueAt(value, key)),
      )?.value;
      const missing = isObject(twin) ? members.find((name) => name in twin && !(name in value)) : undefined;
      if (missing !== undefined)
        return lacks(`${pointer}/${escapeToken(missing)}`, "is missing, although it was asked for");
      const found =
        keyName !== undefined && keyName in value && isObject(twin) ? commonDifference(value, twin) : undefined;
      if (!found) continue;
      const message = `must be ${canonical(found.other)}, as without a choice of members, but is ${canonical(found.one)}`;
      return [findingIn(part, "consistency", pointer + found.place, message, claim)];
    }
    return [];
  }),
  expanded: whenDone(["part", "alone"], (claim, { part, alone }) => {
    const wanted = alone.request.parameters.path[claim.parameter];
    if (wanted === undefined) return [];
    const member = `/${escapeToken(claim.member)}`;
    const due = `as ${alone.operation.id} says of ${canonical(wanted)}`;
    for (const { pointer, value } of objectsAt(part, claim.at)) {
      if (!isSameValue(valueAt(value, claim.reference), wanted)) continue;
      const told = valueAt(value, member);
      const found = commonDifference(told, alone.answer.json);
      const tell = (message: string) => [
        findingIn(part, "consistency", pointer + member + (found?.place ?? ""), message, claim),
      ];
      if (found) return tell(`must be ${canonical(found.other)}, ${due}, but is ${canonical(found.one)}`);
      if (told === null || told === undefined) return tell(`is missing, although it was asked for: ${due}`);
    }
    return [];
  }),
  counted: whenDone(["before", "call", "after", "of"], (claim, { before, call, after, of }) => {
    const [old, now] = [before, after].map((step) => valueAt(step.answer.json, claim.pointer));
    const state = valueAt(of.answer.json, claim.status);
    if (typeof old !== "number" || typeof now !== "number" || now - old === claim.by) return [];
    if (claim.states.length > 0 && !claim.states.includes(String(state))) return [];
    const message = `must be ${old + claim.by} after ${call.operation.id}, but is ${now}`;
    return [findingIn(after, "effect", claim.pointer, message, claim)];
  }),
  "moved-on": whenDone(["before", "call", "after"], (claim, { before, call, after }) => {
    const [old, now] = [before, after].map((step) => valueAt(step.answer.json, claim.pointer));
    if (old === undefined || now === undefined) return [];
    const isRight = claim.to === undefined ? !isSameValue(old, now) : isSameValue(claim.to, now);
    if (isRight) return [];
    const due = claim.to === undefined ? "must be another state" : `must be ${canonical(claim.to)}`;
    const message = `${due} after ${call.operation.id}, but is ${canonical(now)}`;
    return [findingIn(after, "effect", claim.pointer, message, claim)];
  }),
  "allowed-from": whenDone(["before", "call"], (claim, { before, call }) => {
    const state = valueAt(before.answer.json, claim.pointer);
    if (typeof state !== "string" || claim.states.includes(state)) return [];
    const message = `must be refused: it is only for ${claim.states.join(" or ")}, and the object was ${state}`;
    return [findingIn(call, "invalid-accepted", undefined, message, claim)];
  }),
  "refused-twice": whenAnswered(["first", "again"], (claim, { first, again }, stepOf) => {
    const { statuses, gone } = claim;
    if (!done(first) || statuses.includes(again.answer.status)) return [];
    if (gone !== undefined && done(stepOf(gone))) return [];
    // Another refusal is judged by what the spec documents of it.
    if (again.answer.status >= FIRST_REFUSAL) return [];
    const message = `must be ${statuses.join(" or ")}: the same call has succeeded before`;
    return [findingIn(again, "invalid-accepted", undefined, message, claim)];
  }),
  "accepted-twice": whenAnswered(["first", "again"], (claim, { first, again }) => {
    if (!done(first) || ![NOT_FOUND, GONE].includes(again.answer.status)) return [];
    const message = `must be ${first.answer.status}, as the first time: the spec says that the same call succeeds again`;
    return [findingIn(again, "effect", undefined, message, claim)];
  }),
  "not-stored": whenDone(["sent", "usual", "read"], (claim, { sent, usual, read }) => {
    const member = `/${escapeToken(claim.member)}`;
    const wrong = valueAt(valueSent(sent.request), member);
    const [due, told] = [usual, read].map(({ answer }) => valueAt(answer.json, claim.at + member));
    if (wrong === undefined || similarityOf(wrong, told) !== "same" || similarityOf(wrong, due) === "same") return [];
    const message = `is ${canonical(told)}, as ${sent.operation.id} was sent, but a request must not set it`;
    return [findingIn(read, "effect", claim.at + member, message, claim)];
  }),
  reset: whenDone(["before", "sent", "read"], (claim, { before, sent, read }) => {
    const place = `${claim.at}/${escapeToken(claim.member)}`;
    const [old, now] = [before, read].map((step) => valueAt(step.answer.json, place));
    if (old === undefined || old === null || !isSameValue(old, now)) return [];
    const message = `is still ${canonical(now)}, although ${sent.operation.id} has replaced the object and was not sent this member`;
    return [findingIn(read, "effect", place, message, claim)];
  }),
} satisfies Partial<Judges>;
