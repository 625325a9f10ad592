import { allInLanguage, inLanguage } from "../../world/text.ts";
import type { BetTypeId, PickGroup } from "../../world/lottery/bet-types.ts";
import { translationOf } from "../translations/translations.ts";
import { BET_WORDS, LOTTERY_WORDS, PRIZE_WORDS, type LotteryText } from "./lottery-words.ts";

export const lotteryTexts = (language: string): Record<LotteryText, string> =>
  translationOf(language)?.lottery ?? allInLanguage(LOTTERY_WORDS, language);

/** The name of a bet type, and when it wins. */
export const betTexts = (betType: BetTypeId, language: string): { name: string; rule: string } => {
  const { name, rule } = BET_WORDS[betType];
  return (
    translationOf(language)?.bets[betType] ?? { name: inLanguage(name, language), rule: inLanguage(rule, language) }
  );
};

/** The prizes with their names, highest first. */
export const prizeTexts = (language: string): [prize: string, name: string][] =>
  Object.entries(translationOf(language)?.prizes ?? allInLanguage(PRIZE_WORDS, language));

/** Text of an option: a side has a name, a number is shown as it is. */
export const optionText = (group: PickGroup, option: string, text: Record<LotteryText, string>): string =>
  group.id === "side" ? text[option as "big" | "small" | "odd" | "even"] : option;
