import createFetchClient from "openapi-fetch";
import type { JWK } from "jose";
import type { ERROR_MESSAGES } from "../generated/error-messages.ts";
import { getJwks, type OperationId, type OperationMeta } from "../generated/operations.ts";
import type { operations } from "../generated/types.ts";
import { misfitOf } from "./answer-shape.ts";
import { DEADLINE_MS, deadlineSignal } from "./deadline.ts";
import { isStored, openEnvelope, timestampOf } from "./envelope.ts";
import { ApiError, CLIENT_CODES } from "./errors.ts";
import { IDEMPOTENCY_HEADER } from "./idempotency.ts";
import { MODULE_ID_HEADER } from "./module-id.ts";
import { authorizationHeader } from "./session-token.ts";

type JsonAnswer<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { "application/json": infer Body } } };
}
  ? Body
  : never;

/** The operations to call. The key set is no envelope but a standard document: the client reads it by itself (D4). */
export type CallableId = Exclude<OperationId, "getJwks">;

/** What a successful call returns: the envelope's `value` (or `data`, R427). */
export type OperationValue<Id extends CallableId> =
  JsonAnswer<Id> extends { value: infer Value } ? Value : JsonAnswer<Id> extends { data: infer Data } ? Data : never;

/** Query parameters of an operation. */
export type OperationQuery<Id extends CallableId> = NonNullable<operations[Id]["parameters"]["query"]>;

/** Path parameters of an operation; never where it has none. */
export type OperationPath<Id extends CallableId> = NonNullable<operations[Id]["parameters"]["path"]>;

/** The plain JSON body of an operation, a Blob where it takes a picture, URLSearchParams where it takes a form (R222); encryption happens inside the client. */
export type OperationBody<Id extends CallableId> = operations[Id] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? Body
  : operations[Id] extends { requestBody: { content: { "image/png": unknown } } }
    ? Blob
    : operations[Id] extends { requestBody: { content: { "application/x-www-form-urlencoded": unknown } } }
      ? URLSearchParams
      : never;

interface CallOptions {
  /** Required by money calls; one key an intent (D12). */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** For the whole call, the look-up of keys included. @default DEADLINE_MS */
  deadlineMs?: number;
  /** Passes over stored answers, which say nothing about the time (D11). @default false */
  isFresh?: boolean;
}

type QueryInput<Id extends CallableId> = operations[Id]["parameters"] extends { query: object }
  ? { query: OperationQuery<Id> }
  : { query?: OperationQuery<Id> };

type PathInput<Id extends CallableId> = [OperationPath<Id>] extends [never]
  ? { path?: never }
  : { path: OperationPath<Id> };

type BodyInput<Id extends CallableId> = [OperationBody<Id>] extends [never]
  ? { body?: never }
  : { body: OperationBody<Id> };

/** What a call takes: `path`, `query` and `body` where the operation has them, and required where it requires them. */
export type CallInput<Id extends CallableId> = CallOptions & PathInput<Id> & QueryInput<Id> & BodyInput<Id>;

/** The input may be left out where nothing in it is required. */
type InputOf<Id extends CallableId> = object extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>];

export interface Answer<Value> {
  value: Value;
  headers: Headers;
}

/** Operations by their ids: those that a client can call. */
export type OperationTable = Partial<Record<CallableId, OperationMeta>>;

export interface ClientConfig<Table extends OperationTable, More extends OperationTable = Table> {
  /** Those of `generated/operations.ts` that are called, picked one by one: the page carries no others. */
  operations: Table;
  /** Those that are called later: loaded with the first call of one of them, so that a first screen need not carry them. */
  moreOperations?: () => Promise<More>;
  /** Origin of the server; "" for the page's own. */
  baseUrl: string;
  token: () => string | undefined;
  language: () => string;
  /** "jwe" encrypts the operations marked `x-encrypted`; "plain" is for servers that say so (D4). */
  encryption: "jwe" | "plain";
  /** Told once for each call whose token the server no longer knows, while that token is still the session's. */
  onUnauthenticated?: (error: ApiError) => void;
  /**
   * Asks the person to prove who they are, by the operation `reauthenticate`; true once they have. The call that was refused for want of a
   * recent proof waits, and is sent again then. Without it, or after false, the call fails with REAUTHENTICATION_REQUIRED.
   */
  reauthenticate?: () => Promise<boolean>;
  /** Told of the server's time with each answer that is no stored one, so that a clock can follow it (D11). */
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

export interface Client<Known extends CallableId = CallableId> {
  /** Calls an operation and opens its envelope once. Throws ApiError, or what the caller's own signal was aborted with. */
  call: <Id extends Known>(operationId: Id, ...input: InputOf<Id>) => Promise<OperationValue<Id>>;
  /** As `call`, with the answer's headers (the captcha's id, a list's ETag). */
  send: <Id extends Known>(operationId: Id, ...input: InputOf<Id>) => Promise<Answer<OperationValue<Id>>>;
}

/** The server's word for a body encrypted with keys it no longer has. */
const UNREADABLE_CODE: keyof typeof ERROR_MESSAGES = "DECRYPTION_FAILED";

/** The server's word for a sensitive change that needs a recent proof of who asks. */
const UNPROVEN_CODE: keyof typeof ERROR_MESSAGES = "REAUTHENTICATION_REQUIRED";

const FORM_CONTENT_TYPE = "application/x-www-form-urlencoded";

type Method = OperationMeta["method"];

/** openapi-fetch sees any operation: which input and value belong to which is typed by `Client`, once. */
type AnyPaths = Record<
  string,
  Record<
    Method,
    {
      parameters: { query?: Record<string, unknown>; path?: Record<string, unknown> };
      requestBody?: { content: { "application/json": unknown } };
      responses: { 200: { content: { "application/json": unknown } } };
    }
  >
>;

type AnyInput = CallOptions & { path?: object; query?: object; body?: unknown };

/** A call of any operation, on its way. */
interface Call {
  operationId: OperationId;
  meta: OperationMeta;
  path?: object | undefined;
  query?: object | undefined;
  body?: unknown;
  token?: string | undefined;
  idempotencyKey?: string | undefined;
  /** The caller's own signal. */
  caller?: AbortSignal | undefined;
  /** The deadline of the whole call, and the caller. */
  signal: AbortSignal;
  cache?: RequestCache | undefined;
}

/** A body as it leaves. */
interface WireBody extends Pick<RequestInit, "cache"> {
  body?: unknown;
  bodySerializer?: (body: unknown) => unknown;
  headers?: Record<string, string>;
}

const failure = (
  kind: keyof typeof CLIENT_CODES,
  operationId: OperationId,
  message: string,
  cause?: unknown,
  status = 0,
) => new ApiError({ kind, code: CLIENT_CODES[kind], status, operationId, message: `${operationId} ${message}`, cause });

/** The body as JSON; undefined when it is none. */
function parseJson(body: unknown): unknown {
  if (typeof body !== "string") return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** JSON as openapi-fetch writes it; a picture leaves as its bytes, a form as a form. */
function plain({ body }: Call): WireBody {
  const type = body instanceof Blob ? body.type : body instanceof URLSearchParams ? FORM_CONTENT_TYPE : undefined;
  return type === undefined ? { body } : { body, bodySerializer: () => body, headers: { "Content-Type": type } };
}

/** What comes late and does not come fails the call, which can be repeated. */
const late = <Part>(operationId: OperationId, part: Promise<Part>) =>
  part.catch((cause: unknown) => {
    throw failure("offline", operationId, "could not load its part of the client.", cause);
  });

/** What people type is read by a file that only calls with such fields load. */
const normalised = async (operationId: OperationId, body: unknown, typed: OperationMeta["typed"]) =>
  (await late(operationId, import("./typed-text.ts"))).normaliseBody(body, typed);

/** The typed client: one face over openapi-fetch, so that the generator can be replaced in one file (D3c). */
export function createClient<Table extends OperationTable, More extends OperationTable = Table>(
  config: ClientConfig<Table, More>,
): Client<keyof (Table & More) & CallableId> {
  const fetchClient = createFetchClient<AnyPaths>({
    baseUrl: config.baseUrl,
    ...(config.fetch ? { fetch: config.fetch } : {}),
  });
  /** The server's keys, kept until it cannot read what was encrypted with them. */
  let keys: readonly JWK[] | undefined;
  /** Kept: also what is loaded already, an import gives only after the work that waits before it. */
  let more: OperationTable | undefined;

  /** One request and its answer. */
  async function exchange(call: Call, wire: WireBody) {
    const { operationId, query, token, idempotencyKey, caller, signal, cache } = call;
    const { method, path, moduleId, sendToken } = call.meta;
    const headers = {
      [MODULE_ID_HEADER]: moduleId,
      "Accept-Language": config.language(),
      ...(sendToken && token !== undefined ? authorizationHeader(token) : {}),
      ...(idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey }),
      ...wire.headers,
    };
    try {
      const options = {
        ...(cache ? { cache } : {}),
        ...wire,
        params: { query: { ...query }, path: { ...call.path } },
        headers,
        signal,
        parseAs: "text",
      } as const;
      const { data, error, response } = await fetchClient.request(method, path, options);
      return { body: parseJson(data ?? error), response };
    } catch (cause) {
      // By the signals and not by the error: browsers differ in what they throw.
      caller?.throwIfAborted();
      if (signal.aborted) throw failure("timeout", operationId, "did not answer in time.", cause);
      throw failure("offline", operationId, "could not reach the server.", cause);
    }
  }

  /** What leaves encrypted: the whole body, the field of that name, or nothing. */
  const sealedPart = ({ meta }: Call) => config.encryption === "jwe" && meta.encrypted;

  async function sealed(call: Call, part: true | string): Promise<WireBody> {
    const { operationId } = call;
    const { keysIn, sealBody } = await late(operationId, import("./encryption.ts"));
    if (!keys) {
      // A cache may hold the keys that the server has just replaced.
      const asked = { operationId: "getJwks", meta: getJwks, caller: call.caller, signal: call.signal } as const;
      const { body, response } = await exchange(asked, { cache: "no-cache" });
      keys = keysIn(body, response);
    }
    return sealBody(call, part, keys);
  }

  async function attempt(call: Call): Promise<Answer<unknown>> {
    const part = sealedPart(call);
    const wire = part ? await sealed(call, part) : plain(call);
    const startedAtMs = performance.now();
    const { body, response } = await exchange(call, wire);
    const serverTimeMs = timestampOf(body);
    if (serverTimeMs !== undefined && !isStored(serverTimeMs, response)) {
      config.onServerTime?.({ serverTimeMs, startedAtMs, endedAtMs: performance.now(), response });
    }
    const { operationId, meta } = call;
    const value = openEnvelope(body, response, { operationId, sendsToken: meta.sendToken === true });
    const misfit = meta.answer && misfitOf(value, meta.answer);
    if (misfit !== undefined) {
      const message = `answered a value that breaks the contract at "${misfit}".`;
      throw failure("contract", operationId, message, undefined, response.status);
    }
    return { value, headers: response.headers };
  }

  /** The server has not read a body that it cannot decrypt: with its present keys it is sent once more (D4), money too (D12). */
  async function attemptWithPresentKeys(call: Call): Promise<Answer<unknown>> {
    try {
      return await attempt(call);
    } catch (error) {
      const isUnreadable = error instanceof ApiError && error.code === UNREADABLE_CODE;
      if (!isUnreadable || !sealedPart(call)) throw error;
      keys = undefined;
      return attempt(call);
    }
  }

  /** What was refused for want of a recent proof is sent again when the person has given one; typing it costs none of the call's time. */
  async function attemptProven(call: Call, deadlineMs: number): Promise<Answer<unknown>> {
    try {
      return await attemptWithPresentKeys(call);
    } catch (error) {
      const isUnproven = error instanceof ApiError && error.code === UNPROVEN_CODE;
      if (!isUnproven || !(await config.reauthenticate?.())) throw error;
      return attemptWithPresentKeys({ ...call, signal: deadlineSignal(deadlineMs, call.caller) });
    }
  }

  /** What is known of an operation that is not among the first ones. */
  async function laterMeta(operationId: CallableId): Promise<OperationMeta> {
    more ??= config.moreOperations && (await late(operationId, config.moreOperations()));
    const meta = more?.[operationId];
    if (!meta) throw new TypeError(`${operationId} is not among the client's operations`);
    return meta;
  }

  async function send<Id extends keyof (Table & More) & CallableId>(operationId: Id, ...[input]: InputOf<Id>) {
    const {
      path,
      query,
      body: written,
      idempotencyKey,
      signal: caller,
      deadlineMs = DEADLINE_MS,
      isFresh,
    }: AnyInput = input ?? {};
    const token = config.token();
    const signal = deadlineSignal(deadlineMs, caller);
    const first: OperationTable = config.operations;
    try {
      const meta = first[operationId] ?? (await laterMeta(operationId));
      const cache = isFresh ? ("reload" as const) : undefined;
      const body = meta.typed ? await normalised(operationId, written, meta.typed) : written;
      const call = { operationId, meta, path, query, body, token, idempotencyKey, caller, signal, cache };
      const answer = await attemptProven(call, deadlineMs);
      return answer as Answer<OperationValue<Id>>;
    } catch (error) {
      const isLost = error instanceof ApiError && error.kind === "unauthenticated";
      // A late answer to an older token says nothing about the session of today.
      if (isLost && token !== undefined && token === config.token()) config.onUnauthenticated?.(error);
      throw error;
    }
  }

  return { send, call: async (operationId, ...input) => (await send(operationId, ...input)).value };
}
