export const HOUR_MS = 3_600_000;

export const DAY_MS = 86_400_000;

export const MINUTE_MS = 60_000;

/** Returns a moment that is later, or earlier, than another one. */
export const moved = (moment: unknown, byMs: number): string =>
  new Date(Date.parse(String(moment)) + byMs).toISOString();
