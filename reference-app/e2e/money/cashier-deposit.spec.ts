import { expectNoAxeViolation } from "../accessibility/axe.ts";
import {
  button,
  callAs,
  centre,
  enterSection,
  field,
  figure,
  heading,
  openSection,
  PAYMENT_PASSWORD,
  radio,
  taka,
} from "./cashier.ts";
import { DEVICES } from "../support/devices.ts";
import { expect, test } from "../support/fixtures.ts";
import { tabTo } from "../accessibility/keyboard.ts";
import { LoginDialog } from "../session/login-dialog.ts";
import { rowsOf } from "../support/nightly.ts";
import { TaintWatch } from "../security/taint.ts";
import { anyValues, fill } from "../support/texts.ts";
import { balance, CALM_PAGE, comeAsMember, loginButton, PASSWORD, shownBalance } from "../support/visitor.ts";

const SENDER = "01712345678";
/** Names of fields and methods that the server sends. */
const OF_SERVER = {
  bn: { sender: "যে নম্বর থেকে টাকা পাঠাবেন", bank: "ব্যাংক ট্রান্সফার" },
  en: { sender: "Number you pay from", bank: "Bank transfer" },
} as const;
/** The promotion that the server offers to members without a deposit. */
const BONUS = "First deposit bonus";
/** A phone number that no other data contains. */
const CANARY = "01898765401";
const [, phone] = DEVICES;

/** The tests walk through all steps and run one or two accessibility engines. */
const WALK_MS = 180_000;

for (const language of rowsOf(["bn", "en"], ["en"])) {
  test.describe(`by keyboard alone, ${language}`, () => {
    test.use({ language });

    test(`R072, R143, R501, E066, E067, E069 a deposit by keyboard alone in ${language} is reviewed, paid on the provider's page and added to the balance`, async ({
      page,
      context,
      texts,
      mock,
    }) => {
      test.setTimeout(WALK_MS);
      const { deposit, review, amount } = texts.cashier;
      const dialog = await enterSection(page, mock, texts, "deposit");
      await expect(heading(dialog, deposit.fillTitle)).toBeVisible();
      await tabTo(page, field(dialog, amount.label));
      await page.keyboard.type("5,000");
      await expect(field(dialog, amount.label)).toHaveAccessibleDescription(
        new RegExp(fill(amount.range, { min: ".*100.00", max: ".*30,000.00" })),
      );
      await tabTo(page, field(dialog, OF_SERVER[language].sender));
      await page.keyboard.type(SENDER);
      await page.keyboard.press("Enter");

      await expect(heading(dialog, deposit.reviewTitle)).toBeFocused();
      await expect(dialog).toContainText(figure("5,000.00"));
      await expect(dialog).toContainText(SENDER);
      await expectNoAxeViolation(page);
      await tabTo(page, button(dialog, review.back));
      await page.keyboard.press("Enter");
      await expect(heading(dialog, deposit.fillTitle)).toBeFocused();
      await expect(field(dialog, amount.label)).toHaveValue("5,000.00");
      await tabTo(page, button(dialog, review.next));
      await page.keyboard.press("Enter");
      await expect(heading(dialog, deposit.reviewTitle)).toBeFocused();
      await tabTo(page, button(dialog, deposit.confirm));
      const [payPage] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Enter")]);

      await expect(payPage.locator("button[value=pay]")).toBeVisible();
      expect(await payPage.evaluate(() => ({ opener: window.opener === null, referrer: document.referrer }))).toEqual({
        opener: true,
        referrer: "",
      });
      await expect(heading(dialog, fill(deposit.status.pending, { amount: taka("5,000.00") }))).toBeFocused();
      await expect(button(dialog, deposit.another)).toBeVisible();
      await expectNoAxeViolation(page);
      await payPage.locator("button[value=pay]").click();
      // The payment is complete when the provider's page has no button left.
      await expect(payPage.locator("button[value=pay]")).toHaveCount(0);
      await payPage.close();
      await expect(heading(dialog, fill(deposit.status.approved, { amount: taka("5,000.00") }))).toBeVisible();
      await expect(dialog.getByText(anyValues(deposit.statusText.approved))).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect.poll(() => shownBalance(page, texts)).toBe("30000.00");
      await expect(balance(page, texts)).toBeVisible();
    });
  });
}

test.describe("on a phone", () => {
  test.use(phone.options);

  test("C18 D20 Back leads from the review to the form with its input, and asks before it leaves the form", async ({
    page,
    texts,
    mock,
  }) => {
    const { deposit, review, amount } = texts.cashier;
    await comeAsMember(page, mock);
    await page.goto(CALM_PAGE);
    const bar = page.getByRole("navigation", { name: texts.app.bottomBar.label, exact: true });
    await bar.getByRole("link", { name: texts.wallet.deposit, exact: true }).click();
    const dialog = centre(page, texts, "deposit");
    await field(dialog, amount.label).fill("500");
    await field(dialog, OF_SERVER.bn.sender).fill(SENDER);
    await button(dialog, review.next).click();
    await expect(heading(dialog, deposit.reviewTitle)).toBeFocused();
    await page.goBack();
    await expect(heading(dialog, deposit.fillTitle)).toBeFocused();
    await expect(field(dialog, amount.label)).toHaveValue("500.00");
    await page.goBack();
    await expect(page.getByRole("alertdialog", { name: texts.app.discard.title })).toBeVisible();
  });

  test("E066, E067, E069, D15, D21 a first deposit by touch offers a limit, validates its fields and shows each outcome", async ({
    page,
    context,
    texts,
    mock,
  }) => {
    test.setTimeout(WALK_MS);
    const { deposit, review, amount, field: fieldTexts } = texts.cashier;
    const server = OF_SERVER.bn;
    const dialog = await enterSection(page, mock, texts, "deposit", "poor");
    await expect(dialog.getByRole("link", { name: deposit.limitsLink, exact: true })).toHaveAttribute(
      "href",
      /member=playLimits/,
    );
    await expect(dialog.getByRole("radio", { name: "ডেবিট কার্ড" })).toBeDisabled();
    await expect(dialog.getByText(deposit.away)).toBeVisible();

    await radio(dialog, server.bank).tap();
    await field(dialog, amount.label).fill("499");
    await button(dialog, review.next).tap();
    const summary = dialog.getByRole("alert");
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText([
      fill(amount.tooLow, { min: taka("500.00") }),
      fill(fieldTexts.missing, { field: "আপনার ব্যাংক" }),
      fill(fieldTexts.missing, { field: "অ্যাকাউন্ট নম্বর" }),
    ]);
    await expectNoAxeViolation(page);
    await summary.getByRole("link").first().tap();
    await expect(field(dialog, amount.label)).toBeFocused();
    await button(dialog, taka("1,000.00")).tap();
    await expect(field(dialog, amount.label)).toHaveValue("1,000.00");
    await dialog.getByRole("combobox", { name: "আপনার ব্যাংক" }).selectOption("city");
    await field(dialog, "অ্যাকাউন্ট নম্বর").fill("1234 5678 90");
    await button(dialog, review.next).tap();
    await expect(heading(dialog, deposit.reviewTitle)).toBeVisible();
    await expect(dialog).toContainText("সিটি ব্যাংক");

    const [payPage] = await Promise.all([context.waitForEvent("page"), button(dialog, deposit.confirm).tap()]);
    await payPage.locator("button[value=cancel]").click();
    await expect(payPage.locator("button[value=cancel]")).toHaveCount(0);
    await payPage.close();
    await expect(heading(dialog, fill(deposit.status.rejected, { amount: taka("1,000.00") }))).toBeVisible();
    await expectNoAxeViolation(page);

    // After a failed deposit, the form keeps its values.
    await button(dialog, deposit.again).tap();
    await expect(field(dialog, amount.label)).toHaveValue("1,000.00");
    await button(dialog, review.next).tap();
    const [second] = await Promise.all([context.waitForEvent("page"), button(dialog, deposit.confirm).tap()]);
    await expect(second.locator("button[value=pay]")).toBeVisible();
    await second.close();
    await expect(heading(dialog, fill(deposit.status.pending, { amount: taka("1,000.00") }))).toBeVisible();
    // The pending deposit is still shown after a reload and when the section is opened again.
    await page.reload();
    await expect(heading(dialog, fill(deposit.status.pending, { amount: taka("1,000.00") }))).toBeVisible();
    await expect(dialog.getByRole("link", { name: deposit.payPage, exact: true })).toHaveAttribute(
      "rel",
      "noopener noreferrer",
    );
    await openSection(page, texts, "deposit");
    await button(dialog, deposit.continue).tap();
    await expect(heading(dialog, fill(deposit.status.pending, { amount: taka("1,000.00") }))).toBeVisible();
    await mock.deposit(new URL(page.url()).searchParams.get("member.deposit") ?? "", "expire");
    await expect(heading(dialog, fill(deposit.status.expired, { amount: taka("1,000.00") }))).toBeVisible();
    expect(await mock.balanceOf("poor")).toBe("0.00");
  });
});

test.describe("in English", () => {
  test.use({ language: "en", theme: "light" });

  test("D12, D15, D21, E1, E067 a deposit continues after a reached limit, an ended session, a lost answer and a blocked window", async ({
    page,
    texts,
    mock,
  }) => {
    const { deposit, review, amount } = texts.cashier;
    await page.addInitScript(() => {
      window.open = () => null;
    });
    const dialog = await enterSection(page, mock, texts, "deposit", "poor");
    await callAs(page, "PUT", "/wps/responsible/limits", { kind: "deposit", period: "24h", amount: "700.00" });
    await field(dialog, amount.label).fill("800");
    await field(dialog, OF_SERVER.en.sender).fill(SENDER);
    await button(dialog, review.next).click();
    await button(dialog, deposit.confirm).click();
    await expect(dialog.getByRole("alert")).toContainText(deposit.refusal.DEPOSIT_LIMIT_REACHED);
    await expect(field(dialog, amount.label)).toHaveAccessibleDescription(
      new RegExp(deposit.refusal.DEPOSIT_LIMIT_REACHED.slice(0, 40)),
    );
    await expect(field(dialog, amount.label)).toHaveValue("800.00");

    await field(dialog, amount.label).fill("600");
    await button(dialog, review.next).click();
    await mock.scenario("expired-sessions");
    await button(dialog, deposit.confirm).click();
    const login = new LoginDialog(page, texts);
    await expect(login.password).toBeFocused();
    await mock.scenario("normal");
    await login.password.fill(PASSWORD);
    await login.submitButton.click();
    // The review stays, and complains of nothing.
    await expect(login.password).toBeHidden();
    await expect(button(dialog, deposit.confirm)).toBeVisible();
    await expect(dialog).toContainText("600.00");
    await expect(dialog.getByRole("alert")).toHaveCount(0);

    await mock.faults([
      { operationId: "createDeposit", kind: "drop" },
      { operationId: "getOperation", kind: "status", status: 500, times: 2 },
    ]);
    await button(dialog, deposit.confirm).click();
    await expect(dialog.getByText(texts.money.checking.title)).toBeVisible();
    await expect(heading(dialog, fill(deposit.status.pending, { amount: taka("600.00") }))).toBeVisible();
    await expect(dialog.getByRole("link", { name: deposit.payPage, exact: true })).toHaveAttribute("href", /^http/);
    const { total } = await callAs<{ total: number }>(page, "GET", "/wps/deposits?status=pending&pageSize=1");
    expect(total).toBe(1);
  });
});

test("D12 E067 after a reload while a deposit is sent, the app says that it succeeded and keeps the link to pay", async ({
  page,
  texts,
  mock,
}) => {
  const { deposit, review, amount } = texts.cashier;
  const dialog = await enterSection(page, mock, texts, "deposit");
  await field(dialog, amount.label).fill("700");
  // As a contact list copies it.
  await field(dialog, OF_SERVER.bn.sender).fill("+880 1712-345678");
  await expect(field(dialog, OF_SERVER.bn.sender)).toHaveValue(SENDER);
  await button(dialog, review.next).click();
  // The order reaches the server, but its answer never reaches the page.
  const arrived = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === "/wps/deposits",
    async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await route.fetch();
      return arrived.resolve();
    },
  );
  await button(dialog, deposit.confirm).click();
  await arrived.promise;
  await page.reload();
  const outcome = fill(texts.money.told.confirmed, { what: texts.money.what.createDeposit });
  await expect(page.getByText(outcome)).toBeVisible();
  await button(dialog, deposit.continue).click();
  await expect(dialog.getByRole("link", { name: deposit.payPage, exact: true })).toHaveAttribute("href", /^http/);
  const { total } = await callAs<{ total: number }>(page, "GET", "/wps/deposits?status=pending&pageSize=1");
  expect(total).toBe(1);
});

test.describe("the bonus on a first deposit, on a phone in English", () => {
  test.use({ ...phone.options, language: "en" });

  test("E066, E067, E072, R077 the bonus arrives with the deposit and cannot be withdrawn before its wagering requirement is met", async ({
    page,
    texts,
    mock,
  }) => {
    const { deposit, withdrawal, review, amount, paymentPassword } = texts.cashier;
    const watch = new TaintWatch(page);
    await comeAsMember(page, mock, "poor");
    const paying = await openSection(page, texts, "deposit");
    await expect(radio(paying, deposit.noPromotion)).toBeChecked();
    await radio(paying, BONUS).tap();
    await field(paying, amount.label).fill("1000");
    await field(paying, OF_SERVER.en.sender).fill(CANARY);
    await button(paying, review.next).tap();
    await expect(paying.getByRole("definition").filter({ hasText: BONUS })).toBeVisible();
    const [payPage] = await Promise.all([page.context().waitForEvent("page"), button(paying, deposit.confirm).tap()]);
    await payPage.locator("button[value=pay]").click();
    await expect(payPage.locator("button[value=pay]")).toHaveCount(0);
    await payPage.close();
    await expect(heading(paying, fill(deposit.status.approved, { amount: taka("1,000.00") }))).toBeVisible();
    expect(await mock.balanceOf("poor")).toBe("1500.00");
    // A member with an earlier deposit is not offered the first deposit bonus.
    await button(paying, deposit.another).tap();
    await expect(field(paying, amount.label)).toBeVisible();
    await expect(radio(paying, BONUS)).toHaveCount(0);

    const drawing = await openSection(page, texts, "withdrawal");
    const progress = fill(withdrawal.wagered, { done: taka("0.00"), required: taka("12,000.00") });
    await expect(drawing.getByText(progress)).toBeVisible();
    await field(drawing, amount.label).fill("1000.01");
    await button(drawing, review.next).tap();
    const complaint = fill(withdrawal.lockedAmount, { free: taka("1,000.00") });
    await expect(drawing.getByRole("alert")).toContainText(complaint);
    await expect(field(drawing, amount.label)).toHaveAccessibleDescription(new RegExp(complaint.slice(0, 40)));
    await expect(field(drawing, amount.label)).toHaveValue("1,000.01");
    await expect(drawing.getByText(progress)).toBeVisible();
    await field(drawing, amount.label).fill("1000");
    await button(drawing, review.next).tap();
    await field(drawing, paymentPassword.label).fill("৬৫৪ ৩২১");
    await button(drawing, withdrawal.confirm).tap();
    await expect(heading(drawing, fill(withdrawal.doneTitle, { amount: taka("1,000.00") }))).toBeVisible();
    expect(await mock.balanceOf("poor")).toBe("500.00");

    await page.keyboard.press("Escape");
    await expect(drawing).toBeHidden();
    const bar = page.getByRole("navigation", { name: texts.app.bottomBar.label, exact: true });
    await bar.getByRole("button", { name: texts.app.bottomBar.me }).tap();
    await button(page.getByRole("dialog"), texts.app.header.logout).tap();
    await button(page.getByRole("alertdialog"), texts.app.logout.confirm).tap();
    await expect(loginButton(page, texts)).toBeVisible();
    expect(await watch.placesOf([CANARY, PAYMENT_PASSWORD])).toEqual([]);
  });
});

test("E066 the deposit form requests its methods while the limits are still on their way", async ({
  page,
  texts,
  mock,
}) => {
  const limits = Promise.withResolvers<void>();
  await page.route("**/wps/responsible/limits", async (route) => {
    await limits.promise;
    await route.continue();
  });
  const methods = page.waitForResponse("**/wps/deposits/methods");
  const dialog = await enterSection(page, mock, texts, "deposit");
  await methods;
  await expect(heading(dialog, texts.cashier.deposit.fillTitle)).toBeHidden();
  limits.resolve();
  await expect(heading(dialog, texts.cashier.deposit.fillTitle)).toBeVisible();
});
