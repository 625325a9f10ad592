import createFetchClient from "openapi-fetch";
import type { JWK } from "jose";
import { OPERATIONS, type OperationId } from "../generated/operations.ts";
import type { operations } from "../generated/types.ts";
import { DEADLINE_MS, deadlineSignal, isAbort, isDeadline } from "./deadline.ts";
import { openEnvelope, timestampOf } from "./envelope.ts";
import { ApiError, CLIENT_CODES } from "./errors.ts";
import { IDEMPOTENCY_HEADER } from "./idempotency.ts";
import { MODULE_ID_HEADER } from "./module-id.ts";
import { authorizationHeader } from "./session-token.ts";

type JsonAnswer<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { "application/json": infer Body } } };
}
  ? Body
  : never;

/** What a successful call returns: the envelope's `value` (or `data`, R427). */
export type OperationValue<Id extends OperationId> =
  JsonAnswer<Id> extends { value: infer Value } ? Value : JsonAnswer<Id> extends { data: infer Data } ? Data : never;

/** Query parameters of an operation. */
export type OperationQuery<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["query"]>;

/** The plain JSON body of an operation; encryption happens inside the client. */
export type OperationBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? Body
  : never;

export interface CallInput<Id extends OperationId> {
  query?: OperationQuery<Id>;
  body?: OperationBody<Id>;
  /** Required by money calls; one key an intent (D12). */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** @default DEADLINE_MS */
  deadlineMs?: number;
}

export interface Answer<Value> {
  value: Value;
  headers: Headers;
}

export interface ClientConfig {
  /** Origin of the server; "" for the page's own. */
  baseUrl: string;
  token: () => string | undefined;
  language: () => string;
  /** "jwe" encrypts the operations marked `x-encrypted`; "plain" is for servers that say so (D4). */
  encryption: "jwe" | "plain";
  /** Told once for each call whose token the server no longer knows. */
  onUnauthenticated?: (error: ApiError) => void;
  /** Told of the server's time with each answer, so that a clock can follow it (D11). */
  onServerTime?: (sample: ServerTimeSample) => void;
  fetch?: (request: Request) => Promise<Response>;
}

/** The envelope's timestamp (epoch ms) and when the call left and came back, in ms of `performance.now()`. */
export interface ServerTimeSample {
  serverTimeMs: number;
  startedAtMs: number;
  endedAtMs: number;
  response: Response;
}

export interface Client {
  /** Calls an operation and opens its envelope once. Throws ApiError, or the caller's own AbortError. */
  call: <Id extends OperationId>(operationId: Id, input?: CallInput<Id>) => Promise<OperationValue<Id>>;
  /** As `call`, with the answer's headers (the captcha's id, a list's ETag). */
  send: <Id extends OperationId>(operationId: Id, input?: CallInput<Id>) => Promise<Answer<OperationValue<Id>>>;
}

type Method = (typeof OPERATIONS)[OperationId]["method"];

/** openapi-fetch sees any operation: which input and value belong to which is typed by `Client`, once. */
type AnyPaths = Record<
  string,
  Record<
    Method,
    {
      parameters: { query?: Record<string, unknown> };
      requestBody?: { content: { "application/json": unknown } };
      responses: { 200: { content: { "application/json": unknown } } };
    }
  >
>;

/** The typed client: one face over openapi-fetch, so that the generator can be replaced in one file (D3c). */
export function createClient(config: ClientConfig): Client {
  const fetchClient = createFetchClient<AnyPaths>({
    baseUrl: config.baseUrl,
    ...(config.fetch ? { fetch: config.fetch } : {}),
  });
  let keys: Promise<readonly JWK[]> | undefined;

  /** The key set is a standard document, not an envelope. */
  async function loadKeys(): Promise<readonly JWK[]> {
    const { path } = OPERATIONS.getJwks;
    const answer = await fetchClient.request("get", path, { signal: deadlineSignal(DEADLINE_MS) });
    const keySet = answer.data as JsonAnswer<"getJwks"> | undefined;
    if (!keySet) throw new Error(`The key set answered ${answer.response.status}.`);
    return keySet.keys;
  }

  async function encrypted(body: unknown): Promise<{ body: string; contentType: string }> {
    const { encryptBody, JOSE_CONTENT_TYPE } = await import("./encryption.ts");
    keys ??= loadKeys();
    // A failed look-up must not be remembered: the next try asks again.
    keys.catch(() => (keys = undefined));
    return { body: await encryptBody(body, await keys), contentType: JOSE_CONTENT_TYPE };
  }

  async function send<Id extends OperationId>(operationId: Id, input: CallInput<Id> = {}) {
    const operation = OPERATIONS[operationId];
    const token = config.token();
    const sealed =
      operation.encrypted && config.encryption === "jwe" && input.body !== undefined
        ? await encrypted(input.body)
        : undefined;
    const headers = {
      [MODULE_ID_HEADER]: operation.moduleId,
      "Accept-Language": config.language(),
      ...(operation.sendToken && token ? authorizationHeader(token) : {}),
      ...(input.idempotencyKey ? { [IDEMPOTENCY_HEADER]: input.idempotencyKey } : {}),
      ...(sealed ? { "Content-Type": sealed.contentType } : {}),
    };
    const fail = (kind: keyof typeof CLIENT_CODES, message: string) =>
      new ApiError({ kind, code: CLIENT_CODES[kind], message, status: 0, operationId });
    const startedAtMs = performance.now();
    try {
      const { data, error, response } = await fetchClient.request(operation.method, operation.path, {
        params: { query: { ...input.query } },
        headers,
        body: sealed?.body ?? input.body,
        ...(sealed ? { bodySerializer: (body: unknown) => body } : {}),
        signal: deadlineSignal(input.deadlineMs ?? DEADLINE_MS, input.signal),
      });
      const body: unknown = data ?? error;
      const serverTimeMs = timestampOf(body);
      if (serverTimeMs !== undefined) {
        config.onServerTime?.({ serverTimeMs, startedAtMs, endedAtMs: performance.now(), response });
      }
      const value = openEnvelope(body, response, { operationId, sendsToken: operation.sendToken });
      return { value: value as OperationValue<Id>, headers: response.headers };
    } catch (error) {
      if (error instanceof ApiError) {
        if (error.kind === "unauthenticated") config.onUnauthenticated?.(error);
        throw error;
      }
      if (isDeadline(error)) throw fail("timeout", `${operationId} did not answer in time.`);
      if (isAbort(error)) throw error;
      if (error instanceof SyntaxError) throw fail("contract", `${operationId} answered with broken JSON.`);
      throw fail("offline", `${operationId} could not reach the server.`);
    }
  }

  return { send, call: async (operationId, input) => (await send(operationId, input)).value };
}
