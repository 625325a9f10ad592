/** Messages already logged; tests clear it. */
export const told = new Set<string>();

/**
 * Warns developers about wrong use that types cannot prevent. It logs three sentences to the console, once per message. It does not throw,
 * because the wrong value may come from a server. Call it inside `if (process.env.NODE_ENV !== "production")`, so that production builds
 * contain neither the check nor the texts.
 */
export function assert(holds: boolean, what: string, why: string, how: string): void {
  if (holds) return;
  const message = `Lobbykit: ${what} ${why} ${how}`;
  if (told.has(message)) return;
  told.add(message);
  console.error(message);
}

/** Asserts that ids are unique, because React, the DOM and the caller's state use them as keys. */
export function assertDistinct(component: string, ids: readonly string[]): void {
  const seen = new Set<string>();
  const twice = ids.find((id) => seen.size === seen.add(id).size);
  assert(
    twice === undefined,
    `${component} has “${twice}” twice.`,
    "It identifies its parts by this value, so selecting one of the two may select or change the other.",
    "Give each part a unique value.",
  );
}

/** Asserts that the value is one of the ids. An empty list is not checked: it may still be loading. */
export function assertOneOf(component: string, value: string | null | undefined, ids: readonly string[]): void {
  assert(
    !value || ids.length === 0 || ids.includes(value),
    `${component} has the value “${value}”, which is not one of ${ids.map((id) => `“${id}”`).join(", ")}.`,
    "Nothing appears selected, also to screen readers.",
    "Pass one of these values, or none.",
  );
}
