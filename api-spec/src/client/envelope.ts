import { ApiError, CLIENT_CODES, kindOfStatus } from "./errors.ts";

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
}

const isRecord = (body: unknown): body is Record<string, unknown> => typeof body === "object" && body !== null;
const isSuccess = (body: unknown): body is SuccessEnvelope =>
  isRecord(body) && body.success === true && ("value" in body || "data" in body);
const isFailure = (body: unknown): body is FailureEnvelope =>
  isRecord(body) && body.success === false && typeof body.code === "string" && typeof body.message === "string";

/** The server's time in an envelope, epoch ms; undefined where there is none. */
export const timestampOf = (body: unknown): number | undefined =>
  isRecord(body) && typeof body.timestamp === "number" ? body.timestamp : undefined;

const MS_PER_SECOND = 1000;

/** `Retry-After` in ms, from seconds or an HTTP date; undefined when absent or unreadable. */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * MS_PER_SECOND : Date.parse(header) - nowMs;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/**
 * Opens the envelope (R419): the value of a success, or a thrown ApiError. An answer that is neither envelope is a
 * `contract` error (a `server` one from 500 on, where proxies answer with pages of their own).
 */
export function openEnvelope(
  body: unknown,
  response: Response,
  operation: { operationId: string; sendsToken: boolean },
): unknown {
  if (response.ok && isSuccess(body)) return "value" in body ? body.value : body.data;
  const { operationId, sendsToken } = operation;
  const common = {
    status: response.status,
    operationId,
    retryAfterMs: retryAfterMs(response.headers.get("retry-after"), Date.now()),
  };
  if (isFailure(body)) {
    const { code, message, value, requestId } = body;
    throw new ApiError({ ...common, kind: kindOfStatus(response.status, sendsToken), code, message, value, requestId });
  }
  const kind = response.status >= 500 ? "server" : "contract";
  const message = `${operationId} answered ${response.status} without the envelope.`;
  throw new ApiError({ ...common, kind, code: CLIENT_CODES.contract, message });
}
