import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { fill, type Texts } from "./texts.ts";
import { balance, signIn } from "./visitor.ts";

/** Who comes, how they come in, and what a game does for them (R336, R337, R404). */
const VISITORS = [
  { name: "a guest", enter: undefined, play: "login", looksBack: false },
  { name: "a member", enter: signIn, play: "game", looksBack: true },
  {
    name: "free play",
    enter: async (page: Page, texts: Texts) => {
      await page.getByRole("button", { name: texts.app.header.freePlay, exact: true }).click();
      await expect(balance(page, texts)).toBeVisible();
    },
    play: "game",
    looksBack: true,
  },
  {
    name: "an account of type 4",
    enter: (page: Page, texts: Texts) => signIn(page, texts, "restricted"),
    play: "realAccount",
    looksBack: true,
  },
] as const;

/** The lottery in its frame, by each of its addresses. */
const GAME_PATHS = [
  "/vnlottery",
  "/vnlottery?code=LF_HANOI",
  "/lottery-games?gameCode=SSC_45S",
  "/lottery?gameCode=LHC_300S&playType=special-ball",
  "/lott?vendor=TCG_SEA&gameType=elott&code=SSC_45S",
];

const MASKED_NAME = /^\S{1,3}\*{2,}\S{0,3}$/;

for (const language of ["bn", "en"] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    for (const { name, enter, play, looksBack } of VISITORS) {
      test(`R016 R017 R045–R049 R083 R181 R313 R336 R337 R404 ${name} finds draws, results, games and winners`, async ({
        page,
        texts,
      }) => {
        await page.goto("/elott");
        await enter?.(page, texts);
        const card = page.getByRole("main").getByRole("article").first();
        await expect(card.getByRole("timer")).toHaveText(/\d\d:\d\d|--:--:--/);
        await card.getByRole("link", { name: texts.draws.show }).click();
        const sheet = page.getByRole("dialog");
        await expect(sheet.getByRole("article").first().getByRole("listitem").first()).toHaveText(/^\d/);
        await page.keyboard.press("Escape");
        await expect(sheet).toHaveCount(0);

        await card.getByRole("button").click();
        const frame = page.locator("iframe");
        if (play === "game") await expect(frame).toBeVisible();
        else {
          const title = play === "login" ? texts.auth.title : texts.popups.realAccount.title;
          await expect(page.getByRole("dialog", { name: title, exact: true })).toBeVisible();
        }

        await page.goto("/elott?view=recent");
        await expect(
          looksBack
            ? page.getByRole("list", { name: texts.lottery.recent.title, exact: true })
            : page.getByRole("heading", { name: texts.lottery.recent.signInTitle }),
        ).toBeVisible();

        for (const path of GAME_PATHS) {
          await page.goto(path);
          if (play === "game")
            await expect(frame).toHaveAttribute("title", fill(texts.launch.frame, { name: texts.lobby.category.LOTT }));
          else if (play === "login")
            await expect(page.getByRole("main").getByText(texts.launch.loginNeeded, { exact: true })).toBeVisible();
          else {
            // Told at once; what it is stands on the page as well, and no frame.
            await expect(page.getByRole("dialog", { name: texts.popups.realAccount.title, exact: true })).toBeVisible();
            await expect(page.locator("main").getByText(texts.play.realAccount.title, { exact: true })).toBeAttached();
            await expect(frame).toHaveCount(0);
          }
        }

        await page.goto("/winners");
        const winners = page.getByRole("list", { name: texts.places.winners.heading }).getByRole("listitem");
        await expect(winners.first().getByText(MASKED_NAME)).toBeVisible();
      });
    }
  });
}
