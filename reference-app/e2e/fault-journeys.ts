import { expect, type Page } from "@playwright/test";
import type { Mock } from "./mock.ts";
import type { Texts } from "./texts.ts";
import { balance, loginButton, PASSWORD } from "./visitor.ts";

/** What a journey of the fault table plays on. */
export interface Stage {
  page: Page;
  mock: Mock;
  texts: Texts;
}

/** A journey with one call that faults hit. */
export interface Journey {
  name: string;
  /** Fits the address of the call. */
  request: RegExp;
  /** Where the journey starts, before anything of its own is loaded. */
  arrive: (stage: Stage) => Promise<void>;
  /** Presses what opens its own part. */
  open: (stage: Stage) => Promise<void>;
  expectNotOpened: (stage: Stage) => Promise<void>;
  /** From the start to the moment before the call. */
  prepare: (stage: Stage) => Promise<void>;
  send: (stage: Stage) => Promise<void>;
  /** The failure is said in words. */
  expectTold: (stage: Stage) => Promise<void>;
  /** What was typed is still there. */
  expectKept: (stage: Stage) => Promise<void>;
  sendAgain: (stage: Stage) => Promise<void>;
  expectDone: (stage: Stage) => Promise<void>;
}

const home = async ({ page, texts }: Stage) => {
  await page.goto("/");
  await expect(loginButton(page, texts)).toBeVisible();
};

const loginDialog = ({ page, texts }: Stage) => page.getByRole("dialog", { name: texts.auth.title, exact: true });

const login: Journey = {
  name: "login",
  request: /\/wps\/session\/login$/,
  arrive: home,
  open: ({ page, texts }) => loginButton(page, texts).click(),
  expectNotOpened: async (stage) => {
    await expect(stage.page.getByText(stage.texts.errors.chunkTitle)).toBeVisible({ timeout: 8000 });
    await expect(loginDialog(stage)).toHaveCount(0);
  },
  prepare: async (stage) => {
    const { page, texts } = stage;
    if (!page.url().startsWith("http")) await home(stage);
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

const SLOTS = "/slot-games";
const slotCards = ({ page }: Stage) => page.getByRole("main").getByRole("listitem").getByRole("button");

/** The retry of a list, or the one of a page whose code did not come. */
const wayOn = ({ page, texts }: Stage) => {
  const button = (name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
  return button(texts.app.retry).or(button(texts.errors.reload));
};

const browsing: Journey = {
  name: "browsing",
  request: /\/wps\/relay\/GCSGAME_gameList\?.*category=RNG/,
  arrive: home,
  open: ({ page }) => page.getByRole("banner").locator(`a[href="${SLOTS}"]`).click(),
  expectNotOpened: ({ page, texts }) =>
    expect(page.getByRole("heading", { name: texts.errors.chunkTitle })).toBeVisible({ timeout: 8000 }),
  prepare: async (stage) => {
    const { page } = stage;
    if (!page.url().startsWith("http") || (await page.getByRole("banner").count()) === 0) await home(stage);
  },
  send: ({ page }) => page.getByRole("banner").locator(`a[href="${SLOTS}"]`).click(),
  expectTold: (stage) => expect(wayOn(stage)).toBeVisible({ timeout: 45_000 }),
  // The address is what a visitor who browses has typed.
  expectKept: ({ page }) => expect(page).toHaveURL(SLOTS),
  sendAgain: (stage) => wayOn(stage).click(),
  expectDone: (stage) => expect(slotCards(stage).first()).toBeVisible(),
};

export const JOURNEYS: readonly Journey[] = [browsing, login];
