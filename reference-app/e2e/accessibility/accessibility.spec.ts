import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "../support/fixtures.ts";
import { LoginDialog } from "../session/login-dialog.ts";
import { openRegistration, submitButton } from "../registration/registration.ts";
import type { Texts } from "../support/texts.ts";
import { balance, comeAsMember, goInApp, header, loginButton, playButton, shelf } from "../support/visitor.ts";

// These tests check what the route table does not contain: dialogs, states and the pages of members. routes.spec.ts checks the pages of
// the table, in English and in both themes. section-walk.spec.ts and agent-visitors.spec.ts check the sections of the centres.
test.use({ language: "en", theme: "light" });

const expectHome = async (page: Page, texts: Texts) => {
  await expect(playButton(shelf(page, texts.home.hot).getByRole("listitem").first())).toBeVisible();
  await expect(page.getByRole("heading", { name: texts.home.winners })).toBeVisible();
};

test("WCAG 2.2 AA the login dialog with errors, captcha and password recovery has no accessibility violation", async ({
  page,
  texts,
}) => {
  const dialog = await new LoginDialog(page, texts).open();
  await expectAccessible(page, dialog.username);
  await dialog.submitButton.click();
  await expect(dialog.summary).toBeVisible();
  await expectAccessible(page);
  await dialog.submit("captcha", "wrong-password");
  await expect(dialog.captchaPicture).toBeVisible();
  await expectAccessible(page);
  await dialog.root.getByRole("button", { name: texts.auth.forgot, exact: true }).click();
  await page.getByRole("tab", { name: texts.recovery.tabs.phone, exact: true }).click();
  await expect(page.getByRole("textbox", { name: texts.recovery.field.newPassword, exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("WCAG 2.2 AA the region dialog, the notices and the registration with errors have no accessibility violation", async ({
  page,
  texts,
}) => {
  await page.goto("/");
  await header(page).getByRole("button", { name: texts.app.header.region }).click();
  const region = page.getByRole("dialog", { name: texts.app.region.title });
  await expect(region.getByRole("radio").first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(region).toBeHidden();
  await page.getByRole("region", { name: texts.home.announcements }).getByRole("button").nth(1).click();
  const notices = page.getByRole("dialog", { name: texts.notices.title });
  await expect(notices.getByRole("heading", { level: 3 })).toBeVisible();
  await expectAccessible(page);
  const dialog = await openRegistration(page, texts);
  await expect(dialog.getByRole("img", { name: texts.verification.captchaPicture })).toBeVisible();
  await submitButton(dialog, texts).click();
  await expect(dialog.getByRole("alert").first()).toBeFocused();
  await expectAccessible(page);
});

test("WCAG 2.2 AA a member's home page and favourites have no accessibility violation", async ({
  page,
  texts,
  mock,
}) => {
  await comeAsMember(page, mock);
  await page.goto("/");
  await expect(balance(page, texts)).toBeVisible();
  await expectHome(page, texts);
  await expectAccessible(page);
  await goInApp(page, "/favourites");
  await expect(page.getByRole("heading", { level: 1, name: texts.lobby.favouritesTitle, exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("WCAG 2.2 AA a guest's lottery pages have no accessibility violation, even without search results or recent draws", async ({
  page,
  texts,
}) => {
  await page.goto("/elott?menu=central");
  await expect(page.getByRole("main").getByRole("timer").first()).toBeVisible();
  await expectAccessible(page, loginButton(page, texts));
  await goInApp(page, "/elott?q=no-such-draw");
  await expect(page.getByRole("heading", { name: texts.lottery.empty.title })).toBeVisible();
  await expectAccessible(page);
  await goInApp(page, "/elott?view=recent");
  await expect(page.getByRole("heading", { name: texts.lottery.recent.signInTitle })).toBeVisible();
  await expectAccessible(page);
});

for (const [scenario, title] of [
  ["maintenance", "maintenanceTitle"],
  ["region-blocked", "regionTitle"],
] as const) {
  test(`WCAG 2.2 AA the page of a closed site has no accessibility violation: ${scenario}`, async ({
    page,
    texts,
    mock,
  }) => {
    await mock.scenario(scenario);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1, name: texts.errors[title] })).toBeVisible();
    await expectAccessible(page);
  });
}
