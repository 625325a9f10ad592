import { ApiError, CLIENT_CODES, kindOfStatus, type ErrorPart } from "./errors.ts";

interface SuccessEnvelope {
  success: true;
  value?: unknown;
  /** Replaces `value` in the vendor call only (R427). */
  data?: unknown;
}
interface FailureEnvelope {
  success: false;
  code: string;
  message: string;
  value?: unknown;
  requestId?: string;
  details?: unknown;
}

const isRecord = (body: unknown): body is Record<string, unknown> => typeof body === "object" && body !== null;
const isSuccess = (body: unknown): body is SuccessEnvelope =>
  isRecord(body) && body.success === true && ("value" in body || "data" in body);
const isFailure = (body: unknown): body is FailureEnvelope =>
  isRecord(body) && body.success === false && typeof body.code === "string" && typeof body.message === "string";

/** The server's time in an envelope, in epoch ms; undefined when there is none. */
export const timestampOf = (body: unknown): number | undefined =>
  isRecord(body) && typeof body.timestamp === "number" ? body.timestamp : undefined;

/**
 * Returns whether the body may be a cached one that the server confirmed with a 304 (D10), so that its timestamp is old. The 304 updates
 * the cached `Date` (whole seconds); a body is therefore cached when its timestamp is older than `Date`.
 */
export function isStored(timestampMs: number, { headers }: Response): boolean {
  if (!headers.has("etag")) return false;
  return !(timestampMs >= Date.parse(headers.get("date") ?? ""));
}

const isPart = (part: unknown): part is ErrorPart =>
  isRecord(part) && typeof part.path === "string" && typeof part.message === "string";
const partsOf = (details: unknown): readonly ErrorPart[] => (Array.isArray(details) ? details.filter(isPart) : []);

const MS_PER_SECOND = 1000;

/** `Retry-After` in ms, from seconds or an HTTP date; undefined when missing or invalid. */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * MS_PER_SECOND : Date.parse(header) - nowMs;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** What the client knows about a call when it reads the response. */
interface JudgedCall {
  operationId: string;
  sendsToken: boolean;
}

/** Opens the envelope (R419). Returns the value of a success; throws `refusal` for anything else. */
export function openEnvelope(body: unknown, response: Response, call: JudgedCall): unknown {
  if (response.ok && isSuccess(body)) return "value" in body ? body.value : body.data;
  throw refusal(body, response, call);
}

/**
 * Returns the error of a response that is not a success. A response without the envelope gives a `contract` error, or a `server` error from
 * status 500 on, where proxies answer with their own pages. A date in `Retry-After` is compared with the server's clock, not the phone's
 * (D11).
 */
export function refusal(body: unknown, response: Response, { operationId, sendsToken }: JudgedCall): ApiError {
  const { status, headers } = response;
  const nowMs = timestampOf(body) ?? Date.now();
  const common = { status, operationId, retryAfterMs: retryAfterMs(headers.get("retry-after"), nowMs) };
  if (isFailure(body)) {
    const { code, message, value, requestId } = body;
    const details = partsOf(body.details);
    return new ApiError({
      ...common,
      kind: kindOfStatus(status, sendsToken),
      code,
      message,
      value,
      requestId,
      details,
    });
  }
  const kind = status >= 500 ? "server" : "contract";
  const message = `${operationId} answered ${status} without the envelope.`;
  return new ApiError({ ...common, kind, code: CLIENT_CODES[kind], message });
}
