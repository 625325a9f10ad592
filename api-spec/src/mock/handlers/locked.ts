import { failure, type HandlerRequest, type Reply } from "../handler.ts";

/** Responds 429 with the waiting time in whole seconds (R447, R492). */
export function locked(request: HandlerRequest, forMs: number): Reply {
  const seconds = Math.ceil(forMs / 1000);
  const headers = { "retry-after": String(seconds), ratelimit: `"tries";r=0;t=${seconds}` };
  return failure(request, 429, "TOO_MANY_REQUESTS", { headers });
}
