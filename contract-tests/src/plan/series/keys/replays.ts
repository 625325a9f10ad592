import { FORM_MEDIA_TYPE, type Operation, type Payload } from "../../../spec/contract.ts";
import { escapeToken, objectOr, replaceAt, valueAt } from "../../../json.ts";
import {
  exampleRequest,
  unfiltered,
  withSource,
  withLiteralBody,
  valueSent,
  withBodyValue,
  asAccount,
} from "../../generate/requests.ts";
import { plainPayloadOf, validValues } from "../../generate/example-values.ts";
import { isIdempotencyKey, testedOperation, type PlanContext } from "../../context.ts";
import type { CrossStepCheck, CaseRequest, Expectation, Series, Step, Substitution } from "../../case.ts";
import type { Claim } from "../../claim.ts";
import { refusedAgain, withRecords } from "../one-time.ts";
import { changedRequest } from "../refusals/changed-request.ts";
import { documentedRefusals } from "../refusals/documented-refusals.ts";
import { stepOf, type StepDetails, seriesOf } from "../step.ts";
import { decimalOf, decimalText } from "../../../judge/values/numbers.ts";
import { formReadings } from "../../read/parameter-text.ts";
import { variantsOf } from "../../vary/variants.ts";

const ACCEPTED = { outcome: "accepted", needsState: false } as const;
const REUSED = { outcome: "refused", reason: "the key was already used with another body" } as const;

const headerOf = (operation: Operation) =>
  operation.parameters.find((parameter) => isIdempotencyKey(parameter, operation));

/** The code of the refusal of a key that was used with another body (`x-contract.conflict`); undefined when the spec names none. */
export function conflictCodeOf(operation: Operation): string | undefined {
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

const TRIED_VALUES = 10;

/** Returns the body with one field replaced by that of a generated body, so that it is valid but different. */
function generatedOther(context: PlanContext, payload: Payload, value: unknown, borrowed: readonly string[]) {
  const own = objectOr(value);
  const names = Object.keys(own).filter((name) => !borrowed.some((it) => it.startsWith(`/${escapeToken(name)}`)));
  const generated = validValues(context, payload.schemaPointer, payload.schema, TRIED_VALUES).map(objectOr);
  const candidates = generated.flatMap((made) =>
    names.map((name) => ({ pointer: `/${escapeToken(name)}`, value: { ...own, [name]: made[name] } })),
  );
  return candidates.find(
    (candidate) =>
      valueAt(candidate.value, candidate.pointer) !== undefined &&
      JSON.stringify(candidate.value) !== JSON.stringify(value) &&
      context.validate(payload.schemaPointer, candidate.value).length === 0,
  );
}

/**
 * Returns half of an amount, in the same notation: a number as a number, a string as a string. A server that accepts an amount mostly
 * accepts half of it too, so it refuses the changed body only because the body has changed.
 */
function halfOf(value: unknown): unknown {
  const amount = decimalOf(value);
  if (amount === undefined || amount === 0n) return undefined;
  if (typeof value === "number") return Math.ceil(value / 2);
  return decimalText(amount / 2n);
}

/** Returns requests with a smaller number in the body. A server that does not compare it with the first body would accept it. */
function smallerBodies(context: PlanContext, operation: Operation, request: CaseRequest) {
  const payload = plainPayloadOf(operation);
  if (!payload) return [];
  const own = objectOr(valueSent(request));
  return Object.entries(own).flatMap(([name, member]) => {
    const pointer = `/${escapeToken(name)}`;
    const value = { ...own, [name]: halfOf(member) };
    const isBorrowed = request.substitutions.some((it) => it.place === "body" && it.pointer.startsWith(pointer));
    const isOther = value[name] !== undefined && value[name] !== member;
    if (!isOther || isBorrowed || context.validate(payload.schemaPointer, value).length > 0) return [];
    return [{ name: `smaller ${name}`, request: withBodyValue(request, value) }];
  });
}

/** Appends a letter to the string at the place. Servers may be stricter than the schema, but rarely refuse one more letter. */
function nearBy(value: unknown, place: string | undefined) {
  const text = place === undefined ? undefined : valueAt(value, place);
  if (place === undefined || typeof text !== "string") return [];
  return [{ pointer: place, value: replaceAt(value, place, `${text}a`) }];
}

/** Another valid body, changed at one place or anywhere; undefined when the schema allows no other. */
export function otherBody(
  context: PlanContext,
  operation: Operation,
  request: CaseRequest,
  place?: string,
): CaseRequest | undefined {
  const payload = plainPayloadOf(operation);
  const value = valueSent(request);
  if (!payload || value === undefined) return undefined;
  const readingsOf = (candidate: unknown) =>
    payload.mediaType === FORM_MEDIA_TYPE ? formReadings(candidate) : [candidate];
  const isValid = (candidate: unknown) =>
    readingsOf(candidate).some((reading) => context.validate(payload.schemaPointer, reading).length === 0);
  const borrowed = request.substitutions.filter(({ place }) => place === "body").map(({ pointer }) => pointer);
  const variants = variantsOf(context.contract.document, payload.schema, value);
  const variant = [...nearBy(value, place), ...variants].find(
    (candidate) =>
      (place === undefined || (candidate.pointer === place && valueAt(candidate.value, place) !== "")) &&
      // A value that the run fills in would overwrite the change.
      !borrowed.some((pointer) => `${candidate.pointer}/`.startsWith(`${pointer}/`)) &&
      valueAt(candidate.value, candidate.pointer) !== undefined &&
      JSON.stringify(candidate.value) !== JSON.stringify(value) &&
      isValid(candidate.value),
  );
  const changed = variant ?? (place === undefined ? generatedOther(context, payload, value, borrowed) : undefined);
  if (!changed) return undefined;
  return withLiteralBody(request, changed.value, changed.pointer);
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
