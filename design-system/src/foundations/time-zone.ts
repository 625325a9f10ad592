const known = new Map<string, string>();

/** A time zone that the engine knows: the given one, or UTC in place of one that it does not know. Undefined stays undefined. */
export function knownTimeZone(timeZone: string | undefined): string | undefined {
  if (timeZone === undefined) return undefined;
  let found = known.get(timeZone);
  if (found === undefined) {
    try {
      found = new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
    } catch {
      found = "UTC";
    }
    known.set(timeZone, found);
  }
  return found;
}
