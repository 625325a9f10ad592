import { isForm, isJson, isPlainText, matchMediaType } from "../../media-type.ts";
import { type Operation, type Payload, type Parameter, WORD_LENGTH } from "../../spec/contract.ts";
import { escapeToken, isObject, objectOr, replaceAt, tokensOf, valueAt, type JsonObject } from "../../json.ts";
import {
  baseRequest,
  exampleRequest,
  outsideBody,
  withLiteralBody,
  withoutSubstitution,
  withSource,
  withOnly,
  withParameters,
  placeOf,
} from "../generate/requests.ts";
import { plainValue } from "../generate/plain-values.ts";
import { dereference, typesOf } from "../read/schemas.ts";
import { type PlanContext, isIdempotencyKey } from "../context.ts";
import type { Case, CaseBody, CaseRequest, Substitution } from "../case.ts";
import { brokenInput, validInput, caseOf } from "./input-case.ts";
import { formReadings, isSendable, asText, isInvalidText } from "../read/parameter-text.ts";
import { UNDOCUMENTED_PROPERTY, variantsOf, type Variant } from "./variants.ts";
import { isVersionAsked } from "../lifecycle/changes/versions.ts";
import { PRECONDITION_REQUIRED } from "../../status-codes.ts";
import { isCursor } from "../read/lists/paging.ts";
import { inOtherCase } from "../read/letter-case.ts";
import { bodyToVary, exampleBody, isBinary, plainPayloadOf, validValues } from "../generate/example-values.ts";

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

/** Number of values to try, to find one that is not an empty list. */
const TRIED_VALUES = 5;
/**
 * Whether the parameter is an object whose fields are sent as separate parameters, as most styles do. The parameter's own name then does
 * not occur in the URL, so a wrong value under that name, or no value, is not necessarily invalid.
 */
const isObjectByStyle = (document: JsonObject, { schema, writing }: Parameter): boolean =>
  writing.mediaType === undefined &&
  writing.style !== "deepObject" &&
  typesOf(dereference(document, schema)).includes("object");

/** Shorter made-up ids may belong to existing objects, which other cases need unchanged. */
const LEAST_UNLIKELY_LENGTH = 6;
const READS: readonly string[] = ["GET", "HEAD"];
const mayBeThere = ({ method }: Operation, { source, ownedFrom }: Parameter, value: unknown): boolean =>
  method !== "GET" &&
  (ownedFrom !== undefined || (source !== undefined && "operationId" in source)) &&
  asText(value).length < LEAST_UNLIKELY_LENGTH;

/**
 * Whether the request could change or remove an object that the run has not created, such as the API key that its own requests send. A spec that does
 * not say which objects there are may have one with any short id, and what is removed is gone.
 */
const mayHitExisting = ({ method, profile }: Operation, { place }: Parameter, value: unknown): boolean =>
  profile.guessesResources &&
  place === "path" &&
  !READS.includes(method) &&
  (method === "DELETE" || asText(value).length < LEAST_UNLIKELY_LENGTH);

/** The request with another value, or none, for one parameter. The parameter is not filled in from another source. */
function withParameter(request: CaseRequest, { name, place }: Parameter, value: unknown): CaseRequest {
  const { [name]: _, ...others } = request.parameters[place];
  const values = value === undefined ? others : { ...others, [name]: value };
  const substitutions = withoutSubstitution(request.substitutions, place, `/${escapeToken(name)}`);
  return { ...withOnly(request, place, values), substitutions };
}

/** Stands for the end of a key, a new word in each run, when the key is validated. */
const NEW_WORD = "a".repeat(WORD_LENGTH);

/**
 * The request with a generated idempotency key, whose end is new in each run. A later run with the same seed would otherwise send the key
 * of this one, and get its answer. Returns the request as it is when the schema does not allow such a key.
 */
function withNewKey(context: PlanContext, request: CaseRequest, { name, place, pointer }: Parameter): CaseRequest {
  const key = asText(request.parameters[place][name]);
  const prefix = key.slice(0, Math.max(0, key.length - WORD_LENGTH));
  if (context.validate(pointer, prefix + NEW_WORD).length > 0) return request;
  return withSource(request, { ...placeOf(place, name), source: { fresh: "word" }, prefix });
}

/** Returns a valid value that cases can change; an empty list offers nothing to change. */
const valueToChange = (context: PlanContext, { pointer, schema }: Parameter): unknown =>
  validValues(context, pointer, schema, TRIED_VALUES).find((value) => !Array.isArray(value) || value.length > 0);

/** The request with the other parameters that go with a value: those that the parameter needs, and those that need the value (`x-contract.onlyWith`). */
function withPartners(
  context: PlanContext,
  operation: Operation,
  request: CaseRequest,
  { name, place, marks }: Parameter,
): CaseRequest {
  const own = withParameters(request, place, objectOr(marks["onlyWith"]));
  return operation.parameters
    .filter(({ marks: others }) => {
      const needed = objectOr(others["onlyWith"]);
      return name in needed && needed[name] === own.parameters[place][name];
    })
    .reduce((all, it) => withParameters(all, it.place, { [it.name]: valueToChange(context, it) }), own);
}

function casesOf(context: PlanContext, operation: Operation, base: CaseRequest, parameter: Parameter): Case[] {
  const { document } = context.contract;
  const { pointer, schema } = parameter;
  const place = `${parameter.place} ${parameter.name}`;
  const at = [`${parameter.place}/${parameter.name}`];

  const isTakenApart = isObjectByStyle(document, parameter);
  const missing = (): Case[] => {
    if (isVersionAsked(operation, parameter)) {
      const request = withParameter(base, parameter, undefined);
      const status = PRECONDITION_REQUIRED;
      return [brokenInput({ operation, name: `${place} missing`, request, reason: `${place} is missing`, status })];
    }
    if (!parameter.required || parameter.place === "path" || isTakenApart) return [];
    const request = withParameter(base, parameter, undefined);
    return [brokenInput({ operation, name: `${place} missing`, request, reason: `${place} is missing`, at })];
  };
  const changed = (change: string, value: unknown): Case[] => {
    if (isTakenApart) return [];
    const varied = { place: parameter.place, name: parameter.name };
    const request = withPartners(context, operation, withParameter(base, parameter, value), parameter);
    const input = { operation, name: `${place} ${change}`, request, varied };
    const isValid = context.validate(pointer, value).length === 0;
    const { mediaType } = parameter.writing;
    if (mediaType !== undefined && isJson(mediaType)) {
      return isValid ? [validInput(input)] : [brokenInput({ ...input, reason: `${place}: ${change}`, at })];
    }
    if (isObject(value) && parameter.writing.style === "deepObject") {
      const isBroken = formReadings(value).every((reading) => context.validate(pointer, reading).length > 0);
      if (isBroken) return [brokenInput({ ...input, reason: `${place}: ${change}`, at })];
      return isValid ? [validInput(input)] : [];
    }
    if (isInvalidText(document, context.validate, pointer, schema, asText(value))) {
      return [brokenInput({ ...input, reason: `${place}: ${change}`, at })];
    }
    // The value is invalid, but its text can be read as a valid one, so the result is not defined.
    // Only the server makes texts that continue a list.
    if (operation.profile.guessesFilters && isCursor(context, parameter)) return [];
    if (!isValid || mayHitExisting(operation, parameter, value)) return [];
    if (!isIdempotencyKey(parameter, operation)) return [validInput(input)];
    const { varied: _, ...unvaried } = input;
    return [validInput({ ...unvaried, request: withNewKey(context, input.request, parameter) })];
  };

  const value = base.parameters[parameter.place][parameter.name] ?? valueToChange(context, parameter);
  const variants = variantsOf(document, schema, value).filter(
    (variant) =>
      isSendable(parameter, variant.value) &&
      !mayBeThere(operation, parameter, variant.value) &&
      !(parameter.writing.style === "deepObject" && variant.change === UNDOCUMENTED_PROPERTY),
  );
  const generated = validValues(context, pointer, schema, context.runs).filter(
    (it) => isSendable(parameter, it) && !mayBeThere(operation, parameter, it),
  );
  return [
    ...missing(),
    ...(isVersionAsked(operation, parameter) ? changed("any version", "*") : []),
    // Items of a list are named by their index.
    ...variants.flatMap(({ pointer: item, change, value: other }) => changed([item, change].join(" ").trim(), other)),
    ...generated.flatMap((it, index) => changed(`#${index + 1}`, it)),
  ];
}

/** Omits and varies parameters, and tries generated valid values, one parameter at a time. */
export function parameterInputCases(context: PlanContext, operation: Operation): Case[] {
  const base = exampleRequest(context, operation);
  return operation.parameters.flatMap((parameter) => casesOf(context, operation, base, parameter));
}

type Form = Pick<Substitution, "prefix" | "suffix" | "isInOtherCase">;

const LETTERS = "abc";
/** Ids in another form, which a server finds when it reads the id as a number, or compares it without letter case. */
const FORMS: readonly (readonly [name: string, form: Form, of: (id: string) => string])[] = [
  ["with letters behind it", { suffix: LETTERS }, (id) => id + LETTERS],
  ["with a zero in front of it", { prefix: "0" }, (id) => `0${id}`],
  ["in other letter case", { isInOtherCase: true }, inOtherCase],
];

/** Whether the same id may be written in several ways. */
function isLenient(schema: Readonly<Record<string, unknown>>): boolean {
  const { format, "x-ignores-case": ignoresCase, "x-typed-as": typedAs } = schema;
  return format === "uuid" || ignoresCase === true || typedAs !== undefined;
}

/** The forms that no server may take for the id: of a spec that does not mark its ids, only one that no convention allows. */
function formsFor({ contract }: PlanContext, { profile }: Operation, { schema, examples }: Parameter) {
  const resolved = dereference(contract.document, schema);
  if (profile.guessesResources) return FORMS.slice(0, 1);
  if (!typesOf(resolved).includes("string") || isLenient(resolved)) return [];
  const [example] = examples;
  return FORMS.filter(([, , of]) => typeof example === "string" && of(example) !== example);
}

/**
 * The id of an existing object in the path, in another form: nothing has that id. Where the spec does not mark where ids come from, nothing is
 * removed by such an id.
 */
export function nearIdCases(context: PlanContext, operation: Operation): Case[] {
  if (operation.profile.guessesResources && operation.method === "DELETE") return [];
  const base = exampleRequest(context, operation);
  return operation.parameters
    .filter(({ place }) => place === "path")
    .flatMap((parameter): Case[] => {
      const own = base.substitutions.find(
        ({ place, pointer, source }) =>
          place === "path" && pointer === `/${escapeToken(parameter.name)}` && "operationId" in source,
      );
      if (!own) return [];
      const documented = String(base.parameters.path[parameter.name]);
      return formsFor(context, operation, parameter).map(([name, form, of]) => {
        const reason = `path ${parameter.name} is an existing id ${name}`;
        const isId = context.validate(parameter.pointer, of(String(parameter.examples[0]))).length === 0;
        return caseOf(operation, "broken", `path ${parameter.name} ${name}`, {
          request: {
            // The documented id is sent where no other can be had, also in this form.
            ...withParameters(base, "path", { [parameter.name]: of(documented) }),
            substitutions: base.substitutions.map((it) => (it === own ? { ...own, ...form } : it)),
          },
          expectation: isId ? { outcome: "closed", reason } : { outcome: "refused", reason },
        });
      });
    });
}
