import { untestedPropertyOf } from "../../evidence.ts";
import { isObject, objectOr, type JsonObject } from "../../json.ts";
import { alternativesOf, dereference } from "../read/schemas.ts";
import { essenceOf, isForm, isJson, isPlainText } from "../../media-type.ts";
import {
  FORM_MEDIA_TYPE,
  JOSE_MEDIA_TYPE,
  JSON_MEDIA_TYPE,
  type Contract,
  type NamedExample,
  type Operation,
  type Payload,
} from "../../spec/contract.ts";
import type { PlanContext } from "../context.ts";
import { formReadings } from "../read/parameter-text.ts";
import { generateValid } from "./arbitrary.ts";
import { plainValue } from "./plain-values.ts";
import { sampleFile } from "./sample-files.ts";

/** Removes the optional properties below the evidence limit, because a server need not know them. */
export function withoutUntestedProperties(document: JsonObject, schema: unknown, value: unknown): unknown {
  if (!isObject(value)) return value;
  const resolved = dereference(document, schema);
  const alternatives = alternativesOf(document, resolved) ?? [resolved];
  const schemasOf = (name: string): unknown[] =>
    alternatives.flatMap((alternative) => objectOr(alternative["properties"])[name] ?? []);
  // When one alternative of a choice tests the property, it stays, because the value may belong to that alternative.
  const isKept = (name: string): boolean => {
    const schemas = schemasOf(name);
    return schemas.length === 0 || schemas.some((schema) => untestedPropertyOf(schema)?.isRequired ?? true);
  };
  const kept = Object.entries(value).filter(([name]) => isKept(name));
  return Object.fromEntries(
    kept.map(([name, member]) => [name, withoutUntestedProperties(document, schemasOf(name).at(-1), member)]),
  );
}

/** Binary content; examples of a picture are base64. */
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

/** The payload that can be written without encryption: JSON if the spec has it, else a form, encrypted, binary or text. */
export const plainPayloadOf = (operation: Operation): Payload | undefined =>
  WRITABLE.map((isWritable) => operation.payloads.find(isWritable)).find((payload) => payload !== undefined);

/** Cached, because the same values are requested repeatedly. */
const madeBefore = new WeakMap<Contract, Map<string, unknown[]>>();

/** Up to `count` different valid values for a schema, from the run's seed. */
export function validValues(context: PlanContext, pointer: string, schema: unknown, count: number): unknown[] {
  const { contract, seed } = context;
  const made = madeBefore.get(contract) ?? new Map<string, unknown[]>();
  madeBefore.set(contract, made);
  const key = `${seed} ${count} ${pointer}`;
  const values = made.get(key) ?? generateValid({ ...context, document: contract.document }, pointer, schema, count);
  made.set(key, values);
  return values;
}

const NAMED_SCHEMA = "/components/schemas/";

const ownExamples = (payload: Payload | undefined): NamedExample[] =>
  (payload?.examples ?? []).filter(({ value }) => value !== undefined);

/** The examples of another operation that takes the same schema: a PUT takes what a POST does. */
function borrowedExamples(
  { contract }: PlanContext,
  { profile }: Operation,
  payload: Payload | undefined,
): NamedExample[] {
  const pointer = payload?.schemaPointer ?? "";
  if (!profile.guessesResources || !pointer.startsWith(NAMED_SCHEMA)) return [];
  const others = contract.operations.map((other) => plainPayloadOf(other));
  return others.filter((other) => other?.schemaPointer === pointer).flatMap(ownExamples);
}

/** The documented examples of the unencrypted payload, without properties below the evidence limit. */
export function examplesOf(context: PlanContext, operation: Operation): NamedExample[] {
  const payload = plainPayloadOf(operation);
  const own = ownExamples(payload);
  const told = own.length > 0 ? own : borrowedExamples(context, operation, payload);
  const isTrue = ({ value }: NamedExample) =>
    operation.profile.hasTrueExamples ||
    !payload ||
    formReadings(value).some((reading) => context.validate(payload.schemaPointer, reading).length === 0);
  return told.filter(isTrue).map((example) => ({
    ...example,
    value: withoutUntestedProperties(context.contract.document, payload?.schema, example.value),
  }));
}

/** The initial body of a request: the first documented example that needs no state, else a generated one. */
export function exampleBody(context: PlanContext, operation: Operation): unknown {
  const payload = plainPayloadOf(operation);
  if (!payload) return undefined;
  const examples = examplesOf(context, operation);
  const example = examples.find((candidate) => !candidate.needsState) ?? examples[0];
  if (example) return example.value;
  if (isBinary(payload)) return sampleFile(payload.mediaType);
  const plain = plainValue(context.contract.document, payload.schema);
  const isValid = plain !== undefined && context.validate(payload.schemaPointer, plain).length === 0;
  return isValid ? plain : validValues(context, payload.schemaPointer, payload.schema, 1)[0];
}

/** Returns the body that cases change at one place each: a documented example, else a generated body, which has more properties. */
export function bodyToVary(context: PlanContext, operation: Operation): unknown {
  const payload = plainPayloadOf(operation);
  const plain = exampleBody(context, operation);
  if (!payload || isBinary(payload) || examplesOf(context, operation).length > 0) return plain;
  const generated = validValues(context, payload.schemaPointer, payload.schema, 1)[0] ?? plain;
  if (!operation.profile.guessesResources || !isObject(generated) || !isObject(plain)) return generated;
  // Plain values fit each other more often, such as the two ends of a period.
  const both = { ...generated, ...plain };
  return context.validate(payload.schemaPointer, both).length === 0 ? both : generated;
}
