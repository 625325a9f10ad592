import { expect, test } from "../support/fixtures.ts";
import { goInApp, playButton, shelf, signIn } from "../support/visitor.ts";

test.use({ language: "en" });

/** Web APIs that are missing on plain http in a local network and in old web views. */
const ABILITIES = ["BroadcastChannel", "locks", "serviceWorker", "randomUUID"];

/** Runs in a page before its scripts. */
function takeAway(names: string[]): void {
  for (const place of [window, Navigator.prototype, Crypto.prototype]) {
    for (const name of names) Reflect.deleteProperty(place, name);
  }
}

/** Returns the names that still exist. */
const here = (names: string[]) => names.filter((name) => [window, navigator, crypto].some((place) => name in place));

for (const missing of [...ABILITIES.map((name) => [name]), ABILITIES]) {
  test(`I7 D5 D10 without ${missing.join(", ")}, home opens, a member logs in and draws are shown`, async ({
    page,
    texts,
  }) => {
    await page.addInitScript(takeAway, missing);
    await page.goto("/");
    expect(await page.evaluate(here, missing)).toEqual([]);
    await expect(playButton(shelf(page, texts.home.hot).getByRole("listitem").first())).toBeVisible();
    await signIn(page, texts);
    await goInApp(page, "/elott");
    await expect(page.getByRole("heading", { level: 1, name: texts.lottery.title })).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  });
}
