import { accessFindings } from "./account-views.ts";
import { escapeToken, isObject, valueAt } from "../../json.ts";
import type { ObjectClaim, ObjectPlace } from "../../plan/object-claim.ts";
import { canonical } from "../values/comparison/canonical-json.ts";
import { commonDifference } from "../values/comparison/common-difference.ts";
import { isSameValue } from "../values/comparison/same-value.ts";
import { samenessOf } from "../values/comparison/sameness.ts";
import type { Check } from "../check.ts";
import { findingAbout } from "../finding.ts";
import { FIRST_REFUSAL, GONE, NOT_FOUND } from "../../status-codes.ts";
import { hasSucceeded, type AnsweredStep, type ClaimFinding, type StepOf } from "./answered-step.ts";

type Of<K extends ObjectClaim["kind"]> = Extract<ObjectClaim, { kind: K }>;

const about = (
  step: AnsweredStep,
  { isInferred, specPointer }: ObjectClaim,
  [check, place, message]: readonly [check: Check, place: string, message: string],
): ClaimFinding[] => [
  {
    step: step.name,
    finding: findingAbout(step.operation, check, {
      where: `response ${step.answer.status}${place === "" ? "" : ` ${place}`}`,
      message,
      specPointer,
      doubt: isInferred ? "inferred" : undefined,
    }),
  },
];

/** The step when it has succeeded at once; a 202 says that the server acts later. */
const LATER = 202;
const done = (stepOf: StepOf, name: string): AnsweredStep | undefined => {
  const step = stepOf(name);
  return step && hasSucceeded(step) && step.answer.status !== LATER ? step : undefined;
};

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

function sameObject(claim: Of<"same-object">, stepOf: StepOf): ClaimFinding[] {
  const { here, there, key } = claim;
  const [mine, theirs] = [done(stepOf, here.step), done(stepOf, there.step)];
  const own = mine && here.key === undefined ? objectAt(mine, here, undefined) : undefined;
  const other = theirs && objectAt(theirs, there, valueAt(own?.value, key));
  const one = own ?? (mine && objectAt(mine, here, valueAt(other?.value, key)));
  if (!mine || !theirs || !isObject(one?.value) || !isObject(other?.value)) return [];
  const repeated = claim.again === undefined ? undefined : done(stepOf, claim.again);
  const later = repeated && objectAt(repeated, here, valueAt(one.value, key))?.value;
  if (claim.again !== undefined && !isObject(later)) return [];
  const isMoving = (name: string) =>
    later !== undefined && canonical(valueAt(later, name)) !== canonical(valueAt(one.value, name));
  const found = commonDifference(other.value, one.value, isMoving);
  if (!found) return [];
  const message = `must be ${canonical(found.other)}, as ${mine.operation.id} says of the same object, but is ${canonical(found.one)}`;
  return about(theirs, claim, ["consistency", other.pointer + found.place, message]);
}

const objectsAt = ({ answer }: AnsweredStep, at: string): Found[] => {
  const value = valueAt(answer.json, at);
  if (!Array.isArray(value)) return [{ pointer: at, value }];
  return value.map((row: unknown, index) => ({ pointer: `${at}/${index}`, value: row }));
};

function chosenMembers(claim: Of<"chosen-members">, stepOf: StepOf): ClaimFinding[] {
  const { members, key, at } = claim;
  const [whole, part] = [done(stepOf, claim.whole), done(stepOf, claim.part)];
  if (!whole || !part) return [];
  const keyName = key?.slice(1);
  for (const { pointer, value } of objectsAt(part, at)) {
    if (!isObject(value)) continue;
    const strange = Object.keys(value).find((name) => !members.includes(name) && name !== keyName);
    if (strange !== undefined)
      return about(part, claim, [
        "filter",
        `${pointer}/${escapeToken(strange)}`,
        `must not be here: only ${members.join(", ")} were asked for`,
      ]);
    if (claim.hasKey && keyName !== undefined && !(keyName in value))
      return about(part, claim, ["filter", `${pointer}${key}`, "is missing, although it comes back in any case"]);
    const twin = objectsAt(whole, at).find(
      (it) => key === undefined || isSameValue(valueAt(it.value, key), valueAt(value, key)),
    )?.value;
    const missing = isObject(twin) ? members.find((name) => name in twin && !(name in value)) : undefined;
    if (missing !== undefined)
      return about(part, claim, [
        "filter",
        `${pointer}/${escapeToken(missing)}`,
        "is missing, although it was asked for",
      ]);
    const found =
      key !== undefined && key.slice(1) in value && isObject(twin) ? commonDifference(value, twin) : undefined;
    if (found)
      return about(part, claim, [
        "consistency",
        pointer + found.place,
        `must be ${canonical(found.other)}, as without a choice of members, but is ${canonical(found.one)}`,
      ]);
  }
  return [];
}

function expanded(claim: Of<"expanded">, stepOf: StepOf): ClaimFinding[] {
  const [part, alone] = [done(stepOf, claim.part), done(stepOf, claim.alone)];
  const wanted = alone?.request.parameters.path[claim.parameter];
  if (!part || !alone || wanted === undefined) return [];
  const member = `/${escapeToken(claim.member)}`;
  for (const { pointer, value } of objectsAt(part, claim.at)) {
    if (!isSameValue(valueAt(value, claim.reference), wanted)) continue;
    const told = valueAt(value, member);
    const found = commonDifference(told, alone.answer.json);
    const place = pointer + member + (found?.place ?? "");
    const due = `as ${alone.operation.id} says of ${canonical(wanted)}`;
    if (found)
      return about(part, claim, [
        "consistency",
        place,
        `must be ${canonical(found.other)}, ${due}, but is ${canonical(found.one)}`,
      ]);
    if (told === null || told === undefined)
      return about(part, claim, ["consistency", place, `is missing, although it was asked for: ${due}`]);
  }
  return [];
}

function counted(claim: Of<"counted">, stepOf: StepOf): ClaimFinding[] {
  const [before, call, after, object] = [claim.before, claim.call, claim.after, claim.of].map((name) =>
    done(stepOf, name),
  );
  const [old, now] = [before, after].map((step) => valueAt(step?.answer.json, claim.pointer));
  const state = valueAt(object?.answer.json, claim.status);
  if (!call || !after || !object || typeof old !== "number" || typeof now !== "number") return [];
  if ((claim.states.length > 0 && !claim.states.includes(String(state))) || now - old === claim.by) return [];
  return about(after, claim, [
    "effect",
    claim.pointer,
    `must be ${old + claim.by} after ${call.operation.id}, but is ${now}`,
  ]);
}

function movedOn(claim: Of<"moved-on">, stepOf: StepOf): ClaimFinding[] {
  const [before, call, after] = [claim.before, claim.call, claim.after].map((name) => done(stepOf, name));
  const [old, now] = [before, after].map((step) => valueAt(step?.answer.json, claim.pointer));
  if (!call || !after || old === undefined || now === undefined) return [];
  const isRight = claim.to === undefined ? !isSameValue(old, now) : isSameValue(claim.to, now);
  if (isRight) return [];
  const due = claim.to === undefined ? "must be another state" : `must be ${canonical(claim.to)}`;
  return about(after, claim, ["effect", claim.pointer, `${due} after ${call.operation.id}, but is ${canonical(now)}`]);
}

function allowedFrom(claim: Of<"allowed-from">, stepOf: StepOf): ClaimFinding[] {
  const [before, call] = [claim.before, claim.call].map((name) => done(stepOf, name));
  const state = before && valueAt(before.answer.json, claim.pointer);
  if (!call || typeof state !== "string" || claim.states.includes(state)) return [];
  const message = `must be refused: it is only for ${claim.states.join(" or ")}, and the object was ${state}`;
  return about(call, claim, ["invalid-accepted", "", message]);
}

function refusedTwice(claim: Of<"refused-twice">, stepOf: StepOf): ClaimFinding[] {
  const [first, again] = [done(stepOf, claim.first), stepOf(claim.again)];
  const { statuses } = claim;
  if (!first || !again || statuses.includes(again.answer.status)) return [];
  if (claim.gone !== undefined && done(stepOf, claim.gone)) return [];
  // Another refusal is judged by what the spec documents of it.
  if (again.answer.status >= FIRST_REFUSAL) return [];
  return about(again, claim, [
    "invalid-accepted",
    "",
    `must be ${statuses.join(" or ")}: the same call has succeeded before`,
  ]);
}

function acceptedTwice(claim: Of<"accepted-twice">, stepOf: StepOf): ClaimFinding[] {
  const [first, again] = [done(stepOf, claim.first), stepOf(claim.again)];
  if (!first || !again || ![NOT_FOUND, GONE].includes(again.answer.status)) return [];
  const message = `must be ${first.answer.status}, as the first time: the spec says that the same call succeeds again`;
  return about(again, claim, ["effect", "", message]);
}

function notStored(claim: Of<"not-stored">, stepOf: StepOf): ClaimFinding[] {
  const [sent, usual, read] = [claim.sent, claim.usual, claim.read].map((name) => done(stepOf, name));
  const { body } = sent?.request ?? {};
  if (!sent || !usual || !read || !body || !("value" in body)) return [];
  const place = `${claim.at}/${escapeToken(claim.member)}`;
  const wrong = valueAt(body.value, `/${escapeToken(claim.member)}`);
  const [due, told] = [usual, read].map(({ answer }) => valueAt(answer.json, place));
  if (wrong === undefined || samenessOf(wrong, told) !== "same" || samenessOf(wrong, due) === "same") return [];
  const message = `is ${canonical(told)}, as ${sent.operation.id} was sent, but a request must not set it`;
  return about(read, claim, ["effect", place, message]);
}

function reset(claim: Of<"reset">, stepOf: StepOf): ClaimFinding[] {
  const [before, sent, read] = [claim.before, claim.sent, claim.read].map((name) => done(stepOf, name));
  const place = `${claim.at}/${escapeToken(claim.member)}`;
  const [old, now] = [before, read].map((step) => valueAt(step?.answer.json, place));
  if (!before || !sent || !read || old === undefined || old === null || !isSameValue(old, now)) return [];
  const message = `is still ${canonical(now)}, although ${sent.operation.id} has replaced the object and was not sent this member`;
  return about(read, claim, ["effect", place, message]);
}

/** Finds contradictions between what several answers say of the same objects. */
export function objectFindings(claim: ObjectClaim, stepOf: StepOf): ClaimFinding[] {
  switch (claim.kind) {
    case "same-access":
      return accessFindings(claim, stepOf);
    case "same-object":
      return sameObject(claim, stepOf);
    case "chosen-members":
      return chosenMembers(claim, stepOf);
    case "expanded":
      return expanded(claim, stepOf);
    case "counted":
      return counted(claim, stepOf);
    case "moved-on":
      return movedOn(claim, stepOf);
    case "allowed-from":
      return allowedFrom(claim, stepOf);
    case "refused-twice":
      return refusedTwice(claim, stepOf);
    case "accepted-twice":
      return acceptedTwice(claim, stepOf);
    case "not-stored":
      return notStored(claim, stepOf);
    case "reset":
      return reset(claim, stepOf);
  }
}
