import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { fill, type Texts } from "./texts.ts";

const PASSWORD = "demo-1234";

const loginDialog = (page: Page, texts: Texts) => page.getByRole("dialog", { name: texts.auth.title });
const usernameField = (dialog: Locator, texts: Texts) => dialog.getByRole("textbox", { name: texts.auth.username });
const passwordField = (dialog: Locator, texts: Texts) => dialog.getByRole("textbox", { name: texts.auth.password });
const captchaField = (dialog: Locator, texts: Texts) =>
  dialog.getByRole("textbox", { name: texts.verification.captcha });
const rememberBox = (dialog: Locator, texts: Texts) => dialog.getByRole("checkbox", { name: texts.auth.remember });
const anySlot = (page: Page, texts: Texts) =>
  page.getByRole("list", { name: texts.lobby.category.RNG }).getByRole("listitem").first().getByRole("button").first();
const question = (page: Page, texts: Texts) => page.getByRole("alertdialog", { name: texts.app.logout.title });
const signOutButton = (page: Page, texts: Texts) => page.getByRole("button", { name: texts.app.header.logout });
const token = (page: Page) => page.evaluate(() => sessionStorage.getItem("token"));

async function openLogin(page: Page, texts: Texts): Promise<Locator> {
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: texts.app.header.login, exact: true }).click();
  const dialog = loginDialog(page, texts);
  await expect(dialog).toBeVisible();
  return dialog;
}

async function submit(dialog: Locator, texts: Texts, username: string, password = PASSWORD): Promise<void> {
  await usernameField(dialog, texts).fill(username);
  await passwordField(dialog, texts).fill(password);
  await dialog.getByRole("button", { name: texts.auth.submit, exact: true }).click();
}

async function signIn(page: Page, texts: Texts, username: string): Promise<void> {
  const dialog = await openLogin(page, texts);
  await submit(dialog, texts, username);
  await expect(dialog).toBeHidden();
  await expect(signOutButton(page, texts)).toBeVisible();
}

test("R264, R270 a member signs in, is greeted by name, and stays signed in after a reload", async ({
  page,
  texts,
}) => {
  await signIn(page, texts, "demo");
  await expect(page.getByText(fill(texts.session.welcome, { name: "Demo" }))).toBeVisible();
  await page.reload();
  await expect(signOutButton(page, texts)).toBeVisible();
});

test("R265 a first login enters", async ({ page, texts }) => {
  await signIn(page, texts, "newbie");
  expect(await token(page)).not.toBeNull();
});

test("R394, D6 spaces around the username do not matter, those around a password do", async ({ page, texts }) => {
  const dialog = await openLogin(page, texts);
  await submit(dialog, texts, "demo", ` ${PASSWORD}`);
  await expect(dialog.getByRole("alert")).toContainText(texts.errors.code.LOGIN_FAILED);
  await submit(dialog, texts, "  demo ", PASSWORD);
  await expect(signOutButton(page, texts)).toBeVisible();
});

test("R394 what is missing is said beside the field and in a summary that leads there", async ({ page, texts }) => {
  const dialog = await openLogin(page, texts);
  await expect(usernameField(dialog, texts)).toBeFocused();
  await dialog.getByRole("button", { name: texts.auth.submit, exact: true }).click();
  const summary = dialog.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(2);
  await expect(passwordField(dialog, texts)).toHaveAccessibleDescription(texts.auth.passwordRequired);
  await summary.getByRole("link").nth(1).click();
  await expect(passwordField(dialog, texts)).toBeFocused();
});

test("R272 a wrong password says so once, keeps what was typed, and moves the focus to the reason", async ({
  page,
  texts,
}) => {
  const dialog = await openLogin(page, texts);
  await submit(dialog, texts, "demo", "wrong-password");
  const summary = dialog.getByRole("alert");
  await expect(summary).toContainText(texts.errors.code.LOGIN_FAILED);
  await expect(summary).toBeFocused();
  await expect(usernameField(dialog, texts)).toHaveValue("demo");
  await expect(passwordField(dialog, texts)).toHaveValue("wrong-password");
  await expect(captchaField(dialog, texts)).toBeHidden();
  expect(await token(page)).toBeNull();
});

test.describe("in English", () => {
  test.use({ language: "en" });

  test("R410, R464 staff are told the source's own words", async ({ page, texts }) => {
    const dialog = await openLogin(page, texts);
    await submit(dialog, texts, "staff");
    await expect(dialog.getByRole("alert")).toContainText("Non-member account unable to login");
  });
});

test.describe("who may not enter is told why and gets no session", () => {
  const REASONS = [
    { rule: "R410", username: "staff", reason: (texts: Texts) => texts.errors.code.NON_MEMBER },
    { rule: "D15", username: "excluded", reason: (texts: Texts) => texts.errors.code.SELF_EXCLUDED },
    { rule: "R412", username: "stepup", reason: (texts: Texts) => texts.auth.verifyFirst },
    { rule: "R268", username: "expired", reason: (texts: Texts) => texts.auth.changePasswordFirst },
    {
      rule: "R267",
      username: "legacy",
      reason: (texts: Texts) => texts.auth.changePasswordFirst,
      password: "{secret}",
    },
  ];
  for (const { rule, username, reason, password } of REASONS) {
    test(`${rule} ${username}`, async ({ page, texts }) => {
      const dialog = await openLogin(page, texts);
      await submit(dialog, texts, username, password);
      await expect(dialog.getByRole("alert")).toContainText(reason(texts));
      await expect(usernameField(dialog, texts)).toHaveValue(username);
      expect(await token(page)).toBeNull();
    });
  }
});

const failOnce = async (page: Page, texts: Texts) => {
  const dialog = await openLogin(page, texts);
  await submit(dialog, texts, "captcha", "wrong-password");
  await expect(captchaField(dialog, texts)).toBeVisible();
  return dialog;
};
const shownPicture = async (dialog: Locator, texts: Texts) => {
  const picture = dialog.getByRole("img", { name: texts.verification.captchaPicture });
  await expect(picture).toHaveJSProperty("complete", true);
  return picture.getAttribute("src");
};

test.describe("the captcha", () => {
  test("R272, R438, R424 a failed login asks for it, and its answer lets in", async ({ page, texts, mock }) => {
    const dialog = await failOnce(page, texts);
    expect(await shownPicture(dialog, texts)).toMatch(/^blob:/);
    await captchaField(dialog, texts).fill((await mock.latestCode("captcha")).toUpperCase());
    await submit(dialog, texts, "captcha");
    await expect(signOutButton(page, texts)).toBeVisible();
  });

  test("R396 it is required when shown", async ({ page, texts }) => {
    const dialog = await failOnce(page, texts);
    await submit(dialog, texts, "captcha");
    await expect(captchaField(dialog, texts)).toHaveAccessibleDescription(new RegExp(texts.auth.captchaRequired));
  });

  test("R277, R437 a wrong answer is said beside it, with another picture and an empty field", async ({
    page,
    texts,
    mock,
  }) => {
    const dialog = await failOnce(page, texts);
    const before = await shownPicture(dialog, texts);
    await captchaField(dialog, texts).fill("0");
    await submit(dialog, texts, "captcha");
    await expect(captchaField(dialog, texts)).toHaveAccessibleDescription(
      new RegExp(texts.errors.code.CAPTCHA_INVALID),
    );
    await expect(captchaField(dialog, texts)).toHaveValue("");
    await expect.poll(() => shownPicture(dialog, texts)).not.toBe(before);
    await captchaField(dialog, texts).fill(await mock.latestCode("captcha"));
    await submit(dialog, texts, "captcha");
    await expect(signOutButton(page, texts)).toBeVisible();
  });

  test("R282 pressing for another picture many times asks the server once a second", async ({ page, texts, mock }) => {
    const dialog = await failOnce(page, texts);
    const asked = async () => (await mock.requests()).filter(({ operationId }) => operationId === "getCaptcha").length;
    await expect.poll(asked).toBe(1);
    const refresh = dialog.getByRole("button", { name: texts.verification.captchaRefresh });
    const before = await shownPicture(dialog, texts);
    const startedAtMs = performance.now();
    for (let press = 0; press < 6; press++) await refresh.click();
    await expect.poll(() => shownPicture(dialog, texts)).not.toBe(before);
    const passedS = Math.ceil((performance.now() - startedAtMs) / 1000);
    expect(await asked()).toBeLessThanOrEqual(1 + passedS);
  });

  test("D14 it can be heard", async ({ page, texts, mock }) => {
    const dialog = await failOnce(page, texts);
    await shownPicture(dialog, texts);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().includes("medium=audio")),
      dialog.getByRole("button", { name: texts.verification.captchaListen }).click(),
    ]);
    expect(answer.ok()).toBe(true);
    await expect(dialog.getByRole("button", { name: texts.verification.captchaListen })).toBeEnabled();
    await captchaField(dialog, texts).fill(await mock.latestCode("captcha"));
    await submit(dialog, texts, "captcha");
    await expect(signOutButton(page, texts)).toBeVisible();
  });
});

test.describe("the remembered username", () => {
  test("R151, R212 is there the next time for a day, without the password", async ({ page, texts, context }) => {
    const dialog = await openLogin(page, texts);
    await rememberBox(dialog, texts).check();
    await submit(dialog, texts, "demo");
    await expect(signOutButton(page, texts)).toBeVisible();
    const cookie = (await context.cookies()).find(({ name }) => name === "rememberUser");
    expect(cookie).toMatchObject({ value: "demo", sameSite: "Lax" });
    expect((cookie?.expires ?? 0) * 1000).toBeLessThanOrEqual(Date.now() + 86_400_000);

    await page.evaluate(() => sessionStorage.clear());
    const again = await openLogin(page, texts);
    await expect(usernameField(again, texts)).toHaveValue("demo");
    await expect(passwordField(again, texts)).toHaveValue("");
    await expect(passwordField(again, texts)).toBeFocused();
    await expect(rememberBox(again, texts)).toBeChecked();

    await rememberBox(again, texts).uncheck();
    await submit(again, texts, "demo");
    await expect(signOutButton(page, texts)).toBeVisible();
    expect((await context.cookies()).some(({ name }) => name === "rememberUser")).toBe(false);
  });
});

test.describe("what the visitor wanted", () => {
  test("R336 happens after the login, once", async ({ page, texts }) => {
    await page.goto("/slot-games");
    await anySlot(page, texts).click();
    await submit(loginDialog(page, texts), texts, "demo");
    await expect(page).toHaveURL(/\/seamless\?/);
    await page.goBack();
    await expect(page).toHaveURL(/\/slot-games$/);
  });

  test("R336 is dropped when the login is closed", async ({ page, texts }) => {
    await page.goto("/slot-games");
    await anySlot(page, texts).click();
    await expect(loginDialog(page, texts)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(loginDialog(page, texts)).toBeHidden();
    await page.getByRole("banner").getByRole("button", { name: texts.app.header.login, exact: true }).click();
    await submit(loginDialog(page, texts), texts, "demo");
    await expect(signOutButton(page, texts)).toBeVisible();
    await expect(page).toHaveURL(/\/slot-games$/);
  });

  test("R175, R260, R337 a restricted account is told that a real one is needed", async ({ page, texts }) => {
    await page.goto("/slot-games");
    await anySlot(page, texts).click();
    await submit(loginDialog(page, texts), texts, "restricted");
    const popup = page.getByRole("dialog", { name: texts.popups.realAccount.title });
    await expect(popup).toBeVisible();
    await popup.getByRole("button", { name: texts.popups.realAccount.close, exact: true }).click();
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(/\/slot-games$/);
  });
});

test("R031 a guest plays for free", async ({ page, texts }) => {
  await page.goto("/");
  await page.getByRole("button", { name: texts.app.header.freePlay, exact: true }).click();
  await expect(page.getByText(texts.session.freePlayStarted)).toBeVisible();
  await expect(signOutButton(page, texts)).toBeVisible();
});

test.describe("signing out", () => {
  test("R273 asks first, and a no changes nothing", async ({ page, texts }) => {
    await signIn(page, texts, "demo");
    await signOutButton(page, texts).click();
    await question(page, texts).getByRole("button", { name: texts.app.cancel, exact: true }).click();
    await expect(question(page, texts)).toBeHidden();
    await expect(signOutButton(page, texts)).toBeVisible();
  });

  test("R274, R275 leaves nothing of the member, here and in the other tabs", async ({
    page,
    texts,
    context,
    mock,
  }) => {
    await signIn(page, texts, "demo");
    await page.goto("/slot-games");
    // A tab that the app opens itself takes the session along.
    const [other] = await Promise.all([context.waitForEvent("page"), page.evaluate(() => void window.open("/elott"))]);
    await expect(signOutButton(other, texts)).toBeVisible();

    await signOutButton(page, texts).click();
    await question(page, texts).getByRole("button", { name: texts.app.logout.confirm, exact: true }).click();
    await expect(page.getByText(texts.session.loggedOut)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => !key.startsWith("merchant")))).toEqual(
      [],
    );
    expect((await mock.state()).liveSessions).toBe(0);
    await expect(signOutButton(other, texts)).toBeHidden();
  });

  test("R275 happens on this device even when the server cannot be told", async ({ page, texts, mock }) => {
    await signIn(page, texts, "demo");
    await mock.faults([{ operationId: "logout", kind: "status", status: 500, times: 1 }]);
    await signOutButton(page, texts).click();
    await question(page, texts).getByRole("button", { name: texts.app.logout.confirm, exact: true }).click();
    await expect(signOutButton(page, texts)).toBeHidden();
    expect(await token(page)).toBeNull();
  });
});

test("R295 the keyboard alone signs in, and Escape leaves the dialog to where one came from", async ({
  page,
  texts,
}) => {
  await page.goto("/");
  const button = page.getByRole("banner").getByRole("button", { name: texts.app.header.login, exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(usernameField(loginDialog(page, texts), texts)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(usernameField(loginDialog(page, texts), texts)).toBeFocused();
  await page.keyboard.type("demo");
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(signOutButton(page, texts)).toBeVisible();
});
