import type { Page } from "@playwright/test";
import { DEVICES } from "./devices.ts";
import { expect, test } from "./fixtures.ts";
import { LoginDialog } from "./login-dialog.ts";
import { rowsOf } from "./nightly.ts";
import type { Texts } from "./texts.ts";
import { balance, loginButton } from "./visitor.ts";

const openLogin = (page: Page, texts: Texts) => new LoginDialog(page, texts).open();

for (const { name, options } of rowsOf(DEVICES, [DEVICES[1]])) {
  test.describe(`on ${name}`, () => {
    test.use(options);

    test("R149, R278, R280, R395, R446, R450 the code of the SMS lets in, and another one waits for five minutes", async ({
      page,
      texts,
      mock,
    }) => {
      const dialog = await openLogin(page, texts);
      await dialog.tab("sms").click();
      await dialog.sendCode.click();
      const { PHONE_MISSING, VERIFICATION_CODE_MISSING } = texts.verification.refusal;
      await expect(dialog.mobile).toHaveAccessibleDescription(new RegExp(PHONE_MISSING));
      await expect(dialog.mobile).toBeFocused();
      await dialog.mobile.fill("1712345678");
      await dialog.sendCode.click();
      await expect(dialog.sendCode).toHaveAttribute("data-state", "waiting");
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

test("R148 R455 what was typed under one tab waits there; a number that nobody has is told as a failed login, not as a wrong name", async ({
  page,
  texts,
}) => {
  const dialog = await openLogin(page, texts);
  await dialog.username.fill("rahim");
  await dialog.tab("sms").click();
  await dialog.mobile.fill("1799999999");
  await dialog.tab("username").click();
  await expect(dialog.username).toHaveValue("rahim");
  await dialog.tab("sms").click();
  await expect(dialog.mobile).toHaveValue("1799999999");
  // The answer is the same as for a member's number; no SMS goes out.
  await dialog.sendCode.click();
  await expect(dialog.sendCode).toHaveAttribute("data-state", "waiting");
  await dialog.code.fill("123456");
  await dialog.submitButton.click();
  await expect(dialog.summary).toContainText(texts.auth.smsFailed);
  await expect(dialog.mobile).toHaveValue("1799999999");
});

test("R151 the next login begins at the tab of the last one, without the number", async ({ page, texts, mock }) => {
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

test("R288, R289, R290 is not offered where the merchant has it switched off", async ({ page, texts, mock }) => {
  await mock.scenario("off:MOBILEVERCODELOGIN3");
  await page.goto("/");
  // The switches are here once this one shows.
  await expect(page.getByRole("button", { name: texts.app.header.freePlay, exact: true })).toBeVisible();
  await loginButton(page, texts).click();
  const dialog = new LoginDialog(page, texts);
  await expect(dialog.tab("username")).toBeVisible();
  await expect(dialog.tab("sms")).toHaveCount(0);
});
