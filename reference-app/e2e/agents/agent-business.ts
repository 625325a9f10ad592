import type { Browser, Locator, Page } from "@playwright/test";
import { DEVICES } from "../support/devices.ts";
import { expect } from "../support/expect.ts";
import type { AgentSection } from "../../src/shared/config/agent-sections.ts";
import { tabTo } from "../accessibility/keyboard.ts";
import type { Texts } from "../support/texts.ts";
import { CALM_PAGE, visit } from "../support/visitor.ts";

/** Opens a section of the agent centre by its address; somebody who may is logged in. */
export async function openAgentSection(page: Page, texts: Texts, section: AgentSection): Promise<Locator> {
  await visit(page, `${CALM_PAGE}?agent=${section}`);
  const dialog = page.getByRole("dialog", { name: texts.agent.sections[section], exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The question before something that matters. */
export const question = (page: Page, title: string): Locator =>
  page.getByRole("alertdialog", { name: title, exact: true });

/** A field in which somebody of the team is found. */
export const relativeField = (within: Locator, label: string): Locator =>
  within.getByRole("combobox", { name: label, exact: true });

/** Finds somebody of the team by the keyboard alone: types, waits for the one option, takes it. */
export async function choose(page: Page, field: Locator, account: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(account);
  const option = page.getByRole("listbox").getByRole("option");
  // The answer, not what was offered before it.
  await expect(option).toHaveCount(1);
  await expect(option).toContainText(account);
  await page.keyboard.press("ArrowDown");
  // While the list is open, what names the field is hidden from the tree.
  await expect(page.locator("input:focus")).toHaveAttribute("aria-activedescendant", /./);
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue(account);
  await expect(option).toHaveCount(0);
}

/** The rows of a list of cards. */
export const cards = (dialog: Locator, name: string): Locator =>
  dialog.getByRole("list", { name, exact: true }).locator("> li");

/** A phone of somebody else, in the same world; a first visit is in Bengali. */
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
