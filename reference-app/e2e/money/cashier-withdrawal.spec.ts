import { WITHDRAWALS_LOOK_MS } from "../../src/shared/config/constants.ts";
import { expectNoAxeViolation } from "../accessibility/axe.ts";
import {
  button,
  callAs,
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
import { rowsOf } from "../support/nightly.ts";
import { TaintWatch } from "../security/taint.ts";
import { fill } from "../support/texts.ts";
import { CALM_PAGE, pass, shownBalance, signIn, signOut } from "../support/visitor.ts";

const [, phone] = DEVICES;

/** The tests move by keyboard through three steps and run two accessibility engines in each. */
const WALK_MS = 180_000;

for (const language of rowsOf(["bn", "en"], ["en"])) {
  test.describe(`by keyboard alone, ${language}`, () => {
    test.use({ language });

    test(`R073, R250, R329, E070, E072, D15 a withdrawal by keyboard alone in ${language} reports a wrong payment password and cannot be cancelled`, async ({
      page,
      texts,
      mock,
    }) => {
      test.setTimeout(WALK_MS);
      const { withdrawal, amount, paymentPassword } = texts.cashier;
      const dialog = await enterSection(page, mock, texts, "withdrawal");
      await expect(heading(dialog, withdrawal.fillTitle)).toBeVisible();
      await tabTo(page, field(dialog, amount.label));
      await page.keyboard.type("30000");
      await page.keyboard.press("Enter");
      await expect(dialog.getByRole("alert")).toContainText(fill(withdrawal.short, { amount: taka("25,000.00") }));
      await tabTo(page, field(dialog, amount.label));
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("1500.5");
      await page.keyboard.press("Enter");

      await expect(heading(dialog, withdrawal.reviewTitle)).toBeFocused();
      await expect(dialog).toContainText(figure("1,500.50"));
      await expect(dialog).toContainText(withdrawal.noWayBack);
      // The hint is said once, in the description of the field.
      await expect(dialog.getByText(paymentPassword.hint)).toHaveCount(1);
      await tabTo(page, field(dialog, paymentPassword.label));
      await page.keyboard.type("111111");
      await page.keyboard.press("Enter");
      await expect(dialog.getByRole("alert")).toContainText(texts.refusals.PAYMENT_PASSWORD_INCORRECT);
      await expect(field(dialog, paymentPassword.label)).toHaveValue("");
      await expectNoAxeViolation(page);
      await tabTo(page, field(dialog, paymentPassword.label));
      await page.keyboard.type(PAYMENT_PASSWORD);
      await page.keyboard.press("Enter");

      await expect(heading(dialog, fill(withdrawal.doneTitle, { amount: taka("1,500.50") }))).toBeFocused();
      const item = dialog.getByRole("listitem").filter({ hasText: figure("1,500.50") });
      await expect(item).toContainText(withdrawal.standing.processing);
      await expect(item.getByRole("button")).toHaveCount(0);
      // The receipt has the number that customer service asks for, and the list below it has the same one.
      const number = await dialog.getByRole("textbox", { name: texts.cashier.review.number }).inputValue();
      await expect(item).toContainText(fill(texts.cashier.review.numbered, { number }));
      await expectNoAxeViolation(page);
      expect(await mock.balanceOf("demo")).toBe("23499.50");
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect.poll(() => shownBalance(page, texts)).toBe("23499.50");
    });
  });
}

test.describe("on a phone, in English", () => {
  test.use({ ...phone.options, language: "en", theme: "light" });

  test("R329, R330, R331, R332, R333, R469, R507, E073 withdrawals end as rejected, confirmed by the member, confirmed automatically, or returned", async ({
    page,
    texts,
    mock,
  }) => {
    const { withdrawal } = texts.cashier;
    await page.clock.install();
    const untilNextLook = () => pass(WITHDRAWALS_LOOK_MS, mock, page);
    const dialog = await enterSection(page, mock, texts, "withdrawal");
    const [account] = await callAs<{ id: string }[]>(page, "GET", "/wps/withdrawals/accounts");
    const order = async (amount: string) => {
      const data = { accountId: account?.id, amount, paymentPassword: PAYMENT_PASSWORD };
      return (await callAs<{ id: string }>(page, "POST", "/wps/withdrawals", data)).id;
    };
    const rejected = await order("301.00");
    const received = await order("302.00");
    const silent = await order("303.00");
    const missed = await order("304.00");
    await openSection(page, texts, "withdrawal");
    const item = (amount: string) => dialog.getByRole("listitem").filter({ hasText: figure(amount) });
    await expect(item("304.00")).toContainText(withdrawal.standing.processing);

    await mock.withdrawal(rejected, "reject");
    await mock.withdrawal(received, "approve");
    await mock.withdrawal(silent, "approve");
    await mock.withdrawal(missed, "approve");
    await untilNextLook();
    await expect(item("301.00")).toContainText(withdrawal.standing.rejected);
    await expect(item("302.00")).toContainText(withdrawal.standing.waiting);
    await expect(item("302.00")).toContainText(withdrawal.automaticIn);
    await expect(item("302.00").locator("time").last()).toContainText(/^2\d:\d\d$|^30:00$/);
    await expectNoAxeViolation(page);
    await button(item("302.00"), withdrawal.arrived).tap();
    await expect(item("302.00")).toContainText(withdrawal.standing.confirmed);
    // The buttons of the item are removed, so the focus moves to the heading of the list.
    await expect(heading(dialog, withdrawal.latest)).toBeFocused();
    await button(item("304.00"), withdrawal.missing).tap();
    await expect(item("304.00")).toContainText(withdrawal.standing.notReceived);
    await mock.withdrawal(missed, "forceReceipt");
    await expect(page.getByText("Balance returned successfully", { exact: true })).toBeVisible();
    await expect(item("304.00")).toContainText(withdrawal.standing.returned);
    await mock.advance(30 * 60_000);
    await untilNextLook();
    await expect(item("303.00")).toContainText(withdrawal.standing.automatic);
    // The first and the last withdrawal were returned: 25000 - 302 - 303.
    expect(await mock.balanceOf("demo")).toBe("24395.00");
  });

  test("R333 E073 when the merchant forces a receipt, the open withdrawal record and the details of its row are updated", async ({
    page,
    texts,
    mock,
  }) => {
    await enterSection(page, mock, texts, "withdrawal");
    const [account] = await callAs<{ id: string }[]>(page, "GET", "/wps/withdrawals/accounts");
    const data = { accountId: account?.id, amount: "305.00", paymentPassword: PAYMENT_PASSWORD };
    const { id } = await callAs<{ id: string }>(page, "POST", "/wps/withdrawals", data);
    await mock.withdrawal(id, "approve");
    const record = await openSection(page, texts, "withdrawalRecord");
    const { waiting, returned } = texts.records.receiptState;
    const row = record.getByText(figure("305.00")).locator("xpath=ancestor::*[self::tr or self::li][1]");
    await expect(row).toContainText(waiting);
    await row.getByRole("button").first().click();
    const details = page.getByRole("dialog").filter({ hasText: texts.records.decided }).last();
    await expect(details).toContainText(waiting);
    await mock.withdrawal(id, "forceReceipt");
    await expect(details).toContainText(returned);
    await page.keyboard.press("Escape");
    await expect(row).toContainText(returned);
  });

  test("D12, D21, E072 the form offers no more than the bonuses leave free, looks up the outcome of a lost answer, and takes the money once", async ({
    page,
    texts,
    mock,
  }) => {
    const { withdrawal, review, amount, paymentPassword } = texts.cashier;
    const areBonusesDue = Promise.withResolvers<void>();
    await page.route(/\/wps\/bonuses\?/, async (route) => {
      await areBonusesDue.promise;
      await route.continue();
    });
    const dialog = await enterSection(page, mock, texts, "withdrawal");
    const all = button(dialog, fill(amount.all, { amount: taka("24,500.00") }));
    await test.step("the maximum amount is offered only when the bonuses are loaded", async () => {
      await expect(field(dialog, amount.label)).toBeVisible();
      await expect(dialog.getByRole("button", { name: fill(amount.all, { amount: "" }).trim() })).toHaveCount(0);
      areBonusesDue.resolve();
      await expect(all).toBeVisible();
    });
    await test.step("a bonus locks part of the amount", async () => {
      await field(dialog, amount.label).fill("24,500.01");
      await button(dialog, review.next).tap();
      await expect(dialog.getByRole("alert")).toContainText(fill(withdrawal.lockedAmount, { free: taka("24,500.00") }));
    });
    await test.step("the answer of the withdrawal is lost", async () => {
      await all.tap();
      await expect(field(dialog, amount.label)).toHaveValue("24,500.00");
      await field(dialog, amount.label).fill("1000");
      await button(dialog, review.next).tap();
      await mock.faults([
        { operationId: "createWithdrawal", kind: "drop" },
        { operationId: "getOperation", kind: "status", status: 500, times: 2 },
      ]);
      await field(dialog, paymentPassword.label).fill(PAYMENT_PASSWORD);
      await button(dialog, withdrawal.confirm).tap();
      await expect(dialog.getByText(texts.money.checking.title)).toBeVisible();
      await expect(heading(dialog, fill(withdrawal.doneTitle, { amount: taka("1,000.00") }))).toBeVisible();
      await expect(dialog.getByRole("listitem").filter({ hasText: figure("1,000.00") })).toHaveCount(1);
      expect(await mock.balanceOf("demo")).toBe("24000.00");
    });
    await test.step("a bonus leaves less than the minimum free", async () => {
      await mock.setBalance("demo", "550.00");
      await page.reload();
      await expect(dialog).toContainText(figure("550.00"));
      await expect(dialog.getByText(withdrawal.locked)).toBeVisible();
      await field(dialog, amount.label).fill("100");
      await button(dialog, review.next).tap();
      await expect(dialog.getByRole("alert")).toContainText(
        fill(withdrawal.tooLittleFree, { free: taka("50.00"), min: taka("100.00") }),
      );
    });
  });

  test("D21, E072 the form shows that a bonus locks the amount when only the server knows the bonus", async ({
    page,
    texts,
    mock,
  }) => {
    const { withdrawal, review, amount, paymentPassword } = texts.cashier;
    await mock.faults([{ operationId: "listBonuses", kind: "status", status: 500, times: 1000 }]);
    const dialog = await enterSection(page, mock, texts, "withdrawal");
    await field(dialog, amount.label).fill("24,500.01");
    await button(dialog, review.next).tap();
    await field(dialog, paymentPassword.label).fill(PAYMENT_PASSWORD);
    await button(dialog, withdrawal.confirm).tap();
    await expect(dialog.getByRole("alert").filter({ hasText: withdrawal.wager })).toBeVisible();
    await expect(field(dialog, amount.label)).toHaveAccessibleDescription(new RegExp(withdrawal.wager.slice(0, 40)));
    await expect(field(dialog, amount.label)).toHaveValue("24,500.01");
  });

  test("R250, E072 a member whose balance is below the minimum withdrawal sees an error, and the typed amount is kept", async ({
    page,
    texts,
    mock,
  }) => {
    const { withdrawal, review, amount } = texts.cashier;
    const dialog = await enterSection(page, mock, texts, "withdrawal", "poor");
    await field(dialog, amount.label).fill("100");
    await button(dialog, review.next).tap();
    await expect(dialog.getByRole("alert")).toContainText(
      fill(withdrawal.tooLittle, { min: taka("100.00"), amount: taka("0.00") }),
    );
    await expect(field(dialog, amount.label)).toHaveValue("100.00");
  });
});

test.describe("a new member of another merchant", () => {
  test.use({ language: "en" });

  test("R218, E070, E071, E098 has a single wallet, sets a payment password and adds a payout account; the browser stores none of this", async ({
    page,
    texts,
  }) => {
    const { account, paymentPassword, transfer } = texts.cashier;
    const password = "Taka-2026-ok";
    const canary = { number: "09178675309", digits: "918273", wrong: "445566", next: "736455" };
    const watch = new TaintWatch(page);
    const answer = await page.request.put("/wps/member/register?merchantCode=phlobby1", {
      data: {
        username: "rahima77",
        password,
        confirmPassword: password,
        nickname: "Rahima",
        termsAccepted: true,
        ageConfirmed: true,
      },
    });
    await expect(answer).toBeOK();
    await page.goto(CALM_PAGE);
    await signIn(page, texts, "rahima77", password);
    const transfers = await openSection(page, texts, "transfer");
    await expect(heading(transfers, transfer.single)).toBeVisible();

    const dialog = await openSection(page, texts, "withdrawal");
    await expect(heading(dialog, account.none)).toBeVisible();
    await button(dialog, account.add).click();
    const adding = page.getByRole("dialog", { name: account.add, exact: true });
    await button(adding, paymentPassword.set).click();
    const setting = page.getByRole("dialog", { name: paymentPassword.title, exact: true });
    await field(setting, paymentPassword.newPaymentPassword).fill(canary.digits);
    await field(setting, paymentPassword.confirmPaymentPassword).fill(canary.wrong);
    await button(setting, paymentPassword.save).click();
    await expect(setting.getByRole("alert")).toContainText(paymentPassword.different);
    await field(setting, paymentPassword.confirmPaymentPassword).fill(canary.digits);
    await expectNoAxeViolation(page);
    await button(setting, paymentPassword.save).click();
    await expect(setting).toBeHidden();

    await field(adding, account.number).fill("12345678");
    await field(adding, account.holder).fill("Rahima Khatun");
    await field(adding, paymentPassword.label).fill(canary.digits);
    await button(adding, account.save).click();
    await expect(adding.getByRole("alert")).toContainText(account.numberWrong);
    await expect(field(adding, paymentPassword.label)).toHaveValue("");
    await field(adding, account.number).fill(canary.number);
    await field(adding, paymentPassword.label).fill(canary.wrong);
    await button(adding, account.save).click();
    await expect(adding.getByRole("alert")).toContainText(texts.refusals.PAYMENT_PASSWORD_INCORRECT);
    await expectNoAxeViolation(page);
    await field(adding, paymentPassword.label).fill(canary.digits);
    await button(adding, account.save).click();
    await expect(adding).toBeHidden();
    await expect(radio(dialog, fill(account.named, { name: "GCash", end: "5309" }))).toBeChecked();
    expect(await watch.placesOf(Object.values(canary))).toEqual([]);

    // A change asks for the current payment password.
    const security = await openSection(page, texts, "securityCenter");
    await button(security, texts.security.changePaymentPassword).click();
    await field(setting, paymentPassword.oldPaymentPassword).fill(canary.wrong);
    await field(setting, paymentPassword.newPaymentPassword).fill(canary.next);
    await field(setting, paymentPassword.confirmPaymentPassword).fill(canary.next);
    await button(setting, paymentPassword.save).click();
    await expect(setting.getByRole("alert")).toContainText(texts.refusals.PAYMENT_PASSWORD_INCORRECT);
    await expect(field(setting, paymentPassword.newPaymentPassword)).toHaveValue("");
    await field(setting, paymentPassword.oldPaymentPassword).fill(canary.digits);
    await field(setting, paymentPassword.newPaymentPassword).fill(canary.next);
    await field(setting, paymentPassword.confirmPaymentPassword).fill(canary.next);
    await button(setting, paymentPassword.save).click();
    await expect(setting).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(security).toBeHidden();
    await signOut(page, texts);
    expect(await watch.placesOf([...Object.values(canary), "Rahima Khatun"])).toEqual([]);
  });
});

test.describe("in another time zone", () => {
  test.use({ language: "en", timezoneId: "America/New_York" });

  test("D11 a withdrawal has the same time in its card and in its record, in the merchant's named time zone", async ({
    page,
    texts,
    mock,
  }) => {
    const dialog = await enterSection(page, mock, texts, "withdrawal");
    const card = dialog.locator("li time").first();
    await expect(card).toHaveText(/\d\d:\d\d \(GMT\+6\)$/);
    const [moment, text] = [await card.getAttribute("datetime"), await card.textContent()];
    const record = await openSection(page, texts, "withdrawalRecord");
    await expect(record.locator(`time[datetime="${moment}"]`).first()).toHaveText(text ?? "");
  });
});
