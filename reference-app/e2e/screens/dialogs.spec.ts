import type { Locator, Page } from "@playwright/test";
import { PATHS } from "../../src/shared/config/paths.ts";
import { button, field, PAYMENT_PASSWORD } from "../money/cashier.ts";
import { DEVICES } from "../support/devices.ts";
import { expect, test } from "../support/fixtures.ts";
import type { Mock } from "../support/mock.ts";
import { beginAtNoon, expectScreenText } from "../support/screen-text.ts";
import { fill, type Texts } from "../support/texts.ts";
import { CALM_PAGE, comeAsMember, goInApp, header, loginButton } from "../support/visitor.ts";

/** A dialog, a step of a form or a message to be compared with its stored text. */
interface Shown {
  /** Name of the stored text. */
  name: string;
  /** The address where it is opened, or where it is visible at once. */
  at: string;
  /** Opens it. `top` is the topmost dialog. */
  open?: (top: Locator, page: Page, texts: Texts) => Promise<void>;
  /** The button of a form that sends nothing while fields are empty or a box is not ticked. The text with its complaints is compared too. */
  submit?: (texts: Texts) => string;
  /** Whether it is a page without a dialog. */
  isPage?: boolean;
  /** The button of an empty list, and the address that it leads to. */
  wayOut?: { name: (texts: Texts) => string; to: string };
}

const WALK_MS = 180_000;
const member = (section: string): string => `${CALM_PAGE}?member=${section}`;
const agent = (section: string): string => `${CALM_PAGE}?agent=${section}`;
const DAY = "member.from=2026-11-17&member.to=2026-11-17";
const topmost = (page: Page): Locator => page.locator("[role=dialog], [role=alertdialog]").last();
const press = (name: (texts: Texts) => string): NonNullable<Shown["open"]> => {
  return (top, _page, texts) => button(top, name(texts)).click();
};
/** Opens the details of the first row of a record. */
const openRow = (top: Locator): Promise<void> => top.getByRole("row").getByRole("button").first().click();

const MEMBER: readonly Shown[] = [
  {
    name: "change-password",
    submit: ({ auth }) => auth.change.submit,
    at: member("securityCenter"),
    open: press(({ security }) => security.changePassword),
  },
  {
    name: "payment-password",
    submit: ({ cashier }) => cashier.paymentPassword.save,
    at: member("securityCenter"),
    open: press(({ security }) => security.changePaymentPassword),
  },
  {
    name: "add-passkey",
    submit: ({ security }) => security.passkeys.add,
    at: member("securityCenter"),
    open: press(({ security }) => security.passkeys.add),
  },
  {
    name: "deposit-review",
    at: member("deposit"),
    async open(top, _page, { cashier }) {
      await field(top, cashier.amount.label).fill("500");
      await field(top, "Number you pay from").fill("01712345678");
      await button(top, cashier.review.next).click();
    },
  },
  {
    name: "withdrawal-review",
    at: member("withdrawal"),
    async open(top, _page, { cashier }) {
      await field(top, cashier.amount.label).fill("1500");
      await button(top, cashier.review.next).click();
    },
  },
  {
    name: "payout-account",
    submit: ({ cashier }) => cashier.account.save,
    at: member("withdrawal"),
    open: press(({ cashier }) => cashier.account.add),
  },
  {
    name: "transfer-review",
    at: member("transfer"),
    async open(top, _page, { cashier }) {
      await field(top, cashier.amount.label).fill("750");
      await button(top, cashier.review.next).click();
    },
  },
  {
    name: "deposit-limit",
    submit: ({ protection }) => protection.save,
    at: member("playLimits"),
    open: (top, _page, { protection }) =>
      top.getByRole("region", { name: protection.kind.deposit, exact: true }).getByRole("button").first().click(),
  },
  {
    name: "time-limit",
    submit: ({ protection }) => protection.save,
    at: member("playLimits"),
    open: (top, _page, { protection }) =>
      top.getByRole("region", { name: protection.kind.session, exact: true }).getByRole("button").last().click(),
  },
  { name: "break", at: member("playLimits"), open: press(({ protection }) => protection.break.start) },
  {
    name: "self-exclusion",
    submit: ({ protection }) => protection.exclusion.next,
    at: member("playLimits"),
    open: press(({ protection }) => protection.exclusion.start),
  },
  { name: "bet", at: member("bettingRecord"), open: openRow },
  { name: "movement", at: member("accountRecord"), open: openRow },
  { name: "deposit", at: member("depositRecord"), open: openRow },
  { name: "withdrawal", at: member("withdrawalRecord"), open: openRow },
  { name: "bonus", at: member("bonusDetails"), open: openRow },
  { name: "points", at: member("pointRecord"), open: openRow },
  {
    name: "no-bets",
    at: `${member("bettingRecord")}&${DAY}&member.status=refunded`,
    wayOut: { name: ({ records }) => records.clear, to: `${member("bettingRecord")}&${DAY}` },
  },
  {
    name: "unread-message",
    at: member("messageV2"),
    open: (top) =>
      top
        .getByRole("listitem")
        .getByRole("button", { name: /New login/ })
        .click(),
  },
  { name: "convert-points", submit: ({ cashier }) => cashier.review.next, at: `${PATHS.pointMall}?convert=1` },
  {
    name: "convert-review",
    at: `${PATHS.pointMall}?convert=1`,
    async open(top, _page, { mall, cashier }) {
      await top.getByRole("textbox", { name: mall.pointsField }).fill("100");
      await button(top, cashier.review.next).click();
    },
  },
  { name: "redeem", at: `${PATHS.pointMall}?reward=bonus-5` },
  { name: "no-such-reward", at: `${PATHS.pointMall}?reward=none` },
  { name: "activity", at: `${PATHS.activities}/eid-gift`, isPage: true },
  { name: "no-such-promotion", at: `${PATHS.promotions}/none`, isPage: true },
  {
    name: "redeemed",
    at: `${PATHS.pointMall}?reward=bonus-5`,
    async open(top, _page, { cashier }) {
      await field(top, cashier.paymentPassword.label).fill(PAYMENT_PASSWORD);
      await top.locator("button[type=submit]").click();
      await expect(top.getByRole("textbox")).toHaveCount(0);
    },
  },
];

const AGENT: readonly Shown[] = [
  {
    name: "create-link",
    submit: ({ referrals }) => referrals.makeNow,
    at: agent("referralLinks"),
    open: press(({ referrals }) => referrals.make),
  },
  {
    name: "link-code",
    at: agent("referralLinks"),
    open: press(({ referrals }) => fill(referrals.doWhat, { what: referrals.qr, label: "Facebook" })),
  },
  {
    name: "offer-contract",
    submit: ({ contracts }) => contracts.offer.review,
    at: agent("contracts"),
    open: press(({ contracts }) => contracts.offer.title),
  },
  {
    name: "contract-given",
    at: agent("contracts"),
    open: press(({ contracts }) =>
      fill(contracts.doWhat, { what: contracts.details, kind: contracts.kind.daily, name: "agent41" }),
    ),
  },
  {
    name: "contract-ended",
    at: `${agent("contracts")}&agent.status=terminated`,
    open: (top, _page, { contracts }) =>
      top
        .getByRole("button", { name: new RegExp(`^${contracts.details}:`) })
        .first()
        .click(),
  },
  {
    name: "end-contract",
    at: agent("contracts"),
    open: press(({ contracts }) =>
      fill(contracts.doWhat, { what: contracts.do.terminate, kind: contracts.kind.daily, name: "agent41" }),
    ),
  },
  {
    name: "take-back-offer",
    at: agent("contracts"),
    open: press(({ contracts }) =>
      fill(contracts.doWhat, { what: contracts.do.takeBack, kind: contracts.kind.dividend, name: "demo" }),
    ),
  },
  {
    name: "no-contracts",
    at: `${agent("contracts")}&agent.status=rejected&agent.kind=hourly&agent.role=received`,
    wayOut: { name: ({ contracts }) => contracts.clear, to: agent("contracts") },
  },
  { name: "team-member", at: agent("teamManagement"), open: (top) => button(top, "rahim185").click() },
  { name: "team-bet", at: agent("teamBetting"), open: openRow },
  { name: "team-movement", at: agent("teamTransactions"), open: openRow },
  {
    name: "nobody-found",
    at: `${agent("teamManagement")}&agent.q=nobody-has-this-name`,
    wayOut: { name: ({ records }) => records.clear, to: agent("teamManagement") },
  },
];

const openLogin = (page: Page, texts: Texts): Promise<void> => loginButton(page, texts).click();
const openForgotten = async (top: Locator, page: Page, texts: Texts): Promise<void> => {
  await openLogin(page, texts);
  await button(top, texts.auth.forgot).click();
};

const GUEST: readonly Shown[] = [
  {
    name: "login",
    submit: ({ auth }) => auth.submit,
    at: CALM_PAGE,
    open: (_top, page, texts) => openLogin(page, texts),
  },
  {
    name: "login-by-sms",
    submit: ({ auth }) => auth.submit,
    at: CALM_PAGE,
    async open(top, page, texts) {
      await openLogin(page, texts);
      await top.getByRole("tab", { name: texts.auth.tab.sms, exact: true }).click();
    },
  },
  { name: "forgotten-by-email", submit: ({ recovery }) => recovery.sendMail, at: CALM_PAGE, open: openForgotten },
  {
    name: "forgotten-by-phone",
    submit: ({ recovery }) => recovery.change,
    at: CALM_PAGE,
    async open(top, page, texts) {
      await openForgotten(top, page, texts);
      await top.getByRole("tab", { name: texts.recovery.tabs.phone, exact: true }).click();
    },
  },
  {
    name: "game",
    at: `${PATHS.games}?q=Jade Field`,
    open: (_top, page, { browse }) =>
      button(page.getByRole("main"), fill(browse.info.open, { name: "Jade Field" })).click(),
  },
  {
    name: "country-and-language",
    at: CALM_PAGE,
    open: (_top, page, { app }) => header(page).getByRole("button", { name: app.header.region }).click(),
  },
];

/** Sections of a member who has just registered, which have nothing to show. */
const NEW: readonly Shown[] = [
  {
    name: "depositRecord",
    at: member("depositRecord"),
    wayOut: {
      name: ({ records }) => records.showLong,
      to: `${member("depositRecord")}&member.from=2026-10-20&member.to=2026-11-18`,
    },
  },
  { name: "point-history", at: `${PATHS.pointMall}/history`, isPage: true },
  ...[
    "securityCenter",
    "personalData",
    "messageV2",
    "withdrawal",
    "bettingRecord",
    "accountRecord",
    "profitLoss",
    "bonusDetails",
    "withdrawalRecord",
    "pointRecord",
    "rewardCenter",
    "favourites",
    "recent",
  ].map((section) => ({ name: section, at: member(section) })),
];

async function compare(page: Page, texts: Texts, folder: string, all: readonly Shown[]): Promise<void> {
  for (const { name, at, open, submit, isPage, wayOut } of all) {
    await test.step(name, async () => {
      await goInApp(page, at);
      await open?.(topmost(page), page, texts);
      const place = isPage ? page.getByRole("main") : topmost(page);
      await expectScreenText(place, `en/${folder}/${name}`);
      if (submit) {
        await button(place, submit(texts)).click();
        await expectScreenText(place, `en/${folder}/${name}-incomplete`);
      }
      if (wayOut) {
        await button(topmost(page), wayOut.name(texts)).click();
        await expect(page).toHaveURL(wayOut.to);
      }
      // A load of the page discards what was typed, and the address opens the next dialog in a page without open dialogs.
      await page.goto(CALM_PAGE);
    });
  }
}

async function begin(page: Page, mock: Mock, account: string): Promise<void> {
  await beginAtNoon(page, mock);
  await comeAsMember(page, mock, account);
  await page.goto(CALM_PAGE);
}

test.use({ ...DEVICES[0].options, language: "en" });

test("R072 R073 R074 R075 R076 R077 R251 D15 each dialog, review and row of a member shows its details", async ({
  page,
  texts,
  mock,
}) => {
  test.setTimeout(WALK_MS);
  await begin(page, mock, "demo");
  await compare(page, texts, "member-dialogs", MEMBER);
});

test("R158 R162 each dialog of a guest shows its parts", async ({ page, texts, mock }) => {
  await beginAtNoon(page, mock);
  await page.goto(CALM_PAGE);
  await compare(page, texts, "guest-dialogs", GUEST);
});

test("R033 R036 R079 R080 each dialog and row of an agent shows its details", async ({ page, texts, mock }) => {
  test.setTimeout(WALK_MS);
  await begin(page, mock, "agent");
  await compare(page, texts, "agent-dialogs", AGENT);
});

test("R072 R073 R074 R075 R076 R077 R078 the sections of a new member say that there is nothing yet", async ({
  page,
  texts,
  mock,
}) => {
  await begin(page, mock, "newbie");
  await compare(page, texts, "new-member", NEW);
});
