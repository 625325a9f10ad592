import type { Page } from "@playwright/test";
import { DEVICES } from "../support/devices.ts";
import { expect, test } from "../support/fixtures.ts";
import { tabTo } from "../accessibility/keyboard.ts";
import { changeDialog, keptToken, LoginDialog } from "./login-dialog.ts";
import { rowsOf } from "../support/nightly.ts";
import type { Texts } from "../support/texts.ts";
import { balance, CALM_PAGE, goInApp, loginButton, PASSWORD } from "../support/visitor.ts";

const NEW_PASSWORD = "new-pass-5678";
const openLogin = (page: Page, texts: Texts) => new LoginDialog(page, texts).open();
const verification = (page: Page, texts: Texts) => page.getByRole("dialog", { name: texts.auth.verify.title });

// All other tests of this file use a desktop.
const DEVICES_OF_RUN = rowsOf(DEVICES, [DEVICES[1]]);

for (const { name, options } of DEVICES_OF_RUN) {
  test.describe(`on ${name}`, () => {
    test.use(options);

    test("R265, R271, R391 a first login is reported to the server, and allows a new password without the old password", async ({
      page,
      texts,
      mock,
    }) => {
      const dialog = await openLogin(page, texts);
      await dialog.submit("newbie");
      const change = changeDialog(page, texts);
      await expect(change.newPassword).toBeVisible();
      await expect(change.oldPassword).toHaveCount(0);
      expect(await keptToken(page)).not.toBeNull();
      expect(await page.evaluate(() => sessionStorage.getItem("cpw"))).toBe("1");
      const reports = async () =>
        (await mock.requests()).filter(({ operationId }) => operationId === "markFirstLogin").length;
      await expect.poll(reports).toBe(1);
      await change.newPassword.fill(NEW_PASSWORD);
      await change.confirmNewPassword.fill(NEW_PASSWORD);
      await change.submitButton.click();
      await expect(page.getByText(texts.auth.change.done)).toBeVisible();
      await expect(change.root).toBeHidden();
      expect(await page.evaluate(() => sessionStorage.getItem("cpw"))).toBeNull();
    });

    const FORCED = [
      { rule: "R266, R268, R287", username: "expired", password: PASSWORD },
      { rule: "R267, R491", username: "legacy", password: "{secret}" },
    ];
    for (const { rule, username, password } of FORCED) {
      test(`${rule}, R269, R295 the member ${username} must choose a new password and is then logged in`, async ({
        page,
        texts,
        mock,
      }) => {
        // The test starts on another page than home, because the login leads to home (R269).
        await page.goto("/slot-games");
        await loginButton(page, texts).click();
        await new LoginDialog(page, texts).submit(username, password);
        const change = changeDialog(page, texts);
        await expect(change.newPassword).toBeFocused();
        await expect(change.oldPassword).toHaveCount(0);
        expect(await keptToken(page)).toBeNull();
        await page.keyboard.press("Escape");
        await page.mouse.click(5, 5);
        await expect(change.root).toBeVisible();
        await change.newPassword.fill("short");
        await change.submitButton.click();
        await expect(change.newPassword).toHaveAttribute("aria-invalid", "true");
        await expect(change.confirmNewPassword).toHaveAttribute("aria-invalid", "true");
        await change.newPassword.fill(NEW_PASSWORD);
        await change.confirmNewPassword.fill(NEW_PASSWORD);
        await change.submitButton.click();
        await expect(balance(page, texts)).toBeVisible();
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expect(page).toHaveURL(/\/$/);
        await expect.poll(async () => (await mock.state()).liveSessions).toBe(1);
      });
    }

    test("R412, R462 a login from a new address is verified by a code sent by SMS", async ({ page, texts, mock }) => {
      const dialog = await openLogin(page, texts);
      await dialog.submit("stepup");
      const step = verification(page, texts);
      const code = step.getByRole("textbox", { name: texts.auth.verify.answer.mobile });
      await expect(code).toBeFocused();
      expect(await keptToken(page)).toBeNull();
      await code.fill("000000");
      await step.getByRole("button", { name: texts.auth.verify.submit, exact: true }).click();
      await expect(code).toHaveAccessibleDescription(new RegExp(texts.verification.refusal.VERIFICATION_CODE_INVALID));
      await code.fill(await mock.latestCode("sms"));
      await step.getByRole("button", { name: texts.auth.verify.submit, exact: true }).click();
      await expect(balance(page, texts)).toBeVisible();
      await expect(step).toBeHidden();
    });
  });
}

test("R385 R412 a member who leaves the verification has no session; e-mail, authenticator and bank account name are offered, wrong answers are refused, and a right one logs in", async ({
  page,
  texts,
  mock,
}) => {
  const dialog = await openLogin(page, texts);
  await dialog.submit("stepup");
  const step = verification(page, texts);
  await test.step("leaving it ends the session on the server", async () => {
    await expect(step).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").getByRole("button", { name: texts.app.discard.confirm, exact: true }).click();
    await expect(loginButton(page, texts)).toBeVisible();
    await expect.poll(async () => (await mock.state()).liveSessions).toBe(0);
  });
  await loginButton(page, texts).click();
  await dialog.submit("stepup");
  const verify = step.getByRole("button", { name: texts.auth.verify.submit, exact: true });
  for (const [method, wrong] of [
    ["email", "000000"],
    ["google", "000000"],
    ["bankName", "Somebody Else"],
  ] as const) {
    await test.step(method, async () => {
      await step.getByRole("radio", { name: texts.auth.verify.by[method] }).check();
      const field = step.getByRole("textbox", { name: texts.auth.verify.answer[method] });
      await verify.click();
      await expect(field).toHaveAccessibleDescription(new RegExp(texts.auth.inputRequired));
      await field.fill(wrong);
      await verify.click();
      await expect(field).toHaveAccessibleDescription(new RegExp(texts.verification.refusal.VERIFICATION_CODE_INVALID));
    });
  }
  await step.getByRole("textbox", { name: texts.auth.verify.answer.bankName }).fill("Step Up");
  await verify.click();
  await expect(balance(page, texts)).toBeVisible();
});

test("R150 banners that load late do not interrupt a press, and appear at the next login", async ({ page, texts }) => {
  const { promise: isDue, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/MCSFE_getListAnnouncements/, async (route) => {
    await isDue;
    await route.continue();
  });
  await page.goto("/slot-games");
  await loginButton(page, texts).click();
  const dialog = new LoginDialog(page, texts);
  const banners = dialog.root.getByRole("region", { name: texts.auth.bannerLabel });
  await dialog.username.fill("demo");
  await dialog.submitButton.hover();
  await page.mouse.down();
  const answer = page.waitForResponse(/MCSFE_getListAnnouncements/);
  letThrough();
  await (await answer).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.mouse.up();
  await expect(dialog.password).toHaveAttribute("aria-invalid", "true");
  await expect(banners).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: texts.app.discard.confirm, exact: true }).click();
  await expect(dialog.root).toHaveCount(0);
  await loginButton(page, texts).click();
  await expect(banners).toBeVisible();
});

test("R265 R187 a postponed password change is requested again after each page load", async ({ page, texts }) => {
  const dialog = await openLogin(page, texts);
  await dialog.submit("newbie");
  const change = changeDialog(page, texts);
  await expect(change.newPassword).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(change.root).toBeHidden();
  await page.getByRole("navigation").getByRole("link").first().click();
  await expect(balance(page, texts)).toBeVisible();
  await expect(change.root).toBeHidden();

  await page.reload();
  await expect(change.root).toContainText(texts.auth.change.due);
  await change.oldPassword.fill(PASSWORD);
  await change.newPassword.fill(NEW_PASSWORD);
  await change.confirmNewPassword.fill(NEW_PASSWORD);
  await change.submitButton.click();
  await expect(page.getByText(texts.auth.change.done)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("cpw"))).toBeNull();
});

test.describe("a forced change of the password", () => {
  test("R269, E2 performs the visitor's original action once afterwards", async ({ page, texts }) => {
    await page.goto("/slot-games");
    await page
      .getByRole("list", { name: texts.lobby.category.RNG })
      .getByRole("listitem")
      .first()
      .getByRole("button")
      .first()
      .click();
    await new LoginDialog(page, texts).submit("expired");
    const change = changeDialog(page, texts);
    await change.newPassword.fill(NEW_PASSWORD);
    await change.confirmNewPassword.fill(NEW_PASSWORD);
    await change.submitButton.click();
    await expect(page).toHaveURL(/\/seamless\?/);
    await page.goBack();
    await expect(page).toHaveURL(/\/slot-games$/);
    await expect(balance(page, texts)).toBeVisible();
  });

  test("R159 R470 can be left only by logging out; when the login after the change fails, asks for a new login with the username filled in", async ({
    page,
    texts,
    mock,
  }) => {
    const dialog = await openLogin(page, texts);
    await dialog.submit("expired");
    const change = changeDialog(page, texts);
    await test.step("the only way out is the logout", async () => {
      await expect(change.signOutButton).toBeVisible();
      await expect(change.root.getByRole("button", { name: /close|বন্ধ/i })).toHaveCount(0);
      await change.signOutButton.click();
      await expect(change.root).toBeHidden();
      await expect(loginButton(page, texts)).toBeVisible();
      await expect.poll(async () => (await mock.state()).liveSessions).toBe(0);
    });
    await loginButton(page, texts).click();
    await dialog.submit("expired");
    await change.newPassword.fill(NEW_PASSWORD);
    await change.confirmNewPassword.fill(NEW_PASSWORD);
    await mock.faults([{ operationId: "login", kind: "status", status: 500, times: 1 }]);
    await change.submitButton.click();
    await expect(page.getByText(texts.auth.change.doneLogin)).toBeVisible();
    await expect(dialog.username).toHaveValue("expired");
    await dialog.password.fill(NEW_PASSWORD);
    await dialog.submitButton.click();
    await expect(balance(page, texts)).toBeVisible();
  });

  test("R268, R287 is not required when the merchant has switched the module off", async ({ page, texts, mock }) => {
    await mock.scenario("off:PWDEXPFORCECHANGE3");
    const dialog = await openLogin(page, texts);
    await dialog.submit("expired");
    await expect(balance(page, texts)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("R030, R152, R215 a login by a third party leads an unknown person to the registration, and logs in a known member", async ({
  page,
  texts,
  mock,
}) => {
  await mock.scenario("on:socialFacebook", "on:socialGoogle");
  const dialog = await openLogin(page, texts);
  await test.step("an unknown person", async () => {
    await dialog.root.getByRole("button", { name: texts.auth.social.facebook, exact: true }).click();
    await expect(page).toHaveURL(/\/register$/);
    await expect(dialog.root).toBeHidden();
  });
  await test.step("a known member", async () => {
    await goInApp(page, CALM_PAGE);
    await loginButton(page, texts).click();
    await dialog.root.getByRole("button", { name: texts.auth.social.google, exact: true }).click();
    await expect(balance(page, texts)).toBeVisible();
    await expect(dialog.root).toBeHidden();
  });
});

test("R030, R152, R153 the login links to the registration, and offers no third party when the merchant has none", async ({
  page,
  texts,
}) => {
  const dialog = await openLogin(page, texts);
  await expect(dialog.submitButton).toBeVisible();
  await expect(dialog.root.getByRole("button", { name: /Google|Facebook/ })).toHaveCount(0);
  await dialog.root.getByRole("link", { name: texts.auth.register, exact: true }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(dialog.root).toBeHidden();
});

test("R150, R153, R158, R185, R295, WCAG 2.1.2 the keyboard alone moves through the login and its banners, opens and leaves password recovery, and logs in", async ({
  page,
  texts,
}) => {
  await page.goto(CALM_PAGE);
  const dialog = new LoginDialog(page, texts);
  await test.step("Escape returns the focus to the login button", async () => {
    await loginButton(page, texts).focus();
    await page.keyboard.press("Enter");
    await expect(dialog.username).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(loginButton(page, texts)).toBeFocused();
    await page.keyboard.press("Enter");
  });
  await test.step("Tab moves through the whole login and its banners", async () => {
    const banners = dialog.root.getByRole("region", { name: texts.auth.bannerLabel });
    const next = banners.getByRole("button", { name: texts.designSystem.nextSlide, exact: true });
    await expect(next).toBeVisible();
    await expect(dialog.username).toBeFocused();
    await tabTo(page, next);
    await tabTo(page, dialog.username);
    await tabTo(page, next, "Shift+Tab");
    await tabTo(page, dialog.username, "Shift+Tab");
  });
  await page.keyboard.type("demo");
  await test.step("password recovery opens above the login, which keeps its input and gets the focus back", async () => {
    const forgot = dialog.root.getByRole("button", { name: texts.auth.forgot, exact: true });
    await tabTo(page, forgot);
    await page.keyboard.press("Enter");
    const help = page.getByRole("dialog", { name: texts.recovery.title, exact: true });
    await expect(help.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
    await expect(forgot).toBeFocused();
    await expect(dialog.username).toHaveValue("demo");
  });
  await tabTo(page, dialog.password, "Shift+Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(balance(page, texts)).toBeVisible();
});
