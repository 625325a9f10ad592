import type { Browser, Locator, Page } from "@playwright/test";
import { cards, choose, openAgentSection, otherPhone, question, relativeField } from "./agent-business.ts";
import { expectNoAxeViolation } from "../accessibility/axe.ts";
import { button, callAs, field, figure, heading, PAYMENT_PASSWORD, radio } from "../money/cashier.ts";
import { DEVICES } from "../support/devices.ts";
import { expect, test } from "../support/fixtures.ts";
import { tabTo } from "../accessibility/keyboard.ts";
import type { Mock } from "../support/mock.ts";
import { TaintWatch } from "../security/taint.ts";
import { fill, textsOf, type Texts } from "../support/texts.ts";
import { CALM_PAGE, comeAsMember, signOut } from "../support/visitor.ts";

/** These tests use several sessions, move by keyboard and run two accessibility engines. */
const WALK_MS = 240_000;

const cents = (amount: string): number => Math.round(Number(amount) * 100);

/** Waits for a control and presses it by keyboard alone. */
async function press(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Returns the contracts of the complete list that have this heading. */
const contract = (dialog: Locator, texts: Texts, line: string): Locator =>
  cards(dialog, texts.contracts.all).filter({ hasText: line });
const waiting = (dialog: Locator, texts: Texts, line: string): Locator =>
  cards(dialog, texts.contracts.waiting).filter({ hasText: line });
const given = (texts: Texts, kind: keyof Texts["contracts"]["kind"], name: string): string =>
  fill(texts.contracts.toPartner, { kind: texts.contracts.kind[kind], name });
const received = (texts: Texts, kind: keyof Texts["contracts"]["kind"], name: string): string =>
  fill(texts.contracts.fromPartner, { kind: texts.contracts.kind[kind], name });
/** Returns the button of a card. Its name includes the contract. */
const deed = (
  within: Locator,
  texts: Texts,
  what: keyof Texts["contracts"]["do"],
  kind: string,
  name: string,
): Locator =>
  within.getByRole("button", {
    name: fill(texts.contracts.doWhat, { what: texts.contracts.do[what], kind, name }),
    exact: true,
  });

/** Opens a quiet page on another member's phone. */
async function otherMember(browser: Browser, world: string, mock: Mock, username: string): Promise<Page> {
  const page = await otherPhone(browser, world);
  await comeAsMember(page, mock, username);
  await page.goto(CALM_PAGE);
  return page;
}

test.describe("in English", () => {
  test.use({ language: "en" });

  test("R033 R037 R252 R334 R335 R502 R503 E032 E033 E093 E094 E095 two agents offer, accept and end a contract in two sessions by keyboard alone", async ({
    browser,
    page,
    texts,
    mock,
    world,
  }) => {
    test.setTimeout(WALK_MS);
    const { contracts } = texts;
    await comeAsMember(page, mock, "agent");
    const dialog = await openAgentSection(page, texts, "contracts");
    // The seed data has a contract in every state, with its reason (R335).
    const overtaken = contract(dialog, texts, given(texts, "hourly", "agent41"));
    await expect(overtaken).toContainText(contracts.reason.lowerLevelHigherRate);

    // The server refuses a second active contract of the same kind, and the form keeps what was typed.
    await press(page, button(dialog, contracts.offer.title));
    const offer = page.getByRole("dialog", { name: contracts.offer.title, exact: true });
    await choose(page, relativeField(offer, contracts.offer.member), "agent2");
    const first = offer.getByRole("region", { name: fill(contracts.tier.title, { number: "1" }), exact: true });
    const second = offer.getByRole("region", { name: fill(contracts.tier.title, { number: "2" }), exact: true });
    await tabTo(page, field(first, contracts.tier.rate));
    await page.keyboard.type("30.01");
    await press(page, button(offer, contracts.tier.add));
    await expect(field(second, contracts.tier.rate)).toBeFocused();
    await page.keyboard.type("10");
    await tabTo(page, field(second, contracts.tier.activeMembers));
    await page.keyboard.type("5");
    await press(page, button(offer, contracts.tier.add));
    await press(page, button(offer, fill(contracts.tier.remove, { number: "3" })));
    await expect(button(offer, contracts.tier.add)).toBeFocused();
    await press(page, button(offer, contracts.offer.review));
    const summary = offer.getByRole("alert");
    await expect(summary).toContainText(fill(contracts.tier.rule.rate.tooHigh, { rate: "30.00" }));
    await expect(summary).toContainText(contracts.tier.rule.rate.notHigher);
    await expectNoAxeViolation(page);
    await tabTo(page, field(first, contracts.tier.rate));
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("5.5");
    await press(page, button(offer, contracts.offer.review));
    const asked = question(page, contracts.ask.offer.title);
    await expect(asked).toContainText("5.5%");
    await expect(asked).toContainText(fill(contracts.bound.members, { members: "5" }));
    await expectNoAxeViolation(page);
    const send = button(asked, contracts.offer.send);
    await expect(send).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(offer.getByRole("alert")).toContainText(contracts.offer.refusal.STATE_CONFLICT);
    await expect(asked).toBeHidden();
    await expect(field(second, contracts.tier.rate)).toHaveValue("10");
    await page.keyboard.press("Escape");
    await press(page, button(question(page, texts.app.discard.title), texts.app.discard.confirm));
    await expect(offer).toBeHidden();

    // The contracts that agent2 has given to others continue when agent2's own contract ends.
    const line = given(texts, "dividend", "agent2");
    const other = await otherMember(browser, world, mock, "agent2");
    const bn = textsOf("bn");
    const { content } = await callAs<{ content: { id: string; account: string }[] }>(other, "GET", "/wps/agent/team");
    const below = content[0];
    expect(below).toBeDefined();
    const tiers = [{ rate: "15", activeMembers: 0, betAmount: "0" }];
    const terms = { kind: "dividend", period: "monthly", tiers };
    await callAs(other, "POST", "/wps/agent/contracts", { ...terms, memberId: below?.id });
    const third = await otherMember(browser, world, mock, below?.account ?? "");
    const thirds = await callAs<{ divtypereq: { id: string }[] }>(third, "GET", "/wps/member/info/funds/consolidated");
    await callAs(third, "POST", "/wps/relay/MCS2_processDividendReq", {
      requestId: thirds.divtypereq[0]?.id,
      action: "accept",
    });
    await third.context().close();

    // The giver ends the active contract and offers a lower one.
    await page.reload();
    const active = contract(dialog, texts, line).filter({ hasText: contracts.status.active });
    await press(page, deed(active, texts, "terminate", contracts.kind.dividend, "agent2"));
    const ending = question(page, contracts.ask.terminate.title);
    await expect(ending).toBeVisible();
    await press(page, button(ending, contracts.do.terminate));
    await expect(contract(dialog, texts, line).filter({ hasText: contracts.status.active })).toHaveCount(0);
    const offerTo = async (rate: string) => {
      await press(page, button(dialog, contracts.offer.title));
      await choose(page, relativeField(offer, contracts.offer.member), "agent2");
      await tabTo(page, field(first, contracts.tier.rate));
      await page.keyboard.type(rate);
      await press(page, button(offer, contracts.offer.review));
      await expect(send).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(dialog.getByText(fill(contracts.offer.done, { name: "agent2" }), { exact: true })).toBeVisible();
      await expect(contract(dialog, texts, line).filter({ hasText: contracts.status.offered })).toHaveCount(1);
    };
    await offerTo("10");

    // The receiver accepts on a phone in Bengali. The contract is cancelled immediately, and both see the reason (R335).
    const theirs = await openAgentSection(other, bn, "contracts");
    const request = waiting(theirs, bn, received(bn, "dividend", "agent"));
    await expect(request).toContainText("10.00%");
    await press(other, deed(request, bn, "accept", bn.contracts.kind.dividend, "agent"));
    const accept = button(question(other, bn.contracts.ask.accept.title), bn.contracts.do.accept);
    await expect(accept).toBeFocused();
    await other.keyboard.press("Enter");
    const told = { kind: bn.contracts.kind.dividend, name: "agent" };
    await expect(theirs.getByText(fill(bn.contracts.done.overtaken, told), { exact: true })).toBeVisible();
    const cancelled = contract(theirs, bn, received(bn, "dividend", "agent")).filter({
      hasText: bn.contracts.reason.lowerLevelHigherRate,
    });
    await expect(cancelled).toHaveCount(1);

    // A higher contract stays active. Its history lists each step, and either side can end it.
    await offerTo("20");
    await other.reload();
    await press(other, deed(request, bn, "accept", bn.contracts.kind.dividend, "agent"));
    await expect(accept).toBeFocused();
    await other.keyboard.press("Enter");
    await expect(theirs.getByText(fill(bn.contracts.done.accept, told), { exact: true })).toBeVisible();
    const theirActive = contract(theirs, bn, received(bn, "dividend", "agent")).filter({
      hasText: bn.contracts.status.active,
    });
    await expect(theirActive).toHaveCount(1);
    await theirActive.getByRole("button", { name: bn.contracts.details }).click();
    const details = other.getByRole("dialog", { name: received(bn, "dividend", "agent"), exact: true });
    await expect(details.getByRole("listitem").filter({ hasText: bn.contracts.event.accepted })).toBeVisible();
    await expectNoAxeViolation(other);
    await other.keyboard.press("Escape");
    await expect(details).toBeHidden();
    await press(other, deed(theirActive, bn, "terminate", bn.contracts.kind.dividend, "agent"));
    await press(other, button(question(other, bn.contracts.ask.terminate.title), bn.contracts.do.terminate));
    await expect(theirActive).toHaveCount(0);
    await other.context().close();
  });

  test("R035 R408 E090 D12 if the answer to a transfer is lost, the downline gets the money once; the payment password is stored nowhere", async ({
    page,
    texts,
    mock,
  }) => {
    test.setTimeout(WALK_MS);
    const { agentTransfer, cashier } = texts;
    const watch = new TaintWatch(page);
    await comeAsMember(page, mock, "agent");
    const before = { agent: await mock.balanceOf("agent"), demo: await mock.balanceOf("demo") };
    const dialog = await openAgentSection(page, texts, "agentTransfer");
    await expect(heading(dialog, agentTransfer.fillTitle)).toBeVisible();
    await press(page, button(dialog, cashier.review.next));
    await expect(dialog.getByRole("alert")).toContainText(agentTransfer.memberMissing);
    await choose(page, relativeField(dialog, agentTransfer.member), "demo");
    await tabTo(page, field(dialog, cashier.amount.label));
    await page.keyboard.type("150.25");
    await page.keyboard.press("Enter");
    await expect(heading(dialog, agentTransfer.reviewTitle)).toBeFocused();
    await expectNoAxeViolation(page);

    // A wrong payment password moves no money and shows an error at its field.
    const password = field(dialog, cashier.paymentPassword.label);
    await tabTo(page, password);
    await page.keyboard.type("918273");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("alert")).toContainText(texts.refusals.PAYMENT_PASSWORD_INCORRECT);
    await mock.faults([
      { operationId: "transferToRelative", kind: "drop" },
      { operationId: "getOperation", kind: "status", status: 500, times: 2 },
    ]);
    await tabTo(page, password);
    await page.keyboard.type(PAYMENT_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(texts.money.checking.title)).toBeVisible();
    const done = fill(agentTransfer.doneTitle, { amount: "৳ 150.25", name: "demo" });
    await expect(heading(dialog, done)).toBeFocused();
    await expect(dialog.getByRole("textbox", { name: texts.cashier.review.number })).toHaveValue(/^\w+$/);
    await expect(dialog.getByRole("definition").filter({ hasText: figure("150.25") })).toHaveCount(1);
    expect(cents(await mock.balanceOf("agent"))).toBe(cents(before.agent) - 15_025);
    expect(cents(await mock.balanceOf("demo"))).toBe(cents(before.demo) + 15_025);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await signOut(page, texts);
    expect(await watch.placesOf([PAYMENT_PASSWORD, "918273"])).toEqual([]);
  });
});

test.describe("on a phone", () => {
  test.use(DEVICES[1].options);

  test("R035 R037 R334 E034 E035 E095 in Bengali, a member rejects a salary contract and sends money to the upline; an agent withdraws an offer", async ({
    page,
    texts,
    mock,
  }) => {
    test.setTimeout(WALK_MS);
    const { contracts, agentTransfer, cashier } = texts;
    await comeAsMember(page, mock, "agent2");
    let dialog = await openAgentSection(page, texts, "contracts");
    const request = waiting(dialog, texts, received(texts, "daily", "agent"));
    await expect(request).toBeVisible();
    await deed(request, texts, "reject", contracts.kind.daily, "agent").click();
    await button(question(page, contracts.ask.reject.title), contracts.do.reject).click();
    await expect(request).toHaveCount(0);
    const refused = contract(dialog, texts, received(texts, "daily", "agent"));
    await expect(refused).toContainText(contracts.status.rejected);

    dialog = await openAgentSection(page, texts, "agentTransfer");
    await radio(dialog, agentTransfer.to.upline).check();
    await field(dialog, cashier.amount.label).fill("25");
    await button(dialog, cashier.review.next).click();
    await expect(heading(dialog, agentTransfer.reviewTitle)).toBeFocused();
    await field(dialog, cashier.paymentPassword.label).fill(PAYMENT_PASSWORD);
    await button(dialog, agentTransfer.confirm).click();
    await expect(heading(dialog, fill(agentTransfer.doneTitle, { amount: "৳ 25.00", name: "agent" }))).toBeVisible();
    await expectNoAxeViolation(page);

    // The giver withdraws an offer to another member. The list shows the offer with its reason.
    await page.evaluate(() => sessionStorage.clear());
    await comeAsMember(page, mock, "agent");
    dialog = await openAgentSection(page, texts, "contracts");
    const open = contract(dialog, texts, given(texts, "realtime", "agent41"));
    await expect(open).toContainText(contracts.status.offered);
    await deed(open, texts, "takeBack", contracts.kind.realtime, "agent41").click();
    // An impatient double press counts once (D12).
    await button(question(page, contracts.ask.takeBack.title), contracts.do.takeBack).dblclick();
    await expect(dialog).toContainText(
      fill(contracts.done.takeBack, { kind: contracts.kind.realtime, name: "agent41" }),
    );
    await expect(open).toContainText(contracts.reason.withdrawn);
  });

  test("R037 R232 R334 E032 E035 a member without an agent centre accepts an offered contract and ends it again", async ({
    page,
    texts,
    mock,
  }) => {
    const { contracts } = texts;
    await comeAsMember(page, mock, "demo");
    const dialog = await enterRewards(page, texts);
    const offered = waiting(dialog, texts, received(texts, "hourly", "agent"));
    await expect(cards(dialog, contracts.waiting)).toHaveCount(3);
    await expectNoAxeViolation(page);
    await deed(offered, texts, "accept", contracts.kind.hourly, "agent").click();
    await button(question(page, contracts.ask.accept.title), contracts.do.accept).click();
    await expect(cards(dialog, contracts.waiting)).toHaveCount(2);
    const running = cards(dialog, contracts.running);
    await expect(running).toContainText(received(texts, "hourly", "agent"));
    await deed(running, texts, "terminate", contracts.kind.hourly, "agent").click();
    await button(question(page, contracts.ask.terminate.title), contracts.do.terminate).click();
    await expect(running).toHaveCount(0);
  });
});

/** Opens the reward centre of the member who is logged in. */
async function enterRewards(page: Page, texts: Texts): Promise<Locator> {
  await page.goto(`${CALM_PAGE}?member=rewardCenter`);
  const dialog = page.getByRole("dialog", { name: texts.member.sections.rewardCenter, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

test("R037 E032 E093 after a decision on a contract, the lists of contracts are loaded again", async ({
  page,
  texts,
  mock,
}) => {
  const { contracts } = texts;
  await comeAsMember(page, mock, "agent");
  const dialog = await openAgentSection(page, texts, "contracts");
  const ends = [contracts.do.terminate, contracts.do.takeBack].map((words) =>
    words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  const ending = dialog.getByRole("button", { name: new RegExp(`^(?:${ends.join("|")})`) }).first();
  await expect(ending).toBeVisible();
  const countOf = async (operationId: string) =>
    (await mock.requests()).filter((line) => line.operationId === operationId).length;
  const [funds, list] = [await countOf("getConsolidatedFunds"), await countOf("listContracts")];
  await ending.click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: new RegExp(`^(?:${ends.join("|")})$`) })
    .click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect.poll(() => countOf("decideContract")).toBe(1);
  await expect.poll(() => countOf("getConsolidatedFunds")).toBeGreaterThan(funds);
  await expect.poll(() => countOf("listContracts")).toBeGreaterThan(list);
});
