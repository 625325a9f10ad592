import { ERROR_MESSAGES } from "../generated/error-messages.ts";
import type { components } from "../generated/types.ts";
import type { OperationId } from "../generated/operations.ts";
import type { Account } from "./world/identity/accounts.ts";
import type { World } from "./world/world.ts";

export type { OperationId } from "../generated/operations.ts";

/** Every value that `code` of an error envelope may take. */
export type ErrorCode = keyof typeof ERROR_MESSAGES;

/** A request that is valid by the spec, with the data that a handler needs. */
export interface HandlerRequest {
  params: Record<string, string>;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: unknown;
  /** The account that is logged in; undefined without an active session. */
  account: Account | undefined;
  /** The token of the active session; undefined without one. */
  token: string | undefined;
  /** The first registered language of Accept-Language; "bn" when there is none (R473). */
  language: string;
  /** Epoch milliseconds of the world's clock. */
  now: number;
  /** Origin of the playable games and of the pay page, such as http://localhost:4011. */
  gamesOrigin: string;
  /** Origin of the app, such as http://localhost:5173. */
  appOrigin: string;
  world: World;
}

/** The response of a handler. The default status is 200. */
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

export type Handler = (request: HandlerRequest) => Reply | Promise<Reply>;
export type Handlers = Partial<Record<OperationId, Handler>>;

/** The success envelope (R419): `{success: true, value, timestamp}`, timestamp in epoch milliseconds. */
export const success = (request: Pick<HandlerRequest, "now">, value: unknown): Reply => ({
  body: { success: true, value, timestamp: request.now },
});

/** One broken rule of a request: where (`body/username`) and why. */
export type FailureDetail = components["schemas"]["ErrorDetail"];

/** What a refusal may have besides its code. `value` says whether the next login needs a captcha (R216). */
interface FailureExtra {
  value?: unknown;
  headers?: Record<string, string>;
  details?: FailureDetail[];
}

/** Returns the error envelope with the message of the code (R419, R471). */
export function failure(
  request: Pick<HandlerRequest, "now">,
  status: number,
  code: ErrorCode,
  extra: FailureExtra = {},
): Reply {
  const { headers, value, details } = extra;
  return {
    status,
    ...(headers && { headers }),
    body: {
      success: false,
      code,
      message: ERROR_MESSAGES[code],
      ...(value !== undefined && { value }),
      ...(details && { details }),
      timestamp: request.now,
    },
  };
}

/** Thrown by an operation that refuses a request. A transaction that it leaves is undone. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly extra: FailureExtra;

  constructor(status: number, code: ErrorCode, extra: FailureExtra = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

/** Returned by an operation whose response is more than a value: it has headers, or another body than the success envelope. */
export class WholeReply {
  readonly reply: Reply;

  constructor(reply: Reply) {
    this.reply = reply;
  }
}

/** What an operation does. It returns the envelope's `value` or a WholeReply, or a promise of one. @throws Refusal */
export type Operation = (request: HandlerRequest) => unknown;

/** Returns a value with headers. */
export const withHeaders = (
  request: Pick<HandlerRequest, "now">,
  value: unknown,
  headers: Record<string, string>,
): WholeReply => new WholeReply({ ...success(request, value), headers });

const replyOf = (request: HandlerRequest, outcome: unknown): Reply =>
  outcome instanceof WholeReply ? outcome.reply : success(request, outcome);

/** Returns the response to an error that an operation has thrown. @throws the error itself when it is no refusal */
export function replyToError(request: Pick<HandlerRequest, "now">, error: unknown): Reply {
  if (!(error instanceof Refusal)) throw error;
  return failure(request, error.status, error.code, error.extra);
}

/** Returns the handler of an operation. */
export const handlerOf =
  (operation: Operation): Handler =>
  (request) => {
    const reply = (outcome: unknown) => replyOf(request, outcome);
    const refusal = (error: unknown) => replyToError(request, error);
    try {
      const outcome = operation(request);
      return outcome instanceof Promise ? outcome.then(reply).catch(refusal) : reply(outcome);
    } catch (error) {
      return refusal(error);
    }
  };
