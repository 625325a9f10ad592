import { expect, test } from "../support/fixtures.ts";
import { fill } from "../support/texts.ts";

const MASKED_NAME = /^\S{1,3}\*{2,}\S{0,3}$/;

test.describe("the winner board of the home page", () => {
  test.use({ reducedMotion: "no-preference" });

  test("R024 R140 R248 is as high as the space reserved for it, shows masked names, and can be paused", async ({
    page,
    texts,
  }) => {
    await page.goto("/");
    const heading = page.getByRole("heading", { level: 2, name: texts.home.winners, exact: true });
    await heading.scrollIntoViewIfNeeded();
    const board = page.getByRole("region", { name: texts.home.winners, exact: true });
    const names = board.getByRole("listitem").getByText(MASKED_NAME);
    await expect(names.first()).toBeVisible();
    // The board is as high as the space reserved for it, so nothing below it moves.
    const heights = await board.evaluate((element) => [
      element.getBoundingClientRect().height,
      Number.parseFloat(getComputedStyle(element.parentElement ?? element).minBlockSize),
    ]);
    expect(heights[0]).toBeCloseTo(heights[1] ?? 0, 0);

    const pause = board.getByRole("button", {
      name: fill(texts.designSystem.pauseMotion, { name: texts.home.winners }),
      exact: true,
    });
    await pause.click();
    await expect(board).toHaveAttribute("data-state", "paused");
    await board
      .getByRole("button", { name: fill(texts.designSystem.resumeMotion, { name: texts.home.winners }), exact: true })
      .click();
    await expect(board).toHaveAttribute("data-state", "playing");

    await page.getByRole("main").getByRole("link", { name: texts.lobby.all }).last().click();
    await expect(page).toHaveURL(/\/winners$/);
    await expect(page.getByRole("heading", { level: 1, name: texts.places.winners.heading })).toBeVisible();
  });
});

test("R083 WCAG 2.2.2 the winners page refreshes every minute, unless it is paused", async ({ page, texts }) => {
  const name = texts.places.winners.heading;
  const pause = fill(texts.designSystem.pauseMotion, { name });
  const resume = fill(texts.designSystem.resumeMotion, { name });
  await page.clock.install();
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/winners?")) asked += 1;
  });
  await page.goto("/winners");
  await expect(page.getByText(MASKED_NAME).first()).toBeVisible();
  const askedFirst = asked;
  await page.clock.fastForward("01:01");
  await expect.poll(() => asked).toBeGreaterThan(askedFirst);
  await page.getByRole("button", { name: pause, exact: true }).click();
  await expect(page.getByRole("button", { name: resume, exact: true })).toBeVisible();
  const askedBefore = asked;
  await page.clock.fastForward("05:00");
  expect(asked).toBe(askedBefore);
  await page.getByRole("button", { name: resume, exact: true }).click();
  await page.clock.fastForward("01:01");
  await expect.poll(() => asked).toBeGreaterThan(askedBefore);
});
