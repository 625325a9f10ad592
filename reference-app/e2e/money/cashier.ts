import type { Locator, Page } from "@playwright/test";
import { expect } from "../support/expect.ts";
import type { MemberSection } from "../../src/shared/config/member-sections.ts";
import { keptToken } from "../session/login-dialog.ts";
import type { Mock } from "../support/mock.ts";
import type { Texts } from "../support/texts.ts";
import { CALM_PAGE, comeAsMember, visit } from "../support/visitor.ts";

/** The payment password of every persona that has one. */
export const PAYMENT_PASSWORD = "654321";

/** Returns the member centre when it shows this section. */
export const centre = (page: Page, texts: Texts, section: MemberSection): Locator =>
  page.getByRole("dialog", { name: texts.member.sections[section], exact: true });

/** Opens a section by its address. */
export async function openSection(page: Page, texts: Texts, section: MemberSection): Promise<Locator> {
  await visit(page, `${CALM_PAGE}?member=${section}`);
  const dialog = centre(page, texts, section);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Opens a section by its address, with the session of a member. */
export async function enterSection(page: Page, mock: Mock, texts: Texts, section: MemberSection, username = "demo") {
  await comeAsMember(page, mock, username);
  return openSection(page, texts, section);
}

export const heading = (within: Locator, name: string): Locator =>
  within.getByRole("heading", { level: 3, name, exact: true });
export const field = (within: Locator, name: string): Locator => within.getByRole("textbox", { name, exact: true });
export const button = (within: Locator, name: string): Locator => within.getByRole("button", { name, exact: true });
export const radio = (within: Locator, name: string): Locator => within.getByRole("radio", { name, exact: true });

/** Returns an amount in taka as it is written in sentences. */
export const taka = (amount: string): string => `৳ ${amount}`;
/** Returns a pattern for an amount outside a sentence, where a space may follow the currency sign. */
export const figure = (amount: string): RegExp => new RegExp(String.raw`৳\s?${amount.replaceAll(".", String.raw`\.`)}`);

/** Calls the server with the session of the page's member, but not through the page. @returns `value` of the answer */
export async function callAs<Value>(page: Page, method: "GET" | "POST" | "PUT", path: string, data?: object) {
  const headers = { authorization: `Bearer ${await keptToken(page)}`, "Idempotency-Key": crypto.randomUUID() };
  const response = await page.request.fetch(path, { method, headers, ...(data && { data }) });
  await expect(response, `${method} ${path}`).toBeOK();
  const { value }: { value: Value } = await response.json();
  return value;
}
