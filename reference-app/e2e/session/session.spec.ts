import type { BrowserContext, Page } from "@playwright/test";
import { DEVICES } from "../support/devices.ts";
import { expect, test } from "../support/fixtures.ts";
import { changeDialog, keptToken, LoginDialog } from "./login-dialog.ts";
import { anyValues, fill, type Texts } from "../support/texts.ts";
import {
  balance,
  CALM_PAGE,
  comeAsMember,
  loginButton,
  logoutButton,
  PASSWORD,
  shownBalance,
  signIn,
  signOut,
  visit,
} from "../support/visitor.ts";

const NEW_PASSWORD = "new-pass-5678";

/** Opens another tab of the same browser and waits for its load. From then on, the tabs receive each other's messages. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
}

/** Longer than a page takes to render without waiting for another tab. */
const LATE_ANSWER_MS = 700;

/** Runs in each page: the answers to new tabs leave late, as in a busy browser. */
function answerLate(delayMs: number): void {
  window.BroadcastChannel = class extends BroadcastChannel {
    override postMessage(message: { type?: string }): void {
      setTimeout(() => super.postMessage(message), message.type === "answer" ? delayMs : 0);
    }
  };
}

test.describe("logging out", () => {
  test("R274, R275, F12, E1 removes the member's data in this tab and in other tabs, closes their member centre, and asks no one for a login, with a single call to the server", async ({
    page,
    texts,
    context,
    mock,
  }) => {
    await comeAsMember(page, mock);
    await page.goto(CALM_PAGE);
    // A tab that the app opens is logged in with the same session.
    const [other] = await Promise.all([
      context.waitForEvent("page"),
      page.evaluate((address) => void window.open(address), `${CALM_PAGE}?member=withdrawal`),
    ]);
    await expect(balance(other, texts)).toBeVisible();
    await expect(other.getByRole("dialog")).toBeVisible();
    await signOut(page, texts);
    await expect(page.getByText(texts.session.loggedOut)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    // Data about the site is not personal, so it stays.
    const ofMember = ["token", "account", "username", "nickname", "customerId", "isAgent", "toUpline", "memberLabel"];
    const others = ["merchantWallet", "consolidated", "isFreePlay", "cpw"];
    const left = await page.evaluate(() => Object.keys(sessionStorage));
    expect(left.filter((key) => ofMember.includes(key) || others.includes(key))).toEqual([]);
    expect((await mock.state()).liveSessions).toBe(0);
    await expect(balance(other, texts)).toBeHidden();
    await expect(other).toHaveURL(/\/$/);
    expect(await keptToken(other)).toBeNull();
    await expect(other.getByText(texts.session.loggedOut)).toHaveCount(1);
    await expect(other.getByRole("dialog")).toHaveCount(0);
    const told = (await mock.requests()).filter(({ operationId }) => operationId === "logout");
    expect(told, "logout calls").toHaveLength(1);
  });
});

test.describe("other tabs", () => {
  test("D5 R177 R186 a new tab has the same session; at an address of the agent centre it opens the centre, and at no moment offers a login", async ({
    page,
    texts,
    context,
    mock,
  }) => {
    await context.addInitScript(answerLate, LATE_ANSWER_MS);
    await comeAsMember(page, mock, "agent");
    await page.goto(CALM_PAGE);
    // This tab shows the member only after the first one has begun to answer other tabs.
    const second = await openTab(context, CALM_PAGE);
    await expect(balance(second, texts)).toBeVisible();
    expect(await keptToken(second)).toBe(await keptToken(page));
    const other = await context.newPage();
    await other.addInitScript((login) => {
      const look = () => {
        if ([...document.querySelectorAll("header button")].some(({ textContent }) => textContent === login))
          sessionStorage.setItem("guest", "seen");
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    }, texts.app.header.login);
    await other.goto("/?agent=teamManagement");
    await expect(other.getByRole("dialog", { name: texts.agent.sections.teamManagement, exact: true })).toBeVisible();
    await expect(other).toHaveURL(/agent=teamManagement/);
    expect(await other.evaluate(() => sessionStorage.getItem("guest"))).toBeNull();
  });

  test("F12 a login in another tab also logs in a guest's open tab, whose own login dialog closes", async ({
    page,
    texts,
    context,
  }) => {
    const other = await openTab(context, "/slot-games");
    await loginButton(other, texts).click();
    const waiting = new LoginDialog(other, texts);
    await expect(waiting.root).toBeVisible();
    await page.goto(CALM_PAGE);
    await signIn(page, texts);
    await expect(balance(other, texts)).toBeVisible();
    await expect(waiting.root).toBeHidden();
    await expect(other).toHaveURL(/\/slot-games$/);
  });

  test("R256 a stored token without an account is removed at the start", async ({ page, texts }) => {
    await page.addInitScript(() => sessionStorage.setItem("token", "left-over-token"));
    await page.goto(CALM_PAGE);
    await expect(loginButton(page, texts)).toBeVisible();
    expect(await keptToken(page)).toBeNull();
  });

  test("R257 a stored token counts as a login; an expired token ends the session without a login dialog", async ({
    page,
    texts,
    mock,
  }) => {
    await comeAsMember(page, mock);
    await page.goto(CALM_PAGE);
    // The page is left first. Otherwise one of its pending calls would be refused before the calls of the next page.
    await page.goto("about:blank");
    await mock.scenario("expired-sessions");
    // The test does not wait for all pictures, because the message is shown for three seconds only.
    await page.goto(CALM_PAGE, { waitUntil: "commit" });
    await expect(page.getByText(texts.session.ended)).toHaveCount(1);
    await expect(loginButton(page, texts)).toBeVisible();
    // No dialog opens, because the visitor has pressed nothing on this page.
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await keptToken(page)).toBeNull();
  });
});

/** Opens the change of password from the menu on phones. */
async function openChange(page: Page, texts: Texts) {
  await page.getByRole("banner").getByRole("button", { name: texts.app.header.menu, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: texts.auth.change.title, exact: true }).click();
  const change = changeDialog(page, texts);
  await expect(change.oldPassword).toBeFocused();
  return change;
}

test("R141 R147 R159 R273 R275 the account dialog of a desktop shows the last login, the change of password and the logout, which asks first and works even if the server cannot be reached", async ({
  page,
  texts,
  mock,
}) => {
  // The dialog shows the time of this earlier login.
  await mock.openSession("demo", PASSWORD);
  await comeAsMember(page, mock);
  await page.goto(CALM_PAGE);
  const name = fill(texts.app.header.account, { name: "Demo" });
  await expect(page.getByRole("banner").getByText("Demo", { exact: true })).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name, exact: true }).click();
  const account = page.getByRole("dialog", { name, exact: true });
  await expect(account.getByText(anyValues(texts.auth.lastLogin))).toBeVisible();
  await expect(account.getByRole("button", { name: texts.app.header.logout, exact: true })).toBeVisible();
  await account.getByRole("button", { name: texts.auth.change.title, exact: true }).click();
  const change = changeDialog(page, texts);
  await expect(change.oldPassword).toBeFocused();
  await change.oldPassword.fill(PASSWORD);
  await change.newPassword.fill(NEW_PASSWORD);
  await change.confirmNewPassword.fill(NEW_PASSWORD);
  await change.submitButton.click();
  await expect(page.getByText(texts.auth.change.done)).toBeVisible();
  await expect(change.root).toBeHidden();
  await test.step("the logout asks first, and works on this device without the server", async () => {
    const question = page.getByRole("alertdialog", { name: texts.app.logout.title });
    await logoutButton(page, texts).click();
    await question.getByRole("button", { name: texts.app.cancel, exact: true }).click();
    await expect(question).toBeHidden();
    await expect(balance(page, texts)).toBeVisible();
    await mock.faults([{ operationId: "logout", kind: "status", status: 500, times: 1 }]);
    await signOut(page, texts);
    expect(await keptToken(page)).toBeNull();
  });
});

test.describe("a session that ends while a member fills in a form", () => {
  test.use(DEVICES[1].options);

  test("E1, F10, F12, I5, R257 asks for a login once, above the open form, which continues after the login of the same member and closes for another member", async ({
    page,
    texts,
    mock,
  }) => {
    await comeAsMember(page, mock);
    await page.goto(CALM_PAGE);
    const change = await openChange(page, texts);
    await change.oldPassword.fill(PASSWORD);
    await change.newPassword.fill(NEW_PASSWORD);
    await change.confirmNewPassword.fill(NEW_PASSWORD);
    await mock.scenario("expired-sessions");
    await change.submitButton.click();
    const login = new LoginDialog(page, texts);
    await expect(login.root).toBeVisible();
    await expect(page.getByText(texts.session.ended)).toHaveCount(1);
    await expect(login.username).toHaveValue("demo");
    await expect(login.password).toBeFocused();

    await mock.scenario("normal");
    await login.password.fill(PASSWORD);
    await login.submitButton.click();
    await expect(login.root).toBeHidden();
    await expect(change.newPassword).toHaveValue(NEW_PASSWORD);
    await expect(balance(page, texts)).not.toHaveText("");
    await change.submitButton.click();
    await expect(page.getByText(texts.auth.change.done)).toBeVisible();
    await expect(change.root).toBeHidden();

    await test.step("another member sees nothing of the form", async () => {
      await openChange(page, texts);
      await change.oldPassword.fill("typed-by-demo");
      await mock.scenario("expired-sessions");
      await change.newPassword.fill(NEW_PASSWORD);
      await change.confirmNewPassword.fill(NEW_PASSWORD);
      await change.submitButton.click();
      await expect(login.root).toBeVisible();
      await mock.scenario("normal");
      await login.submit("poor");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page).toHaveURL(/\/$/);
      await expect.poll(() => shownBalance(page, texts)).toBe("0.00");
    });
  });
});

const FORMS = {
  demo: [
    { form: "a payout account", address: "member=withdrawal", open: (texts: Texts) => texts.cashier.account.add },
    { form: "a limit", address: "member=playLimits", open: (texts: Texts) => new RegExp(`^${texts.protection.set}: `) },
    { form: "personal data", address: "member=personalData" },
  ],
  agent: [
    { form: "an agent's transfer", address: "agent=agentTransfer" },
    { form: "a referral link", address: "agent=referralLinks", open: (texts: Texts) => texts.referrals.make },
  ],
} as const;

for (const username of ["demo", "agent"] as const) {
  test.describe("a session that ends above a form of a centre", () => {
    test.use(DEVICES[1].options);

    test(`I4 keeps what ${username} has typed into ${FORMS[username].map(({ form }) => form).join(", ")} until the same member is back`, async ({
      page,
      texts,
      mock,
    }) => {
      await comeAsMember(page, mock, username);
      for (const { form, address, ...others } of FORMS[username]) {
        await test.step(form, async () => {
          await visit(page, `${CALM_PAGE}?${address}`);
          if ("open" in others)
            await page
              .getByRole("button", { name: others.open(texts) })
              .first()
              .click();
          const input = page.getByRole("dialog").last().getByRole("textbox").first();
          await input.fill("700");
          await mock.scenario("expired-sessions");
          await balance(page, texts).evaluate((button) => {
            if (button instanceof HTMLElement) button.click();
          });
          const login = new LoginDialog(page, texts);
          await expect(login.root).toBeVisible();
          await mock.scenario("normal");
          await login.password.fill(PASSWORD);
          await login.submitButton.click();
          await expect(login.root).toBeHidden();
          await expect(input).toHaveValue(/^700(?:\.00)?$/);
        });
      }
    });
  });
}
