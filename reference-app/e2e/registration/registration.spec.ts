import type { Locator, Page } from "@playwright/test";
import { DEVICES } from "../support/devices.ts";
import { expect, test } from "../support/fixtures.ts";
import { tabTo } from "../accessibility/keyboard.ts";
import { rowsOf } from "../support/nightly.ts";
import {
  ageBox,
  askForCode,
  expectRegistered,
  field,
  fillIn,
  NAME,
  NUMBER,
  openRegistration,
  PASSWORD,
  readCaptcha,
  submitButton,
  tab,
  termsBox,
} from "./registration.ts";
import { anyValues, fill } from "../support/texts.ts";
import { comeAsMember, loginButton } from "../support/visitor.ts";

const summary = (dialog: Locator) => dialog.getByRole("alert").first();

// The tests by keyboard and of dialogs use a desktop.
for (const { name: device, options } of rowsOf(DEVICES, [DEVICES[1]])) {
  test.describe(`on ${device}`, () => {
    test.use(options);

    test(`D13 R029 R154 R155 R156 R276 R397 R436 R467 ${device}: a visitor registers by mobile number; the input survives a change of the tab (WCAG 3.3.7), and the terms must be accepted`, async ({
      page,
      texts,
      mock,
    }) => {
      const dialog = await openRegistration(page, texts);
      await expect(tab(dialog, texts, "mobile")).toHaveAttribute("aria-selected", "true");
      await expect(termsBox(dialog, texts)).toBeChecked();
      await fillIn(dialog, texts, mock);
      await test.step("the input survives a change of the tab", async () => {
        const captcha = await field(dialog, texts, "captcha").inputValue();
        await tab(dialog, texts, "username").click();
        await field(dialog, texts, "username").fill("rahim7");
        await tab(dialog, texts, "mobile").click();
        await tab(dialog, texts, "username").click();
        await expect(field(dialog, texts, "username")).toHaveValue("rahim7");
        await expect(field(dialog, texts, "mobileNum")).toHaveValue(NUMBER);
        await expect(field(dialog, texts, "password")).toHaveValue(PASSWORD);
        await expect(field(dialog, texts, "captcha")).toHaveValue(captcha);
        await expect(ageBox(dialog)).toBeChecked();
        await tab(dialog, texts, "mobile").click();
      });
      await test.step("the terms must be accepted", async () => {
        await termsBox(dialog, texts).uncheck();
        await submitButton(dialog, texts).click();
        await expect(summary(dialog)).toContainText(texts.validation.terms_required);
        await termsBox(dialog, texts).check();
      });
      await submitButton(dialog, texts).click();
      await expectRegistered(page, texts, `880${NUMBER}`);
    });

    test(`R028 R154 R276 R277 R437 ${device}: a visitor registers by username; each refusal of the server is shown at its field, loads a new captcha, and keeps the input`, async ({
      page,
      texts,
      mock,
    }) => {
      const dialog = await openRegistration(page, texts);
      await tab(dialog, texts, "username").click();
      await fillIn(dialog, texts, mock, "demo");
      await test.step("a username that is taken", async () => {
        await submitButton(dialog, texts).click();
        await expect(summary(dialog)).toContainText(texts.registration.refusal.USERNAME_TAKEN);
        await expect(field(dialog, texts, "username")).toHaveAccessibleDescription(
          new RegExp(texts.registration.refusal.USERNAME_TAKEN),
        );
        await expect(field(dialog, texts, "password")).toHaveValue(PASSWORD);
        await expect(field(dialog, texts, "payeeName")).toHaveValue(NAME);
      });
      await test.step("a wrong verification code", async () => {
        await field(dialog, texts, "username").fill("rahim7");
        await field(dialog, texts, "captcha").fill(await readCaptcha(dialog, texts, mock, 2));
        await field(dialog, texts, "verificationCode").fill("999999");
        await submitButton(dialog, texts).click();
        await expect(field(dialog, texts, "verificationCode")).toHaveAccessibleDescription(
          new RegExp(texts.verification.refusal.VERIFICATION_CODE_INVALID),
        );
      });
      await field(dialog, texts, "verificationCode").fill(await mock.latestCode("sms"));
      await field(dialog, texts, "captcha").fill(await readCaptcha(dialog, texts, mock, 3));
      await submitButton(dialog, texts).click();
      await expectRegistered(page, texts, "rahim7");
    });
  });
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test.describe("by keyboard alone", () => {
  for (const way of ["mobile", "username"] as const) {
    test(`R028 R029 the keyboard alone registers by ${way}`, async ({ page, texts, mock }) => {
      const dialog = await openRegistration(page, texts);
      await tabTo(page, tab(dialog, texts, "mobile"));
      if (way === "username") {
        await page.keyboard.press("ArrowRight");
        await expect(tab(dialog, texts, "username")).toBeFocused();
        await type(page, field(dialog, texts, "username"), "rahim7");
        await type(page, field(dialog, texts, "password"), PASSWORD);
        await type(page, field(dialog, texts, "confirmPassword"), PASSWORD);
      }
      await type(page, field(dialog, texts, "mobileNum"), NUMBER);
      await tabTo(page, dialog.locator('button[data-state="ready"]'));
      await page.keyboard.press("Enter");
      await expect(dialog.locator('button[data-state="waiting"]')).toBeFocused();
      await tabTo(page, field(dialog, texts, "verificationCode"), "Shift+Tab");
      await page.keyboard.type(await mock.latestCode("sms"));
      if (way === "mobile") {
        await type(page, field(dialog, texts, "password"), PASSWORD);
        await type(page, field(dialog, texts, "confirmPassword"), PASSWORD);
      }
      await type(page, field(dialog, texts, "payeeName"), NAME);
      await type(page, field(dialog, texts, "captcha"), await readCaptcha(dialog, texts, mock));
      await tabTo(page, ageBox(dialog));
      await page.keyboard.press("Space");
      await page.keyboard.press("Enter");
      await expectRegistered(page, texts, way === "mobile" ? `880${NUMBER}` : "rahim7");
    });
  }
});

test.describe("input errors", () => {
  test("R343 R378 R381 R387 R398 are shown at the fields and in a summary with links to them", async ({
    page,
    texts,
  }) => {
    const { validation, registration } = texts;
    const dialog = await openRegistration(page, texts);
    await submitButton(dialog, texts).click();
    await expect(summary(dialog)).toBeFocused();
    for (const name of ["mobileNum", "password", "confirmPassword", "payeeName"] as const) {
      const message = fill(validation.not_empty, { field: registration.field[name] });
      await expect(field(dialog, texts, name)).toHaveAccessibleDescription(new RegExp(message));
      await expect(summary(dialog)).toContainText(message);
    }
    await expect(summary(dialog)).toContainText(validation.captcha_required);
    await expect(summary(dialog)).toContainText(fill(validation.age_required, { max: "21" }));
    await expect(ageBox(dialog)).not.toBeChecked();

    await field(dialog, texts, "password").fill("short");
    await field(dialog, texts, "confirmPassword").fill("shorter");
    await field(dialog, texts, "payeeName").fill("7");
    await submitButton(dialog, texts).click();
    await expect(summary(dialog)).toContainText(fill(validation.password_length, { range: "8–128" }));
    await expect(summary(dialog)).toContainText(validation.confirm_mismatch);
    const name = fill(validation.reg_pattern_8, { field: registration.field.payeeName, range: "2–64" });
    await summary(dialog).getByRole("link", { name, exact: true }).click();
    await expect(field(dialog, texts, "payeeName")).toBeFocused();
    await expect(field(dialog, texts, "password")).toHaveValue("short");
  });

  test("C13 R233 R382 a field that only the server refuses gets a message about its format; after a lost answer, the same registration is sent again and counts once", async ({
    page,
    texts,
    mock,
  }) => {
    const dialog = await openRegistration(page, texts);
    await fillIn(dialog, texts, mock);
    await test.step("a refusal about the format", async () => {
      // The rule changes after the form has loaded its rules.
      await mock.registerRule("payeeName", { minLength: 40 });
      await submitButton(dialog, texts).click();
      const said = new RegExp(texts.validation.real_name_format);
      await expect(field(dialog, texts, "payeeName")).toHaveAccessibleDescription(said);
    });
    await test.step("a lost answer", async () => {
      await mock.registerRule("payeeName", { minLength: 2 });
      await field(dialog, texts, "captcha").fill(await readCaptcha(dialog, texts, mock, 2));
      await mock.faults([{ operationId: "registerByMobile", kind: "drop", times: 1 }]);
      await submitButton(dialog, texts).click();
      await expect(summary(dialog).getByText(anyValues(texts.registration.unknown))).toBeVisible();
      await expect(field(dialog, texts, "password")).toHaveValue(PASSWORD);
      await submitButton(dialog, texts).click();
      await expectRegistered(page, texts, `880${NUMBER}`);
      const { accounts } = await mock.state();
      expect(accounts.filter(({ username }) => username === `880${NUMBER}`)).toHaveLength(1);
    });
  });
});

test("R278 R279 R380 R435 R452 a verification code is sent once and only to a valid number, and a failure shows a message", async ({
  page,
  texts,
  mock,
}) => {
  const dialog = await openRegistration(page, texts);
  const number = field(dialog, texts, "mobileNum");
  const ready = dialog.locator('button[data-state="ready"]');
  const sent = async () =>
    (await mock.requests()).filter(({ operationId }) => operationId === "sendRegisterSmsCode").length;
  await number.fill("123");
  await ready.click();
  await expect(number).toHaveAccessibleDescription(new RegExp(texts.validation.mobile_invalid));
  expect(await sent()).toBe(0);

  // The server sends no more codes to this number.
  await number.fill("1900000402");
  await ready.click();
  const warning = page.getByRole("alertdialog", { name: texts.verification.notSent, exact: true });
  await expect(warning).toContainText(texts.verification.refusal.QUOTA_EXCEEDED);
  await warning.getByRole("button", { name: texts.verification.understood, exact: true }).click();
  await expect(warning).toBeHidden();
  await expect(field(dialog, texts, "verificationCode")).toHaveAccessibleDescription(
    new RegExp(texts.verification.refusal.QUOTA_EXCEEDED),
  );
  await expect(number).toHaveValue("1900000402");
  expect(await sent()).toBe(1);

  await number.fill(NUMBER);
  await askForCode(dialog, mock);
  const waiting = dialog.locator('button[data-state="waiting"]');
  await expect(waiting).toHaveAttribute("aria-disabled", "true");
  await expect(waiting).toContainText(/0?[45]:\d\d/);
  await waiting.click({ force: true });
  expect(await sent()).toBe(2);
  // Another number can get a code immediately.
  await number.fill("1812345679");
  await expect(ready).toBeVisible();
});

test.describe("the registration dialog", () => {
  test("R440 tells a logged-in member to log out, and opens after the logout", async ({ page, texts, mock }) => {
    await comeAsMember(page, mock);
    await page.goto("/register");
    const dialog = page.getByRole("alertdialog", { name: texts.popups.in_logged_login, exact: true });
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: texts.app.header.logout, exact: true }).click();
    const question = page.getByRole("alertdialog", { name: texts.app.logout.title, exact: true });
    await question.getByRole("button", { name: texts.app.logout.confirm, exact: true }).click();
    await expect(loginButton(page, texts)).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(await openRegistration(page, texts)).toBeVisible();
  });

  test("C18 R044 R157 R295 opens above the home page at /register.html and /register, closes to home, asks before it discards input, and keeps the input while the terms are open", async ({
    page,
    texts,
  }) => {
    await test.step("an unchanged form closes at once", async () => {
      const untouched = await openRegistration(page, texts, "/register.html");
      await page.keyboard.press("Escape");
      await expect(untouched).toBeHidden();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole("main")).toBeVisible();
    });
    const dialog = await openRegistration(page, texts);
    const question = page.getByRole("alertdialog", { name: texts.app.discard.title, exact: true });
    await test.step("a changed form asks first", async () => {
      await field(dialog, texts, "payeeName").fill(NAME);
      await page.keyboard.press("Escape");
      await question.getByRole("button", { name: texts.app.discard.stay, exact: true }).click();
      await expect(question).toBeHidden();
      await expect(field(dialog, texts, "payeeName")).toHaveValue(NAME);
    });
    await test.step("the terms open above the form", async () => {
      await dialog.getByRole("button", { name: texts.registration.termsRead, exact: true }).click();
      const terms = page.getByRole("dialog", { name: texts.help.terms, exact: true });
      await expect(terms.getByRole("heading", { level: 3 }).first()).toBeVisible();
      const close = terms.getByRole("button").first();
      await expect(close).toBeFocused();
      await close.click();
      await expect(terms).toBeHidden();
      await expect(field(dialog, texts, "payeeName")).toHaveValue(NAME);
    });
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: texts.app.discard.confirm, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("main")).toBeVisible();
  });
});
