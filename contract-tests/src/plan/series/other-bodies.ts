import type { CaseRequest } from "../case.ts";
import { FORM_MEDIA_TYPE, type Operation, type Payload } from "../../spec/contract.ts";
import type { PlanContext } from "../context.ts";
import { decimalOf, decimalText } from "../../judge/values/numbers.ts";
import { escapeToken, objectOr, replaceAt, valueAt } from "../../json.ts";
import { formReadings } from "../read/parameter-text.ts";
import { valueSent, withBodyValue, withLiteralBody } from "../generate/requests.ts";
import { variantsOf } from "../vary/variants.ts";
import { plainPayloadOf, validValues } from "../generate/example-values.ts";
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
export function smallerBodies(context: PlanContext, operation: Operation, request: CaseRequest) {
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
