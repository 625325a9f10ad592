/** What became of a request. */
export type Verdict =
  /** The request honours the contract and so does the answer, a refusal by a rule of the house included. */
  | "honours the contract"
  /** The request breaks the contract. */
  | "broken request"
  /** The answer breaks the contract: a defect of the mock. */
  | "broken answer"
  /** Testers ordered it: a scenario or a fault. */
  | "ordered trouble"
  /** Nothing of the contract stands at that address and method. */
  | "no operation"
  /** A page or picture beside the contract. */
  | "beside the contract";

/** One answered request. No bodies, headers or query values are kept: they may hold passwords and tokens. */
export interface LoggedRequest {
  requestId: string;
  /** Epoch milliseconds of the world's clock. */
  at: number;
  method: string;
  path: string;
  operationId: string | undefined;
  status: number;
  /** Error code of the envelope. */
  code: string | undefined;
  verdict: Verdict;
  /** Why, when something is broken: where and what, never the value. */
  reasons: readonly { path: string; message: string }[];
  /** A handler of the mock, or Prism from the examples of the spec. */
  by: "handler" | "prism" | undefined;
  durationMs: number;
}

export interface RequestLog {
  add(request: LoggedRequest): void;
  /** Newest first. */
  list(): LoggedRequest[];
  clear(): void;
}

const KEPT_REQUESTS = 500;

/** The last requests of a world, in memory. */
export function createRequestLog(): RequestLog {
  const requests: LoggedRequest[] = [];
  return {
    add: (request) => {
      requests.push(request);
      if (requests.length > KEPT_REQUESTS) requests.shift();
    },
    list: () => requests.toReversed(),
    clear: () => void requests.splice(0),
  };
}
