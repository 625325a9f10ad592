import type { Page } from "@playwright/test";
import { expectNoAxeViolation } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import type { Mock } from "./mock.ts";
import { openRegistration, submitButton } from "./registration.ts";
import type { Texts } from "./texts.ts";
import { balance, comeAsMember, loginButton, playButton, shelf } from "./visitor.ts";

interface Place {
  page: Page;
  texts: Texts;
  mock: Mock;
}

const firstCard = (page: Page) => playButton(page.getByRole("main").getByRole("listitem").last());

/** Every page of the slice, and how to bring it to the state a visitor sees. */
const PLACES: Record<string, (place: Place) => Promise<void>> = {
  home: async ({ page, texts }) => {
    await page.goto("/");
    await expect(playButton(shelf(page, texts.home.hot).getByRole("listitem").first())).toBeVisible();
    await expect(page.getByRole("heading", { name: texts.home.winners })).toBeVisible();
  },
  "home of a member": async ({ page, texts, mock }) => {
    await comeAsMember(page, mock);
    await page.goto("/");
    await expect(balance(page, texts)).toBeVisible();
    await expect(playButton(shelf(page, texts.home.hot).getByRole("listitem").first())).toBeVisible();
    await expect(page.getByRole("heading", { name: texts.home.winners })).toBeVisible();
  },
  "login dialog": async ({ page, texts }) => {
    await page.goto("/");
    await loginButton(page, texts).click();
    await expect(page.getByRole("dialog").getByRole("button", { name: texts.auth.submit, exact: true })).toBeVisible();
  },
  "login dialog with errors": async ({ page, texts }) => {
    await page.goto("/");
    await loginButton(page, texts).click();
    await page.getByRole("dialog").getByRole("button", { name: texts.auth.submit, exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
  },
  registration: async ({ page, texts }) => {
    const dialog = await openRegistration(page, texts);
    await expect(dialog.getByRole("img", { name: texts.verification.captchaPicture })).toBeVisible();
  },
  "registration with errors": async ({ page, texts }) => {
    const dialog = await openRegistration(page, texts);
    await submitButton(dialog, texts).click();
    await expect(dialog.getByRole("alert").first()).toBeFocused();
  },
  "forgotten password": async ({ page, texts }) => {
    await page.goto("/");
    await loginButton(page, texts).click();
    await page.getByRole("dialog").getByRole("button", { name: texts.auth.forgot, exact: true }).click();
    await page.getByRole("tab", { name: texts.recovery.tabs.phone, exact: true }).click();
    await expect(page.getByRole("textbox", { name: texts.recovery.field.newPassword, exact: true })).toBeVisible();
  },
  slots: async ({ page }) => {
    await page.goto("/slot-games");
    await expect(firstCard(page)).toBeVisible();
  },
  elott: async ({ page }) => {
    await page.goto("/elott");
    await expect(page.getByRole("main").getByRole("timer").first()).toBeVisible();
  },
  "favourites of a guest": async ({ page, texts }) => {
    await page.goto("/favourites");
    await expect(page.getByText(texts.lobby.favouritesLogin)).toBeVisible();
  },
  "favourites of a member": async ({ page, texts, mock }) => {
    await comeAsMember(page, mock);
    await page.goto("/favourites");
    await expect(balance(page, texts)).toBeVisible();
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  },
  "no such page": async ({ page, texts }) => {
    await page.goto("/no-such-page");
    await expect(page.getByRole("heading", { name: texts.errors.notFoundTitle })).toBeVisible();
  },
  maintenance: async ({ page, texts, mock }) => {
    await mock.scenario("maintenance");
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1, name: texts.errors.maintenanceTitle })).toBeVisible();
  },
  "region blocked": async ({ page, texts, mock }) => {
    await mock.scenario("region-blocked");
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1, name: texts.errors.regionTitle })).toBeVisible();
  },
};

/** Rows of the route table as they are: routes.spec.ts looks at them in the dark, in both languages. */
const SEEN_IN_THE_DARK = ["home", "registration", "slots", "elott", "favourites of a guest", "no such page"];

for (const language of ["bn", "en"] as const) {
  test.describe(`axe, ${language}`, () => {
    test.use({ language });
    for (const [name, open] of Object.entries(PLACES)) {
      test(`finds nothing in both themes: ${name}`, async ({ page, texts, mock }) => {
        await open({ page, texts, mock });
        const root = page.locator("html");
        await expect(root).toHaveAttribute("lang", language);
        await expect(root).toHaveAttribute("data-theme", "dark");
        if (!SEEN_IN_THE_DARK.includes(name)) await expectNoAxeViolation(page);
        // What the theme's switch does, which a dialog may cover.
        await root.evaluate((element) => (element.dataset.theme = "light"));
        await expectNoAxeViolation(page);
      });
    }
  });
}

const horizontalScroll = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
    return scrollWidth - clientWidth;
  });

test.describe("WCAG 1.4.10 at 320 px", () => {
  test.use({ viewport: { width: 320, height: 568 } });
  for (const [name, open] of Object.entries(PLACES).filter(([name]) => !name.includes("of a member"))) {
    test(`no page scrolls sideways: ${name}`, async ({ page, texts, mock }) => {
      await open({ page, texts, mock });
      expect(await horizontalScroll(page)).toBe(0);
    });
  }
});

for (const width of [360, 1366]) {
  test.describe(`WCAG 1.4.4 text of 200 % at ${width} px`, () => {
    test.use({ viewport: { width, height: 768 } });
    for (const name of ["home", "login dialog", "slots", "elott"]) {
      test(`nothing scrolls sideways, the way in stays in reach: ${name}`, async ({ page, texts, mock }) => {
        await PLACES[name]?.({ page, texts, mock });
        await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
        expect(await horizontalScroll(page)).toBe(0);
        const way = name === "login dialog" ? page.getByRole("textbox").first() : loginButton(page, texts);
        await expect(way).toBeInViewport();
      });
    }
  });
}
