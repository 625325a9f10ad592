import type { Locator, Page } from "@playwright/test";
import { DEVICES } from "../support/devices.ts";
import { expect, test } from "../support/fixtures.ts";
import { tabTo } from "../accessibility/keyboard.ts";
import { changeDialog, LoginDialog } from "./login-dialog.ts";
import { rowsOf } from "../support/nightly.ts";
import { anyValues, fill, type Texts } from "../support/texts.ts";
import { balance, CALM_PAGE, loginButton, PASSWORD } from "../support/visitor.ts";

const EMAIL = "demo@example.com";
const NUMBER = "1712345678";
const NEW_PASSWORD = "Taka-2026-ok";
const CHANGED_PASSWORD = "Taka-2026-phone";

/** Returns the dialog of password recovery and its controls. */
function forgotDialog(page: Page, texts: Texts) {
  const root = page.getByRole("dialog", { name: texts.recovery.title, exact: true });
  const field = (name: keyof Texts["recovery"]["field"]) =>
    root.getByRole("textbox", { name: texts.recovery.field[name], exact: true });
  const button = (name: string) => root.getByRole("button", { name, exact: true });
  return {
    root,
    field,
    phoneTab: root.getByRole("tab", { name: texts.recovery.tabs.phone, exact: true }),
    sendMail: button(texts.recovery.sendMail),
    sendCode: root.locator('button[data-state="ready"]'),
    codeIsSent: root.locator('button[data-state="waiting"]'),
    change: button(texts.recovery.change),
    summary: root.getByRole("alert").first(),
  };
}

const forgotButton = (login: LoginDialog, texts: Texts): Locator =>
  login.root.getByRole("button", { name: texts.auth.forgot, exact: true });

/** Opens password recovery above the login. */
async function openForgot(page: Page, texts: Texts) {
  const login = await new LoginDialog(page, texts).open();
  await forgotButton(login, texts).click();
  const forgot = forgotDialog(page, texts);
  await expect(forgot.root).toBeVisible();
  return { login, forgot };
}

/** Logs in with the temporary password and chooses a new one. */
async function loginWithMailed(page: Page, texts: Texts, login: LoginDialog, mailed: string): Promise<void> {
  await login.submit("demo", mailed);
  const change = changeDialog(page, texts);
  await change.newPassword.fill(NEW_PASSWORD);
  await change.confirmNewPassword.fill(NEW_PASSWORD);
  await change.submitButton.click();
  await expect(balance(page, texts)).toBeVisible();
}

// The tests by keyboard below use a desktop.
for (const { name, options } of rowsOf(DEVICES, [DEVICES[1]])) {
  test.describe(`on ${name}`, () => {
    test.use(options);

    test(`R032 R158 R222 R223 R392 R393 R439 ${name}: a forgotten password is replaced by phone, and by e-mail`, async ({
      page,
      texts,
      mock,
    }) => {
      const { login, forgot } = await openForgot(page, texts);
      await test.step("by phone", async () => {
        await forgot.phoneTab.click();
        await forgot.field("mobileNum").fill(NUMBER);
        await forgot.sendCode.click();
        await expect(forgot.codeIsSent).toBeVisible();
        await forgot.field("verificationCode").fill(await mock.latestCode("sms"));
        await forgot.field("newPassword").fill(CHANGED_PASSWORD);
        await forgot.change.click();
        await expect(page.getByText(texts.recovery.changed, { exact: true })).toBeVisible();
        await expect(forgot.root).toBeHidden();
      });
      await test.step("by e-mail", async () => {
        await forgotButton(login, texts).click();
        await forgot.field("username").fill("demo");
        await forgot.field("email").fill(EMAIL);
        await forgot.sendMail.click();
        await expect(page.getByText(texts.recovery.mailed, { exact: true })).toBeVisible();
        await expect(forgot.root).toBeHidden();
        await loginWithMailed(page, texts, login, await mock.latestCode("email"));
      });
    });
  });
}

async function openByKeyboard(page: Page, texts: Texts) {
  await page.goto(CALM_PAGE);
  await loginButton(page, texts).focus();
  await page.keyboard.press("Enter");
  const login = new LoginDialog(page, texts);
  await expect(login.root).toBeVisible();
  await tabTo(page, forgotButton(login, texts));
  await page.keyboard.press("Enter");
  const forgot = forgotDialog(page, texts);
  await expect(forgot.root).toBeVisible();
  return { login, forgot };
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test("R032 R158 R223 R393 R470 the keyboard alone requests a password by e-mail, and sets one by phone that logs in", async ({
  page,
  texts,
  mock,
}) => {
  const { login, forgot } = await openByKeyboard(page, texts);
  await test.step("by e-mail", async () => {
    await type(page, forgot.field("username"), "demo");
    await type(page, forgot.field("email"), EMAIL);
    await page.keyboard.press("Enter");
    await expect(forgot.root).toBeHidden();
    await expect(login.root).toBeVisible();
    await expect.poll(() => mock.latestCode("email")).not.toBe("");
  });
  await test.step("by phone", async () => {
    await expect(forgotButton(login, texts)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(forgot.root).toBeVisible();
    await tabTo(page, forgot.root.getByRole("tab").first());
    await page.keyboard.press("ArrowRight");
    await expect(forgot.phoneTab).toBeFocused();
    await type(page, forgot.field("mobileNum"), NUMBER);
    await tabTo(page, forgot.sendCode);
    await page.keyboard.press("Enter");
    await expect(forgot.codeIsSent).toBeFocused();
    await tabTo(page, forgot.field("verificationCode"), "Shift+Tab");
    await page.keyboard.type(await mock.latestCode("sms"));
    await type(page, forgot.field("newPassword"), NEW_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(forgot.root).toBeHidden();
    await expect(login.root).toBeVisible();
    await tabTo(page, login.username);
    await page.keyboard.type("demo");
    await tabTo(page, login.password);
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(balance(page, texts)).toBeVisible();
  });
});

test("D12 R392 R393 R449 R456 recovery reports errors at the fields and keeps the input, by phone and by e-mail, also after a lost answer", async ({
  page,
  texts,
  mock,
}) => {
  const { forgot } = await openForgot(page, texts);
  await test.step("by e-mail", async () => {
    await forgot.sendMail.click();
    await expect(forgot.summary).toBeFocused();
    for (const name of ["username", "email"] as const) {
      const message = fill(texts.validation.not_empty, { field: texts.recovery.field[name] });
      await expect(forgot.field(name)).toHaveAccessibleDescription(new RegExp(message));
    }
    await forgot.field("username").fill("demo");
    await forgot.field("email").fill("somebody@example.com");
    await forgot.sendMail.click();
    await expect(forgot.summary).toContainText(texts.recovery.refusal.ACCOUNT_NOT_FOUND);
    await expect(forgot.field("email")).toHaveValue("somebody@example.com");

    await forgot.field("email").fill(EMAIL);
    await mock.faults([{ operationId: "requestPasswordByEmail", kind: "drop", times: 1 }]);
    await forgot.sendMail.click();
    await expect(forgot.summary.getByText(anyValues(texts.recovery.unknown))).toBeVisible();
    await expect(forgot.field("email")).toHaveValue(EMAIL);
  });
  await test.step("by phone", async () => {
    await forgot.phoneTab.click();
    await forgot.field("mobileNum").fill(NUMBER);
    await forgot.sendCode.click();
    await expect(forgot.codeIsSent).toBeVisible();
    await forgot.field("verificationCode").fill("999999");
    await forgot.field("newPassword").fill("short");
    await forgot.change.click();
    await expect(forgot.field("newPassword")).toHaveAccessibleDescription(
      new RegExp(fill(texts.validation.password_length, { range: "8–128" })),
    );
    await forgot.field("newPassword").fill(PASSWORD);
    await forgot.change.click();
    await expect(forgot.field("verificationCode")).toHaveAccessibleDescription(
      new RegExp(texts.verification.refusal.VERIFICATION_CODE_INVALID),
    );
    await forgot.field("verificationCode").fill(await mock.latestCode("sms"));
    await forgot.change.click();
    await expect(forgot.field("newPassword")).toHaveAccessibleDescription(
      new RegExp(texts.recovery.refusal.PASSWORD_UNCHANGED),
    );
    await expect(forgot.field("mobileNum")).toHaveValue(NUMBER);
  });
});

test.describe("the recovery dialog", () => {
  test("R158 R292 does not offer recovery by phone when the merchant has switched it off, and links to customer service", async ({
    page,
    texts,
    mock,
  }) => {
    await mock.scenario("off:CHNGPASSVERIF3");
    const { forgot } = await openForgot(page, texts);
    await expect(forgot.field("email")).toBeVisible();
    await expect(forgot.root.getByRole("tab")).toHaveCount(0);
    await expect(forgot.root.getByRole("link", { name: texts.errors.service })).toHaveAttribute("href", /^https:/);
  });

  test("C18 asks before it discards typed input, leaves the login unchanged, and does not close while a request is in progress", async ({
    page,
    texts,
  }) => {
    const login = await new LoginDialog(page, texts).open();
    await login.username.fill("demo");
    const forgot = forgotDialog(page, texts);
    await test.step("typed input", async () => {
      await forgotButton(login, texts).click();
      await forgot.field("username").fill("demo");
      await page.keyboard.press("Escape");
      const question = page.getByRole("alertdialog", { name: texts.app.discard.title, exact: true });
      await question.getByRole("button", { name: texts.app.discard.confirm, exact: true }).click();
      await expect(forgot.root).toBeHidden();
      await expect(login.username).toHaveValue("demo");
    });
    await test.step("a request in progress", async () => {
      await forgotButton(login, texts).click();
      await forgot.field("username").fill("demo");
      await forgot.field("email").fill(EMAIL);
      const { promise: isDue, resolve: letThrough } = Promise.withResolvers<void>();
      await page.route(/\/password\/email/, async (route) => {
        await isDue;
        await route.continue();
      });
      await Promise.all([page.waitForRequest(/\/password\/email/), forgot.sendMail.click()]);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
      await expect(forgot.field("email")).toHaveValue(EMAIL);
      letThrough();
      await expect(page.getByText(texts.recovery.mailed, { exact: true })).toBeVisible();
    });
  });
});
