/** Whether a date is valid. A Date made from an unreadable text is not. */
export const isInstant = (date: Date): boolean => !Number.isNaN(date.getTime());

/** Returns an instant in the format of the HTML attribute `datetime`; undefined if it is invalid or out of range. */
export function dateTimeAttribute(instant: string | number): string | undefined {
  const date = new Date(instant);
  return isInstant(date) ? date.toISOString() : undefined;
}
