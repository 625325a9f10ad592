import type { CatalogueGame } from "../catalogue.ts";
import type { Text } from "./text.ts";
import type { Category } from "./vendors.ts";

/** An entry of the lobby's filter of types. */
export interface GameTypeLabel {
  category: Category;
  type: string;
  label: Text;
  isOf: (game: CatalogueGame) => boolean;
}

const ofCategory = (category: Category, en: string, bn: string): GameTypeLabel => ({
  category,
  type: category,
  label: { en, bn },
  isOf: (game) => game.category === category,
});
const ofTag = (tag: string, en: string, bn: string): GameTypeLabel => ({
  category: "RNG",
  type: tag,
  label: { en, bn },
  isOf: (game) => game.category === "RNG" && game.tags.includes(tag),
});

/** RNG first, as the source has it (R244). */
export const GAME_TYPE_LABELS: readonly GameTypeLabel[] = [
  ofCategory("RNG", "All slots", "সব স্লট"),
  ofTag("HOT", "Popular", "জনপ্রিয়"),
  ofTag("NEW", "New", "নতুন"),
  ofTag("JACKPOT", "Jackpot", "জ্যাকপট"),
  ofTag("MINI", "Mini games", "মিনি গেম"),
  ofTag("CRASH", "Crash", "ক্র্যাশ"),
  ofTag("MINES", "Mines", "মাইনস"),
  ofCategory("LIVE", "Live tables", "লাইভ টেবিল"),
  ofCategory("SPORTS", "Sports", "খেলাধুলা"),
  ofCategory("FISH", "Fishing", "ফিশিং"),
  ofCategory("PVP", "Poker rooms", "পোকার রুম"),
  ofCategory("LOTT", "Lottery", "লটারি"),
  ofCategory("ELOTT", "E-lottery", "ই-লটারি"),
  ofCategory("BINGO", "Bingo", "বিঙ্গো"),
];
