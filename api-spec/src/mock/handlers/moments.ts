/** Converts epoch milliseconds to the contract's timestamps; null when undefined. */
export const momentOrNull = (atMs: number | undefined): string | null => (atMs === undefined ? null : toMoment(atMs));

/** Converts epoch milliseconds to the contract's timestamps (RFC 3339). */
export const toMoment = (atMs: number): string => new Date(atMs).toISOString();
