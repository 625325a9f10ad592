import type { Locator, Page } from "@playwright/test";
import { expect } from "../support/expect.ts";
import type { Mock } from "../support/mock.ts";
import type { Texts } from "../support/texts.ts";
import { loginButton } from "../support/visitor.ts";

/** The fields that the form has only for merchants that require them, in the order of R348–R360. */
export const FURTHER_FIELDS = [
  "payeeName",
  "qqNum",
  "email",
  "recommenderId",
  "nickname",
  "paymentPassword",
  "line",
  "whatsapp",
  "facebook",
  "wechat",
  "idNumber",
  "zalo",
  "affiliateCode",
] as const;

/** A phone number that no account has. */
export const NUMBER = "1812345678";
export const PASSWORD = "Taka-2026-ok";
export const NAME = "Abdul Karim";

export const registerDialog = (page: Page, texts: Texts): Locator =>
  page.getByRole("dialog", { name: texts.registration.title, exact: true });
export const field = (dialog: Locator, texts: Texts, name: keyof Texts["registration"]["field"]): Locator =>
  dialog.getByRole("textbox", { name: texts.registration.field[name], exact: true });
export const submitButton = (dialog: Locator, texts: Texts): Locator =>
  dialog.getByRole("button", { name: texts.registration.submit, exact: true });
export const tab = (dialog: Locator, texts: Texts, name: "mobile" | "username"): Locator =>
  dialog.getByRole("tab", { name: texts.registration.tabs[name], exact: true });
export const ageBox = (dialog: Locator): Locator => dialog.getByRole("checkbox").last();

/** Opens the registration at its address, and waits until its fields are shown. */
export async function openRegistration(page: Page, texts: Texts, address = "/register"): Promise<Locator> {
  await page.goto(address);
  const dialog = registerDialog(page, texts);
  await expect(submitButton(dialog, texts)).toBeVisible();
  return dialog;
}

const captchasDrawn = async (mock: Mock) =>
  (await mock.requests()).filter(({ operationId }) => operationId === "getCaptcha").length;

/** Returns the characters of the captcha on the screen, after waiting for the `count`th captcha of this test. */
export async function readCaptcha(dialog: Locator, texts: Texts, mock: Mock, count = 1): Promise<string> {
  await expect.poll(() => captchasDrawn(mock)).toBe(count);
  await expect(dialog.getByRole("img", { name: texts.verification.captchaPicture })).toBeVisible();
  return mock.latestCode("captcha");
}

/** Requests an SMS code for the number in the form, and returns the code. */
export async function askForCode(dialog: Locator, mock: Mock): Promise<string> {
  const button = dialog.locator('button[data-state="ready"]');
  await button.click();
  await expect(dialog.locator('button[data-state="waiting"]')).toBeVisible();
  return mock.latestCode("sms");
}

/** Fills in all fields that the default merchant requires on the open tab, the captcha last. */
export async function fillIn(dialog: Locator, texts: Texts, mock: Mock, username?: string): Promise<void> {
  if (username !== undefined) await field(dialog, texts, "username").fill(username);
  await field(dialog, texts, "mobileNum").fill(NUMBER);
  await field(dialog, texts, "verificationCode").fill(await askForCode(dialog, mock));
  await field(dialog, texts, "password").fill(PASSWORD);
  await field(dialog, texts, "confirmPassword").fill(PASSWORD);
  await field(dialog, texts, "payeeName").fill(NAME);
  await field(dialog, texts, "captcha").fill(await readCaptcha(dialog, texts, mock));
  await ageBox(dialog).check();
}

/** Expects that the new member is logged in and that the page shows home. */
export async function expectRegistered(page: Page, texts: Texts, account: string): Promise<void> {
  await expect(page.getByText(texts.registration.success, { exact: true })).toBeVisible();
  await expect(registerDialog(page, texts)).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await expect(loginButton(page, texts)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem("token"))).not.toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem("account"))).toBe(account);
}

/** Returns the checkbox that accepts the terms. */
export const termsBox = (dialog: Locator, texts: Texts): Locator =>
  dialog.getByRole("checkbox", { name: texts.registration.terms });
