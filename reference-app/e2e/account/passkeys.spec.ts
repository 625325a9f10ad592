import type { Page } from "@playwright/test";
import { expectNoAxeViolation } from "../accessibility/axe.ts";
import { DEVICES } from "../support/devices.ts";
import { expect, test } from "../support/fixtures.ts";
import { keptToken, LoginDialog } from "../session/login-dialog.ts";
import { fill, type Texts } from "../support/texts.ts";
import { balance, CALM_PAGE, comeAsMember, loginButton, PASSWORD } from "../support/visitor.ts";

const NAME = "আমার ফোন";

/** Adds a virtual device that stores passkeys and confirms every request. */
async function giveAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Opens the security centre again and returns the card of passkeys. */
async function openPasskeys(page: Page, texts: Texts) {
  await page.goto(`${CALM_PAGE}?member=securityCenter`);
  const card = page.getByRole("region", { name: texts.security.passkeys.title, exact: true });
  await expect(card).toBeVisible();
  return card;
}

/** Opens the dialog that adds a passkey. It asks for a name of the passkey and the login password. */
async function openAdding(page: Page, texts: Texts) {
  const card = await openPasskeys(page, texts);
  await card.getByRole("button", { name: texts.security.passkeys.add, exact: true }).click();
  const root = page.getByRole("dialog", { name: texts.security.passkeys.add, exact: true });
  return {
    root,
    name: root.getByRole("textbox", { name: texts.security.passkeys.name, exact: true }),
    password: root.getByRole("textbox", { name: texts.security.password, exact: true }),
    submit: root.getByRole("button", { name: texts.security.passkeys.add, exact: true }),
  };
}

/** Logs out by the last of the five entries of the bottom bar. */
async function signOutOnPhone(page: Page, texts: Texts): Promise<void> {
  await page.goto(CALM_PAGE);
  const bar = page.getByRole("navigation", { name: texts.app.bottomBar.label, exact: true });
  // The name of the button also includes the unread messages.
  await bar.getByRole("button", { name: texts.app.bottomBar.me }).click();
  await page.getByRole("dialog").getByRole("button", { name: texts.app.header.logout, exact: true }).click();
  const question = page.getByRole("alertdialog", { name: texts.app.logout.title, exact: true });
  await question.getByRole("button", { name: texts.app.logout.confirm, exact: true }).click();
  await expect(loginButton(page, texts)).toBeVisible();
}

const passkeyButton = (login: LoginDialog, texts: Texts) =>
  login.root.getByRole("button", { name: texts.auth.passkey.submit, exact: true });

test.describe("on a phone", () => {
  test.use(DEVICES[1].options);

  test("E099 E001 a passkey is added with the password, logs in without the password, and fails after its removal", async ({
    page,
    texts,
    mock,
  }) => {
    const { passkeys } = texts.security;
    await giveAuthenticator(page);
    await comeAsMember(page, mock);
    const adding = await openAdding(page, texts);
    await expect(adding.name).toBeFocused();
    await adding.name.fill(NAME);
    await adding.password.fill("wrong-password");
    await adding.submit.click();
    await expect(adding.password).toHaveAccessibleDescription(new RegExp(texts.refusals.PASSWORD_INCORRECT));
    await adding.password.fill(PASSWORD);
    await adding.submit.click();
    await expect(adding.root).toBeHidden();
    const removal = { name: `${passkeys.remove}: ${NAME}`, exact: true };
    const card = await openPasskeys(page, texts);
    await expect(card.getByRole("button", removal)).toBeVisible();
    await expect(page.getByText(texts.security.level.high)).toBeVisible();
    await expectNoAxeViolation(page);

    await signOutOnPhone(page, texts);
    const login = await new LoginDialog(page, texts).open();
    await passkeyButton(login, texts).focus();
    await page.keyboard.press("Enter");
    await expect(balance(page, texts)).toBeVisible();
    await expect(login.root).toBeHidden();

    await openPasskeys(page, texts);
    await card.getByRole("button", removal).click();
    const question = page.getByRole("alertdialog", { name: fill(passkeys.question, { name: NAME }), exact: true });
    await question.getByRole("button", { name: passkeys.remove, exact: true }).click();
    await expect(card.getByText(passkeys.none, { exact: true })).toBeVisible();
    await expect(card.getByRole("button", { name: passkeys.add, exact: true })).toBeFocused();

    await signOutOnPhone(page, texts);
    await login.open();
    await passkeyButton(login, texts).click();
    await expect(login.summary).toContainText(texts.refusals.PASSKEY_UNKNOWN);
    expect(await keptToken(page)).toBeNull();
    const calls = (await mock.requests()).map(({ operationId, status }) => `${operationId} ${status}`);
    expect(calls.filter((call) => call.startsWith("loginPasskey")).toSorted()).toEqual([
      "loginPasskey 200",
      "loginPasskey 422",
    ]);
  });
});

test("E099 cancelling a passkey keeps the input and shows no error; without WebAuthn, the app offers no passkey", async ({
  page,
  texts,
  mock,
}) => {
  await page.addInitScript(() => {
    // This is the browser's answer when a person cancels. The page counts the requests.
    const { prototype } = CredentialsContainer;
    prototype.get = prototype.create = () => {
      const { dataset } = document.documentElement;
      dataset.asked = String(Number(dataset.asked ?? 0) + 1);
      return Promise.reject(new DOMException("The operation was not allowed.", "NotAllowedError"));
    };
  });
  const asked = (times: string) => expect(page.locator("html")).toHaveAttribute("data-asked", times);
  const login = await new LoginDialog(page, texts).open();
  await login.username.fill("demo");
  const button = passkeyButton(login, texts);
  await button.click();
  await asked("1");
  await expect(button).not.toHaveAttribute("aria-busy", "true");
  await expect(login.summary).toHaveCount(0);
  await expect(login.username).toHaveValue("demo");

  await comeAsMember(page, mock);
  const adding = await openAdding(page, texts);
  await adding.name.fill(NAME);
  await adding.password.fill(PASSWORD);
  await adding.submit.click();
  await asked("1");
  await expect(adding.submit).not.toHaveAttribute("aria-busy", "true");
  await expect(adding.root.getByRole("alert")).toHaveCount(0);
  await expect(adding.name).toHaveValue(NAME);
  await expect(adding.password).toHaveValue(PASSWORD);

  await page.addInitScript(() => void Reflect.deleteProperty(window, "PublicKeyCredential"));
  const card = await openPasskeys(page, texts);
  await expect(card.getByText(texts.security.passkeys.unsupported, { exact: true })).toBeVisible();
  await expect(card.getByRole("button")).toHaveCount(0);
  await page.evaluate(() => sessionStorage.removeItem("token"));
  await login.open();
  await expect(login.submitButton).toBeVisible();
  await expect(button).toHaveCount(0);
});
