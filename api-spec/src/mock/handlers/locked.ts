import { Refusal } from "../handler.ts";

/** The refusal 429 with the waiting time in whole seconds (R447, R492). */
export function locked(forMs: number): Refusal {
  const seconds = Math.ceil(forMs / 1000);
  const headers = { "retry-after": String(seconds), ratelimit: `"tries";r=0;t=${seconds}` };
  return new Refusal(429, "TOO_MANY_REQUESTS", { headers });
}

/** Refuses a request that may be repeated only after some time. @throws Refusal */
export function requireNoWait(waitMs: number): void {
  if (waitMs > 0) throw locked(waitMs);
}
