/** The category of a failure, which decides the caller's next step (D21). */
export type ApiErrorKind = "offline" | "timeout" | "unauthenticated" | "forbidden" | "business" | "server" | "contract";

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** The server's error code, or one of CLIENT_CODES when it sent none. */
  code: string;
  message: string;
  /** HTTP status; 0 when no response arrived. */
  status: number;
  operationId: string;
  requestId?: string | undefined;
  /** From `Retry-After`, in ms. */
  retryAfterMs?: number | undefined;
  /** The `value` of an error envelope, such as the captcha flag of a failed login (R216). */
  value?: unknown;
  /** The invalid parts of the request, such as `body/username`, when the code is INVALID_REQUEST. */
  details?: readonly ErrorPart[] | undefined;
  /** The error that the browser threw, for debugging. */
  cause?: unknown;
}

/** One invalid part of a request. */
export interface ErrorPart {
  path: string;
  message: string;
}

/** Codes for failures without an error envelope. */
export const CLIENT_CODES = {
  offline: "OFFLINE",
  timeout: "TIMEOUT",
  server: "SERVER_FAILURE",
  contract: "BROKEN_CONTRACT",
} as const;

/** The only error type of the client. Every failed call throws it, unless the caller aborted the call. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  readonly code: string;
  readonly status: number;
  readonly operationId: string;
  readonly requestId: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly value: unknown;
  readonly details: readonly ErrorPart[];

  constructor(details: ApiErrorDetails) {
    super(details.message, { cause: details.cause });
    this.kind = details.kind;
    this.code = details.code;
    this.status = details.status;
    this.operationId = details.operationId;
    this.requestId = details.requestId;
    this.retryAfterMs = details.retryAfterMs;
    this.value = details.value;
    this.details = details.details ?? [];
  }
}

/**
 * Returns the kind of error for a status. A 401 to a call that sends no token (a wrong password at login) is a business error, not a lost
 * session.
 */
export function kindOfStatus(status: number, sendsToken: boolean): ApiErrorKind {
  if (status === 401) return sendsToken ? "unauthenticated" : "business";
  if (status === 403) return sendsToken ? "forbidden" : "business";
  return status >= 500 ? "server" : "business";
}
