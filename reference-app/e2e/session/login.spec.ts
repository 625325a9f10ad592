import type { Page } from "@playwright/test";
import { DEVICES } from "../support/devices.ts";
import { expect, test } from "../support/fixtures.ts";
import { keptToken, LoginDialog } from "./login-dialog.ts";
import { rowsOf } from "../support/nightly.ts";
import { fill, type Texts } from "../support/texts.ts";
import { balance, header, loginButton, PASSWORD } from "../support/visitor.ts";

const openLogin = (page: Page, texts: Texts) => new LoginDialog(page, texts).open();
const anySlot = (page: Page, texts: Texts) =>
  page.getByRole("list", { name: texts.lobby.category.RNG }).getByRole("listitem").first().getByRole("button").first();
const LOCKING_FAILURES = 10;

// All other tests of this file use a desktop.
for (const { name, options } of rowsOf(DEVICES, [DEVICES[1]])) {
  test.describe(`on ${name}`, () => {
    test.use(options);

    test("R148, R264, R270 a member logs in, is greeted by name, and stays logged in after a reload", async ({
      page,
      texts,
    }) => {
      const dialog = await openLogin(page, texts);
      await dialog.submit("demo");
      await expect(dialog.root).toBeHidden();
      await expect(balance(page, texts)).toBeVisible();
      await expect(page.getByText(fill(texts.session.welcome, { name: "Demo" }))).toBeVisible();
      await page.reload();
      await expect(balance(page, texts)).toBeVisible();
    });

    test("R272 a wrong password shows an error, keeps the input, and moves the focus to the error", async ({
      page,
      texts,
    }) => {
      const dialog = await openLogin(page, texts);
      await dialog.submit("demo", "wrong-password");
      await expect(dialog.summary).toContainText(texts.errors.code.LOGIN_FAILED);
      await expect(dialog.summary).toBeFocused();
      await expect(dialog.username).toHaveValue("demo");
      await expect(dialog.password).toHaveValue("wrong-password");
      await expect(dialog.captcha).toBeHidden();
      expect(await keptToken(page)).toBeNull();
    });
  });
}

test("R197, R198, R205, R217, R218 the login stores the entries that the product specification names, but not the password", async ({
  page,
  texts,
}) => {
  const dialog = await openLogin(page, texts);
  await dialog.submit("\u200Bdemo\u2069");
  const stored = () => page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
  await expect.poll(stored).toMatchObject({
    account: "demo",
    username: "demo",
    nickname: "Demo",
    isAgent: "0",
    memberLabel: "গোল্ড",
    merchantWallet: '{"isSingle":false}',
    consolidated: expect.stringContaining("dailysalreqtype"),
  });
  expect(JSON.stringify(await stored())).not.toContain(PASSWORD);
});

test("R270 a login succeeds when only optional data cannot be loaded", async ({ page, texts, mock }) => {
  await mock.faults([
    { operationId: "getLoginInfo", kind: "status", status: 500, times: 9 },
    { operationId: "getMerchantWallet", kind: "status", status: 500, times: 9 },
  ]);
  const dialog = await openLogin(page, texts);
  await dialog.submit("demo");
  await expect(dialog.root).toBeHidden();
  await expect(balance(page, texts)).toBeVisible();
});

test("R270, R258 a login without member information fails, and ends its session on the server", async ({
  page,
  texts,
  mock,
}) => {
  await mock.faults([{ operationId: "getMemberInfo", kind: "status", status: 500, times: 1 }]);
  const dialog = await openLogin(page, texts);
  await dialog.submit("demo");
  await expect(dialog.summary).toContainText(texts.errors.server);
  expect(await keptToken(page)).toBeNull();
  await expect.poll(async () => (await mock.state()).liveSessions).toBe(0);
  await dialog.submitButton.click();
  await expect(balance(page, texts)).toBeVisible();
});

test("R386, R394, D6 missing input is reported at the field and in a summary; spaces count only in a password", async ({
  page,
  texts,
}) => {
  const dialog = await openLogin(page, texts);
  await expect(dialog.username).toBeFocused();
  await dialog.submitButton.click();
  await expect(dialog.summary).toBeFocused();
  await expect(dialog.username).toHaveAccessibleDescription(texts.auth.accountRequired);
  await expect(dialog.password).toHaveAccessibleDescription(fill(texts.auth.required, { field: texts.auth.password }));
  await dialog.summary.getByRole("link").last().click();
  await expect(dialog.password).toBeFocused();

  await dialog.submit("demo", ` ${PASSWORD}`);
  await expect(dialog.summary).toContainText(texts.errors.code.LOGIN_FAILED);
  await dialog.submit("  demo ", PASSWORD);
  await expect(balance(page, texts)).toBeVisible();
});

test.describe("in English", () => {
  test.use({ language: "en" });

  test("R410, R464 staff accounts see the message that the product specification fixes", async ({ page, texts }) => {
    const dialog = await openLogin(page, texts);
    await dialog.submit("staff");
    await expect(dialog.summary).toContainText("Non-member account unable to login");
    await expect(dialog.username).toHaveValue("staff");
    expect(await keptToken(page)).toBeNull();
  });
});

test.describe("a refused login shows its reason and creates no session", () => {
  test("D15 for a self-excluded member", async ({ page, texts }) => {
    const dialog = await openLogin(page, texts);
    await dialog.submit("excluded");
    await expect(dialog.summary).toContainText(texts.errors.code.SELF_EXCLUDED);
    await expect(dialog.username).toHaveValue("excluded");
    expect(await keptToken(page)).toBeNull();
  });

  test("R447, R492 for an account after ten failed logins, until five minutes have passed", async ({
    page,
    texts,
    mock,
    request,
  }) => {
    // Each try solves a captcha, because a try without one does not count as a failure.
    for (let failure = 0; failure < LOCKING_FAILURES; failure += 1) {
      const captchaId = (await request.get("/wps/captcha")).headers()["x-captcha-id"];
      const captcha = await mock.latestCode("captcha");
      const data = { type: "username", username: "poor", password: "wrong-password", captcha, captchaId };
      await request.post("/wps/session/login", { data });
    }
    const dialog = await openLogin(page, texts);
    await dialog.submit("poor");
    await expect(dialog.summary).toContainText(texts.errors.code.TOO_MANY_REQUESTS);
    await mock.advance(301_000);
    await dialog.submitButton.click();
    await expect(balance(page, texts)).toBeVisible();
  });
});

const failOnce = async (page: Page, texts: Texts) => {
  const dialog = await openLogin(page, texts);
  await dialog.submit("captcha", "wrong-password");
  await expect(dialog.captcha).toBeVisible();
  return dialog;
};
const shownPicture = async ({ captchaPicture }: LoginDialog) => {
  await expect(captchaPicture).toHaveJSProperty("complete", true);
  return captchaPicture.getAttribute("src");
};

test.describe("the captcha", () => {
  test("R272, R277, R396, R424, R437, R438 is required after a failed login, changes after a wrong answer, and accepts a right one", async ({
    page,
    texts,
    mock,
  }) => {
    const dialog = await failOnce(page, texts);
    const before = await shownPicture(dialog);
    expect(before).toMatch(/^blob:/);
    await dialog.submit("captcha");
    await expect(dialog.captcha).toHaveAccessibleDescription(new RegExp(texts.auth.captchaRequired));
    await dialog.captcha.fill("   ");
    await dialog.submitButton.click();
    await expect(dialog.captcha).toHaveAccessibleDescription(new RegExp(texts.auth.captchaRequired));
    expect((await mock.requests()).filter(({ operationId }) => operationId === "login")).toHaveLength(1);

    await dialog.captcha.fill("0");
    await dialog.submit("captcha");
    await expect(dialog.captcha).toHaveAccessibleDescription(new RegExp(texts.errors.code.CAPTCHA_INVALID));
    await expect(dialog.captcha).toHaveValue("");
    await expect.poll(() => shownPicture(dialog)).not.toBe(before);
    await dialog.captcha.fill((await mock.latestCode("captcha")).toUpperCase());
    await dialog.submit("captcha");
    await expect(balance(page, texts)).toBeVisible();
  });

  test("R282 requests a new picture at most once a second", async ({ page, texts, mock }) => {
    const dialog = await failOnce(page, texts);
    const asked = async () => (await mock.requests()).filter(({ operationId }) => operationId === "getCaptcha").length;
    await expect.poll(asked).toBe(1);
    const refresh = dialog.root.getByRole("button", { name: texts.verification.captchaRefresh });
    const before = await shownPicture(dialog);
    const startedAtMs = performance.now();
    for (let press = 0; press < 6; press++) await refresh.click();
    await expect.poll(() => shownPicture(dialog)).not.toBe(before);
    const passedS = Math.ceil((performance.now() - startedAtMs) / 1000);
    expect(await asked()).toBeLessThanOrEqual(1 + passedS);
  });

  test("D14 can be solved by listening to it", async ({ page, texts, mock }) => {
    const dialog = await failOnce(page, texts);
    await shownPicture(dialog);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().includes("medium=audio")),
      dialog.root.getByRole("button", { name: texts.verification.captchaListen }).click(),
    ]);
    expect(answer.ok()).toBe(true);
    await expect(dialog.root.getByRole("button", { name: texts.verification.captchaListen })).toBeEnabled();
    await dialog.captcha.fill(await mock.latestCode("captcha"));
    await dialog.submit("captcha");
    await expect(balance(page, texts)).toBeVisible();
  });
});

test.describe("the remembered username", () => {
  test("R151, R212 is filled in at the next login for a day, without the password", async ({
    page,
    texts,
    context,
  }) => {
    const dialog = await openLogin(page, texts);
    await dialog.remember.check();
    await dialog.submit("demo");
    await expect(balance(page, texts)).toBeVisible();
    const cookie = (await context.cookies()).find(({ name }) => name === "rememberUser");
    expect(cookie).toMatchObject({ value: "demo", sameSite: "Lax" });
    expect((cookie?.expires ?? 0) * 1000).toBeLessThanOrEqual(Date.now() + 86_400_000);

    await page.evaluate(() => sessionStorage.clear());
    await dialog.open();
    await expect(dialog.username).toHaveValue("demo");
    await expect(dialog.password).toHaveValue("");
    await expect(dialog.password).toBeFocused();
    await expect(dialog.remember).toBeChecked();

    await dialog.remember.uncheck();
    await dialog.submit("demo");
    await expect(balance(page, texts)).toBeVisible();
    expect((await context.cookies()).some(({ name }) => name === "rememberUser")).toBe(false);
  });
});

test.describe("the visitor's original action", () => {
  test("R336 is performed once, after the login", async ({ page, texts }) => {
    await page.goto("/slot-games");
    await anySlot(page, texts).click();
    await new LoginDialog(page, texts).submit("demo");
    await expect(page).toHaveURL(/\/seamless\?/);
    await page.goBack();
    await expect(page).toHaveURL(/\/slot-games$/);
  });

  test("R336 is not resumed when the visitor closes the login and logs in later", async ({ page, texts }) => {
    await page.goto("/slot-games");
    await anySlot(page, texts).click();
    const dialog = new LoginDialog(page, texts);
    await expect(dialog.root).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog.root).toBeHidden();
    await loginButton(page, texts).click();
    await dialog.submit("demo");
    await expect(balance(page, texts)).toBeVisible();
    await expect(page).toHaveURL(/\/slot-games$/);
  });

  test("R175, R260, R337 a restricted member sees that a real account is needed", async ({ page, texts }) => {
    await page.goto("/slot-games");
    await anySlot(page, texts).click();
    await new LoginDialog(page, texts).submit("restricted");
    const popup = page.getByRole("dialog", { name: texts.popups.realAccount.title });
    await expect(popup).toBeVisible();
    await popup.getByRole("button", { name: texts.popups.realAccount.close, exact: true }).click();
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(/\/slot-games$/);
  });
});

test("R031, R286, R403 R422 a guest starts free play with an encrypted key, and sees that no real money is used", async ({
  page,
  texts,
}) => {
  await page.goto("/");
  const asked = page.waitForRequest(/\/wps\/session\/login\/freeplay\?merchantCode=ccgjoyf4$/);
  await page.getByRole("button", { name: texts.app.header.freePlay, exact: true }).click();
  const body = (await asked).postDataJSON();
  expect(body).toEqual({ os: "Linux", platform: "W", randomKey: expect.any(String), gatewayVersion: "3" });
  expect(body.randomKey.split(".")).toHaveLength(5);
  await expect(page.getByText(texts.session.freePlayStarted)).toBeVisible();
  await expect(balance(page, texts)).toBeVisible();
  await expect(header(page).getByText(texts.app.header.freePlay, { exact: true })).toBeVisible();
  const account = fill(texts.app.header.account, { name: texts.app.header.freePlay });
  await header(page).getByRole("button", { name: account, exact: true }).click();
  const sheet = page.getByRole("dialog", { name: account, exact: true });
  await expect(sheet).toHaveAccessibleDescription(texts.session.freePlayStarted);
});

test("C18, R295, R296 Escape and a click outside ask before they discard the typed input", async ({ page, texts }) => {
  const dialog = await openLogin(page, texts);
  await dialog.username.fill("demo");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: texts.app.discard.title });
  await question.getByRole("button", { name: texts.app.discard.stay, exact: true }).click();
  await expect(dialog.username).toHaveValue("demo");
  await expect(question).toBeHidden();
  await page.mouse.click(5, 5);
  await question.getByRole("button", { name: texts.app.discard.confirm, exact: true }).click();
  await expect(dialog.root).toBeHidden();
  const anew = await openLogin(page, texts);
  await expect(anew.username).toHaveValue("");
});
