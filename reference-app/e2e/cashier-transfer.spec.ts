import { expectNoAxeViolation } from "./axe.ts";
import { button, enterSection, field, figure, heading, taka } from "./cashier.ts";
import { expect, test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";
import { fill } from "./texts.ts";
import { shownBalance } from "./visitor.ts";

test.use({ language: "en" });

/** A walk by keyboard, looked at by two engines. */
const WALK_MS = 180_000;

test("R218, R142, E030, E031, D12 money moves between wallets by keyboard alone; a lost answer is looked up and counts once", async ({
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

  // And back again, whole.
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
