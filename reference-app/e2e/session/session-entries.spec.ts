import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { balance, comeAsMember, goInApp, playButton } from "../support/visitor.ts";

test.use({ language: "en" });

const stored = (page: Page, names: readonly string[]) =>
  page.evaluate((wanted) => wanted.filter((name) => sessionStorage.getItem(name) !== null), names);

test("R188 R190 R199 R200 R202 R203 R204 R206 R207 R208 a visit stores the session entries that the product specification names", async ({
  page,
  mock,
}) => {
  await page.goto("/");
  await goInApp(page, "/elott");
  const names = ["merchant", "platform", "lottGames", "lottMenuGames", "settings", "hotGame", "domainRoute"];
  const ofModules = ["enableSalary", "enableContract", "FREEPLAY3", "MOBILENUMREG3", "REGMOBVERF3"];
  await expect.poll(() => stored(page, [...names, ...ofModules])).toEqual([...names, ...ofModules]);
  expect((await mock.requests()).filter(({ operationId }) => operationId === "getModuleTree")).toHaveLength(1);
});

test("R201 the registration page stores the field rules in session storage", async ({ page }) => {
  await page.goto("/register");
  await expect.poll(() => stored(page, ["validate"])).toEqual(["validate"]);
});

test("R203 R309 R310 a reload does not request answers that are still fresh", async ({ page, mock, texts }) => {
  await comeAsMember(page, mock);
  await page.goto("/slot-games");
  const firstCard = page.getByRole("main").getByRole("listitem").first();
  await expect(playButton(firstCard)).toBeVisible();
  const names = ["hotGame", "vendors", "gameTypes"];
  await expect.poll(() => stored(page, names)).toEqual(names);
  const kept = ["listHotGames", "listGameVendors", "listGameTypes"];
  const calls = async () =>
    (await mock.requests()).flatMap(({ operationId = "" }) => (kept.includes(operationId) ? [operationId] : []));
  expect((await calls()).toSorted()).toEqual(["listGameTypes", "listGameVendors", "listHotGames", "listHotGames"]);
  await page.reload();
  await expect(balance(page, texts)).toBeVisible();
  await expect(playButton(firstCard)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await calls()).toHaveLength(4);
});
