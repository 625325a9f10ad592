import type { APIResponse, Locator, Page } from "@playwright/test";
import { expectNoAxeViolation } from "../accessibility/axe.ts";
import { DEVICES } from "../support/devices.ts";
import { expect, test } from "../support/fixtures.ts";
import { LoginDialog } from "../session/login-dialog.ts";
import type { Mock } from "../support/mock.ts";
import { rowsOf } from "../support/nightly.ts";
import { anyValues, fill, type Texts } from "../support/texts.ts";
import { CALM_PAGE, comeAsMember, goInApp, PASSWORD } from "../support/visitor.ts";

const DAY_MS = 86_400_000;

/** Opens the limits of a member. */
async function openLimits(page: Page, mock: Mock, texts: Texts): Promise<Locator> {
  await comeAsMember(page, mock);
  await page.goto(`${CALM_PAGE}?member=playLimits`);
  const centre = page.getByRole("dialog", { name: texts.member.sections.playLimits, exact: true });
  await expect(limit(centre, texts).getByRole("button").first()).toBeVisible();
  return centre;
}

/** Returns the card of deposits. Its first limit is that of 24 hours. */
const limit = (centre: Locator, texts: Texts): Locator =>
  centre.getByRole("region", { name: texts.protection.kind.deposit, exact: true });

const dayName = ({ protection }: Texts): string =>
  fill(protection.limitName, { kind: protection.kind.deposit, period: protection.period["24h"] });

/** Sets a deposit limit for 24 hours and waits until it is saved. */
async function setDayLimit(page: Page, texts: Texts, amount: string): Promise<void> {
  const { protection } = texts;
  await page
    .getByRole("button", { name: new RegExp(`^(?:${protection.set}|${protection.change}): ${dayName(texts)}$`) })
    .click();
  const dialog = page.getByRole("dialog", { name: dayName(texts), exact: true });
  await dialog.getByRole("textbox", { name: protection.mostAmount }).fill(amount);
  await dialog.getByRole("button", { name: protection.save, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Returns the limit from the server, using the token of the tab. */
async function dayLimit(page: Page): Promise<{ amount?: string; pending?: { amount?: string } }> {
  const token = await page.evaluate(() => sessionStorage.getItem("token"));
  const answer = await page.request.get("/wps/responsible/limits", { headers: { Authorization: `Bearer ${token}` } });
  const { value } = await answer.json();
  return value.deposit[0];
}

const confirmButton = (page: Page, texts: Texts): Locator =>
  page.getByRole("button", { name: `${texts.protection.pending.confirm}: ${dayName(texts)}`, exact: true });

/** Lets a day pass in two halves, because a session that is not used for a day ends. */
async function letDayPass(page: Page, mock: Mock): Promise<void> {
  await mock.advance(DAY_MS / 2);
  await dayLimit(page);
  await mock.advance(DAY_MS / 2);
  await page.reload();
}

for (const [language, device] of rowsOf(
  [
    ["bn", DEVICES[0]],
    ["en", DEVICES[1]],
  ],
  [["en", DEVICES[1]]],
)) {
  test.describe(`${language} on ${device.name}`, () => {
    test.use({ language, ...device.options });

    test(`D15 E102 E103 R407 ${language} on ${device.name}: a lower limit applies immediately; a higher one waits, can be cancelled, and needs a second confirmation`, async ({
      page,
      texts,
      mock,
    }) => {
      const centre = await openLimits(page, mock, texts);
      const { pending } = texts.protection;
      await setDayLimit(page, texts, "5000");
      await expect.poll(() => dayLimit(page)).toMatchObject({ amount: "5000.00" });
      await setDayLimit(page, texts, "3000");
      await expect.poll(() => dayLimit(page)).toMatchObject({ amount: "3000.00" });
      await expect(limit(centre, texts)).toContainText("3,000.00");

      // A higher limit changes nothing yet. The page shows when it can be confirmed, and has no confirm button.
      await setDayLimit(page, texts, "8000");
      await expect(centre.getByText(anyValues(pending.waits))).toBeVisible();
      await expect(confirmButton(page, texts)).toHaveCount(0);
      await expect.poll(() => dayLimit(page)).toMatchObject({ amount: "3000.00", pending: { amount: "8000.00" } });

      // The member can keep the lower limit at any time.
      const keep = `${fill(pending.keep, { limit: "৳ 3,000.00" })}: ${dayName(texts)}`;
      await centre.getByRole("button", { name: keep, exact: true }).click();
      await expect(centre.getByText(anyValues(pending.waits))).toHaveCount(0);
      await expect.poll(() => dayLimit(page)).toEqual(expect.not.objectContaining({ pending: expect.anything() }));

      // After the cooling-off period, the confirmation asks a separate question.
      await setDayLimit(page, texts, "8000");
      await expect(centre.getByText(anyValues(pending.waits))).toBeVisible();
      await letDayPass(page, mock);
      await confirmButton(page, texts).click();
      const question = page.getByRole("alertdialog", {
        name: fill(pending.question, { name: dayName(texts) }),
        exact: true,
      });
      await expect.poll(() => dayLimit(page)).toMatchObject({ amount: "3000.00" });
      await question.getByRole("button", { name: pending.confirm, exact: true }).click();
      await expect(question).toBeHidden();
      await expect(limit(centre, texts)).toContainText("8,000.00");
      await expect.poll(() => dayLimit(page)).toMatchObject({ amount: "8000.00" });
    });
  });
}

/** Sets a limit by keyboard alone, after a wrong amount that is reported at the field and kept. */
async function setLimitByKeyboard(page: Page, texts: Texts): Promise<void> {
  const button = page.getByRole("button", { name: `${texts.protection.set}: ${dayName(texts)}`, exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: dayName(texts), exact: true });
  const field = dialog.getByRole("textbox", { name: texts.protection.mostAmount });
  await expect(field).toBeFocused();
  await page.keyboard.type("10.555");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toBeFocused();
  await expect(dialog.getByRole("alert")).toContainText(texts.protection.badAmount);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue("10.555");
  await dialog.getByRole("alert").getByRole("link").press("Enter");
  await expect(field).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("250");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect.poll(() => dayLimit(page)).toMatchObject({ amount: "250.00" });
  await expectNoAxeViolation(page);
}

test("D15 E104 the keyboard alone sets a limit; a break blocks deposits, offers and games until its end, and only a longer break can follow", async ({
  page,
  texts,
  mock,
}) => {
  const centre = await openLimits(page, mock, texts);
  await test.step("the keyboard alone sets a limit", () => setLimitByKeyboard(page, texts));
  const { protection } = texts;
  const section = centre.getByRole("region", { name: protection.break.title, exact: true });
  await section.getByRole("radio", { name: protection.duration["7d"], exact: true }).check();
  await section.getByRole("button", { name: protection.break.start, exact: true }).click();
  const question = page.getByRole("alertdialog", {
    name: fill(protection.break.question, { length: protection.duration["7d"] }),
    exact: true,
  });
  await expect(question).toHaveAccessibleDescription(anyValues(protection.break.consequence));
  await question.getByRole("button", { name: protection.break.start, exact: true }).click();
  await expect(centre.getByText(anyValues(protection.break.runs))).toBeVisible();
  await expect(section.getByRole("radio", { name: protection.duration["24h"], exact: true })).toHaveCount(0);
  await expect(section.getByRole("radio", { name: protection.duration["30d"], exact: true })).toBeVisible();
  expect(await refusals(page)).toEqual({ deposit: "SELF_EXCLUDED", offer: "SELF_EXCLUDED", launch: "SELF_EXCLUDED" });
  // The deposit form is not shown, because the server would refuse the deposit.
  await goInApp(page, `${CALM_PAGE}?member=deposit`);
  const deposit = page.getByRole("dialog", { name: texts.member.sections.deposit, exact: true });
  await expect(deposit.getByText(protection.break.runsText, { exact: true })).toBeVisible();
  await expect(deposit.getByRole("textbox")).toHaveCount(0);
  // A game says until when, and offers no retry.
  await goInApp(page, "/lottery");
  const main = page.getByRole("main");
  await expect(main.getByText(texts.launch.failedTitle)).toBeVisible();
  await expect(
    main.getByText(anyValues(`${texts.errors.code.SELF_EXCLUDED} ${texts.play.blockedUntil}`)),
  ).toBeVisible();
  await expect(main.getByRole("button", { name: texts.app.retry, exact: true })).toHaveCount(0);
});

const codeOf = async (answer: APIResponse): Promise<string> => (await answer.json()).code;

/** Returns headers with the session of the tab and a new idempotency key. */
async function headersOf(page: Page): Promise<Record<string, string>> {
  const token = await page.evaluate(() => sessionStorage.getItem("token"));
  return { Authorization: `Bearer ${token}`, "Idempotency-Key": crypto.randomUUID() };
}

/** Returns the server's error codes for a deposit, an offer and a game during a break. */
async function refusals(page: Page): Promise<Record<string, string>> {
  const headers = await headersOf(page);
  const post = async (path: string, data: object) => codeOf(await page.request.post(path, { headers, data }));
  const deposit = { methodId: "bkash", amount: "200.00", fields: { senderNumber: "01712345678" } };
  const launch = { vassalage: "PG", gameType: "RNG", nodeId: 1001, platform: "WEB", language: "bn" };
  return {
    deposit: await post("/wps/deposits", deposit),
    offer: await codeOf(await page.request.get("/wps/promotions/welcome", { headers })),
    launch: await post("/wps/game/launchGame", launch),
  };
}

test("D15 E104 a self-exclusion takes two steps and applies immediately, and the next login is refused", async ({
  page,
  texts,
  mock,
}) => {
  const centre = await openLimits(page, mock, texts);
  const { exclusion } = texts.protection;
  await centre.getByRole("button", { name: exclusion.start, exact: true }).click();
  const explained = page.getByRole("dialog", { name: exclusion.title, exact: true });
  await explained.getByRole("button", { name: exclusion.next, exact: true }).click();
  await expect(explained.getByRole("checkbox")).toHaveAccessibleDescription(exclusion.tick);
  await explained.getByRole("checkbox").check();
  await explained.getByRole("button", { name: exclusion.next, exact: true }).click();
  const question = page.getByRole("alertdialog", { name: exclusion.question, exact: true });
  await question.getByRole("button", { name: exclusion.start, exact: true }).click();
  await expect(centre.getByText(anyValues(exclusion.runs))).toBeVisible();
  await expect(centre.getByRole("button", { name: exclusion.start, exact: true })).toHaveCount(0);

  await page.evaluate(() => sessionStorage.clear());
  const dialog = await new LoginDialog(page, texts).open();
  await dialog.submit("demo");
  // The refusal says when the exclusion ends. The help lines are open to a person who cannot log in.
  await expect(dialog.summary).toContainText(anyValues(texts.auth.excluded));
  await page.goto("/help#responsible-play");
  await expect(
    page.getByRole("dialog", { name: texts.help.title, exact: true }).locator('a[href^="tel:"]'),
  ).toBeVisible();
});

test("D15 R127 the footer of each page links to the limits, and the limits link to help", async ({ page, texts }) => {
  const link = page.getByRole("contentinfo").getByRole("link", { name: texts.footer.limits, exact: true });
  await page.goto("/");
  for (const path of ["/", CALM_PAGE]) {
    await goInApp(page, path);
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute("href", /[?&]member=playLimits$/);
  }
  await link.click();
  const login = new LoginDialog(page, texts);
  await login.submit("demo", PASSWORD);
  const centre = page.getByRole("dialog", { name: texts.member.sections.playLimits, exact: true });
  const help = centre.getByRole("region", { name: texts.protection.help.title, exact: true });
  await expect(help.getByRole("link", { name: /^\+\d+$/ }).first()).toHaveAttribute("href", /^tel:\+\d+$/);
  await expect(help.getByRole("link", { name: texts.protection.help.more, exact: true })).toHaveAttribute(
    "href",
    "/help#responsible-play",
  );
});

test("D15 R252 the server offers no way to cancel a withdrawal", async ({ request, mock }) => {
  const { token } = await mock.openSession("demo", PASSWORD);
  const headers = { Authorization: `Bearer ${token}`, "Idempotency-Key": crypto.randomUUID() };
  const accounts = await request.get("/wps/withdrawals/accounts", { headers });
  const { value } = await accounts.json();
  const ordered = await request.post("/wps/withdrawals", {
    headers,
    data: { accountId: value[0].id, amount: "500.00", paymentPassword: "654321" },
  });
  const { value: withdrawal } = await ordered.json();
  expect(withdrawal).toMatchObject({ amount: "500.00", status: "processing" });
  const left = await mock.balanceOf("demo");
  const address = `/wps/withdrawals/${withdrawal.id}`;
  const tries = [
    request.delete(address, { headers }),
    request.put(address, { headers, data: { status: "rejected" } }),
    request.post(`${address}/cancellation`, { headers, data: {} }),
    request.post(`${address}/reversal`, { headers, data: {} }),
  ];
  for (const answer of await Promise.all(tries)) expect([404, 405]).toContain(answer.status());
  expect(await mock.balanceOf("demo")).toBe(left);
});
