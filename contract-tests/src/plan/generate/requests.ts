import { escapeToken, isObject, objectOr, valueAt, type JsonObject } from "../../json.ts";
import {
  type ParameterPlace,
  sourceOf,
  type Operation,
  JOSE_MEDIA_TYPE,
  type Parameter,
  type Payload,
} from "../../spec/contract.ts";
import type { CaseRequest, SessionName, Substitution, Authorization, CaseBody, Parameters } from "../case.ts";
import { isIdempotencyKey, isSignIn, type PlanContext } from "../context.ts";
import { objectSourceOf } from "../lifecycle/producers.ts";
import { versionSourceOf } from "../lifecycle/changes/versions.ts";
import { alternativesOf, dereference } from "../read/schemas.ts";
import { plainPayloadOf, exampleBody, isBinary, validValues } from "./example-values.ts";
import { asText, isInvalidText, isSendable } from "../read/parameter-text.ts";
import { mayEndOwnAccess } from "../read/names-and-words/own-access.ts";
import { plainValue } from "./plain-values.ts";

/** The value that a request has in its body; undefined when it has no body, or one that is sent as it is. */
export const valueSent = ({ body }: Pick<CaseRequest, "body">): unknown =>
  body && "value" in body ? body.value : undefined;

/** The request with another value in its body. A body that is sent as it is stays. */
export const withBodyValue = (request: CaseRequest, value: unknown): CaseRequest =>
  request.body && "value" in request.body ? { ...request, body: { ...request.body, value } } : request;

/** The request with these parameters at a place, besides its others there. */
export const withParameters = (
  request: CaseRequest,
  place: ParameterPlace,
  values: Readonly<Record<string, unknown>>,
): CaseRequest => ({
  ...request,
  parameters: { ...request.parameters, [place]: { ...request.parameters[place], ...values } },
});

/** The request with only these parameters at a place. */
export const withOnly = (
  request: CaseRequest,
  place: ParameterPlace,
  values: Readonly<Record<string, unknown>>,
): CaseRequest => ({ ...request, parameters: { ...request.parameters, [place]: values } });

/** The request in the shared session of an account. */
export const asAccount = (request: CaseRequest, account: SessionName): CaseRequest => ({
  ...request,
  authorization: { kind: "session", account },
});

/** Where a request has a parameter, or a member of its body, with this name. */
export const placeOf = (place: Substitution["place"], name: string): Pick<Substitution, "place" | "pointer"> => ({
  place,
  pointer: `/${escapeToken(name)}`,
});

/** Parts of a body whose schema names another source for the real value. */
function bodySubstitutions(context: PlanContext, schema: unknown, value: unknown, pointer: string): Substitution[] {
  const { document } = context.contract;
  const resolved = dereference(document, schema);
  const source = sourceOf(resolved);
  if (source) return [{ place: "body", pointer, source }];
  if (!isObject(value)) return [];
  const alternatives = alternativesOf(document, resolved) ?? [resolved];
  const found = alternatives.flatMap((alternative) =>
    Object.entries(objectOr(alternative["properties"])).flatMap(([name, property]) =>
      name in value ? bodySubstitutions(context, property, value[name], `${pointer}/${escapeToken(name)}`) : [],
    ),
  );
  return [...new Map(found.map((substitution) => [substitution.pointer, substitution])).values()];
}

const loginSubstitutions = (body: unknown): Substitution[] =>
  typeof valueAt(body, "/username") === "string" && typeof valueAt(body, "/password") === "string"
    ? [
        { place: "body", pointer: "/username", source: { account: "username" } },
        { place: "body", pointer: "/password", source: { account: "password" } },
      ]
    : [];

/** Where the real values of a request come from: marks of the spec, the account, a new idempotency key. */
export function substitutionsFor(context: PlanContext, operation: Operation, body: unknown): Substitution[] {
  const inParameters = operation.parameters.flatMap((parameter): Substitution[] => {
    const source =
      parameter.source ??
      (isIdempotencyKey(parameter, operation)
        ? ({ fresh: "uuid" } as const)
        : (objectSourceOf(context, operation, parameter) ?? versionSourceOf(context, operation, parameter)));
    return source ? [{ ...placeOf(parameter.place, parameter.name), source }] : [];
  });
  if (isSignIn(operation)) return [...inParameters, ...loginSubstitutions(body)];
  return [...inParameters, ...bodySubstitutions(context, plainPayloadOf(operation)?.schema, body, "")];
}

const isPaymentPassword = ({ source }: Substitution): boolean =>
  "account" in source && source.account === "paymentPassword";
/** Whether the substitution fills in a username or a login password. */
const isCredential = (it: Substitution): boolean => "account" in it.source && !isPaymentPassword(it);

/**
 * Returns the request without the substitution at `pointer`, because the case sets that value itself. A made-up username or password is
 * never combined with real credentials, and payment passwords are never made up, because wrong ones would lock the account.
 */
export function withoutSubstitution(
  substitutions: readonly Substitution[],
  place: Substitution["place"],
  pointer: string,
): Substitution[] {
  const isChosen = (it: Substitution) =>
    it.place === place && (pointer === "" ? !isPaymentPassword(it) : `${pointer}/`.startsWith(`${it.pointer}/`));
  const kept = substitutions.filter((substitution) => !isChosen(substitution));
  if (!substitutions.some((it) => isChosen(it) && isCredential(it))) return kept;
  return kept.flatMap((it): Substitution[] => {
    if (!isCredential(it)) return [it];
    return it.pointer === "/username" ? [{ ...it, source: { fresh: "word" } }] : [];
  });
}

/** The request with these literal parameters, which no other source fills in. */
export const withLiterals = (request: CaseRequest, place: ParameterPlace, values: JsonObject): CaseRequest => ({
  ...withParameters(request, place, values),
  substitutions: Object.keys(values).reduce<readonly Substitution[]>(
    (kept, name) => withoutSubstitution(kept, place, `/${escapeToken(name)}`),
    request.substitutions,
  ),
});

/** The request with another value in its body, in which no other source fills in the place at the pointer. */
export const withLiteralBody = (request: CaseRequest, value: unknown, pointer: string): CaseRequest => ({
  ...withBodyValue(request, value),
  substitutions: withoutSubstitution(request.substitutions, "body", pointer),
});

/** The request with a value from `source` at a place, in place of any other there. */
export const withSource = (request: CaseRequest, added: Substitution): CaseRequest => ({
  ...request,
  substitutions: [
    ...request.substitutions.filter(({ place, pointer }) => place !== added.place || pointer !== added.pointer),
    added,
  ],
});

/** The substitutions that do not change the body. */
export const outsideBody = ({ substitutions }: CaseRequest): Substitution[] =>
  substitutions.filter(({ place }) => place !== "body");

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
