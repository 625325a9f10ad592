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

/** Ids of the operations that can be called. The key set is excluded: it has no envelope, and the client fetches it itself (D4). */
export type CallableId = Exclude<OperationId, "getJwks">;

/** What a successful call returns: the envelope's `value` (or `data`, R427). */
export type OperationValue<Id extends CallableId> =
  JsonAnswer<Id> extends { value: infer Value } ? Value : JsonAnswer<Id> extends { data: infer Data } ? Data : never;

/** Query parameters of an operation. */
export type OperationQuery<Id extends CallableId> = NonNullable<operations[Id]["parameters"]["query"]>;

/** Path parameters of an operation; `never` when it has none. */
export type OperationPath<Id extends CallableId> = NonNullable<operations[Id]["parameters"]["path"]>;

/** The unencrypted JSON body of an operation; a Blob for an image upload, URLSearchParams for a form (R222). The client encrypts it. */
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
  signal?: AbortSignal;
  /** Time limit of the whole call, including the request for the encryption keys. @default DEADLINE_MS */
  deadlineMs?: number;
  /** Bypasses cached responses, because they do not carry the current server time (D11). @default false */
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

/** The key of one intent, from `mintIdempotencyKey`; all retries of the intent reuse it (D12). Calls that move money require it. */
type KeyInput<Id extends CallableId> = operations[Id]["parameters"] extends {
  header: { [IDEMPOTENCY_HEADER]: string };
}
  ? { idempotencyKey: string }
  : { idempotencyKey?: string };

/** The input of a call: `path`, `query`, `body` and `idempotencyKey`, each required where the operation requires it. */
export type CallInput<Id extends CallableId> = CallOptions &
  KeyInput<Id> &
  PathInput<Id> &
  QueryInput<Id> &
  BodyInput<Id>;

/** Makes the input optional when none of its fields is required. */
type InputOf<Id extends CallableId> = object extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>];

export interface Answer<Value> {
  value: Value;
  headers: Headers;
}

/** Metadata of operations by id. */
export type OperationTable = Partial<Record<CallableId, OperationMeta>>;

export interface ClientConfig<Table extends OperationTable, More extends OperationTable = Table> {
  /** Operations that the caller needs at once, picked one by one from `generated/operations.ts`. The bundle contains no others. */
  operations: Table;
  /** Loads further operations with the first call of one of them, so that the first screen does not have to load them. */
  moreOperations?: () => Promise<More>;
  /** Origin of the server; "" for the page's origin. */
  baseUrl: string;
  token: () => string | undefined;
  language: () => string;
  /** "jwe" encrypts the operations marked `x-encrypted`. "plain" is for servers that do not require encryption (D4). */
  encryption: "jwe" | "plain";
  /** Called once for each call whose token the server no longer accepts, but only while that token is still the current one. */
  onUnauthenticated?: (error: ApiError) => void;
  /**
   * Asks the member to prove their identity through the operation `reauthenticate`, and resolves to true once they have. A call that was
   * refused because the last proof is too old waits for it, and is then sent again. When the option is missing or resolves to false, the
   * call fails with REAUTHENTICATION_REQUIRED.
   */
  reauthenticate?: () => Promise<boolean>;
  /** Called with the server's time for each response that is not from a cache, so that a clock can follow it (D11). */
  onServerTime?: (sample: ServerTimeSample) => void;
  fetch?: (request: Request) => Promise<Response>;
}

/** The envelope's timestamp (epoch ms), and when the request was sent and the response arrived (ms of `performance.now()`). */
export interface ServerTimeSample {
  serverTimeMs: number;
  startedAtMs: number;
  endedAtMs: number;
  response: Response;
}

export interface Client<Known extends CallableId = CallableId> {
  /** Calls an operation and returns the value in its envelope. @throws ApiError, or the abort reason of the caller's signal */
  call: <Id extends Known>(operationId: Id, ...input: InputOf<Id>) => Promise<OperationValue<Id>>;
  /** Like `call`, but also returns the response headers (the captcha's id, a list's ETag). */
  send: <Id extends Known>(operationId: Id, ...input: InputOf<Id>) => Promise<Answer<OperationValue<Id>>>;
  /**
   * Loads the code and the server's keys for encrypted operations, so that the next of them sends only itself. Call it when a form for one
   * opens. It never rejects: the operation loads what is still missing, and reports a failure.
   */
  prepareEncryption: () => Promise<void>;
}

/** The server's error code for a body that was encrypted with keys it no longer has. */
const UNREADABLE_CODE: keyof typeof ERROR_MESSAGES = "DECRYPTION_FAILED";

/** The server's error code for a sensitive change that needs a recent proof of identity. */
const UNPROVEN_CODE: keyof typeof ERROR_MESSAGES = "REAUTHENTICATION_REQUIRED";

const FORM_CONTENT_TYPE = "application/x-www-form-urlencoded";

type Method = OperationMeta["method"];

/** openapi-fetch accepts any operation here. `Client` types once which input and value belong to which operation. */
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

type AnyInput = CallOptions & { idempotencyKey?: string; path?: object; query?: object; body?: unknown };

/** A call in progress, of any operation. */
interface Call {
  operationId: OperationId;
  meta: OperationMeta;
  path?: object | undefined;
  query?: object | undefined;
  body?: unknown;
  token?: string | undefined;
  idempotencyKey?: string | undefined;
  /** The signal that the caller passed. */
  caller?: AbortSignal | undefined;
  /** Aborts at the deadline of the whole call, or when the caller aborts. */
  signal: AbortSignal;
  cache?: RequestCache | undefined;
}

/** A request body in the form in which it is sent. */
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

/** Parses a body as JSON; returns undefined when it is not JSON. */
function parseJson(body: unknown): unknown {
  if (typeof body !== "string") return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The body without encryption: JSON as openapi-fetch writes it, the bytes of an image, or a form. */
function plain({ body }: Call): WireBody {
  const type = body instanceof Blob ? body.type : body instanceof URLSearchParams ? FORM_CONTENT_TYPE : undefined;
  return type === undefined ? { body } : { body, bodySerializer: () => body, headers: { "Content-Type": type } };
}

/** Waits for a part of the client that is loaded on demand. When loading fails, the call fails with an error that can be retried. */
const late = <Part>(operationId: OperationId, part: Promise<Part>) =>
  part.catch((cause: unknown) => {
    throw failure("offline", operationId, "could not load its part of the client.", cause);
  });

/** Normalises typed text. The code for it is loaded only by calls with such fields. */
const normalised = async (operationId: OperationId, body: unknown, typed: OperationMeta["typed"]) =>
  (await late(operationId, import("./typed-text.ts"))).normaliseBody(body, typed);

/**
 * Creates the typed client. It is the only wrapper around openapi-fetch, so replacing that library changes one file (D3c).
 * @throws TypeError when `baseUrl` is no address
 */
export function createClient<Table extends OperationTable, More extends OperationTable = Table>(
  config: ClientConfig<Table, More>,
): Client<keyof (Table & More) & CallableId> {
  const { baseUrl } = config;
  // Such a call would fail as if the device were offline.
  if (!/^(?:https?:\/\/|\/|$)/i.test(baseUrl)) {
    const advice = 'must begin with https:// or http://, or be "" for the origin of the page';
    throw new TypeError(`baseUrl ${advice}, not "${baseUrl}".`);
  }
  const fetchClient = createFetchClient<AnyPaths>({
    baseUrl,
    ...(config.fetch ? { fetch: config.fetch } : {}),
  });
  /** The server's encryption keys, cached until the server cannot decrypt a body that was encrypted with them. */
  let keys: readonly JWK[] | undefined;
  /** Cached, because even for a loaded module an import resolves only after the tasks already queued. */
  let more: OperationTable | undefined;

  /** Sends one request and returns its response. */
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
      // Check the signals rather than the error, because browsers throw different errors.
      caller?.throwIfAborted();
      if (signal.aborted) throw failure("timeout", operationId, "did not answer in time.", cause);
      throw failure("offline", operationId, "could not reach the server.", cause);
    }
  }

  /** The part to encrypt: the whole body, the field of that name, or nothing. */
  const sealedPart = ({ meta }: Call) => config.encryption === "jwe" && meta.encrypted;

  /** Fetches the server's keys. The code for them loads at the same time, so that on a slow network they cost one round trip. */
  async function fetchKeys({ caller, signal }: Pick<Call, "caller" | "signal">): Promise<readonly JWK[]> {
    // The cache is not used, because it may hold keys that the server has just replaced.
    const asked = exchange({ operationId: "getJwks", meta: getJwks, caller, signal }, { cache: "no-cache" });
    const [{ keysIn }, { body, response }] = await Promise.all([late("getJwks", import("./encryption.ts")), asked]);
    keys = keysIn(body, response);
    return keys;
  }

  async function sealed(call: Call, part: true | string): Promise<WireBody> {
    const code = late(call.operationId, import("./encryption.ts"));
    const [present, { sealBody }] = await Promise.all([keys ?? fetchKeys(call), code]);
    return sealBody(call, part, present);
  }

  async function prepareEncryption(): Promise<void> {
    if (config.encryption === "plain" || keys) return;
    try {
      await fetchKeys({ signal: deadlineSignal(DEADLINE_MS) });
    } catch {
      // The operation fetches the keys itself and reports its failure.
    }
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

  /**
   * Sends the call. When the server could not decrypt the body, and so has not processed it, fetches the present keys and sends the call
   * once more (D4). This is safe for money too (D12).
   */
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

  /**
   * Sends the call. When it is refused because the proof of identity is too old, sends it again after the member has given a new proof. The
   * deadline does not run while the member types.
   */
  async function attemptProven(call: Call, deadlineMs: number): Promise<Answer<unknown>> {
    try {
      return await attemptWithPresentKeys(call);
    } catch (error) {
      const isUnproven = error instanceof ApiError && error.code === UNPROVEN_CODE;
      if (!isUnproven || !(await config.reauthenticate?.())) throw error;
      return attemptWithPresentKeys({ ...call, signal: deadlineSignal(deadlineMs, call.caller) });
    }
  }

  /** Returns the metadata of an operation that is not in `config.operations`. Loads the others if necessary. */
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
      // A late response to an older token says nothing about the current session.
      if (isLost && token !== undefined && token === config.token()) config.onUnauthenticated?.(error);
      throw error;
    }
  }

  return { send, call: async (operationId, ...input) => (await send(operationId, ...input)).value, prepareEncryption };
}
