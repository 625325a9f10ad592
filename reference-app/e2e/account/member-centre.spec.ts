import type { Page } from "@playwright/test";
import { QUIET_LOOK_MS } from "../../src/shared/config/constants.ts";
import { DEVICES } from "../support/devices.ts";
import { expect, test } from "../support/fixtures.ts";
import { LoginDialog } from "../session/login-dialog.ts";
import type { Texts } from "../support/texts.ts";
import { CALM_PAGE, comeAsMember, header } from "../support/visitor.ts";

const section = (page: Page, texts: Texts, name: keyof Texts["member"]["sections"]) =>
  page.getByRole("dialog", { name: texts.member.sections[name], exact: true });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("R072 R165 R176 D20 a guest with a link to a section logs in and sees the section; closing shows the page behind it", async ({
  page,
  texts,
}) => {
  await page.goto("/games?q=lantern&member=deposit");
  await new LoginDialog(page, texts).submit("demo");
  await expect(section(page, texts, "deposit")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(section(page, texts, "deposit")).toBeHidden();
  await expect(page).toHaveURL(/\/games\?q=lantern$/);
});

test("C18 Back asks before it discards typed input, even when another dialog is open above the input", async ({
  page,
  texts,
  mock,
}) => {
  const { amount, account } = texts.cashier;
  await comeAsMember(page, mock);
  await page.goto("/recent");
  // The sections are opened by links, because the router can block only steps between its own entries.
  await header(page).getByRole("link", { name: texts.wallet.deposit, exact: true }).click();
  const sections = section(page, texts, "deposit").getByRole("navigation");
  await sections.getByRole("link", { name: texts.member.sections.withdrawal, exact: true }).click();
  const withdrawal = section(page, texts, "withdrawal");
  await withdrawal.getByRole("textbox", { name: amount.label }).fill("100");
  await withdrawal.getByRole("button", { name: account.add, exact: true }).click();
  const adding = page.getByRole("dialog", { name: account.add, exact: true });
  await expect(adding).toBeVisible();
  const question = page.getByRole("alertdialog", { name: texts.app.discard.title, exact: true });
  await page.evaluate(() => history.back());
  await question.getByRole("button", { name: texts.app.discard.stay, exact: true }).click();
  await expect(adding).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(adding).toBeHidden();
  await expect(withdrawal.getByRole("textbox", { name: amount.label })).toHaveValue("100.00");
  await page.evaluate(() => history.back());
  await question.getByRole("button", { name: texts.app.discard.confirm, exact: true }).click();
  await expect(withdrawal).toBeHidden();
  await expect(page).toHaveURL("/recent");
});

interface StoppedTimers {
  timer: "setTimeout" | "setInterval";
  leastMs: number;
  mostMs: number;
}

/** The timer by which a page checks whether it is idle. Without it, the page never becomes idle. */
const QUIET_LOOKS: StoppedTimers = { timer: "setInterval", leastMs: QUIET_LOOK_MS, mostMs: QUIET_LOOK_MS };
/** React's delays between a fallback and its content. Without their timers, they never end. React does not delay for 10 ms or less. */
const PAUSES: StoppedTimers = { timer: "setTimeout", leastMs: 11, mostMs: 300 };

/** Runs in each page before its scripts. */
function stopTimers({ timer, leastMs, mostMs }: StoppedTimers): void {
  const start = window[timer];
  Reflect.set(window, timer, (handler: TimerHandler, delayMs = 0) =>
    delayMs >= leastMs && delayMs <= mostMs ? 0 : start(handler, delayMs),
  );
}

test("C18 R143 R176 a section opens immediately while the page behind it still loads, and Back asks before it discards typed input", async ({
  page,
  texts,
  mock,
}) => {
  await page.addInitScript(stopTimers, QUIET_LOOKS);
  await comeAsMember(page, mock);
  await page.goto("/slot-games");
  await header(page).getByRole("link", { name: texts.wallet.deposit, exact: true }).click();
  const deposit = section(page, texts, "deposit");
  await deposit.getByRole("textbox", { name: texts.cashier.amount.label }).fill("500");
  await page.evaluate(() => history.back());
  const question = page.getByRole("alertdialog", { name: texts.app.discard.title, exact: true });
  await question.getByRole("button", { name: texts.app.discard.stay, exact: true }).click();
  await expect(deposit.getByRole("textbox", { name: texts.cashier.amount.label })).toHaveValue("500");
  // What is below the first screen of the page still waits.
  await expect(page.locator("footer")).toHaveCount(0);
});

test("C18 the browser asks before it leaves a page with typed input", async ({ page, texts, mock }) => {
  await comeAsMember(page, mock);
  await page.goto("/recent?member=deposit");
  const amount = section(page, texts, "deposit").getByRole("textbox", { name: texts.cashier.amount.label });
  await amount.click();
  await page.keyboard.type("500");
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  // The browser stays on the page, so the reload never ends.
  void page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await expect(amount).toHaveValue("500");
});

test("R072 R176 a section is shown as soon as it is loaded, without React's delays between fallbacks", async ({
  page,
  texts,
  mock,
}) => {
  await page.addInitScript(stopTimers, PAUSES);
  await comeAsMember(page, mock);
  await page.goto("/recent?member=settings");
  await expect(section(page, texts, "settings").getByRole("radiogroup").first()).toBeVisible();
});

test("R143 R176 D20 sections replace each other in the history, and an unknown section name opens the security section", async ({
  page,
  texts,
  mock,
}) => {
  await comeAsMember(page, mock);
  await page.goto("/slot-games");
  await header(page).getByRole("link", { name: texts.wallet.deposit, exact: true }).click();
  await expect(section(page, texts, "deposit")).toBeVisible();
  const sections = page.getByRole("navigation", { name: texts.member.title, exact: true });
  await sections.getByRole("link", { name: texts.member.sections.bettingRecord, exact: true }).click();
  await expect(section(page, texts, "bettingRecord")).toBeVisible();
  await sections.getByRole("link", { name: texts.member.sections.settings, exact: true }).click();
  await expect(section(page, texts, "settings")).toBeVisible();
  await expect(page).toHaveURL(/\/slot-games\?member=settings$/);
  await page.goBack();
  await expect(section(page, texts, "settings")).toBeHidden();
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/slot-games$/);

  await page.goto(`${CALM_PAGE}?member=nothing-of-ours`);
  await expect(section(page, texts, "securityCenter")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use(DEVICES[1].options);

  test("R143 R176 the bottom bar opens the deposit, and a button opens the list of all sections", async ({
    page,
    texts,
    mock,
  }) => {
    await comeAsMember(page, mock);
    await page.goto(CALM_PAGE);
    const bar = page.getByRole("navigation", { name: texts.app.bottomBar.label, exact: true });
    await bar.getByRole("link", { name: texts.wallet.deposit, exact: true }).click();
    const deposit = section(page, texts, "deposit");
    await deposit.getByRole("button", { name: texts.member.title, exact: true }).click();
    await deposit.getByRole("link", { name: texts.member.sections.withdrawal, exact: true }).click();
    await expect(section(page, texts, "withdrawal")).toBeVisible();
    await page.goBack();
    await expect(section(page, texts, "withdrawal")).toBeHidden();
  });
});

test("R338 R405 R406 restricted members and visitors in free play see a note about real accounts instead of the member centre", async ({
  page,
  texts,
  mock,
}) => {
  const told = page.getByRole("dialog", { name: texts.popups.realAccount.title, exact: true });
  await comeAsMember(page, mock, "restricted");
  await page.goto(`${CALM_PAGE}?member=deposit`);
  await expect(told).toBeVisible();
  await expect(page).toHaveURL(CALM_PAGE);
  await page.evaluate(() => sessionStorage.clear());

  await page.goto(CALM_PAGE);
  await header(page).getByRole("button", { name: texts.app.header.freePlay, exact: true }).click();
  await expect(page.getByText(texts.session.freePlayStarted)).toBeVisible();
  await page.goto(`${CALM_PAGE}?member=deposit`);
  await expect(told).toBeVisible();
});
