const DAY_MS = 86_400_000;

/** The moment that lies this many days before the last midnight in UTC, in milliseconds. It stays the same while a run lasts, except at midnight. */
export const daysAgo = (days: number): number => Math.round((Math.floor(Date.now() / DAY_MS) - days) * DAY_MS);
