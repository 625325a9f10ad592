const MS_PER_MINUTE = 60_000;
const MINUTES_PER_HOUR = 60;

const two = (value: number): string => String(value).padStart(2, "0");

/** Writes a moment as RFC 3339 with an offset in minutes. */
export function withOffset(moment: number, minutes: number): string {
  if (minutes === 0) return new Date(moment).toISOString();
  const local = new Date(moment + minutes * MS_PER_MINUTE).toISOString().slice(0, -1);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / MINUTES_PER_HOUR), Math.abs(minutes) % MINUTES_PER_HOUR];
  return `${local}${minutes < 0 ? "-" : "+"}${two(hours)}:${two(rest)}`;
}

const DAY_MS = 86_400_000;

/** The moment that lies this many days before the last midnight in UTC, in milliseconds. It stays the same while a run lasts, except at midnight. */
export const daysAgo = (days: number): number => Math.round((Math.floor(Date.now() / DAY_MS) - days) * DAY_MS);
