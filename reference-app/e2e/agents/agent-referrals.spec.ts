import { cards, openAgentSection, otherPhone } from "./agent-business.ts";
import { expectNoAxeViolation } from "../accessibility/axe.ts";
import { button, callAs, field } from "../money/cashier.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectRegistered, fillIn, openRegistration, submitButton, tab } from "../registration/registration.ts";
import { fill, textsOf } from "../support/texts.ts";
import { comeAsMember } from "../support/visitor.ts";

/** The test uses several sessions and two accessibility engines. */
const WALK_MS = 240_000;

test.use({ language: "en" });

test("R036 R220 R466 E091 E092 an agent creates, copies and shares a referral link, which leads to a registration in the agent's team", async ({
  browser,
  page,
  texts,
  mock,
  world,
}) => {
  test.setTimeout(WALK_MS);
  const { referrals } = texts;
  // The clipboard and the phone's share sheet are outside the page, so the test records what they receive.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => document.documentElement.setAttribute("data-copied", text) },
    });
    Object.defineProperty(navigator, "share", {
      value: async ({ url }: ShareData) => document.documentElement.setAttribute("data-shared", url ?? ""),
    });
  });
  await comeAsMember(page, mock, "agent");
  const dialog = await openAgentSection(page, texts, "referralLinks");
  await expect(cards(dialog, referrals.list)).toHaveCount(3);
  await button(dialog, referrals.make).click();
  const form = page.getByRole("dialog", { name: referrals.make, exact: true });
  await field(form, referrals.label).fill("ঢাকা মেলা");
  await field(form, referrals.rate).fill("2.01");
  await button(form, referrals.makeNow).click();
  await expect(form.getByRole("alert")).toContainText(fill(referrals.rateTooHigh, { rate: "2.00" }));
  await expectNoAxeViolation(page);
  await field(form, referrals.rate).fill("১.২৫");
  // The answer is lost, but only one link is created.
  await mock.faults([{ operationId: "createReferralLink", kind: "drop" }]);
  await button(form, referrals.makeNow).click();
  await expect(dialog.getByText(fill(referrals.made, { label: "ঢাকা মেলা" }), { exact: true })).toBeVisible();
  const made = cards(dialog, referrals.list).filter({ hasText: "ঢাকা মেলা" });
  await expect(made).toHaveCount(1);
  await expect(made).toContainText("1.25%");

  const address = await made.getByRole("textbox").inputValue();
  await made.getByRole("button", { name: /^Copy/ }).click();
  await expect(made.getByRole("button", { name: "Copied Successfully" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-copied", address);
  await button(made, fill(referrals.doWhat, { what: referrals.share, label: "ঢাকা মেলা" })).click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", address);
  await button(made, fill(referrals.doWhat, { what: referrals.qr, label: "ঢাকা মেলা" })).click();
  const code = page.getByRole("dialog", { name: "ঢাকা মেলা", exact: true });
  await expect(code.getByRole("img", { name: fill(referrals.qrLabel, { label: "ঢাকা মেলা" }) })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(code).toBeHidden();

  // A guest who opens the link on a phone registers in the agent's team. The test ignores the link's host, because no server answers there.
  const guest = await otherPhone(browser, world);
  const bn = textsOf("bn");
  const { pathname, search } = new URL(address);
  const registration = await openRegistration(guest, bn, pathname + search);
  await tab(registration, bn, "username").click();
  await fillIn(registration, bn, mock, "rahim7");
  await submitButton(registration, bn).click();
  await expectRegistered(guest, bn, "rahim7");
  await guest.context().close();
  await page.reload();
  const line = (label: string) => made.getByRole("term").filter({ hasText: label }).locator("xpath=..");
  await expect(line(referrals.registrations)).toContainText("1");
  const team = await callAs<{ content: { account: string }[] }>(page, "GET", "/wps/agent/team?q=rahim7");
  expect(team.content.map(({ account }) => account)).toEqual(["rahim7"]);
});
