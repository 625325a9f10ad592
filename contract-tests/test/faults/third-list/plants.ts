import { isObject, objectOr, valueAt, type JsonObject } from "../../../src/json.ts";
import { isSuccess, jsonOf, withJson } from "../../support/changes.ts";
import type { Forward, ProxiedAnswer, ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import type { Ask } from "../listed-fault.ts";
import type { Plant } from "../planted-fault.ts";
import { CONTENT, numberAt, put, rowsOf, type Row } from "../second-list/plants.ts";

export const DAY_MS = 86_400_000;
export const MINUTE_MS = 60_000;

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

/** Sends other members in the body than the caller did. `misread` returns undefined for a request that is read correctly. */
export const misreadsBody =
  (misread: (body: JsonObject) => JsonObject | undefined): Plant =>
  () =>
  (request, forward) => {
    const members = misread(bodyOf(request) ?? {});
    return forward(members === undefined ? request : withBody(request, members));
  };

/** Adds or replaces members of the value of a response. */
export const withValue = (answer: ProxiedAnswer, members: JsonObject): ProxiedAnswer =>
  put(answer, "/value", { ...objectOr(valueAt(jsonOf(answer), "/value")), ...members });

/** Replaces each refusal that has this code. */
export const onCode =
  (
    code: string,
    change: (
      answer: ProxiedAnswer,
      request: ProxiedRequest,
      forward: Forward,
    ) => ProxiedAnswer | Promise<ProxiedAnswer>,
  ): Plant =>
  () =>
  async (request, forward) => {
    const answer = await forward(request);
    return !isSuccess(answer) && answer.body.includes(`"${code}"`) ? change(answer, request, forward) : answer;
  };

/** Refuses requests that the server should accept. */
export const refuses =
  (isRefused: (request: ProxiedRequest) => boolean, refusal: () => ProxiedAnswer): Plant =>
  () =>
  async (request, forward) =>
    isRefused(request) ? refusal() : forward(request);

/** Returns the response with another total, and as many pages as it needs. */
export function withTotal(answer: ProxiedAnswer, total: number): ProxiedAnswer {
  const totalPages = Math.ceil(total / numberAt(answer, "/value/pageSize"));
  return withValue(answer, { total, totalPages });
}

/** Removes rows of a page and counts them no more. */
export function keepsRows(answer: ProxiedAnswer, isKept: (row: Row) => boolean): ProxiedAnswer {
  const all = rowsOf(answer);
  const kept = all.filter(isKept);
  return withTotal(put(answer, CONTENT, kept), numberAt(answer, "/value/total") - all.length + kept.length);
}

/** Opens a session of another member and returns its header. */
export async function bearerOf(ask: Ask, username: string): Promise<string> {
  const login = { type: "username", username, password: "demo-1234" };
  return `Bearer ${String(valueAt(await ask("POST", "/wps/session/login", { body: login }), "/token"))}`;
}

/** Returns the last part of the path, such as an id. */
export const lastOfPath = ({ address }: ProxiedRequest): string => address.split("?")[0]?.split("/").at(-1) ?? "";

export const withHeaders = (answer: ProxiedAnswer, headers: Readonly<Record<string, string>>): ProxiedAnswer => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
});

export const withoutHeader = <Message extends { readonly headers: Readonly<Record<string, string>> }>(
  message: Message,
  dropped: string,
): Message => {
  const { [dropped]: _, ...headers } = message.headers;
  return { ...message, headers };
};

/** Returns the response with other members beside the value, such as another message. */
export const withMembers = (answer: ProxiedAnswer, members: JsonObject): ProxiedAnswer =>
  withJson(answer, { ...objectOr(jsonOf(answer)), ...members });
