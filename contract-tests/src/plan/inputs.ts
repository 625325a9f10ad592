import { FORM_MEDIA_TYPE, JSON_MEDIA_TYPE, type Operation, type Parameter, type Payload } from "../contract.ts";
import { escapeToken, isObject } from "../json.ts";
import { generateValid } from "./arbitrary.ts";
import { baseRequest, exampleBody, plainPayloadOf, stageOf, withoutSubstitution, type PlanContext } from "./base.ts";
import type { Case, CaseBody, CaseKind, CaseRequest, Expectation } from "./case.ts";
import { asText, formReadings, isInvalidText } from "./text.ts";
import { variantsOf, type Variant } from "./variants.ts";

const TRIED_VALUES = 5;
const LAWFUL: Expectation = { outcome: "lawful" };
const UNPRINTABLE_IN_HEADERS = /[^\u0020-\u007e]/;
/** A path that consists of dots is another path, and an empty one another operation. */
const UNSENDABLE_IN_PATHS = /^\.{0,2}$/;

const refused = (reason: string): Expectation => ({ outcome: "refused", reason });

function caseOf(operation: Operation, kind: CaseKind, name: string, request: CaseRequest, expectation: Expectation) {
  const id = `${operation.id} › ${kind} ${name}`;
  return { id, operationId: operation.id, kind, stage: stageOf(operation), request, expectation } satisfies Case;
}

const withBody = (request: CaseRequest, body: CaseBody | undefined): CaseRequest => ({ ...request, body });

function isInvalidBody(context: PlanContext, payload: Payload, value: unknown): boolean {
  if (payload.mediaType !== FORM_MEDIA_TYPE) return context.validate(payload.schemaPointer, value).length > 0;
  return isObject(value) && formReadings(value).every((it) => context.validate(payload.schemaPointer, it).length > 0);
}

/** Could the value be written in this media type at all? */
const isWritable = (payload: Payload, variant: Variant): boolean =>
  payload.mediaType !== FORM_MEDIA_TYPE ||
  (isObject(variant.value) &&
    variant.change !== "undocumented property" &&
    Object.values(variant.value).every((member) => typeof member !== "object"));

function bodyVariantCases(context: PlanContext, operation: Operation, payload: Payload): Case[] {
  const base = baseRequest(context, operation, exampleBody(context, operation));
  if (!base.body || !("value" in base.body)) return [];
  const { body } = base;
  const variants = variantsOf(context.contract.document, payload.schema, body.value);
  return variants
    .filter((variant) => isWritable(payload, variant))
    .map((variant) => {
      const request = {
        ...withBody(base, { ...body, value: variant.value }),
        substitutions: withoutSubstitution(base.substitutions, "body", variant.pointer),
      };
      const place = `body${variant.pointer}`;
      return isInvalidBody(context, payload, variant.value)
        ? caseOf(operation, "broken", `${place} ${variant.change}`, request, refused(`${place}: ${variant.change}`))
        : caseOf(operation, "generated", `${place} ${variant.change}`, request, LAWFUL);
    });
}

function rawBodyCases(context: PlanContext, operation: Operation, payload: Payload): Case[] {
  const base = baseRequest(context, operation, exampleBody(context, operation));
  const broken = (name: string, reason: string, body: CaseBody | undefined): Case =>
    caseOf(operation, "broken", name, { ...withBody(base, body), substitutions: [] }, refused(reason));
  const isJson = payload.mediaType === JSON_MEDIA_TYPE;
  const isNullValid = context.validate(payload.schemaPointer, null).length === 0;
  const { mediaType } = payload;
  return [
    ...(isJson ? [broken("malformed JSON", "the body is not JSON", { mediaType, text: '{"a":' })] : []),
    ...(isJson && !isNullValid ? [broken("null body", "the body is null", { mediaType, text: "null" })] : []),
    ...(operation.isBodyRequired ? [broken("no body", "the body is missing", undefined)] : []),
    broken("wrong content type", "application/xml is not documented", { mediaType: "application/xml", text: "<a/>" }),
  ].map((it) => ({ ...it, request: { ...it.request, substitutions: parameterSubstitutions(base) } }));
}

const parameterSubstitutions = (request: CaseRequest) => request.substitutions.filter((it) => it.place !== "body");

/** Can the value stand where the parameter stands, and mean nothing but itself there? */
function isSendable(parameter: Parameter, value: unknown): boolean {
  if (typeof value === "object" && (!Array.isArray(value) || value.length === 0)) return false;
  const text = asText(value);
  if (parameter.place === "path") return !UNSENDABLE_IN_PATHS.test(text);
  // Many servers read an empty optional parameter as one that is not there.
  if (text === "") return parameter.place === "query" && parameter.required;
  return parameter.place === "query" || (text.trim() === text && !UNPRINTABLE_IN_HEADERS.test(text));
}

function withParameter(request: CaseRequest, parameter: Parameter, value: unknown): CaseRequest {
  const { [parameter.name]: _, ...others } = request.parameters[parameter.place];
  const values = value === undefined ? others : { ...others, [parameter.name]: value };
  const pointer = `/${escapeToken(parameter.name)}`;
  return {
    ...request,
    parameters: { ...request.parameters, [parameter.place]: values },
    substitutions: withoutSubstitution(request.substitutions, parameter.place, pointer),
  };
}

function parameterCases(context: PlanContext, operation: Operation): Case[] {
  const { document } = context.contract;
  const base = baseRequest(context, operation, exampleBody(context, operation));
  return operation.parameters.flatMap((parameter) => {
    const place = `${parameter.place} ${parameter.name}`;
    const missing =
      parameter.required && parameter.place !== "path"
        ? [
            caseOf(
              operation,
              "broken",
              `${place} missing`,
              withParameter(base, parameter, undefined),
              refused(`${place} is missing`),
            ),
          ]
        : [];
    const value = base.parameters[parameter.place][parameter.name] ?? valueToChange(context, parameter);
    const changed = variantsOf(document, parameter.schema, value)
      .filter((variant) => isSendable(parameter, variant.value))
      .flatMap((variant): Case[] => {
        const request = withParameter(base, parameter, variant.value);
        const name = `${place} ${variant.change}`;
        const text = asText(variant.value);
        if (isInvalidText(document, context.validate, parameter.pointer, parameter.schema, text)) {
          return [caseOf(operation, "broken", name, request, refused(`${place}: ${variant.change}`))];
        }
        const isValid = context.validate(parameter.pointer, variant.value).length === 0;
        return isValid ? [caseOf(operation, "generated", name, request, LAWFUL)] : [];
      });
    return [...missing, ...changed];
  });
}

const generatorOf = (context: PlanContext) => ({
  document: context.contract.document,
  validate: context.validate,
  seed: context.seed,
});

/** A value to change; an empty list has nothing that could be. */
const valueToChange = (context: PlanContext, parameter: Parameter): unknown =>
  generateValid(generatorOf(context), parameter.pointer, parameter.schema, TRIED_VALUES).find(
    (value) => !Array.isArray(value) || value.length > 0,
  );

/** Single-place changes of the example: what the validator calls invalid must be refused, the rest is lawful. */
export function changedCases(context: PlanContext, operation: Operation): Case[] {
  const payload = plainPayloadOf(operation);
  const inBody = payload
    ? [...bodyVariantCases(context, operation, payload), ...rawBodyCases(context, operation, payload)]
    : [];
  return [...parameterCases(context, operation), ...inBody];
}

/** Random valid bodies and parameters from the seed: never a 5xx, an undocumented status or a broken schema. */
export function generatedCases(context: PlanContext, operation: Operation): Case[] {
  const payload = plainPayloadOf(operation);
  const base = baseRequest(context, operation, exampleBody(context, operation));
  const inBody =
    payload && base.body && "value" in base.body
      ? generateValid(generatorOf(context), payload.schemaPointer, payload.schema, context.runs).map((value, index) => {
          const body = base.body && "value" in base.body ? { ...base.body, value } : undefined;
          const substitutions = withoutSubstitution(base.substitutions, "body", "");
          return caseOf(
            operation,
            "generated",
            `body #${index + 1}`,
            { ...withBody(base, body), substitutions },
            LAWFUL,
          );
        })
      : [];
  const inParameters = operation.parameters.flatMap((parameter) =>
    generateValid(generatorOf(context), parameter.pointer, parameter.schema, context.runs)
      .filter((value) => isSendable(parameter, value))
      .map((value, index) => {
        const name = `${parameter.place} ${parameter.name} #${index + 1}`;
        return caseOf(operation, "generated", name, withParameter(base, parameter, value), LAWFUL);
      }),
  );
  return [...inParameters, ...inBody];
}
