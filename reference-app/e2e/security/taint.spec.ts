import type { Page } from "@playwright/test";
import { button, field as textbox, heading, openSection, PAYMENT_PASSWORD, radio, taka } from "../money/cashier.ts";
import { expect, test } from "../support/fixtures.ts";
import { changeDialog, keptToken, LoginDialog } from "../session/login-dialog.ts";
import type { Fault, Mock } from "../support/mock.ts";
import {
  field,
  fillIn,
  NUMBER,
  openRegistration,
  PASSWORD as NEW_MEMBERS_PASSWORD,
  submitButton,
} from "../registration/registration.ts";
import { TaintWatch } from "./taint.ts";
import { fill, type Texts } from "../support/texts.ts";
import { balance, comeAsMember, loginButton, PASSWORD, signOut } from "../support/visitor.ts";

const MOBILE = "1712345678";
const WRONG_PASSWORD = "canary-wrong-7261";
const CHANGED_PASSWORD = "canary-changed-8153";

interface Scene {
  page: Page;
  texts: Texts;
  mock: Mock;
}

const openLogin = ({ page, texts }: Scene) => new LoginDialog(page, texts).open();
const failing = (operationId: string): Fault[] => [{ operationId, kind: "status", status: 500, times: 1 }];

/** Closes the open dialog and discards its input. */
async function leave({ page, texts }: Scene): Promise<void> {
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: texts.app.discard.confirm, exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Waits for the login and returns the token, which is a secret from now on. */
async function tokenOf({ page, texts }: Scene): Promise<string> {
  await expect(balance(page, texts)).toBeVisible();
  const token = await keptToken(page);
  expect(token).not.toBeNull();
  return token ?? "";
}

async function askForSmsCode(scene: Scene): Promise<LoginDialog> {
  const dialog = await openLogin(scene);
  await dialog.tab("sms").click();
  await dialog.mobile.fill(MOBILE);
  await dialog.sendCode.click();
  await expect(dialog.sendCode).toHaveAttribute("data-state", "waiting");
  return dialog;
}

test("D5, I5, R151, R186, R187 a failed login and one with Remember leak neither password nor token, even after the logout", async ({
  page,
  texts,
  mock,
}) => {
  const scene = { page, texts, mock };
  const watch = new TaintWatch(page);
  const dialog = await openLogin(scene);
  await test.step("a failed login", async () => {
    await dialog.submit("demo", WRONG_PASSWORD);
    await expect(dialog.summary).toContainText(texts.errors.code.LOGIN_FAILED);
    await mock.faults(failing("login"));
    await dialog.submitButton.click();
    await expect(dialog.summary).toContainText(texts.errors.server);
    await leave(scene);
    expect(await watch.placesOf([WRONG_PASSWORD])).toEqual([]);
  });
  await loginButton(page, texts).click();
  await dialog.remember.check();
  await dialog.submit("demo");
  const secrets = [WRONG_PASSWORD, PASSWORD, await tokenOf(scene), MOBILE];
  expect(await watch.placesOf(secrets)).toEqual([]);
  await page.reload();
  await expect(balance(page, texts)).toBeVisible();
  await signOut(page, texts);
  expect(await keptToken(page)).toBeNull();
  expect(await watch.placesOf(secrets)).toEqual([]);
});

test("I5, R151, R215 a failed login by SMS and the next one leak neither the number nor the token", async ({
  page,
  texts,
  mock,
}) => {
  const scene = { page, texts, mock };
  const watch = new TaintWatch(page);
  const dialog = await askForSmsCode(scene);
  await test.step("a failed login", async () => {
    await dialog.code.fill("999999");
    await mock.faults(failing("login"));
    await dialog.submitButton.click();
    await expect(dialog.summary).toContainText(texts.errors.server);
    await leave(scene);
    expect(await watch.placesOf([MOBILE])).toEqual([]);
  });
  await loginButton(page, texts).click();
  await dialog.tab("sms").click();
  await dialog.mobile.fill(MOBILE);
  await dialog.code.fill(await mock.latestCode("sms"));
  await dialog.submitButton.click();
  const secrets = [MOBILE, await tokenOf(scene)];
  await expect(dialog.root).toBeHidden();
  expect(await watch.placesOf(secrets)).toEqual([]);
  await signOut(page, texts);
  expect(await watch.placesOf(secrets)).toEqual([]);
});

test("R187, R269, D5 a forced change of the password leaks neither the old nor the new password", async ({
  page,
  texts,
  mock,
}) => {
  const scene = { page, texts, mock };
  const watch = new TaintWatch(page);
  const dialog = await openLogin(scene);
  await dialog.submit("expired");
  const change = changeDialog(page, texts);
  await change.newPassword.fill(CHANGED_PASSWORD);
  await change.confirmNewPassword.fill(CHANGED_PASSWORD);
  await mock.faults(failing("changePassword"));
  await change.submitButton.click();
  await expect(change.root.getByRole("alert")).toContainText(texts.errors.server);
  await change.submitButton.click();
  const secrets = [PASSWORD, CHANGED_PASSWORD, await tokenOf(scene)];
  await expect(change.root).toBeHidden();
  expect(await watch.placesOf(secrets)).toEqual([]);
  await signOut(page, texts);
  expect(await watch.placesOf(secrets)).toEqual([]);
});

test("R028, R219, I5 a registration leaks no password, number or token, even if it fails at first", async ({
  page,
  texts,
  mock,
}) => {
  const scene = { page, texts, mock };
  const watch = new TaintWatch(page);
  const dialog = await openRegistration(page, texts);
  await dialog.getByRole("tab", { name: texts.registration.tabs.username, exact: true }).click();
  await fillIn(dialog, texts, mock, "rahim7");
  await field(dialog, texts, "payeeName").fill("");
  await submitButton(dialog, texts).click();
  await expect(field(dialog, texts, "payeeName")).toHaveAttribute("aria-invalid", "true");
  await field(dialog, texts, "payeeName").fill("Abdul Karim");
  await submitButton(dialog, texts).click();
  const secrets = [NEW_MEMBERS_PASSWORD, NUMBER, await tokenOf(scene)];
  await expect(dialog).toBeHidden();
  expect(await watch.placesOf(secrets)).toEqual([]);
  await signOut(page, texts);
  await expect(loginButton(page, texts)).toBeVisible();
  expect(await watch.placesOf(secrets)).toEqual([]);
});

test("R158, R223, I5 password recovery leaks neither the new password nor the number, even if it fails at first", async ({
  page,
  texts,
  mock,
}) => {
  const scene = { page, texts, mock };
  const watch = new TaintWatch(page);
  const login = await openLogin(scene);
  await login.root.getByRole("button", { name: texts.auth.forgot, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: texts.recovery.title, exact: true });
  await dialog.getByRole("tab", { name: texts.recovery.tabs.phone, exact: true }).click();
  const typed = (name: "mobileNum" | "verificationCode" | "newPassword") =>
    dialog.getByRole("textbox", { name: texts.recovery.field[name], exact: true });
  await typed("mobileNum").fill(MOBILE);
  await dialog.locator('button[data-state="ready"]').click();
  await expect(dialog.locator('button[data-state="waiting"]')).toBeVisible();
  await typed("verificationCode").fill(await mock.latestCode("sms"));
  await typed("newPassword").fill(CHANGED_PASSWORD);
  await mock.faults(failing("resetPasswordByPhone"));
  const change = dialog.getByRole("button", { name: texts.recovery.change, exact: true });
  await change.click();
  await expect(dialog.getByRole("alert").first()).toBeVisible();
  await change.click();
  await expect(dialog).toBeHidden();
  await login.submit("demo", CHANGED_PASSWORD);
  const secrets = [MOBILE, CHANGED_PASSWORD, await tokenOf(scene)];
  await expect(login.root).toBeHidden();
  await signOut(page, texts);
  expect(await watch.placesOf(secrets)).toEqual([]);
});

test.describe("in English", () => {
  test.use({ language: "en" });

  test("R176, E062, E065, E067, I5 points, deposits and personal data leak no payment password, account number or e-mail address", async ({
    page,
    texts,
    mock,
  }) => {
    const { cashier, mall, profile, refusals } = texts;
    const canary = { account: "58102937465017", wrong: "918273", email: "canary-6120@example.com" };
    const watch = new TaintWatch(page);
    const dialogOf = (name: string) => page.getByRole("dialog", { name, exact: true });
    await comeAsMember(page, mock);

    await page.goto("/pointMall");
    await button(page.getByRole("main"), mall.convert).click();
    const convert = dialogOf(mall.convert);
    await textbox(convert, mall.pointsField).fill("100");
    await button(convert, cashier.review.next).click();
    await textbox(convert, cashier.paymentPassword.label).fill(canary.wrong);
    await page.keyboard.press("Enter");
    await expect(convert.getByRole("alert")).toContainText(refusals.PAYMENT_PASSWORD_INCORRECT);
    await textbox(convert, cashier.paymentPassword.label).fill(PAYMENT_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(heading(convert, fill(mall.converted, { amount: taka("50.00") }))).toBeVisible();

    await page.goto("/pointMall?reward=bonus-5");
    const redeem = dialogOf(mall.redeemTitle);
    await textbox(redeem, cashier.paymentPassword.label).fill(PAYMENT_PASSWORD);
    await mock.faults([{ operationId: "redeemPointReward", kind: "drop", times: 1 }]);
    await page.keyboard.press("Enter");
    await expect(redeem.getByRole("link", { name: mall.history, exact: true })).toBeVisible();

    const deposit = await openSection(page, texts, "deposit");
    await radio(deposit, "Bank transfer").click();
    await textbox(deposit, cashier.amount.label).fill("1000");
    await deposit.getByRole("combobox", { name: "Your bank" }).selectOption("city");
    await textbox(deposit, "Account number").fill(canary.account);
    await button(deposit, cashier.review.next).click();
    const [payPage] = await Promise.all([
      page.context().waitForEvent("page"),
      button(deposit, cashier.deposit.confirm).click(),
    ]);
    await payPage.locator("button[value=pay]").click();
    await expect(payPage.locator("button[value=pay]")).toHaveCount(0);
    await payPage.close();
    await expect(heading(deposit, fill(cashier.deposit.status.approved, { amount: taka("1,000.00") }))).toBeVisible();

    const data = await openSection(page, texts, "personalData");
    await textbox(data, profile.newEmail).fill(canary.email);
    await mock.faults(failing("setMemberInfo"));
    await button(data, profile.save).click();
    await expect(data.getByRole("alert")).toContainText(texts.errors.server);
    await button(data, profile.save).click();
    await expect(data.getByText(fill(profile.presentEmail, { email: "c•••@example.com" }))).toBeVisible();

    await page.keyboard.press("Escape");
    await expect(data).toBeHidden();
    const secrets = [...Object.values(canary), PAYMENT_PASSWORD];
    expect(await watch.placesOf(secrets)).toEqual([]);
    await signOut(page, texts);
    expect(await watch.placesOf(secrets)).toEqual([]);
  });
});
