import { isObject, type JsonObject } from "../../../src/json.ts";
import { alike } from "../../support/changes.ts";
import type { ProxiedRequest } from "../../support/servers/fault-proxy.ts";

const urlOf = ({ address }: ProxiedRequest): URL => new URL(address, "http://localhost");

/** Returns the value of a query parameter of the request. */
export const asked = (request: ProxiedRequest, name: string): string | null => urlOf(request).searchParams.get(name);

/** Returns all values of a query parameter that may be repeated. */
export const allAsked = (request: ProxiedRequest, name: string): readonly string[] =>
  urlOf(request).searchParams.getAll(name);

/** Returns the request with changed query parameters; `undefined` removes a parameter. */
export function asking(request: ProxiedRequest, changes: Readonly<Record<string, string | undefined>>): ProxiedRequest {
  const url = urlOf(request);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return { ...request, address: url.pathname + url.search };
}

/** Returns the request in another language. */
export const inLanguage = (request: ProxiedRequest, language: string): ProxiedRequest => ({
  ...request,
  headers: { ...request.headers, "accept-language": language },
});

/** Reads the same list of another merchant. */
export const ofMerchant = (request: ProxiedRequest, merchantCode: string): ProxiedRequest =>
  asking(request, { merchantCode });

/** Returns the body of a request, or undefined when it is encrypted or no JSON object. */
export function bodyOf({ body }: ProxiedRequest): JsonObject | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    return isObject(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the request with other members in its body. An encrypted body stays as it is. */
export function withBody(request: ProxiedRequest, members: JsonObject): ProxiedRequest {
  const body = bodyOf(request);
  return body === undefined ? request : { ...request, body: JSON.stringify({ ...body, ...members }) };
}

/** Returns a text of the body of a request, or "" when the body has no such text. */
export function textIn(request: ProxiedRequest, name: string): string {
  const text = bodyOf(request)?.[name];
  return typeof text === "string" ? text : "";
}

/** Returns the last part of the path, such as an id. */
export const lastOfPath = ({ address }: ProxiedRequest): string => address.split("?")[0]?.split("/").at(-1) ?? "";

/** Returns the session of a request. */
export const callerOf = ({ headers }: ProxiedRequest): string => headers["authorization"] ?? "";

/** Returns the Idempotency-Key of a request. */
export const keyOf = ({ headers }: ProxiedRequest): string => headers["idempotency-key"] ?? "";

/** Returns the caller and the key together, which identify an action. */
export const callOf = (request: ProxiedRequest): string => `${callerOf(request)} ${keyOf(request)}`;

/** Returns the request with other headers. `undefined` removes a header. */
export function withRequestHeaders(
  request: ProxiedRequest,
  changes: Readonly<Record<string, string | undefined>>,
): ProxiedRequest {
  const all = { ...request.headers, ...changes };
  const entries = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...request, headers: Object.fromEntries(entries) };
}

const DEFAULT_SIZE = 20;

/** Returns the page that the request asks for, and its size. */
export const pagingOf = (request: ProxiedRequest): { readonly page: number; readonly size: number } => ({
  page: Number(asked(request, "page") ?? 1),
  size: Number(asked(request, "pageSize") ?? DEFAULT_SIZE),
});

const FRESH_KEY = "a-key-of-the-server-itself";

let keysMade = 0;

/** Returns a key that no caller uses. */
function freshKey(): string {
  keysMade += 1;
  return `${FRESH_KEY}-${process.pid}-${keysMade}`;
}

/** Returns the request with a key that no caller uses. */
export const withNewKey = (request: ProxiedRequest): ProxiedRequest =>
  withRequestHeaders(request, { "idempotency-key": freshKey() });

/** Sends another request as the same caller, without the key and the version of the original one. */
export const beside = (request: ProxiedRequest, method: string, address: string, body?: unknown): ProxiedRequest =>
  withRequestHeaders(alike(request, method, address, body), {
    "idempotency-key": body === undefined ? undefined : freshKey(),
    "if-none-match": undefined,
  });
