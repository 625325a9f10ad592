import { FORM_MEDIA_TYPE, JSON_MEDIA_TYPE, type Operation, type Payload } from "../contract.ts";
import { isObject } from "../json.ts";
import {
  baseRequest,
  exampleBody,
  isBinary,
  plainPayloadOf,
  validValues,
  withoutSubstitution,
  type PlanContext,
} from "./base.ts";
import type { Case, CaseBody, CaseRequest } from "./case.ts";
import { brokenInput, validInput } from "./input-case.ts";
import { formReadings } from "./text.ts";
import { UNDOCUMENTED_PROPERTY, variantsOf, type Variant } from "./variants.ts";

function isInvalidBody({ validate }: PlanContext, { mediaType, schemaPointer }: Payload, value: unknown): boolean {
  const readings = mediaType === FORM_MEDIA_TYPE ? formReadings(value) : [value];
  return readings.every((reading) => validate(schemaPointer, reading).length > 0);
}

/** Could the value be written in this media type at all? A form is a flat list, and servers drop what they do not know. */
const isWritable = (payload: Payload, { value, change }: Variant): boolean =>
  payload.mediaType !== FORM_MEDIA_TYPE ||
  (isObject(value) &&
    change !== UNDOCUMENTED_PROPERTY &&
    Object.values(value).every((member) => typeof member !== "object"));

/** The request with another value in its body. The place that the case changes is not filled in from elsewhere. */
function withBodyValue(request: CaseRequest, value: unknown, changedPointer: string): CaseRequest {
  const { body } = request;
  if (!body || !("value" in body)) return request;
  const substitutions = withoutSubstitution(request.substitutions, "body", changedPointer);
  return { ...request, body: { ...body, value }, substitutions };
}

function variantCases(context: PlanContext, operation: Operation, payload: Payload): Case[] {
  const example = exampleBody(context, operation);
  const base = baseRequest(context, operation, example);
  return variantsOf(context.contract.document, payload.schema, example)
    .filter((variant) => isWritable(payload, variant))
    .map(({ pointer, change, value }) => {
      const input = { operation, name: `body${pointer} ${change}`, request: withBodyValue(base, value, pointer) };
      const isInvalid = isInvalidBody(context, payload, value);
      return isInvalid ? brokenInput({ ...input, reason: `body${pointer}: ${change}` }) : validInput(input);
    });
}

/** Bodies that are no value of the media type at all. */
function rawBodyCases(context: PlanContext, operation: Operation, payload: Payload): Case[] {
  const base = baseRequest(context, operation, exampleBody(context, operation));
  const substitutions = base.substitutions.filter(({ place }) => place !== "body");
  const broken = (name: string, reason: string, body: CaseBody | undefined): Case =>
    brokenInput({ operation, name, reason, request: { ...base, body, substitutions } });
  const { mediaType } = payload;
  const isJson = mediaType === JSON_MEDIA_TYPE;
  const isNullBroken = isJson && isInvalidBody(context, payload, null);
  return [
    ...(isJson ? [broken("malformed JSON", "the body is not JSON", { mediaType, text: '{"a":' })] : []),
    ...(isNullBroken ? [broken("null body", "the body is null", { mediaType, text: "null" })] : []),
    ...(isBinary(payload) ? [broken("no picture", "the bytes are no picture", { mediaType, text: "no picture" })] : []),
    ...(operation.isBodyRequired ? [broken("no body", "the body is missing", undefined)] : []),
    broken("wrong content type", "application/xml is not documented", { mediaType: "application/xml", text: "<a/>" }),
  ];
}

function generatedCases(context: PlanContext, operation: Operation, payload: Payload): Case[] {
  const base = baseRequest(context, operation, exampleBody(context, operation));
  return validValues(context, payload.schemaPointer, payload.schema, context.runs).map((value, index) =>
    validInput({ operation, name: `body #${index + 1}`, request: withBodyValue(base, value, "") }),
  );
}

/**
 * Bodies that differ from the example in one place, bodies that are none, and random valid ones from the seed. What
 * the validator calls invalid must be refused; the rest must be answered as documented.
 */
export function bodyInputCases(context: PlanContext, operation: Operation): Case[] {
  const payload = plainPayloadOf(operation);
  if (!payload) return [];
  // Of bytes the schema says nothing that could be varied.
  if (isBinary(payload)) return rawBodyCases(context, operation, payload);
  return [
    ...variantCases(context, operation, payload),
    ...rawBodyCases(context, operation, payload),
    ...generatedCases(context, operation, payload),
  ];
}
