import { valueAt } from "../../../src/json.ts";
import { alike, isSuccess, jsonOf } from "../../support/changes.ts";
import type { Forward, ProxiedAnswer, ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import type { Ask, Showing } from "../listed-fault.ts";
import type { Plant } from "../planted-fault.ts";
import { asked, asking, CONTENT, money, numberAt, put, rowsOf, type Row } from "../second-list/plants.ts";
import { bodyOf } from "../third-list/plants.ts";

export const DEMO_PASSWORD = "demo-1234";
export const PAYMENT_PASSWORD = "654321";
const DEFAULT_SIZE = 20;
const LARGEST_PAGE = 100;
const VALID_KEY = /^[A-Za-z0-9_-]{8,128}$/;
const FRESH_KEY = "a-key-of-the-server-itself";

/** The headers of a caller: who it is, and which key it repeats. */
export const callerOf = ({ headers }: ProxiedRequest): string => headers["authorization"] ?? "";
export const keyOf = ({ headers }: ProxiedRequest): string => headers["idempotency-key"] ?? "";
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

export const codeOf = (answer: ProxiedAnswer): string => String(valueAt(jsonOf(answer), "/code"));

/** Returns the page that the request asks for, and its size. */
export const pagingOf = (request: ProxiedRequest): { readonly page: number; readonly size: number } => ({
  page: Number(asked(request, "page") ?? 1),
  size: Number(asked(request, "pageSize") ?? DEFAULT_SIZE),
});

/** Reads every page of the list that the request asks for. */
export async function everyRow(request: ProxiedRequest, forward: Forward): Promise<readonly Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    const changes = { page: String(page), pageSize: String(LARGEST_PAGE) };
    // A page says whether there is another one.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await forward(asking(withRequestHeaders(request, { "if-none-match": undefined }), changes));
    if (!isSuccess(answer)) return all;
    all.push(...rowsOf(answer));
    if (page >= numberAt(answer, "/value/totalPages")) return all;
  }
}

/** Shows the page that the request asks for of another list of rows. */
export function showsPage(answer: ProxiedAnswer, request: ProxiedRequest, all: readonly Row[]): ProxiedAnswer {
  const { page, size } = pagingOf(request);
  const shown = put(answer, CONTENT, all.slice((page - 1) * size, page * size));
  return put(put(shown, "/value/total", all.length), "/value/totalPages", Math.ceil(all.length / size));
}

/** Shows the whole list in another order, page by page. */
export const reorders =
  (order: (all: readonly Row[]) => readonly Row[]): Plant =>
  () =>
  async (request, forward) => {
    const answer = await forward(request);
    return answer.status === 200 ? showsPage(answer, request, order(await everyRow(request, forward))) : answer;
  };

/** Adds amounts of money. */
export const sumOf = (amounts: readonly unknown[]): string =>
  money(amounts.reduce((total: number, amount) => total + Number(amount), 0));

/** Gives each repeat of a call a new key, so that it has its effect again. */
export const forgetsKeys: Plant = () => {
  const seen = new Set<string>();
  return (request, forward) => {
    const isRepeat = seen.has(callOf(request));
    seen.add(callOf(request));
    if (!VALID_KEY.test(keyOf(request)) || !isRepeat) return forward(request);
    return forward(withRequestHeaders(request, { "idempotency-key": freshKey() }));
  };
};

let keysMade = 0;
/** Returns a key that no caller uses. */
function freshKey(): string {
  keysMade += 1;
  return `${FRESH_KEY}-${process.pid}-${keysMade}`;
}

/** Sends another request as the same caller, without the key and the version of the original one. */
export const beside = (request: ProxiedRequest, method: string, address: string, body?: unknown): ProxiedRequest =>
  withRequestHeaders(alike(request, method, address, body), {
    "idempotency-key": body === undefined ? undefined : freshKey(),
    "if-none-match": undefined,
  });

/** Answers otherwise, with the headers that the server sends with every answer. */
export function inPlaceOf(answer: ProxiedAnswer, other: ProxiedAnswer): ProxiedAnswer {
  const { "www-authenticate": _, etag: _etag, ...headers } = answer.headers;
  return { ...other, headers: { ...headers, ...other.headers } };
}

/** Shows a fault by one read. */
export const reads = (username: string, address: string, headers?: Readonly<Record<string, string>>): Showing => ({
  username,
  by: (ask) => ask("GET", address, headers && { headers }),
});

/** Shows a fault by one call with a body and, where the call needs one, a key. */
export const sends = (username: string, method: string, address: string, body: unknown, key?: string): Showing => ({
  username,
  by: (ask) => ask(method, address, { body, ...(key !== undefined && { headers: { "idempotency-key": key } }) }),
});

/** Returns a text of the body of a request, or "" when the body has no such text. */
export function textIn(request: ProxiedRequest, name: string): string {
  const text = bodyOf(request)?.[name];
  return typeof text === "string" ? text : "";
}

/** Reads a value of a response, such as the id of a new entry. */
export const textAt = async (response: ReturnType<Ask>, pointer: string): Promise<string> =>
  String(valueAt(await response, pointer));
