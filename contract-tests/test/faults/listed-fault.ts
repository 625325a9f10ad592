import type { FaultAt } from "./planted-fault.ts";

/** Sends a request with a member's session and returns the `value` of the response. */
export type Ask = (
  method: string,
  address: string,
  more?: {
    readonly body?: unknown;
    /** Sent in place of a body in JSON, such as a picture. */
    readonly bytes?: Uint8Array<ArrayBuffer>;
    readonly headers?: Readonly<Record<string, string>>;
  },
) => Promise<unknown>;

/** Requests that show a fault which the run's own requests do not show. */
export interface Showing {
  readonly username: string;
  readonly by: (ask: Ask) => Promise<unknown>;
}

/** A fault of a list whose author knows the contract and has not read the checks. */
export interface ListedFault<Kind extends string = string> extends FaultAt {
  readonly kind: Kind;
  /** The rule that the fault violates, in words. */
  readonly breaks: string;
  /** How the id of a case begins that must find the fault. @default every case of its operations may */
  readonly foundBy?: string;
  /** Proves that the fault changes a response, when no request of the run does. */
  readonly shown?: Showing;
}
