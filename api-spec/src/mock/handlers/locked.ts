import { failure, type HandlerRequest, type Reply } from "../handler.ts";

/** 429 with the time to wait, in whole seconds (R447, R492). */
export const locked = (request: HandlerRequest, forMs: number): Reply =>
  failure(request, 429, "TOO_MANY_REQUESTS", { headers: { "retry-after": String(Math.ceil(forMs / 1000)) } });
