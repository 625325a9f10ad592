import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test, type Locator, type Page } from "@playwright/test";
import { expect } from "./expect.ts";
import type { Mock } from "./mock.ts";

const FOLDER = path.join(import.meta.dirname, "../screens");
/** A noon in Dhaka on a working day. The mock's data is the same for every world that begins at the same time. */
const NOON = "2026-11-18T12:00:00+06:00";
/** For how long a text must not change before it is stored. */
const SETTLED_MS = 2000;
/** What depends on how long the test has run, and the word that stands for it. */
const MOMENTS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\btimer(?: "[^"]*")?: "?)[\d:]+/g, "TIME LEFT"],
  [/18 (?:Nov|নভে,) 2026, 12:0\d/g, "NOW"],
  [/(?<=definition: |এ পর্যন্ত |limit\. )\d+ (?:মিনিট|minutes?)/g, "MINUTES"],
];

/** Starts the world at a fixed time again, for a page whose texts change from minute to minute. */
export const returnToNoon = (mock: Mock): Promise<unknown> => mock.reset(NOON);

/** Starts the world at a fixed time, which the page has too, so that the texts of screens are the same on every day. */
export async function beginAtNoon(page: Page, mock: Mock): Promise<void> {
  await returnToNoon(mock);
  await page.clock.install({ time: NOON });
}

/** Returns what a screen reader finds in a place: roles, names and texts. */
async function screenText(place: Locator): Promise<string> {
  // The port and React's ids of fields differ from run to run.
  const text = (await place.ariaSnapshot())
    .replaceAll(new URL(place.page().url()).origin, "APP ADDRESS")
    .replaceAll(/#_r_\w+_-/g, "#");
  return MOMENTS.reduce((rest, [pattern, word]) => rest.replaceAll(pattern, word), text);
}

/** Returns the text of a place once it has one and nothing has changed for a while. */
async function settledText(place: Locator): Promise<string> {
  let last = "";
  const isSettled = async () => {
    const before = last;
    last = await screenText(place);
    return last !== "" && last === before;
  };
  await expect.poll(isSettled, { intervals: [SETTLED_MS] }).toBe(true);
  return last;
}

/**
 * Compares roles, names and texts of a place with the stored ones in `screens/<name>.txt`. It waits for them, because parts of a screen
 * load later. `npm run e2e -- --update-snapshots <spec>` stores them again.
 */
export async function expectScreenText(place: Locator, name: string): Promise<void> {
  const file = path.join(FOLDER, `${name}.txt`);
  if (["all", "changed"].includes(test.info().config.updateSnapshots)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${await settledText(place)}\n`);
    return;
  }
  const stored = existsSync(file) ? readFileSync(file, "utf8").trimEnd() : "";
  await expect.poll(() => screenText(place), `the text of ${name}`).toBe(stored);
}
