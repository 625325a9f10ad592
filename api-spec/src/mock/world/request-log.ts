/** How a request was judged against the contract. */
export type Verdict =
  /** Both the request and the response follow the contract. This includes refusals by business rules. */
  | "honours the contract"
  /** The request violates the contract. */
  | "broken request"
  /** The response violates the contract: a defect of the mock. */
  | "broken answer"
  /** Testers caused the failure with a scenario or a fault. */
  | "ordered trouble"
  /** The contract has no operation for this path and method. */
  | "no operation"
  /** A page or picture that is not part of the contract. */
  | "beside the contract";

/** A request with its response. Bodies, headers and query values are not kept, because they may contain passwords and tokens. */
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
  /** The reasons why the request or response is invalid: the place and the rule, but never the value, which may be secret. */
  reasons: readonly { path: string; message: string }[];
  /** What answered: a handler of the mock, or Prism with the examples of the spec. */
  by: "handler" | "prism" | undefined;
  durationMs: number;
}

const KEPT_REQUESTS = 500;

/** Keeps the latest requests of a world in memory. */
export function createRequestLog() {
  const requests: LoggedRequest[] = [];
  return {
    add: (request: LoggedRequest): void => {
      requests.push(request);
      if (requests.length > KEPT_REQUESTS) requests.shift();
    },
    /** Newest first. */
    list: (): LoggedRequest[] => requests.toReversed(),
    clear: (): void => void requests.splice(0),
  };
}
