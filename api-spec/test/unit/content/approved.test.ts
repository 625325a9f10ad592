import { describe, expect, it } from "vitest";
import { consolePage } from "../../../src/mock/console/console-page.ts";
import { lotteryPage } from "../../../src/mock/games/lottery/lottery-page.ts";
import { expiredPage, playPage } from "../../../src/mock/games/play-page.ts";
import { gameWords } from "../../../src/mock/games/game-words.ts";
import { SLOT_LINES, SLOT_SYMBOLS } from "../../../src/mock/games/slot.ts";
import { STAKES } from "../../../src/mock/games/stakes.ts";
import { drawSymbol, SYMBOL_NAMES } from "../../../src/mock/games/symbols.ts";
import { verifyPage } from "../../../src/mock/games/verify-page.ts";
import { payPage, unclearDecisionPage, unknownPaymentPage } from "../../../src/mock/pay/pay-page.ts";
import { CATALOGUE, gameOfCode, vendorLanes } from "../../../src/mock/world/games/catalogue.ts";
import { ACTIVITIES, REJECTION } from "../../../src/mock/world/rewards/data/activities.ts";
import { decisionMessage } from "../../../src/mock/world/rewards/data/activity-messages.ts";
import { ANNOUNCEMENTS } from "../../../src/mock/world/content/data/announcements.ts";
import { BANNERS } from "../../../src/mock/world/content/data/banners.ts";
import { CLUB_LEVELS } from "../../../src/mock/world/identity/data/club-levels.ts";
import { FIRST_DEPOSIT_PROMOTION } from "../../../src/mock/world/money/data/deposit-promotions.ts";
import { GAME_TYPE_LABELS } from "../../../src/mock/world/games/data/game-types.ts";
import { BONUS_NAMES, REWARD_TITLES } from "../../../src/mock/world/rewards/data/gifts.ts";
import { HELP_LINES } from "../../../src/mock/world/protection/data/help-lines.ts";
import { HELP } from "../../../src/mock/world/content/data/help.ts";
import { HOSTILE_HTML } from "../../../src/mock/world/content/data/hostile-html.ts";
import { LOTTERY_GAMES } from "../../../src/mock/world/lottery/data/lottery-games.ts";
import { READ_MESSAGES, UNREAD_MESSAGES } from "../../../src/mock/world/content/data/messages.ts";
import { paymentMethodsOf } from "../../../src/mock/world/money/data/payment-methods.ts";
import { PHONE_OUTCOMES } from "../../../src/mock/world/authentication/data/phone-outcomes.ts";
import { POINT_REWARDS } from "../../../src/mock/world/rewards/data/point-rewards.ts";
import { PROMOTIONS } from "../../../src/mock/world/content/data/promotions.ts";
import { registerRulesOf } from "../../../src/mock/world/identity/data/register-rules.ts";
import { VENDORS } from "../../../src/mock/world/games/data/vendors.ts";
import * as words from "../../../src/mock/world/games/data/words.ts";
import type { Deposit, DepositStatus } from "../../../src/mock/world/money/deposits.ts";
import { UNKNOWN_DEVICE } from "../../../src/mock/world/identity/devices.ts";
import { betTypesOf } from "../../../src/mock/world/lottery/bet-types.ts";
import { MERCHANTS } from "../../../src/mock/world/site/merchants.ts";
import { PERSONAS } from "../../../src/mock/world/identity/personas.ts";
import { customerServiceOf, flagsOf, modulesOf, RESOURCES, whitelabelOf } from "../../../src/mock/world/site/site.ts";
import { LANGUAGES } from "../../../src/mock/world/text.ts";
import { fingerprintOf } from "../../fingerprint.ts";

/** All texts that people read in the mock, and the related figures. */
const CONTENT: Readonly<Record<string, unknown>> = {
  activities: [ACTIVITIES, REJECTION],
  activityLetters: ACTIVITIES.map((activity) =>
    (["issued", "rejected", "closed"] as const).map((decision) => decisionMessage(activity, decision)),
  ),
  announcements: ANNOUNCEMENTS,
  banners: BANNERS,
  betTypes: LOTTERY_GAMES.map(betTypesOf),
  catalogue: CATALOGUE,
  clubLevels: CLUB_LEVELS,
  customerService: [MERCHANTS.map(customerServiceOf), RESOURCES],
  depositPromotion: FIRST_DEPOSIT_PROMOTION,
  gameTypes: GAME_TYPE_LABELS,
  gameWords: LANGUAGES.map(gameWords),
  gifts: [BONUS_NAMES, REWARD_TITLES],
  help: HELP,
  helpLines: HELP_LINES,
  hostileHtml: HOSTILE_HTML,
  lotteryGames: LOTTERY_GAMES,
  merchants: MERCHANTS,
  messages: [UNREAD_MESSAGES, READ_MESSAGES],
  modules: MERCHANTS.map((merchant) => [modulesOf(merchant), flagsOf(merchant), whitelabelOf(merchant, [])]),
  nouns: words,
  paymentMethods: MERCHANTS.map(paymentMethodsOf),
  personas: PERSONAS,
  phoneOutcomes: PHONE_OUTCOMES,
  pointRewards: POINT_REWARDS,
  promotions: PROMOTIONS,
  registerRules: MERCHANTS.map(({ merchantCode }) => registerRulesOf(merchantCode)),
  slot: [SLOT_SYMBOLS, SLOT_LINES, STAKES],
  symbols: SYMBOL_NAMES.map(drawSymbol),
  unknownDevice: UNKNOWN_DEVICE,
  vendors: [VENDORS, MERCHANTS.map((merchant) => vendorLanes(merchant, (vendor) => vendor))],
};

const LAUNCH = { token: "token", accountId: "1", gameCode: "", backUrl: "http://localhost:5173/" };
const DEPOSIT: Deposit = {
  id: "7",
  accountId: "1",
  methodId: "bkash",
  amountMinor: 1_234_50,
  status: "pending",
  promotionId: undefined,
  payToken: "token",
  createdAt: Date.UTC(2026, 10, 18, 6),
  expiresAt: Date.UTC(2026, 10, 18, 6, 15),
  decidedAt: undefined,
};
const OUTCOMES: readonly DepositStatus[] = ["approved", "rejected", "expired"];

function pagesIn(language: string): Readonly<Record<string, string>> {
  const launch = { ...LAUNCH, language };
  const plays = ["lantern-night", "paper-crane", "jade-field"].flatMap((code) => {
    const game = gameOfCode(code);
    if (!game || game.engine === "lottery") throw new Error(`${code} is not played by rounds`);
    return playPage({ launch, game, engine: game.engine, currencySymbol: "৳", theme: null });
  });
  const decided = OUTCOMES.map((status) => ({ ...DEPOSIT, status, decidedAt: DEPOSIT.createdAt + 1000 }));
  return {
    play: plays.join("\n"),
    lottery: LOTTERY_GAMES.map((game) => lotteryPage(launch, game, "dark")).join("\n"),
    verify: verifyPage(language),
    pay: [DEPOSIT, ...decided].map((deposit) => payPage(deposit, "BDT", language)).join("\n"),
    unpaid: unknownPaymentPage(language) + unclearDecisionPage(language),
  };
}

/** Every text inside a value, with the path to it. */
const textsIn = (value: unknown, way = ""): [way: string, text: string][] => {
  if (typeof value === "string") return [[way, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${way}.${key}`));
};
const objectsIn = (value: unknown): object[] =>
  typeof value === "object" && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : [];

describe("D19 the texts of the mock", () => {
  it("are never empty", () => {
    const empty = textsIn(CONTENT).filter(([, text]) => text.trim() === "");
    expect(empty.map(([way]) => way)).toEqual([]);
  });

  it("are always in both English and Bengali", () => {
    const texts = objectsIn(CONTENT).filter((part) => "en" in part || "bn" in part);
    expect(texts.length).toBeGreaterThan(500);
    for (const text of texts) expect(text).toMatchObject({ en: expect.any(String), bn: expect.any(String) });
  });

  it("match the approved fingerprints (read a changed text before you update its line)", async () => {
    const content = Object.entries(CONTENT).map(([name, value]) => `${name} ${fingerprintOf(JSON.stringify(value))}`);
    const pages = LANGUAGES.flatMap((language) =>
      Object.entries(pagesIn(language)).map(([name, page]) => `page ${name} ${language} ${fingerprintOf(page)}`),
    );
    const rest = [`page console ${fingerprintOf(consolePage())}`, `page expired ${fingerprintOf(expiredPage())}`];
    await expect(`${[...content, ...pages, ...rest].join("\n")}\n`).toMatchFileSnapshot("approved-content.txt");
  });
});
