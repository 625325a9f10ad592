/** What was said already; a test clears it. */
export const told = new Set<string>();

/**
 * Tells a developer of wrong use that types cannot refuse: once, in the console, in three sentences. It does not throw: what is
 * wrong may have come from a server. Call it inside `if (process.env.NODE_ENV !== "production")`, so that a page built for members
 * holds neither the question nor the words.
 */
export function assert(holds: boolean, what: string, why: string, how: string): void {
  if (holds) return;
  const message = `Lobbykit: ${what} ${why} ${how}`;
  if (told.has(message)) return;
  told.add(message);
  console.error(message);
}

/** Ids that React, the DOM and the caller's state all take for one thing each. */
export function assertDistinct(component: string, ids: readonly string[]): void {
  const seen = new Set<string>();
  const twice = ids.find((id) => seen.size === seen.add(id).size);
  assert(
    twice === undefined,
    `${component} was given “${twice}” twice.`,
    "It tells its parts apart by it, so that choosing one of the two shows or changes the other.",
    "Give each its own.",
  );
}

/** A choice among what there is; while there is nothing yet, there is nothing to say. */
export function assertOneOf(component: string, value: string | null | undefined, ids: readonly string[]): void {
  assert(
    !value || ids.length === 0 || ids.includes(value),
    `${component} is to show “${value}”, which is none of ${ids.map((id) => `“${id}”`).join(", ")}.`,
    "It looks as if nothing were chosen, and a screen reader says so.",
    "Pass one of them, or say that nothing is chosen.",
  );
}
