import { isForm, isJson, isPlainText, matchMediaType } from "../../media-type.ts";
import type { Operation, Payload } from "../../spec/contract.ts";
import { escapeToken, isObject, objectOr, replaceAt, tokensOf, valueAt } from "../../json.ts";
import { baseRequest, exampleRequest, outsideBody, withLiteralBody } from "../generate/requests.ts";
import { bodyToVary, exampleBody, isBinary, plainPayloadOf, validValues } from "../generate/example-values.ts";
import { plainValue } from "../generate/plain-values.ts";
import { dereference } from "../read/schemas.ts";
import type { PlanContext } from "../context.ts";
import type { Case, CaseBody } from "../case.ts";
import { brokenInput, validInput } from "./input-case.ts";
import { formReadings } from "../read/parameter-text.ts";
import { UNDOCUMENTED_PROPERTY, variantsOf, type Variant } from "./variants.ts";

function isInvalidBody({ validate }: PlanContext, { mediaType, schemaPointer }: Payload, value: unknown): boolean {
  const readings = isJson(mediaType) ? [value] : formReadings(value);
  return readings.every((reading) => validate(schemaPointer, reading).length > 0);
}

/** Whether the value can be expressed in this media type. A form is a flat list, and servers ignore unknown fields. */
const isWritable = (payload: Payload, { value, change }: Variant): boolean =>
  !isForm(payload.mediaType) ||
  (isObject(value) &&
    change !== UNDOCUMENTED_PROPERTY &&
    Object.values(value).every((member) => typeof member !== "object"));

const DATE = /^\d{4}-\d{2}-\d{2}/;

/** Optional moments that the usual body does not have: a server may have a rule for them that refuses every other change with it. */
function optionalMoments(context: PlanContext, operation: Operation, example: unknown): string[] {
  const usual = exampleBody(context, operation);
  if (!operation.profile.guessesResources || !isObject(example) || !isObject(usual)) return [];
  return Object.keys(example).filter((name) => !(name in usual) && DATE.test(String(example[name])));
}

/** The value without these members, unless the change is about them. */
function withoutMembers(names: readonly string[], { value, pointer }: Variant): unknown {
  if (!isObject(value)) return value;
  const left = names.filter((name) => tokensOf(pointer)[0] !== name);
  return Object.fromEntries(Object.entries(value).filter(([name]) => !left.includes(name)));
}

function variantCases(context: PlanContext, operation: Operation, payload: Payload): Case[] {
  const example = bodyToVary(context, operation);
  const base = baseRequest(context, operation, example);
  const moments = optionalMoments(context, operation, example);
  return variantsOf(context.contract.document, payload.schema, example)
    .map((variant): Variant => ({ ...variant, value: withoutMembers(moments, variant) }))
    .filter((variant) => isWritable(payload, variant))
    .map(({ pointer, change, value }) => {
      const input = { operation, name: `body${pointer} ${change}`, request: withLiteralBody(base, value, pointer) };
      const isInvalid = isInvalidBody(context, payload, value);
      return isInvalid
        ? brokenInput({ ...input, reason: `body${pointer}: ${change}`, at: [`body${pointer}`] })
        : validInput(input);
    });
}

/** Optional members that the example lacks, each with one invalid value. Valid ones could break a rule that the schema does not say. */
function absentMemberCases(context: PlanContext, operation: Operation, payload: Payload): Case[] {
  const example = bodyToVary(context, operation);
  if (!operation.profile.guessesResources || !isJson(payload.mediaType) || !isObject(example)) return [];
  const { document } = context.contract;
  const base = baseRequest(context, operation, example);
  const properties = objectOr(dereference(document, payload.schema)["properties"]);
  return Object.entries(properties).flatMap(([name, schema]): Case[] => {
    const plain = plainValue(document, schema, name);
    const isSent = name in example || dereference(document, schema)["readOnly"] === true;
    if (isSent || plain === undefined || plain === null) return [];
    return variantsOf(document, schema, plain, `/${escapeToken(name)}`)
      .map((variant): Variant => ({ ...variant, value: { ...example, [name]: variant.value } }))
      .filter(({ value }) => isInvalidBody(context, payload, value))
      .map(({ pointer, change, value }) =>
        brokenInput({
          operation,
          name: `body${pointer} ${change}`,
          request: withLiteralBody(base, value, pointer),
          reason: `body${pointer}: ${change}`,
          at: [`body${pointer}`],
        }),
      );
  });
}

const isMember = ({ pointer }: Variant): boolean => pointer.lastIndexOf("/") === 0;

/** A body with two invalid members, each with a value of the wrong type. An error must name both, where the spec says so (`x-names-place`). */
function twoInvalidCases(context: PlanContext, operation: Operation, payload: Payload): Case[] {
  const example = bodyToVary(context, operation);
  if (!isJson(payload.mediaType) || !isObject(example)) return [];
  const members = variantsOf(context.contract.document, payload.schema, example).filter(
    (variant) =>
      isMember(variant) && variant.change.startsWith("type ") && isInvalidBody(context, payload, variant.value),
  );
  const [one, other] = [...new Map(members.map((variant) => [variant.pointer, variant])).values()];
  if (!one || !other) return [];
  const value = replaceAt(one.value, other.pointer, valueAt(other.value, other.pointer));
  const base = withLiteralBody(baseRequest(context, operation, example), value, one.pointer);
  const request = withLiteralBody(base, value, other.pointer);
  const at = [`body${one.pointer}`, `body${other.pointer}`];
  return [
    brokenInput({ operation, name: `${at.join(" and ")} type`, request, reason: `${at.join(", ")}: wrong type`, at }),
  ];
}

/** The first media type that the spec does not document is sent. */
const STRANGE_BODIES = [
  { mediaType: "application/xml", text: "<a/>" },
  { mediaType: "text/csv", text: "a,b" },
] as const;

/** Bodies that are not valid in the media type. */
function rawBodyCases(context: PlanContext, operation: Operation, payload: Payload): Case[] {
  const base = exampleRequest(context, operation);
  const substitutions = outsideBody(base);
  const broken = (name: string, reason: string, body: CaseBody | undefined): Case =>
    brokenInput({ operation, name, reason, request: { ...base, body, substitutions } });
  const { mediaType } = payload;
  const isInJson = isJson(mediaType);
  const documented = operation.payloads.map((known) => known.mediaType);
  const strangers = STRANGE_BODIES.filter((body) => matchMediaType(documented, body.mediaType) === undefined);
  const isNullBroken = isInJson && isInvalidBody(context, payload, null);
  return [
    ...(isInJson ? [broken("malformed JSON", "the body is not JSON", { mediaType, text: '{"a":' })] : []),
    ...(isNullBroken ? [broken("null body", "the body is null", { mediaType, text: "null" })] : []),
    ...(isBinary(payload) && operation.profile.readsPictures
      ? [broken("no picture", "the bytes are not a picture", { mediaType, text: "no picture" })]
      : []),
    ...(operation.isBodyRequired ? [broken("no body", "the body is missing", undefined)] : []),
    ...strangers
      .slice(0, 1)
      .map((stranger) => broken("wrong content type", `${stranger.mediaType} is not documented`, stranger)),
  ];
}

function generatedCases(context: PlanContext, operation: Operation, payload: Payload): Case[] {
  const base = exampleRequest(context, operation);
  return validValues(context, payload.schemaPointer, payload.schema, context.runs).map((value, index) =>
    validInput({
      operation,
      name: `body #${index + 1}`,
      request: withLiteralBody(base, value, ""),
      varied: { place: "body", name: "" },
    }),
  );
}

/**
 * Bodies that differ from the example in one place, malformed bodies, and generated valid ones. Values that are invalid by the schema must
 * be refused; valid ones must get a documented response.
 */
export function bodyInputCases(context: PlanContext, operation: Operation): Case[] {
  const payload = plainPayloadOf(operation);
  if (!payload) return [];
  // The schema of binary content or plain text offers nothing to vary.
  if (isBinary(payload) || isPlainText(payload.mediaType)) return rawBodyCases(context, operation, payload);
  return [
    ...variantCases(context, operation, payload),
    ...absentMemberCases(context, operation, payload),
    ...twoInvalidCases(context, operation, payload),
    ...rawBodyCases(context, operation, payload),
    ...generatedCases(context, operation, payload),
  ];
}
