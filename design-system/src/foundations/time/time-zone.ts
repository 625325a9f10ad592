const known = new Map<string, string>();

/** Returns the time zone if the engine knows it, otherwise UTC. Undefined stays undefined. */
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
