import type { Page } from "@playwright/test";
import { DEVICES } from "../support/devices.ts";
import { expect, test } from "../support/fixtures.ts";
import { changeDialog, LoginDialog } from "./login-dialog.ts";
import { rowsOf } from "../support/nightly.ts";
import type { Texts } from "../support/texts.ts";
import { balance, CALM_PAGE, loginButton } from "../support/visitor.ts";

/** The number of the mock's member `expired`. */
const EXPIRED_MOBILE = "1700000008";
const openLogin = (page: Page, texts: Texts) => new LoginDialog(page, texts).open();

for (const { name, options } of rowsOf(DEVICES, [DEVICES[1]])) {
  test.describe(`on ${name}`, () => {
    test.use(options);

    test("R149, R278, R280, R395, R446, R450 a code by SMS logs a member in, and the next code can be requested after five minutes", async ({
      page,
      texts,
      mock,
    }) => {
      const dialog = await openLogin(page, texts);
      await dialog.tab("sms").click();
      const { PHONE_MISSING, VERIFICATION_CODE_MISSING } = texts.verification.refusal;
      await dialog.submitButton.click();
      await expect(dialog.summary).toContainText(VERIFICATION_CODE_MISSING);
      await dialog.sendCode.click();
      await expect(dialog.mobile).toHaveAccessibleDescription(new RegExp(PHONE_MISSING));
      await expect(dialog.mobile).toBeFocused();
      await dialog.mobile.fill("1712345678");
      await dialog.sendCode.click();
      await expect(dialog.sendCode).toHaveAttribute("data-state", "waiting");
      await expect(dialog.summary).toBeHidden();
      await expect(dialog.sendCode).toHaveText(/[0০][45৪৫]:\S{2}/);
      await dialog.submitButton.click();
      await expect(dialog.code).toHaveAccessibleDescription(new RegExp(VERIFICATION_CODE_MISSING));
      await dialog.code.fill("999999");
      await dialog.submitButton.click();
      await expect(dialog.code).toHaveAccessibleDescription(
        new RegExp(texts.verification.refusal.VERIFICATION_CODE_INVALID),
      );
      await dialog.code.fill(await mock.latestCode("sms"));
      await dialog.submitButton.click();
      await expect(dialog.root).toBeHidden();
      await expect(balance(page, texts)).toBeVisible();
    });
  });
}

test("R148 R187 R287 R455 each tab of the login keeps its input; an unknown number is reported as a failed login; an expired password must be changed after a login by SMS, with the old password", async ({
  page,
  texts,
  mock,
}) => {
  const dialog = await openLogin(page, texts);
  await dialog.username.fill("rahim");
  await dialog.tab("sms").click();
  await dialog.mobile.fill("1799999999");
  await dialog.tab("username").click();
  await expect(dialog.username).toHaveValue("rahim");
  await dialog.tab("sms").click();
  await expect(dialog.mobile).toHaveValue("1799999999");
  // The answer is the same as for a member's number, but no SMS is sent.
  await dialog.sendCode.click();
  await expect(dialog.sendCode).toHaveAttribute("data-state", "waiting");
  await dialog.code.fill("123456");
  await dialog.submitButton.click();
  await expect(dialog.summary).toContainText(texts.auth.smsFailed);
  await expect(dialog.mobile).toHaveValue("1799999999");
  await test.step("an expired password", async () => {
    await dialog.mobile.fill(EXPIRED_MOBILE);
    await dialog.sendCode.click();
    await expect(dialog.sendCode).toHaveAttribute("data-state", "waiting");
    await dialog.code.fill(await mock.latestCode("sms"));
    await dialog.submitButton.click();
    const change = changeDialog(page, texts);
    await expect(change.oldPassword).toBeVisible();
    await expect(change.newPassword).toBeVisible();
  });
});

test("R151 the login reopens at the last used tab, without the number", async ({ page, texts, mock }) => {
  const dialog = await openLogin(page, texts);
  await dialog.tab("sms").click();
  await dialog.mobile.fill("1712345678");
  await dialog.sendCode.click();
  await expect(dialog.sendCode).toHaveAttribute("data-state", "waiting");
  await dialog.code.fill(await mock.latestCode("sms"));
  await dialog.submitButton.click();
  await expect(balance(page, texts)).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await dialog.open();
  await expect(dialog.tab("sms")).toHaveAttribute("aria-selected", "true");
  await expect(dialog.mobile).toHaveValue("");
});

test("R288, R289, R290 login by SMS is not offered when the merchant has switched it off", async ({
  page,
  texts,
  mock,
}) => {
  await mock.scenario("off:MOBILEVERCODELOGIN3");
  await page.goto(CALM_PAGE);
  // The merchant's switches are loaded when this button is visible.
  await expect(page.getByRole("button", { name: texts.app.header.freePlay, exact: true })).toBeVisible();
  await loginButton(page, texts).click();
  const dialog = new LoginDialog(page, texts);
  await expect(dialog.tab("username")).toBeVisible();
  await expect(dialog.tab("sms")).toHaveCount(0);
});
