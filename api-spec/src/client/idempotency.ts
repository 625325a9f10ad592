import { randomId } from "./random-id.ts";

/** The header that makes a repeated money call count once (D12). */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";

/** One key an intent: mint it when the intent is formed, keep it for every try of that intent. */
export const mintIdempotencyKey = (): string => randomId();
