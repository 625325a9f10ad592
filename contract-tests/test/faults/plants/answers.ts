import { type JsonObject, objectOr, replaceAt, valueAt } from "../../../src/json.ts";
import { jsonOf, madeUp, withJson } from "../../support/changes.ts";
import type { ProxiedAnswer } from "../../support/servers/fault-proxy.ts";

/** Returns a number inside a response. */
export const numberAt = (answer: ProxiedAnswer, pointer: string): number => Number(valueAt(jsonOf(answer), pointer));

/** Returns the value of a response. */
export const valueOf = (answer: ProxiedAnswer): unknown => objectOr(jsonOf(answer))["value"];

/** Returns the code of a refusal. */
export const codeOf = (answer: ProxiedAnswer): string => String(valueAt(jsonOf(answer), "/code"));

/** Returns a member of an object inside a value, or an empty object. */
export const objectIn = (value: unknown, pointer: string): JsonObject => objectOr(valueAt(value, pointer));

/** Returns the response with another value at a place. */
export const put = (answer: ProxiedAnswer, pointer: string, value: unknown): ProxiedAnswer =>
  withJson(answer, replaceAt(jsonOf(answer), pointer, value));

/** Adds or replaces members of the value of a response. */
export const withValue = (answer: ProxiedAnswer, members: JsonObject): ProxiedAnswer =>
  put(answer, "/value", { ...objectOr(valueAt(jsonOf(answer), "/value")), ...members });

/** Returns the response with other members beside the value, such as another message. */
export const withMembers = (answer: ProxiedAnswer, members: JsonObject): ProxiedAnswer =>
  withJson(answer, { ...objectOr(jsonOf(answer)), ...members });

/** Answers otherwise, with the headers that the server sends with every answer. */
export function inPlaceOf(answer: ProxiedAnswer, other: ProxiedAnswer): ProxiedAnswer {
  const { "www-authenticate": _, etag: _etag, ...headers } = answer.headers;
  return { ...other, headers: { ...headers, ...other.headers } };
}

/** Accepts what the server has refused, at the time of the refusal. */
export const acceptedAt = (answer: ProxiedAnswer, value: unknown = null): ProxiedAnswer => {
  const timestamp = numberAt(answer, "/timestamp");
  return inPlaceOf(answer, madeUp(200, { success: true, value, timestamp }));
};
