import type { Locator, Page } from "@playwright/test";
import { AGENT_GROUPS, type AgentSection } from "../../src/shared/config/agent-sections.ts";
import { expectNoAxeViolation } from "../accessibility/axe.ts";
import { DEVICES } from "../support/devices.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectNoIbmViolation } from "../accessibility/ibm.ts";
import { pairsOf, rowsOf } from "../support/nightly.ts";
import { figure } from "../records/records.ts";
import type { Mock } from "../support/mock.ts";
import { LoginDialog } from "../session/login-dialog.ts";
import type { Texts } from "../support/texts.ts";
import { balance, CALM_PAGE, comeAsMember, goInApp, header, loginButton } from "../support/visitor.ts";

const SECTIONS = Object.values(AGENT_GROUPS).flat();
const LANGUAGES = ["bn", "en"] as const;
/** Each engine checks the phone view of every section once. The tests of the route table check the page behind it. */
const ENGINES: Record<string, (page: Page, part: string) => Promise<void>> = {
  agent: expectNoAxeViolation,
  agent2: expectNoIbmViolation,
};
/** Access does not depend on the section, so only these are opened by accounts whose sections no engine checks, except in the nightly run. */
const FEW_SECTIONS = [...SECTIONS.slice(0, 1), ...SECTIONS.slice(-1)];
/** The test opens seven sections and runs an accessibility engine in each. */
const WALK_MS = 240_000;

/** An element of each section that proves that the section shows data of the server and not only its heading. */
const OWN_DATA: Record<AgentSection, (section: Locator, texts: Texts) => Locator> = {
  agentTeamOverview: (section, texts) => figure(section, texts.team.figures.members),
  teamManagement: (section) => section.getByRole("button", { name: /^[a-z_]+\d+$/ }).first(),
  teamBetting: (section, texts) => figure(section, texts.records.stakes),
  teamTransactions: (section, texts) => figure(section, texts.records.cameIn),
  contracts: (section, texts) =>
    section.getByRole("list", { name: texts.contracts.all, exact: true }).getByRole("listitem").first(),
  agentTransfer: (section) => section.locator("data").first(),
  // A member without links sees a text instead.
  referralLinks: (section, texts) =>
    section
      .getByRole("list", { name: texts.referrals.list, exact: true })
      .getByRole("listitem")
      .or(section.getByRole("heading", { name: texts.referrals.none, exact: true }))
      .first(),
};

/** Runs a check at the window sizes of a desktop and a phone. */
async function onEachDevice(page: Page, look: () => Promise<void>): Promise<void> {
  for (const { options } of DEVICES) {
    await page.setViewportSize(options.viewport);
    await look();
  }
}

const centre = (page: Page, texts: Texts, section: AgentSection) =>
  page.getByRole("dialog", { name: texts.agent.sections[section], exact: true });

// Access depends only on the account type, and the texts depend only on the language. Pairs of both are therefore enough.
for (const [username, language] of pairsOf(["agent", "agent2", "agent41", "agent42"], LANGUAGES)) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`R034 R036 R079 R080 R146 R166 R177 R263 R339 R340 R408 ${username} sees the sections of the agent centre with data, in ${language}, on both devices`, async ({
      page,
      mock,
      texts,
    }) => {
      test.setTimeout(WALK_MS);
      await comeAsMember(page, mock, username);
      await page.goto(`${CALM_PAGE}?agent=nothing-of-ours`);
      await expect(centre(page, texts, "agentTeamOverview"), "an unknown section opens the first").toBeVisible();
      for (const name of rowsOf(SECTIONS, username in ENGINES ? SECTIONS : FEW_SECTIONS)) {
        await goInApp(page, `${CALM_PAGE}?agent=${name}`);
        const section = centre(page, texts, name);
        await onEachDevice(page, async () => {
          await expect(section).toBeVisible();
          await expect(OWN_DATA[name](section, texts)).toBeVisible();
          await expect(OWN_DATA[name](section, texts)).toHaveText(/\S/);
        });
        await ENGINES[username]?.(page, "[role=dialog]");
      }
    });
  });
}

interface Visit {
  page: Page;
  mock: Mock;
  texts: Texts;
}

interface Refused {
  name: string;
  /** The member whose session the visitor has; a guest has none. */
  username?: string;
  /** The visitor starts as a guest in free play. */
  isFree?: boolean;
  /** The element that is shown instead of the section. */
  answer: (page: Page, texts: Texts) => Locator;
  /** What only this visitor sees. */
  expectOwn: (visit: Visit) => Promise<void>;
}

const realAccount = (page: Page, texts: Texts) =>
  page.getByRole("dialog", { name: texts.popups.realAccount.title, exact: true });

/** Expects a warning with this name, which its button closes. */
async function expectWarning({ page, texts }: Visit, name: string): Promise<void> {
  const warning = page.getByRole("alertdialog", { name, exact: true });
  await warning.getByRole("button", { name: texts.popups.in_increase_submit, exact: true }).click();
  await expect(warning).toBeHidden();
  await expect(page).toHaveURL(CALM_PAGE);
}

const REFUSED: readonly Refused[] = [
  {
    name: "a guest is asked to log in, and an agent then sees the centre,",
    answer: (page, texts) => page.getByRole("dialog", { name: texts.auth.title, exact: true }),
    expectOwn: async ({ page, texts }) => {
      await goInApp(page, `${CALM_PAGE}?agent=signIn`);
      await new LoginDialog(page, texts).submit("agent41");
      await expect(centre(page, texts, "agentTeamOverview")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(centre(page, texts, "agentTeamOverview")).toBeHidden();
      await expect(page).toHaveURL(CALM_PAGE);
    },
  },
  {
    name: "a member of type 0 is asked to become an agent",
    username: "demo",
    answer: (page, texts) => page.getByRole("alertdialog", { name: texts.popups.in_need_true_account, exact: true }),
    expectOwn: async (visit) => {
      await goInApp(visit.page, `${CALM_PAGE}?agent=teamManagement`);
      await expectWarning(visit, visit.texts.popups.in_need_true_account);
      await goInApp(visit.page, `${CALM_PAGE}?agent=signIn`);
      await expectWarning(visit, visit.texts.refusals.NON_AGENT);
    },
  },
  {
    name: "a restricted member sees that a real account is needed",
    username: "restricted",
    answer: realAccount,
    expectOwn: async ({ page, texts }) => {
      await header(page).getByRole("button", { name: texts.app.agentCentre, exact: true }).click();
      await expect(realAccount(page, texts)).toHaveAccessibleDescription(texts.popups.realAccount.text);
    },
  },
  {
    name: "a visitor in free play sees that a real account is needed",
    isFree: true,
    answer: realAccount,
    expectOwn: async (visit) => {
      await goInApp(visit.page, `${CALM_PAGE}?agent=agentTeamOverview`);
      // A visitor in free play may play, so the text differs from that of a restricted account.
      const { freePlayText } = visit.texts.popups.realAccount;
      await expect(realAccount(visit.page, visit.texts)).toHaveAccessibleDescription(freePlayText);
    },
  },
];

for (const [{ name, username, isFree, answer, expectOwn }, language] of pairsOf(REFUSED, LANGUAGES)) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`R166 R263 R337 R339 R340 R405 R411 R442 ${name} at the URLs of sections, on both devices`, async ({
      page,
      mock,
      texts,
    }) => {
      if (username) await comeAsMember(page, mock, username);
      await page.goto(CALM_PAGE);
      if (isFree) await header(page).getByRole("button", { name: texts.app.header.freePlay, exact: true }).click();
      const hasSession = isFree ?? username !== undefined;
      await expect(hasSession ? balance(page, texts) : loginButton(page, texts)).toBeVisible();
      for (const section of rowsOf(SECTIONS, FEW_SECTIONS)) {
        await goInApp(page, `${CALM_PAGE}?agent=${section}`);
        await onEachDevice(page, async () => {
          await expect(answer(page, texts)).toBeVisible();
          await expect(centre(page, texts, section)).toHaveCount(0);
        });
        await page.keyboard.press("Escape");
        await expect(answer(page, texts)).toHaveCount(0);
      }
      await test.step("the result is the same when the page is loaded at that address", async () => {
        await page.goto(`${CALM_PAGE}?agent=${SECTIONS[0]}`);
        await expect(answer(page, texts)).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(answer(page, texts)).toHaveCount(0);
      });
      await page.setViewportSize(DEVICES[0].options.viewport);
      await test.step("what only this visitor sees", () => expectOwn({ page, mock, texts }));
    });
  });
}
