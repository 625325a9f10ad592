import { type Operation, documentsStatus, type Parameter } from "../../../spec/contract.ts";
import type { Series, CaseRequest } from "../../case.ts";
import type { PlanContext } from "../../context.ts";
import { readList } from "../../read/lists/list-reading.ts";
import { listRequest } from "../../series/lists/listed-objects.ts";
import { lifecycleBody } from "../lifecycle-body.ts";
import { idNamesOf, requestOnObject, insideOuter } from "../object-requests.ts";
import { ObjectSteps } from "../object-steps.ts";
import type { Resource, ObjectList } from "../resources.ts";
import { PARTIAL_CONTENT, RANGE_NOT_SATISFIABLE, CONFLICT } from "../../../status-codes.ts";
import { withOnly } from "../../generate/requests.ts";
import { dereference, typesOf } from "../../read/schemas.ts";
import { actionOperations } from "../actions/transitions.ts";
import { versionClaims } from "../changes/change-claims.ts";

const MADE = "create";
const READ = "read";

/** How words say that a list has an entry for each change, and that it has only one. */
const EVERY =
  /\b(?:every|each|all)\b[^.]*\b(?:calls?|changes?|writes?|actions?)\b[^.]*\b(?:entry|entries|recorded|logged)\b/i;
const ONE = /\b(?:exactly|only) one\b|\bone entry\b/i;

/** The beginning that the singular and the plural of a path share: `deliver` of `/deliveries`. */
const stemOf = ({ path }: Operation): string =>
  (path.split("/").findLast((part) => part !== "") ?? "").replace(/(?:ies|es|s)$/i, "").toLowerCase();

/** The list that has an entry for each change of such objects, by its words, and whether it has only one. */
function logOf(context: PlanContext, { create, operations }: Resource) {
  for (const log of operations.filter(({ method }) => method === "GET")) {
    const sentence = log.description.split(/\.(?:\s|$)/).find((it) => EVERY.test(it)) ?? "";
    const { places } = readList(context, log);
    const isAbout = sentence.toLowerCase().includes(stemOf(create)) && log.path !== create.path;
    // Without a total, the new entries of a long list may be on any page.
    if (isAbout && places?.total !== undefined) return { log, total: places.total, isOne: ONE.test(sentence) };
  }
  return undefined;
}

/** Each change of an object leaves an entry in the list that has one for every change by the words of the spec. */
export function logSeries(context: PlanContext, resource: Resource): Series[] {
  const found = logOf(context, resource);
  if (!found) return [];
  const { log, total, isOne } = found;
  const steps = new ObjectSteps(`${resource.create.id} › log`, context, resource);
  let before = "log before";
  const look = (name: string) => steps.add(name, log, listRequest(context, log));
  const logged = (call: string) => {
    const after = `log after ${call}`;
    look(after);
    const facts = { total, isOne, isInferred: true, specPointer: log.pointer };
    steps.claims.push({ kind: "logged", before, call, after, ...facts });
    before = after;
  };
  look(before);
  steps.create(MADE, undefined, true);
  logged(MADE);
  for (const change of resource.changes) {
    const { method } = change.operation;
    const body = lifecycleBody(context, change.operation, idNamesOf(resource), true);
    steps.on(`${READ} before ${method}`, resource.read, MADE);
    steps.on(method, change, MADE, { body, tagOf: `${READ} before ${method}` });
    logged(method);
  }
  if (resource.remove) {
    steps.on("remove", resource.remove, MADE);
    logged("remove");
  }
  return steps.series;
}

const WHOLE = "read the whole";
const OUTSIDE = "read after the end";
const RANGE = "Range";

/** Ranges of bytes, each with the part of the whole that it names, as `slice` takes it. Every sample file is longer. */
const PARTS: readonly (readonly [name: string, range: string, slice: readonly [number, number?]])[] = [
  ["read the first bytes", "bytes=0-2", [0, 3]],
  ["read one byte", "bytes=1-1", [1, 2]],
  ["read the bytes in the middle", "bytes=2-4", [2, 5]],
  ["read the rest", "bytes=5-", [5]],
  ["read the last bytes", "bytes=-3", [-3]],
];

/** The request with this range, or without one. */
function withRange(request: CaseRequest, range: string | undefined): CaseRequest {
  const others = Object.entries(request.parameters.header).filter(
    ([name]) => name.toLowerCase() !== RANGE.toLowerCase(),
  );
  const header = { ...Object.fromEntries(others), ...(range !== undefined && { [RANGE]: range }) };
  return withOnly(request, "header", header);
}

/** A range of bytes is that part of the whole, with both positions included (RFC 9110, 14.1.2), where the spec documents 206. */
export function rangeSeries(context: PlanContext, resource: Resource): Series[] {
  if (!documentsStatus(resource.read.operation, PARTIAL_CONTENT)) return [];
  const { read, isInferred, remove } = resource;
  const { operation } = read;
  const steps = new ObjectSteps(`${resource.create.id} › ranges`, context, resource);
  const request = (range?: string) => withRange(requestOnObject(context, resource, read, MADE), range);
  steps.create(MADE, undefined, true);
  steps.add(WHOLE, operation, request(), true);
  for (const [name, range, slice] of PARTS) {
    steps.add(name, operation, request(range));
    steps.claims.push({ kind: "ranged", whole: WHOLE, part: name, slice, isInferred, specPointer: operation.pointer });
  }
  if (documentsStatus(operation, RANGE_NOT_SATISFIABLE)) {
    const expectation = {
      outcome: "refused",
      reason: "the range begins after the end",
      status: RANGE_NOT_SATISFIABLE,
    } as const;
    steps.add(OUTSIDE, operation, request("bytes=100000-"), false, expectation);
  }
  if (remove) steps.on("clean up", remove, MADE);
  return steps.series;
}

const REMOVED = "remove";
const GONE = "read the removed";
const RESTORED = "restore";
const READ_RESTORED = "read the restored";

/** Names of actions that bring back what was removed. */
const RESTORES = /\/(?:restore|reopen|undelete|unarchive|reactivate|recover)$/i;
/** Names of parameters with which a list shows what was removed as well. */
const WITH_REMOVED = /^(?:include|with|show)_?(?:closed|deleted|archived|removed|inactive)$/i;

const isFlag = ({ contract: { document } }: PlanContext, { place, name, schema }: Parameter): boolean =>
  place === "query" && WITH_REMOVED.test(name) && typesOf(dereference(document, schema))[0] === "boolean";

/** What is removed and can be brought back leaves the list, unless the request asks for it, and is in the list again after that. */
export function restoreSeries(context: PlanContext, resource: Resource): Series[] {
  const { create, read, remove, list, id, isInferred } = resource;
  const restore = actionOperations(resource).find(({ operation }) => RESTORES.test(operation.path));
  if (!remove || !restore) return [];
  const steps = new ObjectSteps(`${create.id} › restore`, context, resource);
  const facts = { isInferred, specPointer: restore.operation.pointer };
  const flag = list?.operation.parameters.find((it) => isFlag(context, it));
  const listed = (
    { operation, rows, key }: ObjectList,
    name: string,
    query: CaseRequest["parameters"]["query"] = {},
  ) => {
    // The newest objects may be on a later page, which the claim leaves out.
    steps.add(name, operation, insideOuter(resource, listRequest(context, operation, query)));
    return { kind: "in-list", list: name, rows, key, made: MADE, id, limit: undefined, ...facts } as const;
  };
  steps.create(MADE, undefined, true);
  steps.on(REMOVED, remove, MADE, { isNeeded: true });
  steps.on(GONE, read, MADE);
  if (list) steps.claims.push({ ...listed(list, "list without the removed"), removed: REMOVED });
  if (list && flag) steps.claims.push(listed(list, "list with the removed", { [flag.name]: true }));
  steps.on(RESTORED, restore, MADE, { isNeeded: true });
  steps.on(READ_RESTORED, read, MADE);
  steps.claims.push({ kind: "found", read: READ_RESTORED, made: MADE, ...facts });
  steps.claims.push(...versionClaims(context, resource, { before: GONE, changed: RESTORED, after: READ_RESTORED }));
  if (list) steps.claims.push(listed(list, "list with the restored"));
  if (documentsStatus(restore.operation, CONFLICT)) {
    steps.on("restore again", restore, MADE);
    const again = { first: RESTORED, again: "restore again", statuses: [CONFLICT] };
    steps.claims.push({ kind: "refused-twice", ...again, ...facts, isInferred: true });
  }
  steps.on("clean up", remove, MADE);
  return steps.series;
}
