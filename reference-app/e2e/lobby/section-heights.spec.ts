import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { pass } from "../support/visitor.ts";

const SECOND_MS = 1000;
/** Long enough for a draw of each game that draws every minute, with its late result. */
const ROUND_S = 75;
/** Line heights of headings and links differ a little between the fonts of the languages. */
const TOLERANCE_PX = 2;

interface Heights {
  heading: string;
  lowest: number;
  highest: number;
}

/** Measures the sections of the home page in each frame, from the first one on. */
function measureSections(): void {
  const measured = new Map<string, { lowest: number; highest: number }>();
  Object.assign(window, { measured });
  const measure = () => {
    for (const heading of document.querySelectorAll("main h2")) {
      const section = heading.closest("section");
      if (!section) continue;
      const { height } = section.getBoundingClientRect();
      const name = heading.textContent;
      const { lowest, highest } = measured.get(name) ?? { lowest: height, highest: height };
      measured.set(name, { lowest: Math.min(lowest, height), highest: Math.max(highest, height) });
    }
    requestAnimationFrame(measure);
  };
  requestAnimationFrame(measure);
}

const heightsOf = (page: Page): Promise<Heights[]> =>
  page.evaluate(() => {
    const measured: Map<string, Omit<Heights, "heading">> = Reflect.get(window, "measured");
    return [...measured].map(([heading, heights]) => ({ heading, ...heights }));
  });

const changed = async (page: Page): Promise<Heights[]> =>
  (await heightsOf(page)).filter(({ lowest, highest }) => highest - lowest > TOLERANCE_PX);

/**
 * Records the states of a row's cards and the heights of the row at each change of the row. A result may be pending for a moment only, so
 * reading the page once a second could miss it.
 */
function recordCards(row: Element): void {
  const [states, heights] = [new Set<string>(), new Map<number, string>()];
  Object.assign(window, { recorded: { states, heights } });
  const record = () => {
    for (const card of row.querySelectorAll<HTMLElement>("[data-state]")) states.add(card.dataset["state"] ?? "");
    heights.set(row.clientHeight, row.textContent);
  };
  record();
  new MutationObserver(record).observe(row, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Scrolls to the end of the page in steps of half a screen, so that each section comes near the screen and loads. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy(0, innerHeight / 2);
      await new Promise(requestAnimationFrame);
    }
  });

const SCREENS = [
  { language: "bn", width: 360 },
  { language: "en", width: 1366 },
] as const;

for (const { language, width } of SCREENS) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 800 } });

    test("R043 R132 R140 R425 the sections of the home page keep their heights while they load", async ({
      page,
      texts,
    }) => {
      await page.addInitScript(measureSections);
      await page.goto("/");
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 2, name: texts.home.winners, exact: true })).toBeAttached();
      await scrollThrough(page);
      await expect(main.getByRole("list", { name: texts.home.popular, exact: true }).getByRole("article")).toHaveCount(
        8,
      );
      await expect(
        main.getByRole("region", { name: texts.home.winners, exact: true }).getByRole("listitem").first(),
      ).toBeVisible();
      expect((await heightsOf(page)).length).toBeGreaterThan(3);
      expect(await changed(page)).toEqual([]);
    });
  });
}

test("R425 D10 the row of popular lotteries keeps its height while its draws change state", async ({
  page,
  mock,
  texts,
}) => {
  await page.clock.install();
  await mock.scenario("late-draws");
  await page.goto("/");
  const row = page.getByRole("list", { name: texts.home.popular, exact: true });
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole("article")).toHaveCount(8);
  await row.evaluate(recordCards);
  for (let second = 0; second < ROUND_S; second += 1) await pass(SECOND_MS, mock, page);
  const { states, heights } = await page.evaluate(() => {
    const recorded: { states: Set<string>; heights: Map<number, string> } = Reflect.get(window, "recorded");
    return { states: [...recorded.states], heights: [...recorded.heights] };
  });
  expect(states).toEqual(expect.arrayContaining(["open", "drawing", "resultPending"]));
  expect(heights).toHaveLength(1);
});
