import type { Page } from "@playwright/test";
import { DEVICES } from "../support/devices.ts";
import { expect, test } from "../support/fixtures.ts";
import { keptToken, LoginDialog } from "./login-dialog.ts";
import { rowsOf } from "../support/nightly.ts";
import { fill, type Texts } from "../support/texts.ts";
import { balance, CALM_PAGE, header, loginButton, PASSWORD } from "../support/visitor.ts";

const openLogin = (page: Page, texts: Texts) => new LoginDialog(page, texts).open();
const anySlot = (page: Page, texts: Texts) =>
  page.getByRole("list", { name: texts.lobby.category.RNG }).getByRole("listitem").first().getByRole("button").first();
const LOCKING_FAILURES = 10;

// All other tests of this file use a desktop.
for (const { name, options } of rowsOf(DEVICES, [DEVICES[1]])) {
  test.describe(`on ${name}`, () => {
    test.use(options);

    test("R148, R264, R270, R272 a wrong password shows an error and keeps the input; the right one logs in, greets by name, and stays valid after a reload", async ({
      page,
      texts,
    }) => {
      const dialog = await openLogin(page, texts);
      await test.step("a wrong password moves the focus to the error", async () => {
        await dialog.submit("demo", "wrong-password");
        await expect(dialog.summary).toContainText(texts.errors.code.LOGIN_FAILED);
        await expect(dialog.summary).toBeFocused();
        await expect(dialog.username).toHaveValue("demo");
        await expect(dialog.password).toHaveValue("wrong-password");
        await expect(dialog.captcha).toBeHidden();
        expect(await keptToken(page)).toBeNull();
      });
      await test.step("the right password logs in", async () => {
        await dialog.submit("demo");
        await expect(dialog.root).toBeHidden();
        await expect(balance(page, texts)).toBeVisible();
        await expect(page.getByText(fill(texts.session.welcome, { name: "Demo" }))).toBeVisible();
        await page.reload();
        await expect(balance(page, texts)).toBeVisible();
      });
    });
  });
}

/** Expects the entries of the session that the login has stored, and that none of them contains the password. */
async function expectStoredEntries(page: Page): Promise<void> {
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
}

test("C18, D6, R151, R197, R198, R205, R212, R217, R218, R295, R296, R386, R394 the login asks before it discards input, reports missing input, stores the named entries, and remembers only the username", async ({
  page,
  texts,
  context,
}) => {
  const dialog = await openLogin(page, texts);
  await test.step("Escape and a click outside ask before they discard the typed input", async () => {
    await dialog.username.fill("demo");
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: texts.app.discard.title });
    await question.getByRole("button", { name: texts.app.discard.stay, exact: true }).click();
    await expect(dialog.username).toHaveValue("demo");
    await expect(question).toBeHidden();
    await page.mouse.click(5, 5);
    await question.getByRole("button", { name: texts.app.discard.confirm, exact: true }).click();
    await expect(dialog.root).toBeHidden();
    await loginButton(page, texts).click();
    await expect(dialog.username).toHaveValue("");
  });
  await test.step("missing input is reported at the field and in a summary", async () => {
    await expect(dialog.username).toBeFocused();
    await dialog.submitButton.click();
    await expect(dialog.summary).toBeFocused();
    await expect(dialog.username).toHaveAccessibleDescription(texts.auth.accountRequired);
    const passwordRequired = fill(texts.auth.required, { field: texts.auth.password });
    await expect(dialog.password).toHaveAccessibleDescription(passwordRequired);
    await dialog.summary.getByRole("link").last().click();
    await expect(dialog.password).toBeFocused();
  });
  await test.step("a space counts in a password", async () => {
    await dialog.submit("demo", ` ${PASSWORD}`);
    await expect(dialog.summary).toContainText(texts.errors.code.LOGIN_FAILED);
  });
  const cookie = async () => (await context.cookies()).find(({ name }) => name === "rememberUser");
  await test.step("invisible characters do not count in a username, and the login stores its entries", async () => {
    await dialog.remember.check();
    await dialog.submit("\u200Bdemo\u2069");
    await expect(balance(page, texts)).toBeVisible();
    await expectStoredEntries(page);
    const kept = await cookie();
    expect(kept).toMatchObject({ value: "demo", sameSite: "Lax" });
    expect((kept?.expires ?? 0) * 1000).toBeLessThanOrEqual(Date.now() + 86_400_000);
  });
  await test.step("the next login has the username but not the password", async () => {
    await page.evaluate(() => sessionStorage.clear());
    await dialog.open();
    await expect(dialog.username).toHaveValue("demo");
    await expect(dialog.password).toHaveValue("");
    await expect(dialog.password).toBeFocused();
    await expect(dialog.remember).toBeChecked();
  });
  await test.step("spaces do not count in a username, and a login without the tick forgets it", async () => {
    await dialog.remember.uncheck();
    await dialog.submit("  demo ");
    await expect(balance(page, texts)).toBeVisible();
    expect(await cookie()).toBeUndefined();
  });
});

test("R270, R258 a login without member information fails and ends its session on the server; without optional data it succeeds", async ({
  page,
  texts,
  mock,
}) => {
  const dialog = await openLogin(page, texts);
  await test.step("without member information", async () => {
    await mock.faults([{ operationId: "getMemberInfo", kind: "status", status: 500, times: 1 }]);
    await dialog.submit("demo");
    await expect(dialog.summary).toContainText(texts.errors.server);
    expect(await keptToken(page)).toBeNull();
    await expect.poll(async () => (await mock.state()).liveSessions).toBe(0);
  });
  await test.step("without optional data", async () => {
    await mock.faults([
      { operationId: "getLoginInfo", kind: "status", status: 500, times: 9 },
      { operationId: "getMerchantWallet", kind: "status", status: 500, times: 9 },
    ]);
    await dialog.submitButton.click();
    await expect(dialog.root).toBeHidden();
    await expect(balance(page, texts)).toBeVisible();
  });
});

test.describe("in English", () => {
  test.use({ language: "en" });

  test("D15, R410, R447, R464, R492 staff accounts, self-excluded members and locked accounts see why their login is refused, and get no session", async ({
    page,
    texts,
    mock,
    request,
  }) => {
    const dialog = await openLogin(page, texts);
    for (const [username, said] of [
      // The product specification fixes the text for staff.
      ["staff", "Non-member account unable to login"],
      ["excluded", "You have excluded yourself from play until"],
    ] as const) {
      await test.step(username, async () => {
        await dialog.submit(username);
        await expect(dialog.summary).toContainText(said);
        await expect(dialog.username).toHaveValue(username);
        expect(await keptToken(page)).toBeNull();
      });
    }
    await test.step("an account after ten failed logins, until five minutes have passed", async () => {
      // Each try solves a captcha, because a try without one does not count as a failure.
      for (let failure = 0; failure < LOCKING_FAILURES; failure += 1) {
        const captchaId = (await request.get("/wps/captcha")).headers()["x-captcha-id"];
        const captcha = await mock.latestCode("captcha");
        const data = { type: "username", username: "poor", password: "wrong-password", captcha, captchaId };
        await request.post("/wps/session/login", { data });
      }
      await dialog.submit("poor");
      await expect(dialog.summary).toContainText(texts.errors.code.TOO_MANY_REQUESTS);
      await mock.advance(301_000);
      await dialog.submitButton.click();
      await expect(balance(page, texts)).toBeVisible();
    });
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

test("D14, R272, R277, R396, R424, R437, R438 the captcha is required after a failed login, changes after a wrong answer, and accepts a right one that was listened to", async ({
  page,
  texts,
  mock,
}) => {
  const dialog = await failOnce(page, texts);
  await test.step("an empty answer is not sent", async () => {
    expect(await shownPicture(dialog)).toMatch(/^blob:/);
    await dialog.submit("captcha");
    await expect(dialog.captcha).toHaveAccessibleDescription(new RegExp(texts.auth.captchaRequired));
    await dialog.captcha.fill("   ");
    await dialog.submitButton.click();
    await expect(dialog.captcha).toHaveAccessibleDescription(new RegExp(texts.auth.captchaRequired));
    expect((await mock.requests()).filter(({ operationId }) => operationId === "login")).toHaveLength(1);
  });
  await test.step("a wrong answer is removed and changes the picture", async () => {
    const before = await shownPicture(dialog);
    await dialog.captcha.fill("0");
    await dialog.submit("captcha");
    await expect(dialog.captcha).toHaveAccessibleDescription(new RegExp(texts.errors.code.CAPTCHA_INVALID));
    await expect(dialog.captcha).toHaveValue("");
    await expect.poll(() => shownPicture(dialog)).not.toBe(before);
  });
  await test.step("it can be solved by listening to it, in capitals too", async () => {
    const listen = dialog.root.getByRole("button", { name: texts.verification.captchaListen });
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().includes("medium=audio")),
      listen.click(),
    ]);
    expect(answer.ok()).toBe(true);
    await expect(listen).toBeEnabled();
    await dialog.captcha.fill((await mock.latestCode("captcha")).toUpperCase());
    await dialog.submit("captcha");
    await expect(balance(page, texts)).toBeVisible();
  });
});

test("R282 the captcha requests a new picture at most once a second", async ({ page, texts, mock }) => {
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

test.describe("the visitor's original action", () => {
  test("R336 is performed once, after the login", async ({ page, texts }) => {
    await page.goto("/slot-games");
    await anySlot(page, texts).click();
    await new LoginDialog(page, texts).submit("demo");
    await expect(page).toHaveURL(/\/seamless\?/);
    await page.goBack();
    await expect(page).toHaveURL(/\/slot-games$/);
  });

  test("R175, R260, R336, R337 is not resumed after a closed login; a restricted member who repeats it sees that a real account is needed", async ({
    page,
    texts,
  }) => {
    await page.goto("/slot-games");
    await anySlot(page, texts).click();
    const dialog = new LoginDialog(page, texts);
    await expect(dialog.root).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog.root).toBeHidden();
    const popup = page.getByRole("dialog", { name: texts.popups.realAccount.title });
    await test.step("a later login does not resume it", async () => {
      await loginButton(page, texts).click();
      await dialog.submit("restricted");
      await expect(balance(page, texts)).toBeVisible();
      await expect(dialog.root).toBeHidden();
      // A resumed action would show the popup to this member.
      await expect(popup).toHaveCount(0);
      await expect(page).toHaveURL(/\/slot-games$/);
    });
    await test.step("a restricted member cannot play", async () => {
      await anySlot(page, texts).click();
      await expect(popup).toBeVisible();
      await popup.getByRole("button", { name: texts.popups.realAccount.close, exact: true }).click();
      await expect(popup).toBeHidden();
      await expect(page).toHaveURL(/\/slot-games$/);
    });
  });
});

test("R031, R286, R403 R422 a guest starts free play with an encrypted key, and sees that no real money is used", async ({
  page,
  texts,
}) => {
  await page.goto(CALM_PAGE);
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

test("R264 D4 the keys and the code that encrypts load while the visitor types, so that a login waits for neither", async ({
  page,
  texts,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(new URL(request.url()).pathname));
  const keys = page.waitForResponse("/.well-known/jwks.json");
  const dialog = await openLogin(page, texts);
  await keys;
  const before = sent.length;
  await dialog.submit("demo");
  await expect(dialog.root).toBeHidden();
  const since = sent.slice(before);
  expect(since).toContain("/wps/session/login");
  expect(since.filter((path) => /jwks|encryption/.test(path))).toEqual([]);
});
