import { randomId } from "./random-id.ts";

/** The header that makes a repeated call move money only once (D12). */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";

/** Creates the key of one intent. Create it when the member confirms, and reuse it for every retry of the same intent. */
export const mintIdempotencyKey = (): string => randomId();
