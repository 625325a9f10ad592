import { escapeToken, isObject, valueAt } from "../../json.ts";
import type { IdPlace } from "../../plan/lifecycle/lifecycle-claim.ts";
import { downloadFindings, rangeFindings } from "./downloads.ts";
import { instantFindings } from "./instants.ts";
import { lastSegment } from "../values/last-segment.ts";
import {
  done,
  findingIn,
  succeeded,
  type AnsweredStep,
  type ClaimFinding,
  type StepOf,
} from "../claims/answered-step.ts";
import { answered, whenAll, type ClaimOf, type Judges, type Steps, type StepJudge } from "../claims/judges.ts";
import { rowsAt } from "../claims/lists/listed-rows.ts";
import { momentOf, numberInAnswer } from "../values/numbers.ts";
import { similarityOf, isSameValue } from "../values/comparison.ts";
import { valueSent } from "../../plan/generate/requests.ts";

const NOT_FOUND: readonly number[] = [404, 410];
/** Names of fields by which an object says that it is gone, although it can still be read. */
const TELLS_ITS_END = /delet|remov|archiv|cancel|disab|activ|status|state/i;
/** Lists often have pages of a multiple of five rows. */
const USUAL_PAGE = 5;

const isNotFound = ({ answer }: AnsweredStep): boolean => NOT_FOUND.includes(answer.status);

function idIn({ answer }: AnsweredStep, id: IdPlace): unknown {
  if ("pointer" in id) return valueAt(answer.json, id.pointer);
  const address = answer.headers.get(id.header);
  return address === undefined ? undefined : lastSegment(address);
}

/** The step that a claim may name; its name is undefined when the claim does not. */
const namedStep = (stepOf: StepOf, name: string | undefined): AnsweredStep | undefined =>
  name === undefined ? undefined : done(stepOf(name));

function found(claim: ClaimOf<"found">, { read, made }: Steps<"read" | "made">, stepOf: StepOf): ClaimFinding[] {
  const removed = namedStep(stepOf, claim.removed);
  if (!done(made) || !isNotFound(read) || (claim.removed !== undefined && !removed)) return [];
  const why = removed ? `, after ${removed.operation.id} of another object` : "";
  return [findingIn(read, "effect", undefined, `does not find what ${made.operation.id} has made${why}`, claim)];
}

/** A moment that only an object in another state has: `closed_at` was null, and has a value now. */
const tellsMoment = (then: unknown, now: unknown): boolean =>
  (then === null || then === undefined) && typeof now === "string" && momentOf(now) !== undefined;

/** Whether the object still can be read, but says that it is gone. */
function saysItsEnd(read: AnsweredStep, before: AnsweredStep | undefined): boolean {
  const [now, then] = [read.answer.json, before?.answer.json];
  if (!isObject(now) || !isObject(then)) return false;
  return Object.keys(now).some(
    (name) => tellsMoment(then[name], now[name]) || (TELLS_ITS_END.test(name) && !isSameValue(now[name], then[name])),
  );
}

function gone(claim: ClaimOf<"gone">, { read, removed }: Steps<"read" | "removed">, stepOf: StepOf): ClaimFinding[] {
  if (!done(removed) || saysItsEnd(read, stepOf(claim.before))) return [];
  return [findingIn(read, "effect", undefined, `still finds what ${removed.operation.id} has removed`, claim)];
}

const MS_PER_SECOND = 1000;

/** Whether two texts name the same second. A server may write a time with another offset, and without fractions of a second. */
function isSameSecond(one: unknown, other: unknown): boolean {
  const [left, right] = [one, other].map((value) => (typeof value === "string" ? momentOf(value) : undefined));
  return left !== undefined && right !== undefined && Math.abs(left - right) < MS_PER_SECOND;
}

type Sending = Steps<"sent" | "read">;

function kept(claim: ClaimOf<"kept">, { sent, read }: Sending): ClaimFinding[] {
  return claim.members.flatMap((name) => {
    const place = `${claim.at}/${name}`;
    const [wanted, told] = [valueAt(valueSent(sent.request), `/${name}`), valueAt(read.answer.json, place)];
    if (wanted === undefined || isSameValue(told, wanted) || isSameSecond(told, wanted)) return [];
    const message = `must be ${JSON.stringify(wanted)}, as ${sent.operation.id} was sent, is ${JSON.stringify(told)}`;
    return [findingIn(read, "effect", place, message, claim)];
  });
}

/** Whether a member came back as it was sent; undefined when it was not sent. */
function comparedIn({ at, member }: ClaimOf<"returned">, { sent, read }: Sending) {
  const name = escapeToken(member);
  const wanted = valueAt(valueSent(sent.request), `/${name}`);
  const told = valueAt(read.answer.json, `${at}/${name}`);
  return wanted === undefined ? undefined : { wanted, told, similarity: similarityOf(wanted, told) };
}

function returned(claim: ClaimOf<"returned">, steps: Sending, stepOf: StepOf): ClaimFinding[] {
  const { sent, read } = steps;
  const [usualSent, usualRead] = [claim.usual, claim.usualRead].map((name) => done(stepOf(name)));
  const usual = usualSent && usualRead && comparedIn(claim, { sent: usualSent, read: usualRead });
  const compared = comparedIn(claim, steps);
  // A member that is not returned as it was sent in a usual request is computed, or another finding is about it.
  if (!compared || compared.similarity === "same" || (usual && usual.similarity !== "same")) return [];
  const { wanted, told, similarity } = compared;
  const message = `must be ${JSON.stringify(wanted)}, as ${sent.operation.id} was sent, is ${JSON.stringify(told)}`;
  const isInferred = claim.mayDiffer || similarity === "alike" || usual === undefined;
  return [findingIn(read, "effect", `${claim.at}/${escapeToken(claim.member)}`, message, { ...claim, isInferred })];
}

function keepsDefault(claim: ClaimOf<"default">, { sent, read }: Sending): ClaimFinding[] {
  const place = `${claim.at}/${escapeToken(claim.member)}`;
  const told = valueAt(read.answer.json, place);
  if (told === undefined || similarityOf(claim.value, told) === "same") return [];
  const message = `must be ${JSON.stringify(claim.value)}, the default, because ${sent.operation.id} was not sent this member, is ${JSON.stringify(told)}`;
  return [findingIn(read, "effect", place, message, { ...claim, isInferred: false })];
}

const othersKept: StepJudge<"others-kept", "before" | "changed" | "read"> = (claim, { before, changed, read }) => {
  return claim.members.flatMap((name) => {
    const place = `${claim.at}/${escapeToken(name)}`;
    const [due, told] = [before, read].map(({ answer }) => valueAt(answer.json, place));
    if (due === undefined || similarityOf(due, told) !== "other") return [];
    const message = `must still be ${JSON.stringify(due)}, because ${changed.operation.id} was not sent this member, is ${JSON.stringify(told)}`;
    return [findingIn(read, "effect", place, message, claim)];
  });
};

/** The place of a list in a finding. */
const listPlace = (rows: string): string => (rows === "" ? "body" : rows);

/** Whether the response has all rows. Without a parameter for their number, a full page of a usual size may be followed by another. */
const isWhole = (rows: readonly unknown[], limit: number | undefined): boolean =>
  limit === undefined ? rows.length === 0 || rows.length % USUAL_PAGE !== 0 : rows.length < limit;

function inList(claim: ClaimOf<"in-list">, { list, made }: Steps<"list" | "made">, stepOf: StepOf): ClaimFinding[] {
  const removed = namedStep(stepOf, claim.removed);
  const rows = valueAt(list.answer.json, claim.rows);
  const id = idIn(made, claim.id);
  if (id === undefined || !Array.isArray(rows) || (claim.removed !== undefined && !removed)) return [];
  const isThere = rows.some((row) => isSameValue(valueAt(row, claim.key), id));
  const tell = (words: string) => [findingIn(list, "effect", listPlace(claim.rows), words, claim)];
  const told = JSON.stringify(id);
  // What can still be read may also be listed: another claim is about that.
  const gone = claim.gone === undefined ? undefined : stepOf(claim.gone);
  const isGone = claim.gone === undefined || (gone !== undefined && isNotFound(gone));
  if (removed && isThere && isGone) return tell(`still holds ${told}, which ${removed.operation.id} has removed`);
  if (removed || isThere || !isWhole(rows, claim.limit)) return [];
  return tell(`does not hold ${told}, which ${made.operation.id} has made`);
}

type Change = Steps<"before" | "changed" | "after">;

/** A change gives the object another entity tag. The tag is compared as it is: a weak one changes with the meaning, too. */
function retagged(claim: ClaimOf<"retagged">, { before, changed, after }: Change): ClaimFinding[] {
  const [old, now] = [before, after].map((step) => step.answer.headers.get("etag"));
  if (now === undefined || now !== old) return [];
  const message = `must be another one than before ${changed.operation.id}`;
  return [findingIn(after, "caching", "header etag", message, claim)];
}

/** A client that names its version with a change relies on another one after each change. */
function versioned(claim: ClaimOf<"versioned">, { before, changed, after }: Change): ClaimFinding[] {
  const [old, now] = [before, after].map((step) => valueAt(step.answer.json, claim.pointer));
  if (typeof old !== "number" || typeof now !== "number") return [];
  if (claim.isByOne ? now === old + 1 : now > old) return [];
  const due = claim.isByOne ? `be ${old + 1}` : `be more than ${old}`;
  const message = `must ${due} after ${changed.operation.id}, but is ${now}`;
  return [findingIn(after, "effect", claim.pointer, message, claim)];
}

/** Every change has its entry, so that nobody can change something unseen. */
function logged(claim: ClaimOf<"logged">, { before, call, after }: Steps<"before" | "call" | "after">): ClaimFinding[] {
  const [old, now] = [before, after].map((step) => numberInAnswer(step.answer, claim.total));
  if (old === undefined || now === undefined) return [];
  if (now === old + 1 || (now > old && !claim.isOne)) return [];
  const due = claim.isOne ? `be ${old + 1}` : `be more than ${old}`;
  const message = `must ${due}, because ${call.operation.id} has succeeded, but is ${now}`;
  return [findingIn(after, "effect", claim.total, message, claim)];
}

const isPrivileged = ({ request: { authorization } }: AnsweredStep): boolean =>
  authorization.kind === "session" && authorization.account === "privileged";

/** Who can read the object but not list it, or list it but not read it, sees it by mistake. Objects for everybody can do both. */
function hidden(claim: ClaimOf<"hidden">, { made }: Steps<"made">, stepOf: StepOf): ClaimFinding[] {
  const [read, list] = [claim.read, claim.list].map((name) => done(stepOf(name)));
  const id = idIn(made, claim.id);
  // What an account with more rights has made is often for everybody.
  if (id === undefined || isPrivileged(made)) return [];
  const isListed = list && rowsAt(list, claim.rows).some((row) => isSameValue(valueAt(row, claim.key), id));
  const told = { ...claim, isInferred: claim.isInferred || (read !== undefined && isListed === true) };
  const message = `shows another user ${JSON.stringify(id)}, which ${made.operation.id} has made`;
  return [
    ...(read ? [findingIn(read, "isolation", undefined, message, told)] : []),
    ...(list && isListed ? [findingIn(list, "isolation", listPlace(claim.rows), message, told)] : []),
  ];
}

function ownId(claim: ClaimOf<"own-id">, stepOf: StepOf): ClaimFinding[] {
  const made = claim.made.flatMap((name) => done(stepOf(name)) ?? []);
  return made.flatMap((step, index) => {
    const id = idIn(step, claim.id);
    const isUsed = made.slice(0, index).some((earlier) => isSameValue(idIn(earlier, claim.id), id));
    if (id === undefined || !isUsed) return [];
    return [findingIn(step, "effect", undefined, `gives the id ${JSON.stringify(id)} to a second object`, claim)];
  });
}

/** Find contradictions in the lifecycle of an object. */
export const LIFECYCLE_JUDGES = {
  dated: whenAll(["made", "before", "changed", "after"], instantFindings),
  downloaded: whenAll(["made", "read"], downloadFindings),
  ranged: whenAll(["whole", "part"], rangeFindings, answered),
  found: whenAll(["read", "made"], found, answered),
  gone: whenAll(["read", "removed"], gone, succeeded),
  kept: whenAll(["sent", "read"], kept, done),
  returned: whenAll(["sent", "read"], returned, done),
  default: whenAll(["sent", "read"], keepsDefault, done),
  "others-kept": whenAll(["before", "changed", "read"], othersKept, done),
  "in-list": whenAll(["list", "made"], inList, done),
  logged: whenAll(["before", "call", "after"], logged, done),
  versioned: whenAll(["before", "changed", "after"], versioned, done),
  retagged: whenAll(["before", "changed", "after"], retagged, done),
  hidden: whenAll(["made"], hidden, done),
  "own-id": ownId,
} satisfies Partial<Judges>;
