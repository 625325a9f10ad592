import type { Operation } from "../../../spec/contract.ts";
import { isObject, stringsOf } from "../../../json.ts";
import { exampleRequest, unfiltered, withSource, asAccount, withOnly, placeOf } from "../../generate/requests.ts";
import { isIdempotencyKey, testedOperation, type PlanContext, isAllowed } from "../../context.ts";
import type { CrossStepCheck, CaseRequest, Expectation, Series, Step, Substitution, SessionName } from "../../case.ts";
import type { Claim } from "../../claim.ts";
import { refusedAgain, withRecords } from "../one-time.ts";
import { changedRequest } from "../refusals/changed-request.ts";
import { documentedRefusals } from "../refusals/documented-refusals.ts";
import { stepOf, type StepDetails, seriesOf, SeriesSteps } from "../step.ts";
import { extensionOf, annotatedPlaces } from "../../read/schemas.ts";
import { resourceOf } from "../../lifecycle/resources.ts";
import { CLOSED_TO_STRANGERS } from "../isolation.ts";
import { otherBody, smallerBodies } from "../other-bodies.ts";

const ACCEPTED = { outcome: "accepted", needsState: false } as const;
const REUSED = { outcome: "refused", reason: "the key was already used with another body" } as const;

const headerOf = (operation: Operation) =>
  operation.parameters.find((parameter) => isIdempotencyKey(parameter, operation));

/** The code of the refusal of a key that was used with another body (`x-contract.conflict`); undefined when the spec names none. */
function conflictCodeOf(operation: Operation): string | undefined {
  const { conflict } = headerOf(operation)?.marks ?? {};
  return typeof conflict === "string" ? conflict : undefined;
}

const once = (it: Substitution): Substitution =>
  "fresh" in it.source ? { ...it, source: { named: it.place + it.pointer, fresh: it.source.fresh } } : it;

/** Returns the request so that its generated values, above all the key, are generated once and are the same in every step of the series. */
export function withOneKey(request: CaseRequest, pointer: string): CaseRequest {
  const keyed = withSource(request, { place: "header", pointer, source: { fresh: "uuid" } });
  return { ...keyed, substitutions: keyed.substitutions.map(once) };
}

/** Creates the replay series of an operation. `groupsOf` receives the request and returns the steps that send it. */
function replayOf(
  context: PlanContext,
  operation: Operation,
  what: string,
  groupsOf: (request: CaseRequest) => readonly (readonly StepDetails[])[],
  base: CaseRequest,
  claims: readonly Claim[] = [],
): Series[] {
  const id = `${operation.id} › replay ${what}`;
  const { reads, request } = readAgain(context, operation, base, id);
  const groups = groupsOf(request).map((group) => group.map((details) => stepOf(id, "replay", operation, details)));
  return seriesOf(id, [...reads, ...groups], claims);
}

/** Adds steps that read the borrowed values again, because an earlier case may have used up the first object of a list. */
function readAgain(context: PlanContext, operation: Operation, request: CaseRequest, id: string) {
  const reads = new Map<string, Step>();
  const substitutions = request.substitutions.map((it): Substitution => {
    const { source } = it;
    const list = "operationId" in source ? testedOperation(context, source.operationId) : undefined;
    if (!list || !("operationId" in source) || !operation.exampleNeedsState) return it;
    const read = unfiltered(list, exampleRequest(context, list));
    const shared = list.isSecured ? asAccount(read, operation.account) : read;
    reads.set(list.id, stepOf(id, "replay", list, { name: list.id, request: shared }));
    return { ...it, source: { step: list.id, pointer: source.pointer } };
  });
  return { reads: [...reads.values()], request: { ...request, substitutions } };
}

/** Another case checks that the example is accepted; here its state may already be used up. */
const firstOf = (request: CaseRequest) => ({ name: "first", request, isNeeded: true });

/**
 * A refused call has no effect, so a valid call with its key is a new one. One refusal of each documented status is tried, because a server
 * may keep the result of a call that it has understood, and forget one that it has not.
 */
function freeKeySeries(context: PlanContext, operation: Operation, base: CaseRequest): Series[] {
  const first = `${operation.id} › replay after a refusal`;
  const refusals = documentedRefusals(context, operation)
    .filter(({ isOnlyTogether, entry }) => !isOnlyTogether && entry["example"] === undefined)
    .flatMap(({ changes, when, status }) => {
      const changed = changedRequest(context, operation, first, base, changes);
      return changed?.reads.length === 0 ? [{ request: changed.request, when, status }] : [];
    });
  const ofEachStatus = [...Map.groupBy(refusals, ({ status }) => status).values()].flatMap(([one]) => one ?? []);
  return ofEachStatus.flatMap(({ request, when, status }, index) => {
    const id = index === 0 ? first : `${first} with ${status}`;
    const expectation: Expectation = { outcome: "refused", reason: when };
    const steps = [
      stepOf(id, "broken", operation, { name: "refused", request, expectation }),
      stepOf(id, "replay", operation, { name: "valid", request: base }),
    ];
    return seriesOf(id, steps, [
      {
        kind: "free-key",
        refused: "refused",
        valid: "valid",
        conflict: conflictCodeOf(operation),
        specPointer: operation.pointer,
      },
    ]);
  });
}

/**
 * An operation with an idempotency key takes effect once per key (D12). A repeat gets the response of the first call, another body under
 * the same key is refused, and of two concurrent calls only one takes effect.
 */
export function replaySeries(context: PlanContext, operation: Operation): Series[] {
  const header = headerOf(operation);
  if (!header || operation.spoilsAccount) return [];
  const base = withOneKey(exampleRequest(context, operation), `/${header.name}`);
  const same = (step: string): CrossStepCheck => ({ kind: "same", step, pointer: operation.profile.valuePointer });
  const conflict = conflictCodeOf(operation);
  const conflictOf = (step: string): Claim[] => {
    if (conflict === undefined) return [];
    const facts = { code: conflict, status: undefined, names: undefined, specPointer: operation.pointer };
    return [{ kind: "refused-with", step, when: REUSED.reason, ...facts }];
  };
  const changedOf = (request: CaseRequest): StepDetails[] => {
    const other = otherBody(context, operation, request);
    const all = [
      ...(other ? [{ name: "other body", request: other }] : []),
      ...smallerBodies(context, operation, request),
    ];
    return all.map((details) => ({ ...details, expectation: REUSED }));
  };
  const replay = (
    what: string,
    groupsOf: (request: CaseRequest) => readonly (readonly StepDetails[])[],
    claims?: readonly Claim[],
  ) => replayOf(context, operation, what, groupsOf, base, claims);
  const anotherKey = refusedAgain(context, operation, "first", "with another key");
  const withNewKey = (request: CaseRequest): CaseRequest =>
    withSource(request, { place: "header", pointer: `/${header.name}`, source: { fresh: "uuid" } });
  const sameAgain = replay(
    "with the same key and body",
    (request) => [
      [firstOf(request)],
      [{ name: "again", request, expectation: ACCEPTED, crossStepChecks: [same("first")] }],
      ...anotherKey.map(() => [{ name: "with another key", request: withNewKey(request) }]),
    ],
    anotherKey,
  );
  const otherBodies = replay(
    "with the same key and another body",
    (request) => [[firstOf(request)], ...changedOf(request).map((details) => [details])],
    changedOf(base).flatMap(({ name }) => conflictOf(name)),
  );
  return [
    ...sameAgain.map((it) => withRecords(context, operation, it, "first")),
    ...(changedOf(base).length > 0 ? otherBodies : []),
    ...freeKeySeries(context, operation, base),
    ...replay("two at once", (request) => [
      [
        { name: "one", request },
        { name: "two", request, crossStepChecks: [same("one")] },
      ],
      // Meanwhile another call has changed what the answer says, such as a balance.
      [{ name: "with a new key", request: withNewKey(request) }],
      [{ name: "later", request, crossStepChecks: [same("one"), same("two")] }],
    ]),
  ];
}

const KEY = { named: "key", fresh: "uuid" } as const;
const MAKE = "make";
const OWN = "by its owner";
const FOREIGN = "by another";
const OTHER_CALL = "another call";
const UNUSED: Expectation = { outcome: "closed", reason: "a key that no call has carried" };

/** Name of the idempotency-key header; undefined when the operation has none. */
const keyHeaderOf = (operation: Operation): string | undefined =>
  operation.parameters.find((parameter) => isIdempotencyKey(parameter, operation))?.name;

/** The request with the series' shared key in this place. */
function withKey(request: CaseRequest, place: Substitution["place"], name: string): CaseRequest {
  return withSource(request, { ...placeOf(place, name), source: KEY });
}

/**
 * The outcome of a call can be looked up by its key (`x-contract.keyOf` of the parameter), but not before the call, and only by the caller. The run must be allowed
 * to make the call itself.
 */
export function idempotencySeries(
  context: PlanContext,
  operation: Operation,
  operations: readonly Operation[],
): Series[] {
  return operation.parameters.flatMap(({ place, name, marks }): Series[] => {
    const { keyOf, returns } = marks;
    const maker = testedOperation(context, keyOf);
    const header = maker && keyHeaderOf(maker);
    const mayMake = maker && (maker.isSafe || operations.some(({ isSafe }) => !isSafe));
    if (!maker || header === undefined || !mayMake) return [];
    const id = `${operation.id} › by the key of ${maker.id}`;
    const request = withKey(exampleRequest(context, operation), place, name);
    const made = withKey(exampleRequest(context, maker), "header", header);
    const foreign = asAccount(request, "other");
    const make = { name: MAKE, request: made, isNeeded: true };
    const spelt = withSource(request, { ...placeOf(place, name), source: KEY, isInOtherCase: true });
    const steps = [
      stepOf(id, "isolation", operation, { name: "before the call", request, expectation: UNUSED }),
      stepOf(id, "isolation", maker, make),
      stepOf(id, "isolation", operation, { name: OWN, request, expectation: ACCEPTED }),
      stepOf(id, "isolation", operation, { name: "in other letter case", request: spelt, expectation: UNUSED }),
      stepOf(id, "isolation", operation, { name: FOREIGN, request: foreign, expectation: CLOSED_TO_STRANGERS }),
    ];
    return seriesOf(id, steps, typeof returns === "string" ? [returnedClaim(operation, returns)] : []);
  });
}

/** The look-up returns what the call itself returned (`x-contract.returns` of the key). */
const returnedClaim = (operation: Operation, pointer: string): Claim => ({
  kind: "stored",
  read: OWN,
  row: undefined,
  pointer,
  by: MAKE,
  value: `$response.body#${operation.profile.valuePointer}`,
  specPointer: operation.pointer,
});

/** A call that is repeated with the same key creates one object, so the list grows by one (D12). */
export function concurrentCallSeries(context: PlanContext, operation: Operation): Series[] {
  const header = keyHeaderOf(operation);
  const mark = [operation.marks["creates"]].flat().find(isObject);
  const list = mark && testedOperation(context, mark["listedBy"]);
  const rows = mark?.["rows"];
  if (header === undefined || operation.spoilsAccount || !list || typeof rows !== "string") return [];
  const steps = new SeriesSteps(`${operation.id} › effect once for a key`, context, "effect", "lawful");
  const asOne = asAccount(withOnly(exampleRequest(context, list), "query", {}), operation.account);
  const request = withKey(exampleRequest(context, operation), "header", header);
  const total = annotatedPlaces(context.contract, list, "page").find((place) => place.mark === "total")?.pointer;
  const facts = { count: total ?? rows, specPointer: `${operation.pointer}/x-contract` };
  steps.add("before", list, asOne, true);
  steps.add("first", operation, request, true);
  steps.add("again", operation, request);
  steps.add("after", list, asOne);
  steps.claims.push({ kind: "grew-once", before: "before", after: "after", by: "first", again: "again", ...facts });
  return steps.series;
}

/** Whether the call needs a session, and leaves its account usable. */
const isOpen = ({ isSecured, spoilsAccount }: Operation): boolean => isSecured && !spoilsAccount;

/** The other account of the same role. */
const strangerFor = ({ account }: Operation): SessionName => (account === "agent" ? "otherAgent" : "other");

/** The next operation with a key that the account may call, and the code with which it refuses a used key. */
function nextKeyed(context: PlanContext, operation: Operation) {
  const isKeyed = (it: Operation) =>
    keyHeaderOf(it) !== undefined && isOpen(it) && !it.exampleNeedsState && isAllowed(context, it);
  const keyed = context.contract.operations.filter((it) => it.account === operation.account && isKeyed(it));
  const next = keyed.find((it) => keyed.indexOf(it) > keyed.indexOf(operation)) ?? keyed[0];
  const [header, code] = next ? [keyHeaderOf(next), conflictCodeOf(next)] : [];
  return next && next !== operation && header !== undefined && code !== undefined ? { next, header, code } : undefined;
}

/**
 * A key belongs to the account that sent it, and is for one call. Another account that sends the same key makes its own object (`x-unique`) and is
 * not refused for the key. Another operation refuses the key (`x-contract.conflict`).
 */
export function foreignKeySeries(context: PlanContext, operation: Operation): Series[] {
  const header = keyHeaderOf(operation);
  const marked = stringsOf(extensionOf(context.contract.document, operation, "x-unique"));
  const made = resourceOf(context, operation, context.contract.operations);
  const pointers = marked.length > 0 || !made || !("pointer" in made.id) ? marked : [made.id.pointer];
  const code = conflictCodeOf(operation);
  if (header === undefined || (pointers.length === 0 && code === undefined) || !isOpen(operation)) return [];
  const steps = new SeriesSteps(`${operation.id} › isolation of keys`, context, "replay", "lawful");
  const own = withKey(exampleRequest(context, operation), "header", header);
  // A value that is new in every call shows a shared key by the same body. Without one, only another body is refused.
  const foreign = (pointers.length === 0 ? otherBody(context, operation, own) : undefined) ?? own;
  const specPointer = marked.length > 0 ? `${operation.pointer}/x-unique` : operation.pointer;
  steps.add(OWN, operation, own, true);
  steps.add(FOREIGN, operation, asAccount(foreign, strangerFor(operation)));
  steps.claims.push(
    ...pointers.map((pointer): Claim => ({ kind: "unique", steps: [OWN, FOREIGN], pointer, specPointer })),
  );
  if (code !== undefined) steps.claims.push({ kind: "own-key", own: OWN, foreign: FOREIGN, code, specPointer });
  const other = nextKeyed(context, operation);
  if (other) {
    const when = `the key was already used for ${operation.id}`;
    const again = withKey(exampleRequest(context, other.next), "header", other.header);
    const facts = { status: undefined, names: undefined, specPointer: other.next.pointer };
    steps.add(OTHER_CALL, other.next, again, false, { outcome: "refused", reason: when });
    steps.claims.push({ kind: "refused-with", step: OTHER_CALL, code: other.code, when, ...facts });
  }
  return steps.series;
}
