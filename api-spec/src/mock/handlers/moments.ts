/** Epoch milliseconds as the contract writes moments; null for none. */
export const momentOrNull = (atMs: number | undefined): string | null => (atMs === undefined ? null : toMoment(atMs));

/** Epoch milliseconds as the contract writes moments (RFC 3339). */
export const toMoment = (atMs: number): string => new Date(atMs).toISOString();
