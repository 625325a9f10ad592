import { FORM_MEDIA_TYPE, type Operation, type Payload } from "../contract.ts";
import { escapeToken, objectOr, replaceAt, valueAt } from "../json.ts";
import {
  baseRequest,
  exampleBody,
  isIdempotencyKey,
  plainPayloadOf,
  validValues,
  withoutSubstitution,
} from "./base.ts";
import type { PlanContext } from "./base.ts";
import type { Bond, CaseRequest, Expectation, Series, Step, Substitution } from "./case.ts";
import { formReadings } from "./text.ts";
import { variantsOf } from "./variants.ts";

const ACCEPTED = { outcome: "accepted", needsState: false } as const;
const LAWFUL: Expectation = { outcome: "lawful" };
const REUSED: Expectation = { outcome: "refused", reason: "the key was used for another body before" };

interface Attempt {
  readonly name: string;
  readonly request: CaseRequest;
  readonly expectation: Expectation;
  readonly bonds?: readonly Bond[];
  readonly isNeeded?: boolean;
}

const headerOf = (operation: Operation) =>
  operation.parameters.find((parameter) => isIdempotencyKey(parameter, operation));

const once = (it: Substitution): Substitution =>
  "fresh" in it.source ? { ...it, source: { named: it.place + it.pointer, fresh: it.source.fresh } } : it;

/** The request with all that the run makes up, the key first of all, made up once for the series. */
function withOneKey(request: CaseRequest, pointer: string): CaseRequest {
  const key: Substitution = { place: "header", pointer, source: { fresh: "uuid" } };
  const others = request.substitutions.filter((it) => !(it.place === "header" && it.pointer === pointer));
  return { ...request, substitutions: [...others, key].map(once) };
}

const seriesOf = (operation: Operation, what: string, groups: readonly (readonly Attempt[])[]): Series => {
  const id = `${operation.id} › replay ${what}`;
  const stepOf = ({ bonds = [], isNeeded = false, ...attempt }: Attempt): Step => ({
    id: `${id} › ${attempt.name}`,
    operationId: operation.id,
    kind: "replay",
    stage: "open",
    bonds,
    isNeeded,
    ...attempt,
  });
  return { id, groups: groups.map((group) => group.map(stepOf)) };
};

const TRIED_VALUES = 10;

/** The body with one member of a generated one. */
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

/** The text at the place with a letter more: servers may take less than the schema does, but hardly so little. */
function nearBy(value: unknown, place: string | undefined) {
  const text = place === undefined ? undefined : valueAt(value, place);
  if (place === undefined || typeof text !== "string") return [];
  return [{ pointer: place, value: replaceAt(value, place, `${text}a`) }];
}

/** Another valid body, at one place of it or anywhere; undefined when the schema leaves no room for one. */
export function otherBody(
  context: PlanContext,
  operation: Operation,
  request: CaseRequest,
  place?: string,
): CaseRequest | undefined {
  const payload = plainPayloadOf(operation);
  if (!payload || !request.body || !("value" in request.body)) return undefined;
  const { value } = request.body;
  const readingsOf = (candidate: unknown) =>
    payload.mediaType === FORM_MEDIA_TYPE ? formReadings(candidate) : [candidate];
  const isValid = (candidate: unknown) =>
    readingsOf(candidate).some((reading) => context.validate(payload.schemaPointer, reading).length === 0);
  const borrowed = request.substitutions.filter(({ place }) => place === "body").map(({ pointer }) => pointer);
  const variants = variantsOf(context.contract.document, payload.schema, value);
  const variant = [...nearBy(value, place), ...variants].find(
    (candidate) =>
      (place === undefined || (candidate.pointer === place && valueAt(candidate.value, place) !== "")) &&
      // What the run fills in would undo the change.
      !borrowed.some((pointer) => `${candidate.pointer}/`.startsWith(`${pointer}/`)) &&
      valueAt(candidate.value, candidate.pointer) !== undefined &&
      JSON.stringify(candidate.value) !== JSON.stringify(value) &&
      isValid(candidate.value),
  );
  const changed = variant ?? (place === undefined ? generatedOther(context, payload, value, borrowed) : undefined);
  if (!changed) return undefined;
  const substitutions = withoutSubstitution(request.substitutions, "body", changed.pointer);
  return { ...request, body: { ...request.body, value: changed.value }, substitutions };
}

/**
 * An operation that takes an idempotency key does its work once for a key (D12): a repeat is answered like the first call, another
 * body under the same key is refused, and of two calls at once neither works twice.
 */
export function replaySeries(context: PlanContext, operation: Operation): Series[] {
  const header = headerOf(operation);
  if (!header || operation.spoilsAccount) return [];
  const base = baseRequest(context, operation, exampleBody(context, operation));
  const request = withOneKey(base, `/${header.name}`);
  // That the example is accepted is a case of its own; here its state may be used up.
  const first = { name: "first", request, expectation: LAWFUL, isNeeded: true };
  const changed = otherBody(context, operation, request);
  const same = (step: string): Bond => ({ kind: "same", step, pointer: operation.profile.valuePointer });
  return [
    seriesOf(operation, "with the same key and body", [
      [first],
      [{ name: "again", request, expectation: ACCEPTED, bonds: [same("first")] }],
    ]),
    ...(changed
      ? [
          seriesOf(operation, "with the same key and another body", [
            [first],
            [{ name: "other body", request: changed, expectation: REUSED }],
          ]),
        ]
      : []),
    seriesOf(operation, "two at once", [
      [
        { name: "one", request, expectation: LAWFUL },
        { name: "two", request, expectation: LAWFUL, bonds: [same("one")] },
      ],
      [{ name: "later", request, expectation: LAWFUL, bonds: [same("one"), same("two")] }],
    ]),
  ];
}
