import type { RoundEngine } from "../world/games/catalogue.ts";
import type { BetTypeId, PickGroup } from "../world/lottery/bet-types.ts";
import type { PrizeName } from "../world/lottery/draw-numbers.ts";
import { spoken, type Text } from "../world/text.ts";
import bn from "./locales/bn.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };
import fil from "./locales/fil.json" with { type: "json" };
import hi from "./locales/hi.json" with { type: "json" };
import id from "./locales/id.json" with { type: "json" };
import vi from "./locales/vi.json" with { type: "json" };

export type PlayText = keyof typeof en.play;
export type LotteryText = keyof typeof en.lottery;

/** The texts of the game pages in one language. The pages fill in `{x}`. */
interface GameWords {
  /** Texts of every game. */
  play: Record<PlayText, string>;
  /** Texts of the betting page. */
  lottery: Record<LotteryText, string>;
  /** Name of each bet type, and when it wins. */
  bets: Record<BetTypeId, { name: string; rule: string }>;
  /** Names of the prizes of the Viet Nam family. */
  prizes: Record<PrizeName, string>;
}

const WORDS: Record<keyof Text, GameWords> = { en, bn, hi, id, fil, vi };

/** The texts in the requested language, or in English when they are not translated. */
export const gameWords = (language: string): GameWords => WORDS[spoken(language)];

const RULES: Record<RoundEngine, readonly PlayText[]> = {
  slot: ["readySlot", "rulesSlot"],
  crash: ["readyCrash", "rulesCrash"],
  mines: ["readyMines", "rulesMines"],
};

/** The rules of a playable game, one paragraph per entry. */
export const rulesOf = (engine: RoundEngine, rtp: number, language: string): string[] =>
  RULES[engine].map((key) => gameWords(language).play[key].replace("{rtp}", String(rtp)));

/** Text of an option: a side has a name, a number is shown as it is. */
export const optionText = (group: PickGroup, option: string, text: Record<LotteryText, string>): string =>
  group.id === "side" ? text[option as "big" | "small" | "odd" | "even"] : option;
