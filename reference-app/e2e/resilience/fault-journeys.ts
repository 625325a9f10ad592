import type { Page } from "@playwright/test";
import { expect } from "../support/expect.ts";
import type { Mock } from "../support/mock.ts";
import { field, fillIn, NAME, openRegistration, registerDialog, submitButton } from "../registration/registration.ts";
import type { Texts } from "../support/texts.ts";
import { balance, CALM_PAGE, loginButton, PASSWORD } from "../support/visitor.ts";

/** What a journey of the fault table uses. */
export interface Stage {
  page: Page;
  mock: Mock;
  texts: Texts;
}

/** A journey with one call, which the faults disturb. */
export interface Journey {
  name: string;
  /** Matches the address of the call. */
  request: RegExp;
  /** Opens the page where the journey starts, before any of the journey's own files is loaded. */
  arrive: (stage: Stage) => Promise<void>;
  /** Matches the file with the journey's code, when the page loads it while idle. */
  quietPart?: RegExp;
  /** Presses the control that loads the journey's code. */
  open: (stage: Stage) => Promise<void>;
  expectNotOpened: (stage: Stage) => Promise<void>;
  /** Does all steps from the start up to the call. */
  prepare: (stage: Stage) => Promise<void>;
  send: (stage: Stage) => Promise<void>;
  /** Expects a text about the failure. */
  expectTold: (stage: Stage) => Promise<void>;
  /** Expects that the form still has what was typed. */
  expectKept: (stage: Stage) => Promise<void>;
  sendAgain: (stage: Stage) => Promise<void>;
  expectDone: (stage: Stage) => Promise<void>;
}

/** Opens the page on which every journey begins. */
const outset = async ({ page, texts }: Stage) => {
  await page.goto(CALM_PAGE);
  await expect(loginButton(page, texts)).toBeVisible();
};

const loginDialog = ({ page, texts }: Stage) => page.getByRole("dialog", { name: texts.auth.title, exact: true });

const login: Journey = {
  name: "login",
  request: /\/wps\/session\/login$/,
  arrive: outset,
  quietPart: /\/assets\/login-dialog-[^/]+\.js$/,
  open: ({ page, texts }) => loginButton(page, texts).click(),
  expectNotOpened: async (stage) => {
    await expect(stage.page.getByText(stage.texts.errors.chunkTitle)).toBeVisible({ timeout: 8000 });
    await expect(loginDialog(stage)).toHaveCount(0);
  },
  prepare: async (stage) => {
    const { page, texts } = stage;
    if (!page.url().startsWith("http")) await outset(stage);
    await loginButton(page, texts).click();
    await loginDialog(stage).getByRole("textbox", { name: texts.auth.username, exact: true }).fill("demo");
    await loginDialog(stage).getByRole("textbox", { name: texts.auth.password, exact: true }).fill(PASSWORD);
  },
  send: (stage) => loginDialog(stage).getByRole("button", { name: stage.texts.auth.submit, exact: true }).click(),
  expectTold: (stage) => expect(loginDialog(stage).getByRole("alert")).toBeVisible(),
  expectKept: async (stage) => {
    const field = (name: string) => loginDialog(stage).getByRole("textbox", { name, exact: true });
    await expect(field(stage.texts.auth.username)).toHaveValue("demo");
    await expect(field(stage.texts.auth.password)).toHaveValue(PASSWORD);
  },
  sendAgain: (stage) => login.send(stage),
  expectDone: async (stage) => {
    await expect(balance(stage.page, stage.texts)).toBeVisible();
    await expect(loginDialog(stage)).toHaveCount(0);
  },
};

/** Opens the login dialog, from which the registration and the forgotten password start. */
const loginOpen = async (stage: Stage) => {
  await outset(stage);
  await login.open(stage);
  await expect(loginDialog(stage)).toBeVisible();
};

const SLOTS = "/slot-games";
const slotCards = ({ page }: Stage) => page.getByRole("main").getByRole("listitem").getByRole("button");

/** Returns the button that retries a list, or that reloads a page whose code failed to load. */
const wayOn = ({ page, texts }: Stage) => {
  const button = (name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
  return button(texts.app.retry).or(button(texts.errors.reload));
};

const browsing: Journey = {
  name: "browsing",
  request: /\/wps\/relay\/GCSGAME_gameList\?.*category=RNG/,
  arrive: outset,
  open: ({ page }) => page.getByRole("banner").locator(`a[href="${SLOTS}"]`).click(),
  expectNotOpened: ({ page, texts }) =>
    expect(page.getByRole("heading", { name: texts.errors.chunkTitle })).toBeVisible({ timeout: 8000 }),
  prepare: async (stage) => {
    const { page } = stage;
    if (!page.url().startsWith("http") || (await page.getByRole("banner").count()) === 0) await outset(stage);
  },
  send: ({ page }) => page.getByRole("banner").locator(`a[href="${SLOTS}"]`).click(),
  expectTold: (stage) => expect(wayOn(stage)).toBeVisible(),
  // A visitor who browses types nothing into a form, so the address must stay.
  expectKept: ({ page }) => expect(page).toHaveURL(SLOTS),
  sendAgain: (stage) => wayOn(stage).click(),
  expectDone: (stage) => expect(slotCards(stage).first()).toBeVisible(),
};

const REGISTERED_NAME = "rahim7";

const registration = ({ page, texts }: Stage) => registerDialog(page, texts);

/** Sends the registration again. After a refusal the captcha is new (R277); after a lost answer the old one is still filled in. */
async function registerAgain(stage: Stage): Promise<void> {
  const { texts, mock } = stage;
  const dialog = registration(stage);
  const captcha = field(dialog, texts, "captcha");
  if ((await captcha.inputValue()) === "") {
    await dialog.getByRole("button", { name: texts.verification.captchaRefresh, exact: true }).click();
    await expect(dialog.getByRole("img", { name: texts.verification.captchaPicture })).toBeVisible();
    await captcha.fill(await mock.latestCode("captcha"));
  }
  await submitButton(dialog, texts).click();
  await expect(dialog).toBeHidden({ timeout: 5000 });
}

const register: Journey = {
  name: "register",
  request: /\/wps\/member\/register(?:\?|$)/,
  arrive: loginOpen,
  open: async (stage) => {
    if (!(await loginDialog(stage).isVisible())) await login.open(stage);
    await loginDialog(stage).getByRole("link", { name: stage.texts.auth.register, exact: true }).click();
  },
  expectNotOpened: async (stage) => {
    await expect(stage.page.getByText(stage.texts.errors.chunkTitle)).toBeVisible({ timeout: 8000 });
    await expect(registration(stage)).toHaveCount(0);
  },
  prepare: async ({ page, texts, mock }) => {
    const dialog = await openRegistration(page, texts);
    await dialog.getByRole("tab", { name: texts.registration.tabs.username, exact: true }).click();
    await fillIn(dialog, texts, mock, REGISTERED_NAME);
  },
  send: (stage) => submitButton(registration(stage), stage.texts).click(),
  expectTold: (stage) => expect(registration(stage).getByRole("alert").first()).toBeVisible(),
  expectKept: async (stage) => {
    await expect(field(registration(stage), stage.texts, "username")).toHaveValue(REGISTERED_NAME);
    await expect(field(registration(stage), stage.texts, "payeeName")).toHaveValue(NAME);
  },
  sendAgain: (stage) => expect(() => registerAgain(stage)).toPass(),
  expectDone: async (stage) => {
    await expect(registration(stage)).toHaveCount(0);
    await expect(loginButton(stage.page, stage.texts)).toHaveCount(0);
  },
};

const forgotDialog = ({ page, texts }: Stage) => page.getByRole("dialog", { name: texts.recovery.title, exact: true });
const forgotField = (stage: Stage, name: "username" | "email") =>
  forgotDialog(stage).getByRole("textbox", { name: stage.texts.recovery.field[name], exact: true });
const EMAIL = "demo@example.com";

const forgot: Journey = {
  name: "forgot",
  request: /\/wps\/member\/password\/email$/,
  arrive: loginOpen,
  open: async (stage) => {
    if (!(await loginDialog(stage).isVisible())) await login.open(stage);
    await loginDialog(stage).getByRole("button", { name: stage.texts.auth.forgot, exact: true }).click();
  },
  expectNotOpened: async (stage) => {
    await expect(stage.page.getByText(stage.texts.errors.chunkTitle)).toBeVisible({ timeout: 8000 });
    await expect(forgotDialog(stage)).toHaveCount(0);
  },
  prepare: async (stage) => {
    await outset(stage);
    await forgot.open(stage);
    await forgotField(stage, "username").fill("demo");
    await forgotField(stage, "email").fill(EMAIL);
  },
  send: (stage) =>
    forgotDialog(stage).getByRole("button", { name: stage.texts.recovery.sendMail, exact: true }).click(),
  expectTold: (stage) => expect(forgotDialog(stage).getByRole("alert").first()).toBeVisible(),
  expectKept: async (stage) => {
    await expect(forgotField(stage, "username")).toHaveValue("demo");
    await expect(forgotField(stage, "email")).toHaveValue(EMAIL);
  },
  sendAgain: (stage) => forgot.send(stage),
  // When only the answer was lost, the mail was already sent, and the second request may be refused as too early. The mail must exist.
  expectDone: ({ mock }) => expect(async () => expect(await mock.latestCode("email")).not.toBe("")).toPass(),
};

export const JOURNEYS: readonly Journey[] = [browsing, login, register, forgot];
