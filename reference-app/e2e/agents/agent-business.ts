import type { Browser, Locator, Page } from "@playwright/test";
import { DEVICES } from "../support/devices.ts";
import { expect } from "../support/expect.ts";
import type { AgentSection } from "../../src/shared/config/agent-sections.ts";
import { tabTo } from "../accessibility/keyboard.ts";
import type { Texts } from "../support/texts.ts";
import { CALM_PAGE, visit } from "../support/visitor.ts";

/** Opens a section of the agent centre by its address. A member who may use it must be logged in. */
export async function openAgentSection(page: Page, texts: Texts, section: AgentSection): Promise<Locator> {
  await visit(page, `${CALM_PAGE}?agent=${section}`);
  const dialog = page.getByRole("dialog", { name: texts.agent.sections[section], exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Returns the dialog that asks for confirmation. */
export const question = (page: Page, title: string): Locator =>
  page.getByRole("alertdialog", { name: title, exact: true });

/** Returns a field that searches for a member of the team. */
export const relativeField = (within: Locator, label: string): Locator =>
  within.getByRole("combobox", { name: label, exact: true });

/** Chooses a member of the team by keyboard alone: types the account, waits for the only option and chooses it. */
export async function choose(page: Page, field: Locator, account: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(account);
  const option = page.getByRole("listbox").getByRole("option");
  // Waits for the answer, because the options of an earlier search may still be shown.
  await expect(option).toHaveCount(1);
  await expect(option).toContainText(account);
  await page.keyboard.press("ArrowDown");
  // While the list is open, the label of the field is hidden from the accessibility tree, so the field is found by its focus.
  await expect(page.locator("input:focus")).toHaveAttribute("aria-activedescendant", /./);
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue(account);
  await expect(option).toHaveCount(0);
}

/** Returns the rows of a list of cards. */
export const cards = (dialog: Locator, name: string): Locator =>
  dialog.getByRole("list", { name, exact: true }).locator("> li");

/** Opens a page on another person's phone, with the same mock state. It is a first visit, so the page is in Bengali. */
export async function otherPhone(browser: Browser, world: string): Promise<Page> {
  const context = await browser.newContext({
    ...DEVICES[1].options,
    extraHTTPHeaders: { "X-Mock-Session": world },
  });
  await context.addInitScript(() => {
    sessionStorage.setItem("beforeLoginPopup", "1");
    sessionStorage.setItem("afterLoginPopup", "1");
  });
  return context.newPage();
}
