import { PATHS } from "../../src/shared/config/paths.ts";
import { expect, test } from "../support/fixtures.ts";
import { fill } from "../support/texts.ts";
import { goInApp } from "../support/visitor.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: "no-preference" });

test("R134 the text of a banner is above its dots and its pause button; the first picture of a page has priority", async ({
  page,
  texts,
}) => {
  await page.goto("/");
  const banners = page.getByRole("region", { name: texts.home.banners });
  await expect(
    banners.getByRole("button", { name: fill(texts.designSystem.pauseMotion, { name: texts.home.banners }) }),
  ).toBeVisible();
  const { wordsEndPx, shadeStartPx } = await banners.evaluate((element) => {
    const words = document.createRange();
    const title = [...element.querySelectorAll("fieldset:first-of-type span")].findLast(
      ({ textContent }) => textContent,
    );
    if (title) words.selectNodeContents(title);
    const dots = element.querySelector("[aria-current=true]")?.parentElement;
    return {
      wordsEndPx: words.getBoundingClientRect().bottom,
      shadeStartPx: dots?.getBoundingClientRect().top ?? Number.NaN,
    };
  });
  expect(wordsEndPx).toBeGreaterThan(0);
  expect(wordsEndPx).toBeLessThanOrEqual(shadeStartPx + 1);
  for (const path of ["/", "/slot-games", PATHS.games, PATHS.lotteryList]) {
    await test.step(path, async () => {
      await goInApp(page, path);
      await expect(page.getByRole("main").locator("img").first()).toHaveAttribute("fetchpriority", "high");
    });
  }
});
