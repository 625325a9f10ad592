import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";

/**
 * One check of an example in the ARIA Authoring Practices Guide: what the guide's own test with that id requires, applied to our component.
 * A requirement that we do not meet on purpose says why. Its check fails as soon as the component meets it, just as a normal check fails
 * when the component does not.
 */
export interface Line {
  /** Id of the test in w3c/aria-practices, `test/tests`. */
  id: string;
  /** What the test requires. */
  asks: string;
  /** @throws an assertion error if the component does not meet it */
  check: () => void | Promise<void>;
  /** The reason why the component does not meet the row. @default it does */
  broken?: string;
}

/** How long to wait for an expected change, and how often to check. */
const PATIENCE = { timeout: 500, interval: 20 };

/** Runs the checks of an example, each on a fresh render of `show`. */
export function itKeepsTo(example: string, show: () => void | Promise<void>, lines: readonly Line[]): void {
  describe(`APG ${example}`, () => {
    it.each(lines.map((line) => [line.id, line.asks, line] as const))("%s: %s", async (_id, _asks, line) => {
      await show();
      expect(await outcomeOf(line)).toMatch(line.broken === undefined ? /^kept$/ : /^AssertionError/);
    });
  });
}

/** Returns "kept", or the name and text of the error. A requirement that is known to be broken must fail with an AssertionError; any other error fails the test. */
async function outcomeOf({ check }: Line): Promise<string> {
  try {
    await check();
    return "kept";
  } catch (error) {
    return String(error instanceof Error ? `${error.name}: ${error.message}` : error);
  }
}

/** Returns the only element that matches a selector. */
export function one(selector: string): HTMLElement {
  const all = document.querySelectorAll<HTMLElement>(selector);
  expect(`${all.length} of ${selector}`).toBe(`1 of ${selector}`);
  return all[0] ?? document.body;
}

/** Returns all elements that match a selector, at least one. */
export function every<Kind extends HTMLElement = HTMLElement>(selector: string): Kind[] {
  const all = [...document.querySelectorAll<Kind>(selector)];
  expect(all.length > 0 ? selector : `no ${selector}`).toBe(selector);
  return all;
}

/** Returns one of the elements that match a selector: the one at `index`, counted from 0. */
export function nth(selector: string, index: number): HTMLElement {
  const element = every(selector).at(index);
  expect(element ? "an element" : `nothing at ${index} of ${selector}`).toBe("an element");
  return element ?? document.body;
}

/** Returns the element that an attribute with a single id refers to. */
export function target(element: HTMLElement, attribute: string): HTMLElement {
  const id = element.getAttribute(attribute) ?? "";
  const found = document.getElementById(id);
  expect(found ? "an element" : `nothing by ${attribute}="${id}"`).toBe("an element");
  return found ?? document.body;
}

/** Returns the text of the elements that an attribute with ids refers to. */
export const textOf = (element: HTMLElement, attribute: string): string =>
  (element.getAttribute(attribute) ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent?.trim() ?? "")
    .join(" ")
    .trim();

/** Focuses an element and presses keys. */
export async function press(element: HTMLElement, keys: string): Promise<void> {
  element.focus();
  expect(document.activeElement).toBe(element);
  await userEvent.keyboard(keys);
}

/** Waits until an element has the focus. */
export async function focused(find: () => Element | undefined | null): Promise<void> {
  await expect.poll(() => document.activeElement !== null && document.activeElement === find(), PATIENCE).toBe(true);
}

/** Waits until a selector matches that many elements. */
export async function count(selector: string, expected: number): Promise<void> {
  await expect.poll(() => document.querySelectorAll(selector).length, PATIENCE).toBe(expected);
}

/** Waits until an attribute of an element has a value. */
export async function becomes(find: () => Element, attribute: string, value: string | null): Promise<void> {
  await expect.poll(() => find().getAttribute(attribute), PATIENCE).toBe(value);
}
