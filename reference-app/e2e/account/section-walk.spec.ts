import type { Locator, Page } from "@playwright/test";
import { MEMBER_GROUPS, type MemberSection } from "../../src/shared/config/member-sections.ts";
import { PATHS } from "../../src/shared/config/paths.ts";
import { sidewaysScroll } from "../accessibility/accessible.ts";
import { expectNoAxeViolation } from "../accessibility/axe.ts";
import { callAs, centre } from "../money/cashier.ts";
import { DEVICES } from "../support/devices.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectNoIbmViolation } from "../accessibility/ibm.ts";
import { pairsOf } from "../support/nightly.ts";
import { beginAtNoon, expectScreenText } from "../support/screen-text.ts";
import { fill, textsOf, type Texts } from "../support/texts.ts";
import { comeAsMember, goInApp } from "../support/visitor.ts";

/** A quiet page behind the centre. */
const GROUND = PATHS.recent;
const HOT_GAMES = "/wps/relay/GCSGAME_hotGamesV2";
const WALK_MS = 180_000;
/** Sections with the same parts as another section, and other data. IBM's engine checks only that other section. */
const SIBLINGS: readonly MemberSection[] = [
  "accountRecord",
  "bonusDetails",
  "depositRecord",
  "withdrawalRecord",
  "pointRecord",
  "recent",
];

const ENGINES: Record<string, (page: Page, name: string) => Promise<void>> = {
  [`bn, ${DEVICES[1].name}`]: (page) => expectNoAxeViolation(page),
  [`en, ${DEVICES[0].name}`]: async (page, name) => {
    if (!SIBLINGS.some((sibling) => name === `member/${sibling}`)) await expectNoIbmViolation(page);
  },
};

type Drawn = (place: Locator, texts: Texts) => Locator;
const money: Drawn = (place) => place.getByText(/৳\s?[\d,]+\.\d\d/);
const amountField: Drawn = (place, { cashier }) => place.getByRole("textbox", { name: cashier.amount.label });
/** The favourite buttons of games. The navigation beside them has none. */
const game: Drawn = (place, { lobby }) =>
  place.getByRole("button", { name: new RegExp(`^${fill(lobby.favourite, { name: ".+" })}$`) });

/** An element with the member's own data that each section shows when it is loaded. */
const OWN: Record<MemberSection, Drawn> = {
  securityCenter: (place) => place.getByText("d•••@example.com"),
  personalData: (place) => place.getByRole("definition").filter({ hasText: "demo" }),
  messageV2: (place, { messages }) => place.getByRole("list", { name: messages.list }).getByRole("listitem"),
  settings: (place) => place.getByRole("radio"),
  deposit: amountField,
  withdrawal: amountField,
  transfer: amountField,
  bettingRecord: money,
  accountRecord: money,
  profitLoss: money,
  bonusDetails: money,
  depositRecord: money,
  withdrawalRecord: money,
  pointRecord: (place) => place.getByText(/[+−]\d/),
  rewardCenter: money,
  playLimits: (place, { protection }) => place.getByRole("heading", { name: protection.kind.deposit, exact: true }),
  favourites: game,
  recent: game,
  feedback: (place) => place.getByRole("textbox"),
};
const SECTIONS = Object.values(MEMBER_GROUPS).flat();
const PAGES = [PATHS.pointMall, PATHS.promotions, PATHS.activities] as const;

// Every section is tested in both languages and on both devices, each language on one device.
for (const [language, { name, options }] of pairsOf(["en", "bn"] as const, DEVICES)) {
  test.describe(`${language}, on ${name}`, () => {
    test.use({ ...options, language });
    // Axe checks all sections, on a phone in Bengali; IBM's engine checks each kind of section, on a desktop in English.
    const expectNoViolation = ENGINES[`${language}, ${name}`];

    test(`R057 R072 R073 R074 R075 R076 R077 R078 every section and the points and promotions pages show the member's data, ${language}, on ${name}`, async ({
      page,
      mock,
    }) => {
      test.setTimeout(WALK_MS);
      const texts = textsOf(language);
      const look = async (name: string, place: Locator, drawn: Drawn) => {
        await expect(drawn(place, texts).first()).toBeVisible();
        await expectScreenText(place, `${language}/${name}`);
        expect(await sidewaysScroll(page)).toBe(0);
        await expectNoViolation?.(page, name);
      };
      await beginAtNoon(page, mock);
      await comeAsMember(page, mock);
      await page.goto(GROUND);
      const { content: games } = await callAs<{ content: Record<string, unknown>[] }>(page, "GET", HOT_GAMES);
      const { vassalage, gameType, code, nodeId } = games[0] ?? {};
      await callAs(page, "POST", "/wps/relay/MCSFE_addFavoriteGameV2", { nodeId });
      const start = { platform: "WEB", language, backUrl: new URL(page.url()).origin };
      await callAs(page, "POST", "/wps/game/launchGame", { vassalage, gameType, code, nodeId, ...start });
      // The page has loaded the favourites before.
      await page.reload();
      for (const section of SECTIONS) {
        await test.step(section, async () => {
          await goInApp(page, `${GROUND}?member=${section}`);
          await look(`member/${section}`, centre(page, texts, section), OWN[section]);
        });
      }
      for (const path of PAGES) {
        await test.step(path, async () => {
          await goInApp(page, path);
          await look(`pages${path}`, page.getByRole("main"), (main) => main.getByRole("listitem"));
        });
      }
    });
  });
}
