import type { Locator, Page } from "@playwright/test";
import { AGENT_GROUPS } from "../../src/shared/config/agent-sections.ts";
import { MEMBER_GROUPS } from "../../src/shared/config/member-sections.ts";
import { button, enterSection, field, heading, PAYMENT_PASSWORD, taka } from "../money/cashier.ts";
import { expect, test as base } from "../support/fixtures.ts";
import { LoginDialog } from "../session/login-dialog.ts";
import { pairsOf } from "../support/nightly.ts";
import { openRegistration, submitButton, tab } from "../registration/registration.ts";
import { ROWS } from "../navigation/route-table.ts";
import { anyValues, fill, textsOf, type Texts } from "../support/texts.ts";
import { expectTranslated, translatePages } from "./translator.ts";
import {
  balance,
  CALM_PAGE,
  comeAsMember,
  expectNoSkeleton,
  goInApp,
  loginButton,
  signOut,
} from "../support/visitor.ts";

const LANGUAGES = ["bn", "en"] as const;
/** The test loads one page and then opens about thirty others. */
const WALK_MS = 120_000;
/** React's errors about a node that has moved. A boundary catches them, so they are not errors of the page. */
const MISPLACED = /NotFoundError|not a child of this node/;
const SENDER = "01712345678";
const SENDER_FIELD = { bn: "যে নম্বর থেকে টাকা পাঠাবেন", en: "Number you pay from" } as const;

/** Translates all pages, and fails a test when React no longer finds a node. */
const test = base.extend<{ translator: void }>({
  translator: [
    async ({ context }, provide) => {
      const lost: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error" && MISPLACED.test(message.text())) lost.push(message.text());
      });
      await translatePages(context);
      await provide();
      expect(lost, "nodes that React no longer found").toEqual([]);
    },
    { auto: true },
  ],
});

/** Expects that the place is translated and that no part of the page has failed. */
async function expectWhole(page: Page, texts: Texts, place: Locator): Promise<void> {
  const { pageTitle, chunkTitle } = texts.errors;
  await expect(place).toBeVisible();
  await expectTranslated(page);
  await expect(page.getByRole("heading", { name: pageTitle }).or(page.getByText(chunkTitle))).toHaveCount(0);
}

const PAGES = ROWS.filter(({ isAlias, isOverlay }) => !isAlias && !isOverlay).map(({ path }) => path);
const HALF = Math.ceil(PAGES.length / 2);

for (const [paths, language] of pairsOf([PAGES.slice(0, HALF), PAGES.slice(HALF)], LANGUAGES)) {
  test.describe(`a guest, in ${language}`, () => {
    test.use({ language });

    test(`a guest opens translated pages from ${paths[0]} to ${paths.at(-1)} and goes back, in ${language}`, async ({
      page,
      texts,
    }) => {
      test.setTimeout(WALK_MS);
      await page.goto(CALM_PAGE);
      for (const path of paths) {
        await test.step(path, async () => {
          await goInApp(page, path);
          await expectNoSkeleton(page.locator("main"));
          await expectWhole(page, texts, page.getByRole("main"));
        });
      }
      for (const path of paths.toReversed().slice(1)) {
        await page.goBack();
        await expect(page).toHaveURL(path);
      }
      await expectWhole(page, texts, page.getByRole("main"));
    });
  });
}

test("D19 a search and a change of language show their new texts on a translated page", async ({ page, texts }) => {
  const english = textsOf("en");
  await page.goto("/games");
  const search = page.getByRole("searchbox", { name: texts.lobby.search });
  const found = page.getByRole("main").getByRole("status").first();
  await expect(found).toHaveText(anyValues(texts.lobby.results_other));
  const all = await found.innerText();
  await search.fill("koi");
  await expect(found).not.toHaveText(all);
  await search.fill("no such game");
  await expectWhole(page, texts, page.getByRole("heading", { name: texts.lobby.emptyTitle }));
  await search.fill("");
  await expect(found).toHaveText(all);
  await page.getByRole("banner").getByRole("button", { name: texts.app.header.region }).click();
  const dialog = page.getByRole("dialog", { name: texts.app.region.title });
  await dialog.getByRole("radio", { name: "English" }).check();
  await button(dialog, texts.app.region.submit).click();
  await expect(loginButton(page, english)).toBeVisible();
  await expect(found).toHaveText(anyValues(english.lobby.results_other));
});

const CENTRES = [
  { username: "demo", key: "member", sections: Object.values(MEMBER_GROUPS).flat() },
  { username: "agent", key: "agent", sections: Object.values(AGENT_GROUPS).flat() },
] as const;
const titlesOf = (texts: Texts): Record<string, string> => ({ ...texts.member.sections, ...texts.agent.sections });

for (const [{ username, key, sections }, language] of pairsOf(CENTRES, LANGUAGES)) {
  test.describe(`${username}, in ${language}`, () => {
    test.use({ language });

    test(`every section of the ${key} centre works on a translated page, in ${language}`, async ({
      page,
      mock,
      texts,
    }) => {
      test.setTimeout(WALK_MS);
      await comeAsMember(page, mock, username);
      await page.goto(CALM_PAGE);
      for (const section of sections) {
        await test.step(section, async () => {
          await goInApp(page, `${CALM_PAGE}?${key}=${section}`);
          const dialog = page.getByRole("dialog", { name: titlesOf(texts)[section] ?? section, exact: true });
          await expectWhole(page, texts, dialog);
          await expectNoSkeleton(dialog);
        });
      }
    });
  });
}

for (const [visit, language] of pairsOf(["login", "registration"] as const, LANGUAGES)) {
  test.describe(`${visit}, in ${language}`, () => {
    test.use({ language });

    test(`the ${visit} on a translated page shows errors, keeps its input and can continue, in ${language}`, async ({
      page,
      texts,
    }) => {
      if (visit === "login") {
        const dialog = await new LoginDialog(page, texts).open();
        await dialog.submitButton.click();
        await expect(dialog.summary).toBeFocused();
        await dialog.tab("sms").click();
        await expect(dialog.mobile).toBeVisible();
        await dialog.tab("username").click();
        await dialog.submit("demo", "wrong-password");
        await expect(dialog.summary).toContainText(texts.errors.code.LOGIN_FAILED);
        await expect(dialog.username).toHaveValue("demo");
        await button(dialog.root, texts.auth.forgot).click();
        const forgot = page.getByRole("dialog", { name: texts.recovery.title, exact: true });
        await forgot.getByRole("tab", { name: texts.recovery.tabs.phone, exact: true }).click();
        await expectWhole(page, texts, forgot);
        await page.keyboard.press("Escape");
        await expectWhole(page, texts, dialog.root);
        await dialog.submit("demo");
        await expect(balance(page, texts)).toBeVisible();
        await signOut(page, texts);
      } else {
        const dialog = await openRegistration(page, texts);
        await submitButton(dialog, texts).click();
        await expect(dialog.getByRole("alert").first()).toBeFocused();
        await tab(dialog, texts, "username").click();
        await submitButton(dialog, texts).click();
        await expect(dialog.getByRole("alert").first()).toBeFocused();
        await tab(dialog, texts, "mobile").click();
        await expectWhole(page, texts, dialog);
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
      }
      await expectTranslated(page);
    });
  });
}

for (const [money, language] of pairsOf(["deposit", "withdrawal"] as const, LANGUAGES)) {
  test.describe(`${money}, in ${language}`, () => {
    test.use({ language });

    test(`R501 a ${money} on a translated page keeps its input between its steps, and succeeds, in ${language}`, async ({
      page,
      context,
      texts,
      mock,
    }) => {
      const { deposit, withdrawal, review, amount, paymentPassword } = texts.cashier;
      const isDeposit = money === "deposit";
      const { fillTitle, reviewTitle } = texts.cashier[money];
      const dialog = await enterSection(page, mock, texts, money);
      await expectWhole(page, texts, dialog);
      await button(dialog, review.next).click();
      await expect(dialog.getByRole("alert")).toBeFocused();
      await field(dialog, amount.label).fill("1500");
      if (isDeposit) await field(dialog, SENDER_FIELD[language]).fill(SENDER);
      await button(dialog, review.next).click();
      await expect(heading(dialog, reviewTitle)).toBeFocused();
      await expectWhole(page, texts, dialog);
      await button(dialog, review.back).click();
      await expect(heading(dialog, fillTitle)).toBeFocused();
      await expect(field(dialog, amount.label)).toHaveValue("1,500.00");
      if (isDeposit) await expect(field(dialog, SENDER_FIELD[language])).toHaveValue(SENDER);
      await button(dialog, review.next).click();
      await expect(heading(dialog, reviewTitle)).toBeFocused();
      if (isDeposit) {
        const [payPage] = await Promise.all([context.waitForEvent("page"), button(dialog, deposit.confirm).click()]);
        await expect(heading(dialog, fill(deposit.status.pending, { amount: taka("1,500.00") }))).toBeFocused();
        await payPage.locator("button[value=pay]").click();
        await expect(heading(dialog, fill(deposit.status.approved, { amount: taka("1,500.00") }))).toBeVisible();
      } else {
        await field(dialog, paymentPassword.label).fill(PAYMENT_PASSWORD);
        await button(dialog, withdrawal.confirm).click();
        await expect(heading(dialog, fill(withdrawal.doneTitle, { amount: taka("1,500.00") }))).toBeFocused();
      }
      await expectWhole(page, texts, dialog);
    });
  });
}
