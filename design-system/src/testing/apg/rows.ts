import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";

/**
 * One line of an example of the ARIA Authoring Practices Guide: what its own test of that id asks for, put to our component. A line
 * that we break on purpose names why; it turns red when the component begins to keep it, as a kept one does when it breaks.
 */
export interface Line {
  /** Id of the test in w3c/aria-practices, `test/tests`. */
  id: string;
  /** What it asks for. */
  asks: string;
  /** @throws an assertion where the component breaks it */
  check: () => void | Promise<void>;
  /** Why we break it. @default it is kept */
  broken?: string;
}

/** How often to look before a promised change counts as missing. */
const PATIENCE = { timeout: 500, interval: 20 };

/** Puts the lines of an example to what `show` renders, each to a fresh one. */
export function itKeepsTo(example: string, show: () => void | Promise<void>, lines: readonly Line[]): void {
  describe(`APG ${example}`, () => {
    it.each(lines.map((line) => [line.id, line.asks, line] as const))("%s: %s", async (_id, _asks, line) => {
      await show();
      expect(await outcomeOf(line)).toMatch(line.broken === undefined ? /^kept$/ : /^AssertionError/);
    });
  });
}

/** "kept", or the name and text of what went wrong: only a failed assertion says that a line is broken. */
async function outcomeOf({ check }: Line): Promise<string> {
  try {
    await check();
    return "kept";
  } catch (error) {
    return String(error instanceof Error ? `${error.name}: ${error.message}` : error);
  }
}

/** The one element of a selector. */
export function one(selector: string): HTMLElement {
  const all = document.querySelectorAll<HTMLElement>(selector);
  expect(`${all.length} of ${selector}`).toBe(`1 of ${selector}`);
  return all[0] ?? document.body;
}

/** All elements of a selector, of which there is at least one. */
export function every<Kind extends HTMLElement = HTMLElement>(selector: string): Kind[] {
  const all = [...document.querySelectorAll<Kind>(selector)];
  expect(all.length > 0 ? selector : `no ${selector}`).toBe(selector);
  return all;
}

/** The element at a place in the list of `every`. */
export function nth(selector: string, index: number): HTMLElement {
  const element = every(selector).at(index);
  expect(element ? "an element" : `nothing at ${index} of ${selector}`).toBe("an element");
  return element ?? document.body;
}

/** The element that an attribute with one id points to. */
export function target(element: HTMLElement, attribute: string): HTMLElement {
  const id = element.getAttribute(attribute) ?? "";
  const found = document.getElementById(id);
  expect(found ? "an element" : `nothing by ${attribute}="${id}"`).toBe("an element");
  return found ?? document.body;
}

/** The text of what an attribute of ids points to. */
export const textOf = (element: HTMLElement, attribute: string): string =>
  (element.getAttribute(attribute) ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent?.trim() ?? "")
    .join(" ")
    .trim();

/** Focuses an element and presses keys on it. */
export async function press(element: HTMLElement, keys: string): Promise<void> {
  element.focus();
  expect(document.activeElement).toBe(element);
  await userEvent.keyboard(keys);
}

/** Waits until an element has the focus. */
export async function focused(find: () => Element | undefined | null): Promise<void> {
  await expect.poll(() => document.activeElement !== null && document.activeElement === find(), PATIENCE).toBe(true);
}

/** Waits until a selector finds so many elements. */
export async function count(selector: string, expected: number): Promise<void> {
  await expect.poll(() => document.querySelectorAll(selector).length, PATIENCE).toBe(expected);
}

/** Waits until an attribute of an element has a value. */
export async function becomes(find: () => Element, attribute: string, value: string | null): Promise<void> {
  await expect.poll(() => find().getAttribute(attribute), PATIENCE).toBe(value);
}
