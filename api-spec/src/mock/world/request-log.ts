/** One answered request. No bodies, headers or query values are kept: they may hold passwords and tokens. */
export interface LoggedRequest {
  requestId: string;
  /** Epoch milliseconds of the world's clock. */
  at: number;
  method: string;
  path: string;
  operationId: string | undefined;
  status: number;
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
