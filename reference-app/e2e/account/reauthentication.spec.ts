import type { Page } from "@playwright/test";
import { codeOfApp } from "./authenticator.ts";
import { expectNoAxeViolation } from "../accessibility/axe.ts";
import { DEVICES } from "../support/devices.ts";
import { expect, test } from "../support/fixtures.ts";
import type { Mock } from "../support/mock.ts";
import { fill, type Texts } from "../support/texts.ts";
import { CALM_PAGE, comeAsMember, PASSWORD } from "../support/visitor.ts";

/** After this time, the login no longer counts as a recent proof of identity. */
const STALE_MS = 5 * 60_000;

const question = (page: Page, { reauthentication }: Texts) => {
  const root = page.getByRole("dialog", { name: reauthentication.title, exact: true });
  return {
    root,
    password: root.getByRole("textbox", { name: reauthentication.password, exact: true }),
    submit: root.getByRole("button", { name: reauthentication.submit, exact: true }),
  };
};

const statusesOf = async (mock: Mock, ...operationIds: string[]) =>
  (await mock.requests())
    .filter(({ operationId = "" }) => operationIds.includes(operationId))
    .map(({ operationId, status }) => `${operationId} ${status}`)
    .toReversed();

test("E099 E025 a change of the e-mail address needs a recent proof of identity, and the form keeps its input", async ({
  page,
  texts,
  mock,
}) => {
  await comeAsMember(page, mock);
  await mock.advance(STALE_MS);
  await page.goto(`${CALM_PAGE}?member=personalData`);
  const data = page.getByRole("dialog", { name: texts.member.sections.personalData, exact: true });
  const [nickname, email] = [texts.profile.nickname, texts.profile.newEmail].map((name) =>
    data.getByRole("textbox", { name }),
  );
  const save = data.getByRole("button", { name: texts.profile.save, exact: true });
  await nickname?.fill("রহিমা");
  await email?.fill("rahima@example.com");
  await save.press("Enter");

  const asked = question(page, texts);
  await expect(asked.password).toBeFocused();
  await expectNoAxeViolation(page);
  await page.keyboard.press("Escape");
  await expect(asked.root).toBeHidden();
  await expect(data.getByRole("alert")).toContainText(texts.refusals.REAUTHENTICATION_REQUIRED);
  await expect(email ?? data).toHaveValue("rahima@example.com");

  await save.press("Enter");
  await asked.submit.click();
  await expect(asked.password).toHaveAccessibleDescription(
    new RegExp(fill(texts.reauthentication.missing, { field: texts.reauthentication.password })),
  );
  await asked.password.fill("wrong-password");
  await asked.submit.click();
  await expect(asked.password).toHaveAccessibleDescription(new RegExp(texts.refusals.PASSWORD_INCORRECT));
  await asked.password.fill(PASSWORD);
  await asked.password.press("Enter");
  await expect(asked.root).toBeHidden();
  await expect(data.getByText(fill(texts.profile.presentEmail, { email: "r•••@example.com" }))).toBeVisible();
  expect(await statusesOf(mock, "setMemberInfo", "reauthenticate")).toEqual([
    "setMemberInfo 403",
    "setMemberInfo 403",
    "reauthenticate 422",
    "reauthenticate 200",
    "setMemberInfo 200",
  ]);
});

test("E071 a new payout account needs a recent proof of identity, and the typed payment password is kept", async ({
  page,
  texts,
  mock,
}) => {
  const { account, paymentPassword } = texts.cashier;
  await comeAsMember(page, mock);
  await page.goto(`${CALM_PAGE}?member=withdrawal`);
  const withdrawal = page.getByRole("dialog", { name: texts.member.sections.withdrawal, exact: true });
  await withdrawal.getByRole("button", { name: account.add, exact: true }).click();
  const adding = page.getByRole("dialog", { name: account.add, exact: true });
  await adding.getByRole("textbox", { name: account.number, exact: true }).fill("01812345678");
  await adding.getByRole("textbox", { name: account.holder, exact: true }).fill("Rahima Khatun");
  const digits = adding.getByRole("textbox", { name: paymentPassword.label, exact: true });
  await digits.fill("654321");
  await mock.advance(STALE_MS);
  await adding.getByRole("button", { name: account.save, exact: true }).click();
  const asked = question(page, texts);
  await expect(asked.password).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(adding.getByRole("alert")).toContainText(texts.refusals.REAUTHENTICATION_REQUIRED);
  await expect(digits).toHaveValue("654321");
  await adding.getByRole("button", { name: account.save, exact: true }).click();
  await asked.password.fill(PASSWORD);
  await asked.submit.click();
  await expect(page.getByText(account.added, { exact: true })).toBeVisible();
  expect(await statusesOf(mock, "addPayoutAccount")).toEqual([
    "addPayoutAccount 403",
    "addPayoutAccount 403",
    "addPayoutAccount 200",
  ]);
});

test.describe("on a phone", () => {
  test.use(DEVICES[1].options);

  test("E099 a member sets up an authenticator app after a proof of identity; its codes then prove the identity too", async ({
    page,
    texts,
    mock,
  }) => {
    const { app } = texts.security;
    const { paymentPassword } = texts.cashier;
    await comeAsMember(page, mock);
    await mock.advance(STALE_MS);
    await page.goto(`${CALM_PAGE}?member=securityCenter`);
    await page.getByRole("button", { name: app.setUp, exact: true }).click();
    const asked = question(page, texts);
    await asked.password.fill(PASSWORD);
    await asked.submit.click();
    const dialog = page.getByRole("dialog", { name: app.title, exact: true });
    const shown = dialog.getByRole("textbox", { name: app.key });
    await expect(shown).toHaveValue(/^[A-Z2-7]{32}$/);
    const key = await shown.inputValue();
    const codeNow = async () => codeOfApp(key, (await mock.state()).now);
    await dialog.getByRole("textbox", { name: app.code }).fill(await codeNow());
    await dialog.getByRole("button", { name: app.setUp, exact: true }).click();
    await page.getByRole("button", { name: texts.security.recovery.kept, exact: true }).click();
    await expect(page.getByText(app.isOn, { exact: true })).toBeVisible();

    await mock.advance(STALE_MS);
    await page.getByRole("button", { name: texts.security.changePaymentPassword, exact: true }).click();
    const payment = page.getByRole("dialog", { name: paymentPassword.title, exact: true });
    const fields = [
      paymentPassword.oldPaymentPassword,
      paymentPassword.newPaymentPassword,
      paymentPassword.confirmPaymentPassword,
    ].map((name) => payment.getByRole("textbox", { name, exact: true }));
    await fields[0]?.fill("654321");
    await fields[1]?.fill("271828");
    await fields[2]?.fill("271828");
    await payment.getByRole("button", { name: paymentPassword.save, exact: true }).click();
    await asked.root.getByText(texts.reauthentication.by.authenticator, { exact: true }).click();
    await expectNoAxeViolation(page);
    await asked.root.getByRole("textbox", { name: texts.reauthentication.code }).fill(await codeNow());
    await asked.submit.click();
    await expect(page.getByText(paymentPassword.done, { exact: true })).toBeVisible();
    expect(await statusesOf(mock, "setPaymentPassword")).toEqual(["setPaymentPassword 403", "setPaymentPassword 200"]);
  });
});
