import { isObject, escapeToken, valueAt } from "../../../json.ts";
import { essenceOf } from "../../../media-type.ts";
import type { Upload } from "../../../plan/lifecycle/uploads.ts";
import { findingIn, hasSucceeded, type AnsweredStep, type ClaimFinding, done, type StepOf } from "../answered-step.ts";
import { type ClaimOf, type Steps, type Judges, whenAnswered, whenDone, whenSucceeded } from "../judges.ts";
import { PARTIAL_CONTENT } from "../../../status-codes.ts";
import { readDisposition } from "../../formats/content-disposition.ts";
import { momentOf, numberInAnswer } from "../../values/numbers.ts";
import type { IdPlace } from "../../../plan/lifecycle/lifecycle-claim.ts";
import { lastSegment } from "../../values/last-segment.ts";
import { rowsAt } from "../lists/listed-rows.ts";
import { similarityOf, isSameValue } from "../../values/comparison.ts";
import { valueSent } from "../../../plan/generate/requests.ts";

const FILE_NAME = /^(?:original_?)?file_?name$/i;

/** The name that the answer to an upload gives the file; undefined when it gives none. */
function nameIn({ answer: { json } }: AnsweredStep): string | undefined {
  const members = isObject(json) ? Object.entries(json) : [];
  const name = members.find(([member]) => FILE_NAME.test(member))?.[1];
  return typeof name === "string" ? name : undefined;
}

/** What is wrong with the answer that has the file, and in which header or body. */
function complaintOf(
  made: AnsweredStep,
  read: AnsweredStep,
  { mediaType, text }: Upload,
): [string, string] | undefined {
  const { headers, text: found } = read.answer;
  const type = essenceOf(headers.get("content-type") ?? "");
  if (mediaType !== undefined && type !== "" && type !== mediaType)
    return ["header content-type", `must be ${mediaType}, as the upload, but is ${type}`];
  if (text !== undefined && found !== text)
    return ["body", `must be the content that was uploaded: ${JSON.stringify(text)}`];
  const [wanted, { fileName }] = [nameIn(made), readDisposition(headers.get("content-disposition") ?? "")];
  if (wanted === undefined || fileName === undefined || fileName === wanted) return undefined;
  return [
    "header content-disposition",
    `must name the file ${JSON.stringify(wanted)}, as the answer to the upload, but names ${JSON.stringify(fileName)}`,
  ];
}

/** The first and the last position of a part, as a header writes them. */
function positionsOf(length: number, [start, end = length]: readonly [number, number?]): readonly [number, number] {
  const first = start < 0 ? Math.max(0, length + start) : start;
  return [first, Math.min(end, length) - 1];
}

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

/** Whether two texts name the same second. A server may write a time with another offset, and without fractions of a second. */
function isSameSecond(one: unknown, other: unknown): boolean {
  const [left, right] = [one, other].map((value) => (typeof value === "string" ? momentOf(value) : undefined));
  return left !== undefined && right !== undefined && Math.abs(left - right) < MS_PER_SECOND;
}

type Sending = Steps<"sent" | "read">;

/** Whether a member came back as it was sent; undefined when it was not sent. */
function comparedIn({ at, member }: ClaimOf<"returned">, { sent, read }: Sending) {
  const name = escapeToken(member);
  const wanted = valueAt(valueSent(sent.request), `/${name}`);
  const told = valueAt(read.answer.json, `${at}/${name}`);
  return wanted === undefined ? undefined : { wanted, told, similarity: similarityOf(wanted, told) };
}

/** The place of a list in a finding. */
const listPlace = (rows: string): string => (rows === "" ? "body" : rows);

/** Whether the response has all rows. Without a parameter for their number, a full page of a usual size may be followed by another. */
const isWhole = (rows: readonly unknown[], limit: number | undefined): boolean =>
  limit === undefined ? rows.length === 0 || rows.length % USUAL_PAGE !== 0 : rows.length < limit;

const isPrivileged = ({ request: { authorization } }: AnsweredStep): boolean =>
  authorization.kind === "session" && authorization.account === "privileged";

/** Find contradictions in the lifecycle of an object. */
export const LIFECYCLE_JUDGES = {
  /** Finds times of creation and change that do not follow the calls. */
  dated: whenSucceeded(["made", "before", "changed", "after"], (claim, { made, before, changed, after }) => {
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
  }),
  /** Finds a file that comes back otherwise than it was uploaded. */
  downloaded: whenSucceeded(["made", "read"], (claim, { made, read }) => {
    const [place, message] = complaintOf(made, read, claim.upload) ?? [];
    if (place === undefined || message === undefined) return [];
    return [findingIn(read, "effect", place, message, { ...claim, isInferred: true })];
  }),
  /** Finds a range of bytes that is another part of the file than was asked for. A server may send the whole (RFC 9110, 14.2), and only ASCII has one byte for each letter. */
  ranged: whenAnswered(["whole", "part"], (claim, { whole, part }) => {
    if (!hasSucceeded(whole) || part.answer.status !== PARTIAL_CONTENT) return [];
    const { text } = whole.answer;
    const [first, last] = positionsOf(text.length, claim.slice);
    if (first > last || /[^\p{ASCII}]/u.test(text)) return [];
    const { specPointer } = claim;
    const tell = (place: string, message: string) => [findingIn(part, "effect", place, message, { specPointer })];
    const due = text.slice(first, last + 1);
    if (part.answer.text !== due)
      return tell(
        "body",
        `must be ${JSON.stringify(due)}, the bytes ${first} to ${last}, but is ${JSON.stringify(part.answer.text)}`,
      );
    const [wanted, told] = [`bytes ${first}-${last}/${text.length}`, part.answer.headers.get("content-range")];
    if (told === undefined || told === wanted || told === `bytes ${first}-${last}/*`) return [];
    return tell("header content-range", `must be ${wanted}, but is ${told}`);
  }),
  found: whenAnswered(["read", "made"], (claim, { read, made }, stepOf) => {
    const removed = namedStep(stepOf, claim.removed);
    if (!done(made) || !isNotFound(read) || (claim.removed !== undefined && !removed)) return [];
    const why = removed ? `, after ${removed.operation.id} of another object` : "";
    return [findingIn(read, "effect", undefined, `does not find what ${made.operation.id} has made${why}`, claim)];
  }),
  gone: whenSucceeded(["read", "removed"], (claim, { read, removed }, stepOf) => {
    if (!done(removed) || saysItsEnd(read, stepOf(claim.before))) return [];
    return [findingIn(read, "effect", undefined, `still finds what ${removed.operation.id} has removed`, claim)];
  }),
  kept: whenDone(["sent", "read"], (claim, { sent, read }) => {
    return claim.members.flatMap((name) => {
      const place = `${claim.at}/${name}`;
      const [wanted, told] = [valueAt(valueSent(sent.request), `/${name}`), valueAt(read.answer.json, place)];
      if (wanted === undefined || isSameValue(told, wanted) || isSameSecond(told, wanted)) return [];
      const message = `must be ${JSON.stringify(wanted)}, as ${sent.operation.id} was sent, is ${JSON.stringify(told)}`;
      return [findingIn(read, "effect", place, message, claim)];
    });
  }),
  returned: whenDone(["sent", "read"], (claim, steps, stepOf) => {
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
  }),
  default: whenDone(["sent", "read"], (claim, { sent, read }) => {
    const place = `${claim.at}/${escapeToken(claim.member)}`;
    const told = valueAt(read.answer.json, place);
    if (told === undefined || similarityOf(claim.value, told) === "same") return [];
    const message = `must be ${JSON.stringify(claim.value)}, the default, because ${sent.operation.id} was not sent this member, is ${JSON.stringify(told)}`;
    return [findingIn(read, "effect", place, message, { ...claim, isInferred: false })];
  }),
  "others-kept": whenDone(["before", "changed", "read"], (claim, { before, changed, read }) => {
    return claim.members.flatMap((name) => {
      const place = `${claim.at}/${escapeToken(name)}`;
      const [due, told] = [before, read].map(({ answer }) => valueAt(answer.json, place));
      if (due === undefined || similarityOf(due, told) !== "other") return [];
      const message = `must still be ${JSON.stringify(due)}, because ${changed.operation.id} was not sent this member, is ${JSON.stringify(told)}`;
      return [findingIn(read, "effect", place, message, claim)];
    });
  }),
  "in-list": whenDone(["list", "made"], (claim, { list, made }, stepOf) => {
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
  }),
  /** Every change has its entry, so that nobody can change something unseen. */
  logged: whenDone(["before", "call", "after"], (claim, { before, call, after }) => {
    const [old, now] = [before, after].map((step) => numberInAnswer(step.answer, claim.total));
    if (old === undefined || now === undefined) return [];
    if (now === old + 1 || (now > old && !claim.isOne)) return [];
    const due = claim.isOne ? `be ${old + 1}` : `be more than ${old}`;
    const message = `must ${due}, because ${call.operation.id} has succeeded, but is ${now}`;
    return [findingIn(after, "effect", claim.total, message, claim)];
  }),
  /** A client that names its version with a change relies on another one after each change. */
  versioned: whenDone(["before", "changed", "after"], (claim, { before, changed, after }) => {
    const [old, now] = [before, after].map((step) => valueAt(step.answer.json, claim.pointer));
    if (typeof old !== "number" || typeof now !== "number") return [];
    if (claim.isByOne ? now === old + 1 : now > old) return [];
    const due = claim.isByOne ? `be ${old + 1}` : `be more than ${old}`;
    const message = `must ${due} after ${changed.operation.id}, but is ${now}`;
    return [findingIn(after, "effect", claim.pointer, message, claim)];
  }),
  /** A change gives the object another entity tag. The tag is compared as it is: a weak one changes with the meaning, too. */
  retagged: whenDone(["before", "changed", "after"], (claim, { before, changed, after }) => {
    const [old, now] = [before, after].map((step) => step.answer.headers.get("etag"));
    if (now === undefined || now !== old) return [];
    const message = `must be another one than before ${changed.operation.id}`;
    return [findingIn(after, "caching", "header etag", message, claim)];
  }),
  /** Who can read the object but not list it, or list it but not read it, sees it by mistake. Objects for everybody can do both. */
  hidden: whenDone(["made"], (claim, { made }, stepOf) => {
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
  }),
  "own-id": (claim, stepOf) => {
    const made = claim.made.flatMap((name) => done(stepOf(name)) ?? []);
    return made.flatMap((step, index) => {
      const id = idIn(step, claim.id);
      const isUsed = made.slice(0, index).some((earlier) => isSameValue(idIn(earlier, claim.id), id));
      if (id === undefined || !isUsed) return [];
      return [findingIn(step, "effect", undefined, `gives the id ${JSON.stringify(id)} to a second object`, claim)];
    });
  },
} satisfies Partial<Judges>;
