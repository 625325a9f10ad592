import { lookUpDelay } from "../../src/shared/money/calls/rules.ts";
import { expectNoAxeViolation } from "../accessibility/axe.ts";
import { button, enterSection, field, figure, heading, openSection, taka } from "./cashier.ts";
import { expect, test } from "../support/fixtures.ts";
import { tabTo } from "../accessibility/keyboard.ts";
import { fill } from "../support/texts.ts";
import { shownBalance } from "../support/visitor.ts";

test.use({ language: "en" });

/** The test moves by keyboard and runs two accessibility engines. */
const WALK_MS = 180_000;
/** The wait between look-ups no longer grows after so many. */
const MANY_LOOK_UPS = 100;

test("R218, R142, E030, E031, D12 a transfer between wallets by keyboard alone moves the money once, although the answer is lost", async ({
  page,
  texts,
  mock,
}) => {
  test.setTimeout(WALK_MS);
  const { transfer, review, amount } = texts.cashier;
  const dialog = await enterSection(page, mock, texts, "transfer");
  await expect(heading(dialog, transfer.fillTitle)).toBeVisible();
  await tabTo(page, field(dialog, amount.label));
  await page.keyboard.type("25000.01");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText(
    fill(transfer.short, { name: "Main wallet", amount: taka("25,000.00") }),
  );
  await tabTo(page, field(dialog, amount.label));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("750");
  await page.keyboard.press("Enter");
  await expect(heading(dialog, transfer.reviewTitle)).toBeFocused();
  await mock.faults([
    { operationId: "transferWallet", kind: "drop" },
    { operationId: "getOperation", kind: "status", status: 500, times: 2 },
  ]);
  await expectNoAxeViolation(page);
  await tabTo(page, button(dialog, transfer.confirm));
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(texts.money.checking.title)).toBeVisible();
  await expect(heading(dialog, transfer.done)).toBeFocused();
  await expect(dialog.getByRole("definition").filter({ hasText: figure("24,250.00") })).toBeVisible();
  await expect(dialog.getByRole("definition").filter({ hasText: /^৳\s?750\.00$/ })).toBeVisible();
  expect(await mock.balanceOf("demo")).toBe("24250.00");

  // The whole amount is transferred back.
  await tabTo(page, button(dialog, transfer.another));
  await page.keyboard.press("Enter");
  await tabTo(page, button(dialog, transfer.turn));
  await page.keyboard.press("Enter");
  await tabTo(page, button(dialog, fill(amount.all, { amount: taka("750.00") })));
  await page.keyboard.press("Enter");
  await tabTo(page, button(dialog, review.next));
  await page.keyboard.press("Enter");
  await tabTo(page, button(dialog, transfer.confirm));
  await page.keyboard.press("Enter");
  await expect(heading(dialog, transfer.done)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect.poll(() => shownBalance(page, texts)).toBe("25000.00");
});

test("D12 while the outcome of a transfer is unknown, a new transfer shows so before it is sent", async ({
  page,
  texts,
  mock,
}) => {
  const { transfer, review, amount } = texts.cashier;
  await page.clock.install();
  const dialog = await enterSection(page, mock, texts, "transfer");
  const reviewSum = async (sum: string) => {
    await field(dialog, amount.label).fill(sum);
    await button(dialog, review.next).click();
    await expect(heading(dialog, transfer.reviewTitle)).toBeVisible();
  };
  const earlier = dialog.getByText(texts.money.earlier.title);
  await reviewSum("100");
  await expect(earlier).toBeHidden();
  await mock.faults([
    { operationId: "transferWallet", kind: "drop" },
    { operationId: "getOperation", kind: "status", status: 500, times: 1000 },
  ]);
  await button(dialog, transfer.confirm).click();
  await expect(dialog.getByText(texts.money.checking.title)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await openSection(page, texts, "transfer");
  await reviewSum("200");
  await expect(earlier).toBeVisible();
  // The look-up of the first transfer goes on, and reports its outcome.
  await mock.faults([]);
  await page.clock.fastForward(lookUpDelay(MANY_LOOK_UPS));
  const told = fill(texts.money.told.confirmed, { what: texts.money.what.transferWallet });
  await expect(page.getByText(told)).toBeVisible();
  await expect(earlier).toBeHidden();
  expect(await mock.balanceOf("demo")).toBe("24900.00");
});
