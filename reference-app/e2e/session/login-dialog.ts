import type { Locator, Page } from "@playwright/test";
import { expect } from "../support/expect.ts";
import type { Texts } from "../support/texts.ts";
import { CALM_PAGE, loginButton, PASSWORD } from "../support/visitor.ts";

/** The login dialog and its controls, found by the texts of a language. */
export class LoginDialog {
  readonly root: Locator;
  readonly username: Locator;
  readonly password: Locator;
  readonly mobile: Locator;
  readonly code: Locator;
  readonly sendCode: Locator;
  readonly captcha: Locator;
  readonly captchaPicture: Locator;
  readonly remember: Locator;
  readonly submitButton: Locator;
  /** The error of the last attempt. */
  readonly summary: Locator;
  readonly #page: Page;
  readonly #texts: Texts;

  constructor(page: Page, texts: Texts) {
    this.#page = page;
    this.#texts = texts;
    this.root = page.getByRole("dialog", { name: texts.auth.title, exact: true });
    this.username = this.root.getByRole("textbox", { name: texts.auth.username, exact: true });
    this.password = this.root.getByRole("textbox", { name: texts.auth.password, exact: true });
    this.mobile = this.root.getByRole("textbox", { name: texts.auth.mobile, exact: true });
    this.code = this.root.getByRole("textbox", { name: texts.verification.code, exact: true });
    this.sendCode = this.root.getByRole("button", { name: /^(?:Send (?:code|again)|কোড পাঠান|আবার পাঠান)/ });
    this.captcha = this.root.getByRole("textbox", { name: texts.verification.captcha, exact: true });
    this.captchaPicture = this.root.getByRole("img", { name: texts.verification.captchaPicture });
    this.remember = this.root.getByRole("checkbox", { name: texts.auth.remember });
    this.submitButton = this.root.getByRole("button", { name: texts.auth.submit, exact: true });
    this.summary = this.root.getByRole("alert");
  }

  /** Loads a page and opens the dialog with the login button of the header. */
  async open(): Promise<this> {
    await this.#page.goto(CALM_PAGE);
    await loginButton(this.#page, this.#texts).click();
    await expect(this.root).toBeVisible();
    return this;
  }

  tab = (name: "username" | "sms"): Locator =>
    this.root.getByRole("tab", { name: this.#texts.auth.tab[name], exact: true });

  async submit(username: string, password = PASSWORD): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.submitButton.click();
  }
}

/** Returns the controls of the dialog that changes the password. The member or the server may have asked for the change. */
export function changeDialog(page: Page, texts: Texts) {
  const root = page.getByRole("dialog", { name: texts.auth.change.title, exact: true });
  const field = (name: "oldPassword" | "newPassword" | "confirmNewPassword") =>
    root.getByRole("textbox", { name: texts.auth.change[name], exact: true });
  return {
    root,
    oldPassword: field("oldPassword"),
    newPassword: field("newPassword"),
    confirmNewPassword: field("confirmNewPassword"),
    submitButton: root.getByRole("button", { name: texts.auth.change.submit, exact: true }),
    signOutButton: root.getByRole("button", { name: texts.app.header.logout, exact: true }),
  };
}

/** Returns the token in the tab's session storage; null for a guest. */
export const keptToken = (page: Page): Promise<string | null> => page.evaluate(() => sessionStorage.getItem("token"));
