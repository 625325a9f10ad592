import type { Operation, Parameter } from "../contract.ts";
import { escapeToken, type JsonObject } from "../json.ts";
import { baseRequest, exampleBody, validValues, withoutSubstitution, type PlanContext } from "./base.ts";
import type { Case, CaseRequest } from "./case.ts";
import { dereference, typesOf } from "./dereference.ts";
import { brokenInput, validInput } from "./input-case.ts";
import { isSendable } from "./sendable.ts";
import { asText, isInvalidText } from "./text.ts";
import { variantsOf } from "./variants.ts";

/** Enough values to find one that is no empty list. */
const TRIED_VALUES = 5;
/**
 * An object is written as its members, mostly without its own name: what stands under that name, or that nothing does, proves nothing
 * wrong.
 */
const isObjectByStyle = (document: JsonObject, { schema, writing }: Parameter): boolean =>
  writing.mediaType === undefined && typesOf(dereference(document, schema)).includes("object");

/** Shorter ids, made up, may be those of something that is there: changed by chance, it would be missing where it is needed. */
const LEAST_UNLIKELY_LENGTH = 6;
const mayBeThere = ({ method }: Operation, { source, ownedFrom }: Parameter, value: unknown): boolean =>
  method !== "GET" &&
  (ownedFrom !== undefined || (source !== undefined && "operationId" in source)) &&
  asText(value).length < LEAST_UNLIKELY_LENGTH;

/** The request with another value, or none, for one parameter; it is not filled in from elsewhere. */
function withParameter(request: CaseRequest, { name, place }: Parameter, value: unknown): CaseRequest {
  const { [name]: _, ...others } = request.parameters[place];
  const values = value === undefined ? others : { ...others, [name]: value };
  return {
    ...request,
    parameters: { ...request.parameters, [place]: values },
    substitutions: withoutSubstitution(request.substitutions, place, `/${escapeToken(name)}`),
  };
}

/** A value to change; an empty list has nothing that could be. */
const valueToChange = (context: PlanContext, { pointer, schema }: Parameter): unknown =>
  validValues(context, pointer, schema, TRIED_VALUES).find((value) => !Array.isArray(value) || value.length > 0);

function casesOf(context: PlanContext, operation: Operation, base: CaseRequest, parameter: Parameter): Case[] {
  const { document } = context.contract;
  const { pointer, schema } = parameter;
  const place = `${parameter.place} ${parameter.name}`;

  const isTakenApart = isObjectByStyle(document, parameter);
  const missing = (): Case[] => {
    if (!parameter.required || parameter.place === "path" || isTakenApart) return [];
    const request = withParameter(base, parameter, undefined);
    return [brokenInput({ operation, name: `${place} missing`, request, reason: `${place} is missing` })];
  };
  const changed = (change: string, value: unknown): Case[] => {
    if (isTakenApart) return [];
    const varied = { place: parameter.place, name: parameter.name };
    const input = { operation, name: `${place} ${change}`, request: withParameter(base, parameter, value), varied };
    const isValid = context.validate(pointer, value).length === 0;
    if (parameter.writing.mediaType !== undefined) {
      return isValid ? [validInput(input)] : [brokenInput({ ...input, reason: `${place}: ${change}` })];
    }
    if (isInvalidText(document, context.validate, pointer, schema, asText(value))) {
      return [brokenInput({ ...input, reason: `${place}: ${change}` })];
    }
    // Invalid as a value but readable as a valid text: nobody can say what the server must do.
    return isValid ? [validInput(input)] : [];
  };

  const value = base.parameters[parameter.place][parameter.name] ?? valueToChange(context, parameter);
  const variants = variantsOf(document, schema, value).filter(
    (variant) => isSendable(parameter, variant.value) && !mayBeThere(operation, parameter, variant.value),
  );
  const generated = validValues(context, pointer, schema, context.runs).filter(
    (it) => isSendable(parameter, it) && !mayBeThere(operation, parameter, it),
  );
  return [
    ...missing(),
    // Items of a list are named by their place in it.
    ...variants.flatMap(({ pointer: item, change, value: other }) => changed([item, change].join(" ").trim(), other)),
    ...generated.flatMap((it, index) => changed(`#${index + 1}`, it)),
  ];
}

/** Parameters left out, changed, and random valid ones from the seed, one at a time. */
export function parameterInputCases(context: PlanContext, operation: Operation): Case[] {
  const base = baseRequest(context, operation, exampleBody(context, operation));
  return operation.parameters.flatMap((parameter) => casesOf(context, operation, base, parameter));
}
