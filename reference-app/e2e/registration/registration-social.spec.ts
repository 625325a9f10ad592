import { expect, test } from "../support/fixtures.ts";
import { expectRegistered, fillIn, openRegistration, submitButton, tab } from "./registration.ts";
import { balance, signOut } from "../support/visitor.ts";

test("R030 R152 a new visitor registers with a third party, and later logs in with the same third party", async ({
  page,
  texts,
  mock,
}) => {
  await mock.scenario("on:socialFacebook");
  const dialog = await openRegistration(page, texts);
  const facebook = { name: texts.auth.social.facebook, exact: true };
  await expect(dialog.getByRole("button", { name: texts.auth.social.google, exact: true })).toHaveCount(0);
  await dialog.getByRole("button", facebook).click();
  await expect(dialog.getByText(texts.auth.social.linked.facebook, { exact: true })).toBeVisible();
  await tab(dialog, texts, "username").click();
  await fillIn(dialog, texts, mock, "rahim7");
  await submitButton(dialog, texts).click();
  await expectRegistered(page, texts, "rahim7");

  await signOut(page, texts);
  // On the registration page, the third party logs a member in immediately.
  await page.goto("/register");
  await dialog.getByRole("button", facebook).click();
  await expect(balance(page, texts)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem("account"))).toBe("rahim7");
});
