import { type Operation, type Parameter, WORD_LENGTH } from "../../spec/contract.ts";
import { escapeToken, isObject, objectOr, type JsonObject } from "../../json.ts";
import {
  exampleRequest,
  withoutSubstitution,
  withSource,
  withOnly,
  withParameters,
  placeOf,
} from "../generate/requests.ts";
import { validValues } from "../generate/example-values.ts";
import { isJson } from "../../media-type.ts";
import { isIdempotencyKey, type PlanContext } from "../context.ts";
import type { Case, CaseRequest } from "../case.ts";
import { dereference, typesOf } from "../read/schemas.ts";
import { isVersionAsked } from "../lifecycle/changes/versions.ts";
import { PRECONDITION_REQUIRED } from "../../status-codes.ts";
import { brokenInput, validInput } from "./input-case.ts";
import { isSendable, asText, formReadings, isInvalidText } from "../read/parameter-text.ts";
import { isCursor } from "../read/lists/paging.ts";
import { UNDOCUMENTED_PROPERTY, variantsOf } from "./variants.ts";

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
