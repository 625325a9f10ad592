import { FORM_MEDIA_TYPE, JOSE_MEDIA_TYPE, JSON_MEDIA_TYPE, sourceOf } from "../contract.ts";
import type { Contract, NamedExample, Operation, Parameter, Payload } from "../contract.ts";
import { escapeToken, isObject, objectOr, valueAt } from "../json.ts";
import type { Validate } from "../schema.ts";
import type { Authorization, CaseBody, CaseRequest, Parameters, Stage, Substitution } from "./case.ts";
import { essenceOf, isForm, isJson, isPlainText } from "../media-type.ts";
import { isSendable } from "./sendable.ts";
import { asText, formReadings, isInvalidText } from "./text.ts";
import { alternativesOf, dereference } from "./dereference.ts";
import { isWithin, type Evidence } from "../evidence.ts";
import { withoutLeftOpen } from "./asked.ts";
import { plainValue } from "./plain.ts";
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
  /** How sure the contract must be of what is tried; of everything when left out. */
  readonly evidence?: Evidence;
}

/** An operation by its id, as far as the run asks the server for it. */
export function askedOperation({ contract, evidence = "proposed" }: PlanContext, id: unknown): Operation | undefined {
  const found = contract.operations.find((operation) => operation.id === id);
  return found && isWithin(found.evidence, evidence) ? found : undefined;
}

/** The same for planning: its values are those of requests. */
export const asking = (context: PlanContext): PlanContext => ({
  ...context,
  validate: (pointer, value) => context.validate(pointer, value, "request"),
});

/** Bytes and no text: the examples of a picture are its bytes in base64. */
export const isBinary = ({ mediaType }: Pick<Payload, "mediaType">): boolean =>
  mediaType.startsWith("image/") || essenceOf(mediaType) === "application/octet-stream";

const WRITABLE: readonly ((payload: Payload) => boolean)[] = [
  ({ mediaType }) => mediaType === JSON_MEDIA_TYPE,
  ({ mediaType }) => isJson(mediaType),
  ({ mediaType }) => essenceOf(mediaType) === FORM_MEDIA_TYPE,
  ({ mediaType }) => isForm(mediaType),
  ({ mediaType }) => mediaType === JOSE_MEDIA_TYPE,
  isBinary,
  ({ mediaType }) => isPlainText(mediaType),
  ({ mediaType }) => essenceOf(mediaType) === "*/*",
];

/** The payload whose plain value can be written: JSON where the spec has it, else a form, the encrypted one, bytes, a text. */
export const plainPayloadOf = (operation: Operation): Payload | undefined =>
  WRITABLE.map((isWritable) => operation.payloads.find(isWritable)).find((payload) => payload !== undefined);

export const stageOf = (operation: Operation): Stage => {
  if (isSignIn(operation)) return "sign-in";
  return operation.endsSession ? "ending" : "open";
};

const authorizationOf = (operation: Operation): Authorization => {
  if (!operation.isSecured) return { kind: "none" };
  return { kind: operation.endsSession ? "own-session" : "session" };
};

/** Values are asked for again and again, and are the same each time. */
const madeBefore = new WeakMap<Contract, Map<string, unknown[]>>();

/** Up to `count` different valid values for a schema, from the seed of the run. */
export function validValues(context: PlanContext, pointer: string, schema: unknown, count: number): unknown[] {
  const { contract, seed } = context;
  const made = madeBefore.get(contract) ?? new Map<string, unknown[]>();
  madeBefore.set(contract, made);
  const key = `${seed} ${count} ${pointer}`;
  const values = made.get(key) ?? generateValid({ ...context, document: contract.document }, pointer, schema, count);
  made.set(key, values);
  return values;
}

/** Enough values to find one that can stand where its parameter stands. */
const TRIED_VALUES = 5;

/** Examples of our contract are true; those of others may break their own schema. */
function parameterValue(context: PlanContext, { profile, method }: Operation, parameter: Parameter): unknown {
  const { document } = context.contract;
  const { examples, pointer, schema, writing } = parameter;
  const isFit = (value: unknown) =>
    typeof value === "object" || writing.mediaType !== undefined
      ? context.validate(pointer, value).length === 0
      : !isInvalidText(document, context.validate, pointer, schema, asText(value));
  const [example] = profile.hasTrueExamples ? examples : examples.filter(isFit);
  if (example !== undefined) return example;
  const plain = plainValue(document, schema, parameter.name);
  // A plain id may be that of something that is there, which no change may meet by chance.
  const isHarmless = method === "GET" || parameter.place !== "path";
  if (plain !== undefined && isHarmless && isFit(plain) && isSendable(parameter, plain)) return plain;
  const [first] = validValues(context, pointer, schema, 1);
  if (first === undefined || isSendable(parameter, first)) return first;
  // An empty list, or an empty part of a path, says nothing where it stands.
  return validValues(context, pointer, schema, TRIED_VALUES).find((value) => isSendable(parameter, value)) ?? first;
}

/** Only strangers are made to send it: its owner gets more without it. */
const isForStrangers = ({ ownedFrom, source, required }: Parameter): boolean =>
  ownedFrom !== undefined && source === undefined && !required;

/** Values for the parameters: all required ones, and the optional ones that have a documented example. */
function exampleParameters(context: PlanContext, operation: Operation): Parameters {
  const used = operation.parameters.filter(
    (parameter) => !isForStrangers(parameter) && (parameter.required || parameter.examples.length > 0),
  );
  const valuesIn = (place: Parameter["place"]) =>
    Object.fromEntries(
      used
        .filter((parameter) => parameter.place === place)
        .map((parameter) => [parameter.name, parameterValue(context, operation, parameter)]),
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
  const told = (payload?.examples ?? []).filter(({ value }) => value !== undefined);
  const isTrue = ({ value }: NamedExample) =>
    operation.profile.hasTrueExamples ||
    !payload ||
    formReadings(value).some((reading) => context.validate(payload.schemaPointer, reading).length === 0);
  return told.filter(isTrue).map((example) => ({
    ...example,
    value: withoutLeftOpen(context.contract.document, payload?.schema, example.value),
  }));
}

/** In base64. */
const SMALLEST_PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=";
const SOME_BYTES = "bG9iYnlraXQ=";

/** The body a request starts from: the first documented example that needs no state, else a generated one. */
export function exampleBody(context: PlanContext, operation: Operation): unknown {
  const payload = plainPayloadOf(operation);
  if (!payload) return undefined;
  const examples = examplesOf(context, operation);
  const example = examples.find((candidate) => !candidate.needsState) ?? examples[0];
  if (example) return example.value;
  if (isBinary(payload)) return payload.mediaType === "image/png" ? SMALLEST_PNG : SOME_BYTES;
  const plain = plainValue(context.contract.document, payload.schema);
  const isValid = plain !== undefined && context.validate(payload.schemaPointer, plain).length === 0;
  return isValid ? plain : validValues(context, payload.schemaPointer, payload.schema, 1)[0];
}

/** The body whose parts are changed one by one: where no example shows it, one with more in it than the plainest. */
export function bodyToVary(context: PlanContext, operation: Operation): unknown {
  const payload = plainPayloadOf(operation);
  const plain = exampleBody(context, operation);
  if (!payload || isBinary(payload) || examplesOf(context, operation).length > 0) return plain;
  return validValues(context, payload.schemaPointer, payload.schema, 1)[0] ?? plain;
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
