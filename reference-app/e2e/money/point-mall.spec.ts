import type { Locator, Page } from "@playwright/test";
import { expectNoAxeViolation } from "../accessibility/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { tabTo } from "../accessibility/keyboard.ts";
import { rowsOf } from "../support/nightly.ts";
import { callAs } from "./cashier.ts";
import { fill, textsOf, type Texts } from "../support/texts.ts";
import { comeAsMember, PASSWORD } from "../support/visitor.ts";

const PAYMENT_PASSWORD = "654321";

const main = (page: Page) => page.getByRole("main");
const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const passwordField = (dialog: Locator, texts: Texts) =>
  dialog.getByRole("textbox", { name: texts.cashier.paymentPassword.label, exact: true });

/** Returns the member's points from the server, using the token of the tab. */
async function pointsOf(page: Page): Promise<number> {
  const token = await page.evaluate(() => sessionStorage.getItem("token"));
  const answer = await page.request.get("/wps/relay/MCS2_getPointBalance", {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await answer.json()).value.points;
}

for (const language of rowsOf(["bn", "en"], ["bn"])) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`R057 R251 R505 E059 E063 E065 points are converted to money by keyboard alone, after a review (${language})`, async ({
      page,
      mock,
    }) => {
      const texts = textsOf(language);
      await comeAsMember(page, mock);
      await page.goto("/pointMall");
      await expect(main(page).getByText(texts.mall.neverExpire)).toBeVisible();
      const before = await pointsOf(page);
      const convert = main(page).getByRole("button", { name: texts.mall.convert, exact: true });
      await expect(convert).toBeEnabled();
      await tabTo(page, convert);
      await page.keyboard.press("Enter");
      const dialog = dialogOf(page, texts.mall.convert);
      const points = dialog.getByRole("textbox", { name: texts.mall.pointsField });
      const next = dialog.getByRole("button", { name: texts.cashier.review.next, exact: true });
      await tabTo(page, points);
      await page.keyboard.type("15");
      await tabTo(page, next);
      await page.keyboard.press("Enter");
      await expect(dialog.getByRole("alert")).toContainText(fill(texts.mall.pointsStep, { step: "10" }));
      await tabTo(page, points);
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("100");
      await tabTo(page, next);
      await expect(dialog.getByText(fill(texts.mall.gives, { amount: "৳ 50.00" }), { exact: true })).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(dialog.getByRole("heading", { name: texts.mall.reviewTitle, exact: true })).toBeFocused();
      await expect(dialog.getByText("৳ 50.00", { exact: true })).toBeVisible();
      await expectNoAxeViolation(page);

      const password = passwordField(dialog, texts);
      await tabTo(page, password);
      await page.keyboard.type("111111");
      await page.keyboard.press("Enter");
      await expect(dialog.getByRole("alert")).toContainText(texts.refusals.PAYMENT_PASSWORD_INCORRECT);
      await expect(password).toHaveValue("");
      await tabTo(page, password);
      await page.keyboard.type(PAYMENT_PASSWORD);
      await page.keyboard.press("Enter");
      await expect(
        dialog.getByRole("heading", { name: fill(texts.mall.converted, { amount: "৳ 50.00" }), exact: true }),
      ).toBeFocused();
      await tabTo(page, dialog.getByRole("button", { name: texts.mall.close, exact: true }).last());
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();
      expect(await mock.balanceOf("demo")).toBe("25050.00");
      expect(await pointsOf(page)).toBe(before - 100);
    });
  });
}

test("D12 R081 E061 E062 a redemption whose answer is lost is looked up, counts once, and appears in the history", async ({
  page,
  texts,
  mock,
}) => {
  await comeAsMember(page, mock);
  await page.goto("/pointMall");
  const before = await pointsOf(page);
  const card = main(page).getByRole("listitem").first();
  await card.getByRole("button").click();
  await expect(page).toHaveURL(/[?&]reward=bonus-5/);
  const dialog = dialogOf(page, texts.mall.redeemTitle);
  const quantity = dialog.getByRole("textbox", { name: texts.mall.quantity });
  await quantity.fill("11");
  await passwordField(dialog, texts).fill(PAYMENT_PASSWORD);
  const send = dialog.locator("button[type=submit]");
  await send.click();
  await expect(dialog.getByRole("alert")).toContainText(fill(texts.mall.quantityRange, { most: "10" }));
  await quantity.fill("2");
  await passwordField(dialog, texts).fill(PAYMENT_PASSWORD);
  await mock.faults([{ operationId: "redeemPointReward", kind: "drop", times: 1 }]);
  await send.click();
  const toHistory = dialog.getByRole("link", { name: texts.mall.history, exact: true });
  await expect(toHistory).toBeVisible();
  const calls = (await mock.requests()).filter(({ operationId }) => operationId === "redeemPointReward");
  expect(calls).toHaveLength(1);
  expect(await pointsOf(page)).toBe(before - 20);

  await toHistory.click();
  await expect(page).toHaveURL(/\/pointMall\/history$/);
  const history = main(page).getByRole("row").or(main(page).getByRole("listitem"));
  await expect(history.filter({ hasText: "× 2" }).first()).toBeVisible();
  await expectNoAxeViolation(page);

  // Points that were spent on another device meanwhile: the form is shown again, where their number is chosen.
  await page.goto("/pointMall?convert=1");
  const convert = dialogOf(page, texts.mall.convert);
  const body = { points: Math.floor((await pointsOf(page)) / 10) * 10, paymentPassword: PAYMENT_PASSWORD };
  await convert.getByRole("textbox", { name: texts.mall.pointsField }).fill(String(body.points));
  await convert.getByRole("button", { name: texts.cashier.review.next, exact: true }).click();
  await passwordField(convert, texts).fill(PAYMENT_PASSWORD);
  await callAs(page, "POST", "/wps/relay/passwordCheck/MCS2_convertPoint", body);
  await convert.getByRole("button", { name: texts.mall.convertNow, exact: true }).click();
  await expect(convert.getByRole("textbox", { name: texts.mall.pointsField })).toBeVisible();
  await expect(convert.getByRole("alert")).toContainText(texts.refusals.INSUFFICIENT_POINTS);
});

test("R022 E060 sold-out and unaffordable rewards cannot be redeemed, and a member without a payment password can set one", async ({
  page,
  texts,
  mock,
}) => {
  await comeAsMember(page, mock);
  await page.goto("/pointMall");
  const soldOut = main(page).getByRole("listitem").filter({ hasText: texts.mall.soldOut });
  await expect(soldOut).toHaveCount(1);
  await expect(soldOut.getByRole("button")).toHaveCount(0);

  await comeAsMember(page, mock, "poor");
  await page.goto("/pointMall");
  await expect(main(page).getByText(fill(texts.mall.tooFewToConvert, { min: "10" }), { exact: true })).toBeVisible();
  await expect(main(page).getByRole("button", { name: texts.mall.convert, exact: true })).toBeDisabled();
  await expect(main(page).getByRole("listitem")).toHaveCount(8);
  await expect(main(page).getByRole("listitem").getByRole("button")).toHaveCount(0);

  await comeAsMember(page, mock, "newbie");
  await page.goto("/pointMall?reward=bonus-5");
  const dialog = dialogOf(page, texts.mall.redeemTitle);
  await dialog.getByRole("button", { name: texts.cashier.paymentPassword.set, exact: true }).click();
  await expect(dialogOf(page, texts.cashier.paymentPassword.title)).toBeVisible();
});

test("R336 R337 R022 a guest returns to the chosen reward after the login; a restricted member sees a note about real accounts", async ({
  page,
  texts,
  mock,
}) => {
  await page.goto("/pointMall");
  await expect(main(page).getByRole("listitem")).toHaveCount(8);
  await main(page).getByRole("listitem").first().getByRole("button").click();
  const login = dialogOf(page, texts.auth.title);
  await login.getByRole("textbox", { name: texts.auth.username }).fill("demo");
  await login.getByRole("textbox", { name: texts.auth.password }).fill(PASSWORD);
  await login.getByRole("button", { name: texts.auth.submit, exact: true }).click();
  const dialog = dialogOf(page, texts.mall.redeemTitle);
  await expect(passwordField(dialog, texts)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/pointMall$/);

  await comeAsMember(page, mock, "restricted");
  await page.goto("/pointMall");
  await main(page).getByRole("listitem").first().getByRole("button").click();
  await expect(dialogOf(page, texts.popups.realAccount.title)).toBeVisible();
});
