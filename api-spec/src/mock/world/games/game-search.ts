import { CATALOGUE, isInCategory, type CatalogueGame, type Category } from "./catalogue.ts";
import { VENDORS } from "./data/vendors.ts";

/** Filter of a search; a missing field does not filter. */
export interface SearchFilter {
  category?: Category | undefined;
  /** Only games of these vendors. */
  vendors?: readonly string[] | undefined;
  /** No games of these vendors. */
  withoutVendors?: readonly string[];
  volatility?: string | undefined;
}

/** A game with its texts normalised for comparison. */
interface Entry {
  game: CatalogueGame;
  names: readonly string[];
  vendor: string;
  /** All texts joined: a game that does not contain the words here is skipped at once. */
  all: string;
}

const RANKS = 5;
const vendorNames = new Map(VENDORS.map(({ code, name }) => [code, name]));

/** Normalises a text: removes accents, letter case and punctuation ("Miền Bắc" → "mien bac"), but keeps Bengali vowel signs. */
const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .toLowerCase()
    .replaceAll("đ", "d")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** How well a name matches: 0 is an exact match, 3 contains the words somewhere, RANKS is no match. */
function rankOfName(name: string, wanted: string, words: readonly string[]): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  const spaced = ` ${name}`;
  if (words.every((word) => spaced.includes(` ${word}`))) return 2;
  return words.every((word) => name.includes(word)) ? 3 : RANKS;
}

function rankOf({ names, vendor, all }: Entry, wanted: string, words: readonly string[]): number {
  if (!words.every((word) => all.includes(word))) return RANKS;
  const rank = Math.min(...names.map((name) => rankOfName(name, wanted, words)));
  if (rank < RANKS) return rank;
  const isMeant = names.some((name) => words.every((word) => name.includes(word) || vendor.includes(word)));
  return isMeant ? RANKS - 1 : RANKS;
}

/**
 * Creates a search over `games` (E101). Best match first; equal matches keep the given order. Texts are normalised once, so that a search
 * only has to compare them.
 */
export function createGameSearch(games: readonly CatalogueGame[]) {
  const entries: readonly Entry[] = games.map((game) => {
    const names = Object.values(game.name).map(fold);
    const vendor = fold(`${game.vassalage} ${vendorNames.get(game.vassalage) ?? ""}`);
    return { game, names, vendor, all: [...names, vendor].join("\n") };
  });
  return (text: string, { category, vendors, withoutVendors = [], volatility }: SearchFilter = {}): CatalogueGame[] => {
    const passing = entries.filter(
      ({ game }) =>
        (category === undefined || isInCategory(game, category)) &&
        (vendors === undefined || vendors.includes(game.vassalage)) &&
        !withoutVendors.includes(game.vassalage) &&
        (volatility === undefined || game.volatility === volatility),
    );
    if (text.trim() === "") return passing.map(({ game }) => game);
    const wanted = fold(text);
    if (wanted === "") return [];
    const words = wanted.split(" ");
    const ranked = Array.from({ length: RANKS }, (): CatalogueGame[] => []);
    for (const entry of passing) ranked[rankOf(entry, wanted, words)]?.push(entry.game);
    return ranked.flat();
  };
}

/** The search over the whole catalogue. */
export const searchCatalogue = createGameSearch(CATALOGUE);
