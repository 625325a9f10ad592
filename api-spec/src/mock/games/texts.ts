import type { RoundEngine } from "../world/games/catalogue.ts";
import { allInLanguage, inLanguage } from "../world/text.ts";
import { PLAY_WORDS, type PlayText } from "./play-words.ts";
import { translationOf } from "./translations/translations.ts";

const RULES: Record<RoundEngine, readonly PlayText[]> = {
  slot: ["readySlot", "rulesSlot"],
  crash: ["readyCrash", "rulesCrash"],
  mines: ["readyMines", "rulesMines"],
};

/** The rules of a playable game, one paragraph per entry. */
export const rulesOf = (engine: RoundEngine, rtp: number, language: string): string[] =>
  RULES[engine].map((key) => {
    const text = translationOf(language)?.play[key] ?? inLanguage(PLAY_WORDS[key], language);
    return text.replace("{rtp}", String(rtp));
  });

export const playTexts = (language: string): Record<PlayText, string> =>
  translationOf(language)?.play ?? allInLanguage(PLAY_WORDS, language);
