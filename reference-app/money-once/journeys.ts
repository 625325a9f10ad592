import type { Locator, Page } from "@playwright/test";
import type { MoneyOperation } from "../src/shared/money/calls/operations.ts";
import { button, centre, field, heading, PAYMENT_PASSWORD } from "../e2e/money/cashier.ts";
import { anyValues, textsOf } from "../e2e/support/texts.ts";

export const texts = textsOf("en");
const { cashier, mall, promotions, rewards } = texts;

/** How a member makes one kind of money call on the page. */
export interface Journey {
  /** Path of the page. */
  path: string;
  /** The part of the page that contains the form. */
  root: (page: Page) => Locator;
  /** Fills in the form, up to the step with the final button. */
  fillIn: (root: Locator, amount: number) => Promise<void>;
  /** Whether the payment password must be typed before each press. */
  isSigned?: true;
  /** The final button. */
  send: (root: Locator) => Locator;
  confirmed: (root: Locator) => Locator;
  refused: (root: Locator) => Locator;
  /** The typed text as the page shows it, in the field or in the review. Undefined when nothing is typed. */
  typed: (amount: number) => string | undefined;
}

const main = (page: Page) => page.getByRole("main");
const titled = (within: Locator, text: string) => within.getByRole("heading", { name: anyValues(text) });
const alert = (root: Locator) => root.getByRole("alert").filter({ hasText: /\S/ });

async function fillAmount(root: Locator, amount: number): Promise<void> {
  await field(root, cashier.amount.label).fill(String(amount));
  // The first account or method is preselected, so none has to be chosen here.
  const sender = field(root, "Number you pay from");
  if (await sender.isVisible()) await sender.fill("01712345678");
  await button(root, cashier.review.next).click();
}
const decimals = (amount: number) => `${amount}.00`;

const PIECE_POINTS = 10;
const MOST_PIECES = 5;
const piecesOf = (amount: number) => (amount % MOST_PIECES) + 1;
/** Converts an amount to a number of points, a multiple of ten. */
const pointsOf = (amount: number) => String(10 + (amount % 9) * 10);

/** Types the payment password. */
export const sign = (root: Locator): Promise<void> => field(root, cashier.paymentPassword.label).fill(PAYMENT_PASSWORD);

export const JOURNEYS: Readonly<Record<MoneyOperation, Journey>> = {
  createDeposit: {
    path: "/?member=deposit",
    root: (page) => centre(page, texts, "deposit"),
    fillIn: fillAmount,
    send: (root) => button(root, cashier.deposit.confirm),
    confirmed: (root) => titled(root, cashier.deposit.status.pending),
    refused: alert,
    typed: decimals,
  },
  createWithdrawal: {
    path: "/?member=withdrawal",
    root: (page) => centre(page, texts, "withdrawal"),
    fillIn: fillAmount,
    isSigned: true,
    send: (root) => button(root, cashier.withdrawal.confirm),
    confirmed: (root) => titled(root, cashier.withdrawal.doneTitle),
    refused: alert,
    typed: decimals,
  },
  transferWallet: {
    path: "/?member=transfer",
    root: (page) => centre(page, texts, "transfer"),
    fillIn: fillAmount,
    send: (root) => button(root, cashier.transfer.confirm),
    confirmed: (root) => heading(root, cashier.transfer.done),
    refused: alert,
    typed: decimals,
  },
  convertPoints: {
    path: "/pointMall",
    root: (page) => page.getByRole("dialog", { name: mall.convert, exact: true }),
    fillIn: async (root, amount) => {
      await button(main(root.page()), mall.convert).click();
      await root.getByRole("textbox", { name: mall.pointsField }).fill(pointsOf(amount));
      await button(root, cashier.review.next).click();
    },
    isSigned: true,
    send: (root) => button(root, mall.convertNow),
    confirmed: (root) => titled(root, mall.converted),
    refused: alert,
    typed: pointsOf,
  },
  redeemPointReward: {
    path: "/pointMall?reward=bonus-5",
    root: (page) => page.getByRole("dialog", { name: mall.redeemTitle, exact: true }),
    fillIn: (root, amount) => root.getByRole("textbox", { name: mall.quantity }).fill(String(piecesOf(amount))),
    isSigned: true,
    send: (root) => root.locator("button[type=submit]"),
    confirmed: (root) => titled(root, mall.redeemed),
    refused: alert,
    // While the call can be sent again, the field is hidden, but the cost is shown above.
    typed: (amount) => `${piecesOf(amount) * PIECE_POINTS} points`,
  },
  claimReward: {
    path: "/?member=rewardCenter",
    root: (page) => centre(page, texts, "rewardCenter"),
    fillIn: async () => {},
    send: (root) => root.getByRole("button", { name: anyValues(rewards.claimNamed) }).first(),
    confirmed: (root) => root.getByText(anyValues(rewards.paid)),
    refused: (root) => root.getByText(rewards.refused, { exact: true }),
    typed: () => undefined,
  },
  applyActivity: {
    path: "/activities/lost-rounds-back",
    root: main,
    fillIn: (root, amount) => root.getByRole("textbox", { name: promotions.remark }).fill(`Round ${amount}`),
    send: (root) => button(root, promotions.apply),
    confirmed: (root) => root.getByText(promotions.applied, { exact: true }),
    refused: alert,
    typed: (amount) => `Round ${amount}`,
  },
};
