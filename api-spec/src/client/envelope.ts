import { ApiError, CLIENT_CODES, kindOfStatus, type ErrorPart } from "./errors.ts";

interface SuccessEnvelope {
  success: true;
  value?: unknown;
  /** Only the vendor call answers with `data` (R427). */
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

/** The server's time in an envelope, epoch ms; undefined where there is none. */
export const timestampOf = (body: unknown): number | undefined =>
  isRecord(body) && typeof body.timestamp === "number" ? body.timestamp : undefined;

/**
 * May the body be a stored one that the server confirmed with a 304 (D10)? Its timestamp is then the one of long ago. The 304
 * renews the stored `Date` (whole seconds), so that a body older than its `Date` gives itself away.
 */
export function isStored(timestampMs: number, { headers }: Response): boolean {
  if (!headers.has("etag")) return false;
  return !(timestampMs >= Date.parse(headers.get("date") ?? ""));
}

const isPart = (part: unknown): part is ErrorPart =>
  isRecord(part) && typeof part.path === "string" && typeof part.message === "string";
const partsOf = (details: unknown): readonly ErrorPart[] => (Array.isArray(details) ? details.filter(isPart) : []);

const MS_PER_SECOND = 1000;

/** `Retry-After` in ms, from seconds or an HTTP date; undefined when absent or unreadable. */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * MS_PER_SECOND : Date.parse(header) - nowMs;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** What the client knows of a call when its answer is judged. */
interface JudgedCall {
  operationId: string;
  sendsToken: boolean;
}

/** Opens the envelope (R419): the value of a success; anything else is thrown as `refusal` names it. */
export function openEnvelope(body: unknown, response: Response, call: JudgedCall): unknown {
  if (response.ok && isSuccess(body)) return "value" in body ? body.value : body.data;
  throw refusal(body, response, call);
}

/**
 * The error in an answer that is no success. One without the envelope is a `contract` error (a `server` one from 500 on,
 * where proxies answer with pages of their own). A date in `Retry-After` is read by the server's clock, not the phone's (D11).
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
