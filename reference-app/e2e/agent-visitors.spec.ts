import type { Locator, Page } from "@playwright/test";
import { AGENT_GROUPS, type AgentSection } from "../src/shared/config/agent-sections.ts";
import { expectNoAxeViolation } from "./axe.ts";
import { DEVICES } from "./devices.ts";
import { expect, test } from "./fixtures.ts";
import { expectNoIbmViolation } from "./ibm.ts";
import type { Mock } from "./mock.ts";
import { figure } from "./records.ts";
import { textsOf, type Language, type Texts } from "./texts.ts";
import { balance, comeAsMember, header } from "./visitor.ts";

const SECTIONS = Object.values(AGENT_GROUPS).flat();
const LANGUAGES = ["bn", "en"] as const;
/** Seven sections, each in two languages, two of them looked at by two engines. */
const WALK_MS = 240_000;

/** What proves that a section is here with what the server says, not its heading alone. */
const OWN_DATA: Record<AgentSection, (section: Locator, texts: Texts) => Locator> = {
  agentTeamOverview: (section, texts) => figure(section, texts.team.figures.members),
  teamManagement: (section) => section.getByRole("button", { name: /^[a-z_]+\d+$/ }).first(),
  teamBetting: (section, texts) => figure(section, texts.records.stakes),
  teamTransactions: (section, texts) => figure(section, texts.records.cameIn),
  contracts: (section, texts) =>
    section.getByRole("list", { name: texts.contracts.all, exact: true }).getByRole("listitem").first(),
  agentTransfer: (section) => section.locator("data").first(),
  // Who has none is told so.
  referralLinks: (section, texts) =>
    section
      .getByRole("list", { name: texts.referrals.list, exact: true })
      .getByRole("listitem")
      .or(section.getByRole("heading", { name: texts.referrals.none, exact: true }))
      .first(),
};

/** Goes to a section by its address, in a language. */
async function visit(page: Page, language: Language, section: AgentSection): Promise<Texts> {
  await page.evaluate((lang) => localStorage.setItem("lang", lang), language);
  await page.goto(`/?agent=${section}`);
  return textsOf(language);
}

/** Looks at the page as a desktop and as a phone have it. */
async function onEachDevice(page: Page, look: () => Promise<void>): Promise<void> {
  for (const { options } of DEVICES) {
    await page.setViewportSize(options.viewport);
    await look();
  }
}

for (const username of ["agent", "agent2", "agent41", "agent42"]) {
  test(`R033–R037 R079 R080 R177 R263 R339 R408 ${username} has all seven sections with their own data, in both languages, on both devices`, async ({
    page,
    mock,
  }) => {
    test.setTimeout(WALK_MS);
    await comeAsMember(page, mock, username);
    for (const [index, name] of SECTIONS.entries()) {
      for (const [turn, language] of LANGUAGES.entries()) {
        const texts = await visit(page, language, name);
        const section = page.getByRole("dialog", { name: texts.agent.sections[name], exact: true });
        await onEachDevice(page, async () => {
          await expect(section).toBeVisible();
          await expect(OWN_DATA[name](section, texts)).toBeVisible();
          await expect(OWN_DATA[name](section, texts)).toHaveText(/\S/);
        });
        // The phone's view, each section in one language by each engine.
        if (username !== "agent") continue;
        await (turn === index % LANGUAGES.length ? expectNoAxeViolation(page) : expectNoIbmViolation(page));
      }
    }
  });
}

interface Refused {
  name: string;
  enter: (page: Page, mock: Mock, texts: Texts) => Promise<void>;
  /** What answers instead of the section. */
  answer: (page: Page, texts: Texts) => Locator;
}

const realAccount = (page: Page, texts: Texts) =>
  page.getByRole("dialog", { name: texts.popups.realAccount.title, exact: true });

const REFUSED: Refused[] = [
  {
    name: "a guest is asked to log in",
    enter: async (page) => {
      await page.goto("/robots.txt");
    },
    answer: (page, texts) => page.getByRole("dialog", { name: texts.auth.title, exact: true }),
  },
  {
    name: "demo is told to become an agent",
    enter: (page, mock) => comeAsMember(page, mock, "demo"),
    answer: (page, texts) => page.getByRole("alertdialog", { name: texts.popups.in_need_true_account, exact: true }),
  },
  {
    name: "restricted is told that a real account is needed",
    enter: (page, mock) => comeAsMember(page, mock, "restricted"),
    answer: realAccount,
  },
  {
    name: "free play is told that a real account is needed",
    enter: async (page, _mock, texts) => {
      await page.goto("/");
      await header(page).getByRole("button", { name: texts.app.header.freePlay, exact: true }).click();
      await expect(balance(page, texts)).toBeVisible();
    },
    answer: realAccount,
  },
];

for (const { name, enter, answer } of REFUSED) {
  test(`R263 R337 R339 R340 R405 ${name} at the address of each section, in both languages, on both devices`, async ({
    page,
    mock,
    texts: first,
  }) => {
    await enter(page, mock, first);
    for (const [index, section] of SECTIONS.entries()) {
      const texts = await visit(page, LANGUAGES[index % LANGUAGES.length] ?? "bn", section);
      await onEachDevice(page, async () => {
        await expect(answer(page, texts)).toBeVisible();
        await expect(page.getByRole("dialog", { name: texts.agent.sections[section], exact: true })).toHaveCount(0);
      });
    }
  });
}
