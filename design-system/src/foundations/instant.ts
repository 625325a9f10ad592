/** Tells whether a date is an instant: a text that no date can read makes one that is none. */
export const isInstant = (date: Date): boolean => !Number.isNaN(date.getTime());

/** As HTML writes an instant in `datetime`; undefined where it is none, or one that no date can hold. */
export function dateTimeAttribute(instant: string | number): string | undefined {
  const date = new Date(instant);
  return isInstant(date) ? date.toISOString() : undefined;
}
