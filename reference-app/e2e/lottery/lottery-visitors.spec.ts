import { expect, test } from "../support/fixtures.ts";
import { pairsOf, rowsOf } from "../support/nightly.ts";
import { fill } from "../support/texts.ts";
import { balance, comeAsMember, goInApp } from "../support/visitor.ts";

interface Visitor {
  name: string;
  /** The member whose session the visitor has. */
  username?: string;
  /** The visitor starts as a guest in free play. */
  isFree?: boolean;
  /** The effect of starting a game. */
  play: "login" | "game" | "realAccount";
}

/** The visitors and the effect of starting a game for each of them (R336, R337, R404). */
const VISITORS: readonly Visitor[] = [
  { name: "a guest", play: "login" },
  { name: "a member", username: "demo", play: "game" },
  { name: "a visitor in free play", isFree: true, play: "game" },
  { name: "a member of type 4", username: "restricted", play: "realAccount" },
];

/** The addresses that open the lottery in its frame. */
const GAMES = [
  ["R045 without a code", "/vnlottery"],
  ["R045 by its code", "/vnlottery?code=LF_HANOI"],
  ["R047 by its code", "/lottery-games?gameCode=SSC_45S"],
  ["R048 by code and play type", "/lottery?gameCode=LHC_300S&playType=special-ball"],
  ["R049 by maker, type and code", "/lott?vendor=TCG_SEA&gameType=elott&code=SSC_45S"],
] as const;

/** The address does not change what a visitor may do, so the last visitors open only these, except in the nightly run. */
const FEW_GAMES = [GAMES[0], GAMES[4]] as const;

const MASKED_NAME = /^\S{1,3}\*{2,}\S{0,3}$/;

// The offer depends only on the visitor, and the texts depend only on the language. Pairs of both are therefore enough.
for (const [{ name, username, isFree, play }, language] of pairsOf(VISITORS, ["bn", "en"] as const)) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`R016 R017 R046 R083 R181 R313 R336 R337 R404 ${name} finds draws, results, games and winners`, async ({
      page,
      texts,
      mock,
    }) => {
      if (username) await comeAsMember(page, mock, username);
      await page.goto("/elott");
      if (isFree) await page.getByRole("button", { name: texts.app.header.freePlay, exact: true }).click();
      if (play !== "login") await expect(balance(page, texts)).toBeVisible();
      const card = page.getByRole("main").getByRole("article").first();
      await expect(card.getByRole("timer")).toHaveText(/\d\d:\d\d|--:--:--/);
      await card.getByRole("link", { name: texts.draws.show }).click();
      const sheet = page.getByRole("dialog");
      await expect(sheet.getByRole("article").first().getByRole("listitem").first()).toHaveText(/^\d/);
      await page.keyboard.press("Escape");
      await expect(sheet).toHaveCount(0);

      await card.getByRole("button").click();
      const frame = page.locator("iframe");
      const refusal = play === "login" ? texts.auth.title : texts.popups.realAccount.title;
      const told = page.getByRole("dialog", { name: refusal, exact: true });
      await expect(play === "game" ? frame : told).toBeVisible();
      if (play !== "game") await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);

      await goInApp(page, "/elott?view=recent");
      await expect(
        play === "login"
          ? page.getByRole("heading", { name: texts.lottery.recent.signInTitle })
          : page.getByRole("list", { name: texts.lottery.recent.title, exact: true }),
      ).toBeVisible();

      const winners = page.getByRole("list", { name: texts.places.winners.heading }).getByRole("listitem");
      for (const [, path] of rowsOf(
        GAMES,
        VISITORS.slice(0, 2).some((first) => first.name === name) ? GAMES : FEW_GAMES,
      )) {
        await goInApp(page, path);
        if (play === "game")
          await expect(frame).toHaveAttribute("title", fill(texts.launch.frame, { name: texts.lobby.category.LOTT }));
        else if (play === "login")
          await expect(page.getByRole("main").getByText(texts.launch.loginNeeded, { exact: true })).toBeVisible();
        else {
          // A dialog opens immediately. The page behind it shows the same text and no frame.
          await expect(told).toBeVisible();
          await expect(page.locator("main").getByText(texts.play.realAccount.title, { exact: true })).toBeAttached();
          await expect(frame).toHaveCount(0);
          await page.keyboard.press("Escape");
          await expect(told).toHaveCount(0);
        }
        // Each address is opened from another page.
        await goInApp(page, "/winners");
        await expect(winners.first().getByText(MASKED_NAME)).toBeVisible();
      }
    });
  });
}
