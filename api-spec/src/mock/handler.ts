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
export function success(
  request: Pick<HandlerRequest, "now">,
  value: unknown,
  extra: { headers?: Record<string, string>; status?: number } = {},
): Reply {
  return { ...extra, body: { success: true, value, timestamp: request.now } };
}

/** One broken rule of a request: where (`body/username`) and why. */
export type FailureDetail = components["schemas"]["ErrorDetail"];

/** Returns the error envelope with the message of the code (R419, R471). `value` says whether the next login needs a captcha (R216). */
export function failure(
  request: Pick<HandlerRequest, "now">,
  status: number,
  code: ErrorCode,
  extra: { value?: unknown; headers?: Record<string, string>; details?: FailureDetail[] } = {},
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
