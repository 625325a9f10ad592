import { escapeToken, isObject, valueAt } from "../../json.ts";
import type { IdPlace, LifecycleClaim } from "../../plan/lifecycle/lifecycle-claim.ts";
import { downloadFindings, rangeFindings } from "./downloads.ts";
import { instantFindings } from "./instants.ts";
import { lastSegment } from "../values/last-segment.ts";
import { findingAbout } from "../finding.ts";
import { hasSucceeded, type AnsweredStep, type ClaimFinding, type StepOf } from "../claims/answered-step.ts";
import { momentOf } from "../values/moment.ts";
import { samenessOf } from "../values/comparison/sameness.ts";
import { toldNumber } from "../values/told-number.ts";
import { isSameValue } from "../values/comparison/same-value.ts";

type Of<K extends LifecycleClaim["kind"]> = Extract<LifecycleClaim, { kind: K }>;

const NOT_FOUND: readonly number[] = [404, 410];
/** The server has accepted the request, and will act on it later. */
const LATER = 202;
/** Names of fields by which an object says that it is gone, although it can still be read. */
const TELLS_ITS_END = /delet|remov|archiv|cancel|disab|activ|status|state/i;
/** Lists often have pages of a multiple of five rows. */
const USUAL_PAGE = 5;

const isNotFound = ({ answer }: AnsweredStep): boolean => NOT_FOUND.includes(answer.status);

/** The step when it is done: it has succeeded, and not only been accepted. */
const done = (step: AnsweredStep | undefined): AnsweredStep | undefined =>
  step && hasSucceeded(step) && step.answer.status !== LATER ? step : undefined;

const about = (
  step: AnsweredStep,
  place: string,
  message: string,
  claim: LifecycleClaim,
  check: "effect" | "isolation" | "caching" = "effect",
): ClaimFinding[] => [
  {
    step: step.name,
    finding: findingAbout(step.operation, check, {
      where: `response ${step.answer.status}${place}`,
      message,
      specPointer: claim.specPointer,
      ...(claim.isInferred && { doubt: "inferred" as const }),
    }),
  },
];

function idIn({ answer }: AnsweredStep, id: IdPlace): unknown {
  if ("pointer" in id) return valueAt(answer.json, id.pointer);
  const address = answer.headers.get(id.header);
  return address === undefined ? undefined : lastSegment(address);
}

const isNotFoundBy = (step: AnsweredStep | undefined): boolean => step !== undefined && isNotFound(step);

function found(claim: Of<"found">, stepOf: StepOf): ClaimFinding[] {
  const [read, made] = [stepOf(claim.read), done(stepOf(claim.made))];
  const removed = claim.removed === undefined ? undefined : done(stepOf(claim.removed));
  if (!read || !made || !isNotFound(read) || (claim.removed !== undefined && !removed)) return [];
  const why = removed ? `, after ${removed.operation.id} of another object` : "";
  return about(read, "", `does not find what ${made.operation.id} has made${why}`, claim);
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

function gone(claim: Of<"gone">, stepOf: StepOf): ClaimFinding[] {
  const [read, removed] = [stepOf(claim.read), done(stepOf(claim.removed))];
  if (!read || !removed || !hasSucceeded(read) || saysItsEnd(read, stepOf(claim.before))) return [];
  return about(read, "", `still finds what ${removed.operation.id} has removed`, claim);
}

const MS_PER_SECOND = 1000;

/** Whether two texts name the same second. A server may write a time with another offset, and without fractions of a second. */
function isSameSecond(one: unknown, other: unknown): boolean {
  const [left, right] = [one, other].map((value) => (typeof value === "string" ? momentOf(value) : undefined));
  return left !== undefined && right !== undefined && Math.abs(left - right) < MS_PER_SECOND;
}

function kept(claim: Of<"kept">, stepOf: StepOf): ClaimFinding[] {
  const [read, sent] = [done(stepOf(claim.read)), done(stepOf(claim.sent))];
  const { body } = sent?.request ?? {};
  if (!read || !sent || !body || !("value" in body)) return [];
  return claim.members.flatMap((name) => {
    const [wanted, told] = [valueAt(body.value, `/${name}`), valueAt(read.answer.json, `${claim.at}/${name}`)];
    if (wanted === undefined || isSameValue(told, wanted) || isSameSecond(told, wanted)) return [];
    const message = `must be ${JSON.stringify(wanted)}, as ${sent.operation.id} was sent, is ${JSON.stringify(told)}`;
    return about(read, ` ${claim.at}/${name}`, message, claim);
  });
}

/** Whether a member came back as it was sent. */
function comparedIn(claim: Of<"returned">, sent: AnsweredStep | undefined, read: AnsweredStep | undefined) {
  const { body } = sent?.request ?? {};
  if (!sent || !read || !body || !("value" in body)) return undefined;
  const name = escapeToken(claim.member);
  const wanted = valueAt(body.value, `/${name}`);
  const told = valueAt(read.answer.json, `${claim.at}/${name}`);
  return wanted === undefined ? undefined : { wanted, told, sameness: samenessOf(wanted, told) };
}

function returned(claim: Of<"returned">, stepOf: StepOf): ClaimFinding[] {
  const [sent, read] = [done(stepOf(claim.sent)), done(stepOf(claim.read))];
  const usual = comparedIn(claim, done(stepOf(claim.usual)), done(stepOf(claim.usualRead)));
  const compared = comparedIn(claim, sent, read);
  // A member that is not returned as it was sent in a usual request is computed, or another finding is about it.
  if (!sent || !read || !compared || compared.sameness === "same" || (usual && usual.sameness !== "same")) return [];
  const { wanted, told, sameness } = compared;
  const message = `must be ${JSON.stringify(wanted)}, as ${sent.operation.id} was sent, is ${JSON.stringify(told)}`;
  const isInferred = claim.mayDiffer || sameness === "alike" || usual === undefined;
  return about(read, ` ${claim.at}/${escapeToken(claim.member)}`, message, { ...claim, isInferred });
}

function defaultFindings(claim: Of<"default">, stepOf: StepOf): ClaimFinding[] {
  const [sent, read] = [done(stepOf(claim.sent)), done(stepOf(claim.read))];
  const place = `${claim.at}/${escapeToken(claim.member)}`;
  const told = read && valueAt(read.answer.json, place);
  if (!sent || !read || told === undefined || samenessOf(claim.value, told) === "same") return [];
  const message = `must be ${JSON.stringify(claim.value)}, the default, because ${sent.operation.id} was not sent this member, is ${JSON.stringify(told)}`;
  return about(read, ` ${place}`, message, { ...claim, isInferred: false });
}

function othersKept(claim: Of<"others-kept">, stepOf: StepOf): ClaimFinding[] {
  const [before, changed, read] = [claim.before, claim.changed, claim.read].map((name) => done(stepOf(name)));
  if (!before || !changed || !read) return [];
  return claim.members.flatMap((name) => {
    const place = `${claim.at}/${escapeToken(name)}`;
    const [due, told] = [before, read].map(({ answer }) => valueAt(answer.json, place));
    if (due === undefined || samenessOf(due, told) !== "other") return [];
    const message = `must still be ${JSON.stringify(due)}, because ${changed.operation.id} was not sent this member, is ${JSON.stringify(told)}`;
    return about(read, ` ${place}`, message, claim);
  });
}

/** Whether the response has all rows. Without a parameter for their number, a full page of a usual size may be followed by another. */
const isWhole = (rows: readonly unknown[], limit: number | undefined): boolean =>
  limit === undefined ? rows.length === 0 || rows.length % USUAL_PAGE !== 0 : rows.length < limit;

function inList(claim: Of<"in-list">, stepOf: StepOf): ClaimFinding[] {
  const [list, made] = [done(stepOf(claim.list)), done(stepOf(claim.made))];
  const removed = claim.removed === undefined ? undefined : done(stepOf(claim.removed));
  const rows = list && valueAt(list.answer.json, claim.rows);
  const id = made && idIn(made, claim.id);
  if (!list || !made || id === undefined || !Array.isArray(rows) || (claim.removed !== undefined && !removed))
    return [];
  const isThere = rows.some((row) => isSameValue(valueAt(row, claim.key), id));
  const told = JSON.stringify(id);
  const place = claim.rows === "" ? " body" : ` ${claim.rows}`;
  // What can still be read may also be listed: another claim is about that.
  const isGone = claim.gone === undefined || isNotFoundBy(stepOf(claim.gone));
  if (removed && isThere && isGone) {
    return about(list, place, `still holds ${told}, which ${removed.operation.id} has removed`, claim);
  }
  if (removed || isThere || !isWhole(rows, claim.limit)) return [];
  return about(list, place, `does not hold ${told}, which ${made.operation.id} has made`, claim);
}

/** A change gives the object another entity tag. The tag is compared as it is: a weak one changes with the meaning, too. */
function retagged(claim: Of<"retagged">, stepOf: StepOf): ClaimFinding[] {
  const [before, changed, after] = [claim.before, claim.changed, claim.after].map((name) => done(stepOf(name)));
  const [old, now] = [before, after].map((step) => step?.answer.headers.get("etag"));
  if (!changed || !after || now === undefined || now !== old) return [];
  return about(after, " header etag", `must be another one than before ${changed.operation.id}`, claim, "caching");
}

/** A client that names its version with a change relies on another one after each change. */
function versioned(claim: Of<"versioned">, stepOf: StepOf): ClaimFinding[] {
  const [before, changed, after] = [claim.before, claim.changed, claim.after].map((name) => done(stepOf(name)));
  const [old, now] = [before, after].map((step) => step && valueAt(step.answer.json, claim.pointer));
  if (!changed || !after || typeof old !== "number" || typeof now !== "number") return [];
  if (claim.isByOne ? now === old + 1 : now > old) return [];
  const due = claim.isByOne ? `be ${old + 1}` : `be more than ${old}`;
  return about(after, ` ${claim.pointer}`, `must ${due} after ${changed.operation.id}, but is ${now}`, claim);
}

/** Every change has its entry, so that nobody can change something unseen. */
function logged(claim: Of<"logged">, stepOf: StepOf): ClaimFinding[] {
  const [before, call, after] = [claim.before, claim.call, claim.after].map((name) => done(stepOf(name)));
  const [old, now] = [before, after].map((step) => step && toldNumber(step.answer, claim.total));
  if (!call || !after || old === undefined || now === undefined) return [];
  if (now === old + 1 || (now > old && !claim.isOne)) return [];
  const due = claim.isOne ? `be ${old + 1}` : `be more than ${old}`;
  return about(
    after,
    ` ${claim.total}`,
    `must ${due}, because ${call.operation.id} has succeeded, but is ${now}`,
    claim,
  );
}

const isPrivileged = ({ request: { authorization } }: AnsweredStep): boolean =>
  authorization.kind === "session" && authorization.account === "privileged";

/** Who can read the object but not list it, or list it but not read it, sees it by mistake. Objects for everybody can do both. */
function hidden(claim: Of<"hidden">, stepOf: StepOf): ClaimFinding[] {
  const [read, list, made] = [claim.read, claim.list, claim.made].map((name) => done(stepOf(name)));
  const found = list && valueAt(list.answer.json, claim.rows);
  const rows: readonly unknown[] = Array.isArray(found) ? found : [];
  const id = made && idIn(made, claim.id);
  // What an account with more rights has made is often for everybody.
  if (!made || id === undefined || isPrivileged(made)) return [];
  const isListed = list && rows.some((row) => isSameValue(valueAt(row, claim.key), id));
  const told = { ...claim, isInferred: claim.isInferred || (read !== undefined && isListed === true) };
  const place = claim.rows === "" ? " body" : ` ${claim.rows}`;
  const message = `shows another user ${JSON.stringify(id)}, which ${made.operation.id} has made`;
  return [
    ...(read ? about(read, "", message, told, "isolation") : []),
    ...(list && isListed ? about(list, place, message, told, "isolation") : []),
  ];
}

function ownId(claim: Of<"own-id">, stepOf: StepOf): ClaimFinding[] {
  const made = claim.made.flatMap((name) => done(stepOf(name)) ?? []);
  return made.flatMap((step, index) => {
    const id = idIn(step, claim.id);
    const isUsed = made.slice(0, index).some((earlier) => isSameValue(idIn(earlier, claim.id), id));
    if (id === undefined || !isUsed) return [];
    return about(step, "", `gives the id ${JSON.stringify(id)} to a second object`, claim);
  });
}

/** Finds contradictions in the lifecycle of an object. */
export function lifecycleFindings(claim: LifecycleClaim, stepOf: StepOf): ClaimFinding[] {
  switch (claim.kind) {
    case "dated":
      return instantFindings(claim, stepOf);
    case "downloaded":
      return downloadFindings(claim, stepOf);
    case "ranged":
      return rangeFindings(claim, stepOf);
    case "found":
      return found(claim, stepOf);
    case "gone":
      return gone(claim, stepOf);
    case "kept":
      return kept(claim, stepOf);
    case "returned":
      return returned(claim, stepOf);
    case "default":
      return defaultFindings(claim, stepOf);
    case "others-kept":
      return othersKept(claim, stepOf);
    case "in-list":
      return inList(claim, stepOf);
    case "logged":
      return logged(claim, stepOf);
    case "versioned":
      return versioned(claim, stepOf);
    case "retagged":
      return retagged(claim, stepOf);
    case "hidden":
      return hidden(claim, stepOf);
    case "own-id":
      return ownId(claim, stepOf);
  }
}
