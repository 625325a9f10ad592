import { FORM_MEDIA_TYPE, JOSE_MEDIA_TYPE, JSON_MEDIA_TYPE, sourceOf } from "../contract.ts";
import type { Contract, NamedExample, Operation, Parameter, Payload } from "../contract.ts";
import { escapeToken, isObject, objectOr, valueAt } from "../json.ts";
import type { Validate } from "../schema.ts";
import type { Authorization, CaseBody, CaseRequest, Parameters, Stage, Substitution } from "./case.ts";
import { alternativesOf, dereference } from "./dereference.ts";
import { withoutLeftOpen } from "./asked.ts";
import { generateValid } from "./arbitrary.ts";

/** The operation opens the session of a run. */
export const isSignIn = ({ id, profile }: Operation): boolean => id === profile.signIn?.operationId;

/** The parameter is the header whose value makes a repeated call work once (D12). */
export const isIdempotencyKey = ({ place, name }: Parameter, { profile }: Operation): boolean =>
  place === "header" && name.toLowerCase() === profile.idempotencyHeader;

/** All that a plan is made from. */
export interface PlanContext {
  readonly contract: Contract;
  readonly validate: Validate;
  readonly seed: number;
  /** Generated inputs for each operation. */
  readonly runs: number;
}

/** Bytes and no text: the examples of a picture are its bytes in base64. */
export const isBinary = ({ mediaType }: Pick<Payload, "mediaType">): boolean => mediaType.startsWith("image/");

/** The payload whose plain value can be written: JSON where the spec has it, else a form, the encrypted one, a picture. */
export const plainPayloadOf = (operation: Operation): Payload | undefined =>
  operation.payloads.find((payload) => payload.mediaType === JSON_MEDIA_TYPE) ??
  operation.payloads.find((payload) => payload.mediaType === FORM_MEDIA_TYPE) ??
  operation.payloads.find((payload) => payload.mediaType === JOSE_MEDIA_TYPE) ??
  operation.payloads.find(isBinary);

export const stageOf = (operation: Operation): Stage => {
  if (isSignIn(operation)) return "sign-in";
  return operation.endsSession ? "ending" : "open";
};

export const authorizationOf = (operation: Operation): Authorization => {
  if (!operation.isSecured) return { kind: "none" };
  return { kind: operation.endsSession ? "own-session" : "session" };
};

/** Up to `count` different valid values for a schema, from the seed of the run. */
export const validValues = (context: PlanContext, pointer: string, schema: unknown, count: number): unknown[] =>
  generateValid({ ...context, document: context.contract.document }, pointer, schema, count);

const parameterValue = (context: PlanContext, parameter: Parameter): unknown => {
  if (parameter.examples.length > 0) return parameter.examples[0];
  return validValues(context, parameter.pointer, parameter.schema, 1)[0];
};

/** Values for the parameters: all required ones, and the optional ones that have a documented example. */
export function exampleParameters(context: PlanContext, operation: Operation): Parameters {
  const used = operation.parameters.filter((parameter) => parameter.required || parameter.examples.length > 0);
  const valuesIn = (place: Parameter["place"]) =>
    Object.fromEntries(
      used
        .filter((parameter) => parameter.place === place)
        .map((parameter) => [parameter.name, parameterValue(context, parameter)]),
    );
  return { path: valuesIn("path"), query: valuesIn("query"), header: valuesIn("header"), cookie: valuesIn("cookie") };
}

/** The places of a body whose schema says where the real value comes from. */
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

/** Where the values of a request really come from: the marks of the spec, the account, a new idempotency key. */
export function substitutionsFor(context: PlanContext, operation: Operation, body: unknown): Substitution[] {
  const inParameters = operation.parameters.flatMap((parameter): Substitution[] => {
    const source =
      parameter.source ?? (isIdempotencyKey(parameter, operation) ? ({ fresh: "uuid" } as const) : undefined);
    return source ? [{ place: parameter.place, pointer: `/${escapeToken(parameter.name)}`, source }] : [];
  });
  if (isSignIn(operation)) return [...inParameters, ...loginSubstitutions(body)];
  return [...inParameters, ...bodySubstitutions(context, plainPayloadOf(operation)?.schema, body, "")];
}

const isPaymentPassword = ({ source }: Substitution): boolean =>
  "account" in source && source.account === "paymentPassword";
/** A name or password that one signs in with. */
const isCredential = (it: Substitution): boolean => "account" in it.source && !isPaymentPassword(it);

/**
 * Without the substitution at `pointer`, whose value the case chooses itself. A chosen username or password never
 * goes with the real account, and no payment password is made up: a contract test must not lock it.
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

/** The documented examples of the plain payload, as far as the run asks for what is in them. */
export function examplesOf(context: PlanContext, operation: Operation): NamedExample[] {
  const payload = plainPayloadOf(operation);
  return (payload?.examples ?? []).map((example) => ({
    ...example,
    value: withoutLeftOpen(context.contract.document, payload?.schema, example.value),
  }));
}

/** The body a request starts from: the first documented example that needs no state, else a generated one. */
export function exampleBody(context: PlanContext, operation: Operation): unknown {
  const payload = plainPayloadOf(operation);
  if (!payload) return undefined;
  const examples = examplesOf(context, operation);
  const example = examples.find((candidate) => !candidate.needsState) ?? examples[0];
  if (example) return example.value;
  return validValues(context, payload.schemaPointer, payload.schema, 1)[0];
}

function bodyOf({ mediaType }: Payload, value: unknown): CaseBody {
  if (isBinary({ mediaType })) return { mediaType, base64: String(value) };
  return { mediaType, value, isEncrypted: mediaType === JOSE_MEDIA_TYPE };
}

/** A request that the spec says is right, with `body` in the plain payload. */
export function baseRequest(context: PlanContext, operation: Operation, body: unknown): CaseRequest {
  const payload = plainPayloadOf(operation);
  return {
    parameters: exampleParameters(context, operation),
    body: payload && bodyOf(payload, body),
    authorization: authorizationOf(operation),
    substitutions: substitutionsFor(context, operation, body),
  };
}
