import { CATALOGUE, isInCategory, type CatalogueGame, type Category } from "./catalogue.ts";
import { VENDORS } from "./data/vendors.ts";

/** Which games a search is about; what is left out does not narrow. */
export interface SearchFilter {
  category?: Category | undefined;
  /** Any of these vendors. */
  vendors?: readonly string[] | undefined;
  /** None of these. */
  withoutVendors?: readonly string[];
  volatility?: string | undefined;
}

/** A game with its texts as they are compared. */
interface Entry {
  game: CatalogueGame;
  names: readonly string[];
  vendor: string;
  /** All of them: what holds not even one of the words here is left at once. */
  all: string;
}

const RANKS = 5;
const vendorNames = new Map(VENDORS.map(({ code, name }) => [code, name]));

/** One spelling for all: no accents, no letter case, no punctuation ("Miền Bắc" → "mien bac"); Bengali signs stay. */
const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .toLowerCase()
    .replaceAll("đ", "d")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** How well a name fits: 0 is the whole name, 3 holds the words somewhere; RANKS is not at all. */
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
 * A search over `games` (E101): best match first, games that match equally well in the order given. The texts are folded
 * once; a search then reads each game once.
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
