import { JOSE_MEDIA_TYPE } from "../../spec/contract.ts";
import type { Operation, Parameter, Payload } from "../../spec/contract.ts";
import type { Authorization, CaseBody, CaseRequest, Parameters } from "../case.ts";
import type { PlanContext } from "../context.ts";
import { dereference } from "../read/dereference.ts";
import { asText, isInvalidText } from "../read/parameter-text.ts";
import { mayEndOwnAccess } from "../read/names-and-words/own-access.ts";
import { isSendable } from "../read/parameter-values.ts";
import { exampleBody, isBinary, plainPayloadOf, validValues } from "./example-values.ts";
import { plainValue } from "./plain-values.ts";
import { substitutionsFor } from "./substitutions.ts";
import { withOnly } from "./request-edits.ts";

const authorizationOf = (operation: Operation): Authorization => {
  if (!operation.isSecured) return { kind: "none" };
  return { kind: operation.endsSession ? "own-session" : "session" };
};

/** Number of values to try, to find one that can be sent in its place. */
const TRIED_VALUES = 5;

/** Examples of our contract are valid; those of other specs may violate their own schema. */
function parameterValue(context: PlanContext, operation: Operation, parameter: Parameter): unknown {
  const { document } = context.contract;
  const { profile, method } = operation;
  const { pointer, schema, writing } = parameter;
  const examples = parameter.place === "path" && mayEndOwnAccess(operation) ? [] : parameter.examples;
  const isFit = (value: unknown) =>
    typeof value === "object" || writing.mediaType !== undefined
      ? context.validate(pointer, value).length === 0
      : !isInvalidText(document, context.validate, pointer, schema, asText(value));
  const [example] = profile.hasTrueExamples ? examples : examples.filter(isFit);
  if (example !== undefined) return example;
  const plain = plainValue(document, schema, parameter.name);
  // A guessable id may belong to an existing object, which a write must not hit by chance.
  const isHarmless = method === "GET" || parameter.place !== "path";
  if (plain !== undefined && isHarmless && isFit(plain) && isSendable(parameter, plain)) return plain;
  const [first] = validValues(context, pointer, schema, 1);
  if (first === undefined || isSendable(parameter, first)) return first;
  // An empty list, or an empty path segment, cannot be expressed in a request.
  return validValues(context, pointer, schema, TRIED_VALUES).find((value) => isSendable(parameter, value)) ?? first;
}

/**
 * An optional parameter that only other accounts have a reason to send. The owner's request leaves it out, because it only narrows the
 * answer.
 */
const isForStrangers = ({ ownedFrom, source, required }: Parameter): boolean =>
  ownedFrom !== undefined && source === undefined && !required;

/**
 * An optional bound of a period. The examples of its two ends were true when the spec was written; today they select nothing, or both ends
 * have the same one. The default period is the one with data.
 */
const isPeriodBound = ({ contract }: PlanContext, { place, required, schema }: Parameter): boolean =>
  place === "query" &&
  !required &&
  ["date", "date-time"].includes(String(dereference(contract.document, schema)["format"]));

/** Values for all required parameters, and for optional ones with a documented example that narrows no period. */
function exampleParameters(context: PlanContext, operation: Operation): Parameters {
  const used = operation.parameters.filter(
    (parameter) =>
      !isForStrangers(parameter) &&
      (parameter.required || (parameter.examples.length > 0 && !isPeriodBound(context, parameter))),
  );
  const valuesIn = (place: Parameter["place"]) =>
    Object.fromEntries(
      used
        .filter((parameter) => parameter.place === place)
        .map((parameter) => [parameter.name, parameterValue(context, operation, parameter)]),
    );
  return { path: valuesIn("path"), query: valuesIn("query"), header: valuesIn("header"), cookie: valuesIn("cookie") };
}

function bodyOf({ mediaType }: Payload, value: unknown): CaseBody {
  if (isBinary({ mediaType })) return { mediaType, base64: String(value) };
  return { mediaType, value, isEncrypted: mediaType === JOSE_MEDIA_TYPE };
}

/** A request that is valid by the spec, with `body` as its unencrypted body. */
export function baseRequest(context: PlanContext, operation: Operation, body: unknown): CaseRequest {
  const payload = plainPayloadOf(operation);
  return {
    parameters: exampleParameters(context, operation),
    body: payload && bodyOf(payload, body),
    authorization: authorizationOf(operation),
    substitutions: substitutionsFor(context, operation, body),
  };
}

/** Returns a request that is valid by the spec, with the body of the documented example. */
export const exampleRequest = (context: PlanContext, operation: Operation): CaseRequest =>
  baseRequest(context, operation, exampleBody(context, operation));

/** The list request without filters, so that it must contain the new row. */
export function unfiltered({ parameters }: Operation, request: CaseRequest): CaseRequest {
  const required = parameters.filter(({ place, required }) => place === "query" && required).map(({ name }) => name);
  const query = Object.fromEntries(
    Object.entries(request.parameters.query).filter(([name]) => required.includes(name)),
  );
  return withOnly(request, "query", query);
}
