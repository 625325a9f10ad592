import type { MotifName } from "../../art/motifs/motifs.ts";
import type { Family } from "../../art/palette.ts";
import { LOTTERY_GAMES } from "../lottery/data/lottery-games.ts";
import type { Text } from "../text.ts";
import { DEMO_GAMES, DEMO_VENDOR, isAway, VENDORS, type Category, type Line, type Vendor } from "./data/vendors.ts";
import { ADJECTIVES, type Noun } from "./data/words.ts";
import type { Merchant } from "../site/merchants.ts";
import { seededRandom, type SeededRandom } from "../random.ts";

/** Playable games that are played in rounds. */
export type RoundEngine = "slot" | "crash" | "mines";
/** Which playable page a launch opens. */
export type PlayEngine = RoundEngine | "lottery";

/** A game of the mock's catalogue. */
export interface CatalogueGame {
  nodeId: number;
  code: string;
  name: Text;
  vassalage: string;
  category: Category;
  gameType: string;
  isGame: "GAME" | "VASSALAGE";
  accountTypeName: string;
  defaultPlayType?: string;
  tags: readonly string[];
  rtp?: number;
  volatility?: "LOW" | "MEDIUM" | "HIGH";
  engine: PlayEngine;
  family: Family;
  motif: MotifName;
}

export type { Category } from "./data/vendors.ts";

const FIRST_NODE_ID = 1001;
const NEW_SHARE = 0.08;
const HOT_SHARE = 0.1;
/** A vendor with this many games in a category gets a tile that opens the list of them (R316). */
const TILE_FROM_GAMES = 20;
const HOT_PER_LINE = 4;

const ENGINES: Record<Category, PlayEngine> = {
  RNG: "slot",
  LIVE: "slot",
  SPORTS: "crash",
  FISH: "mines",
  PVP: "mines",
  LOTT: "lottery",
  ELOTT: "lottery",
  BINGO: "mines",
  YB: "slot",
};

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

export type Draft = Omit<CatalogueGame, "nodeId">;

function* namesOf(nouns: readonly Noun[], random: SeededRandom, taken: Set<string>): Generator<Text & { noun: Noun }> {
  const pairs = random.shuffle(ADJECTIVES.flatMap((adjective) => nouns.map((noun) => ({ adjective, noun }))));
  for (const { adjective, noun } of pairs) {
    const en = `${adjective.en} ${noun.en}`;
    if (taken.has(en)) continue;
    taken.add(en);
    yield { en, bn: `${adjective.bn} ${noun.bn}`, noun };
  }
}

function miniTags(noun: Noun): string[] {
  if (noun.motifs.includes("minefield")) return ["MINI", "MINES"];
  return noun.en === "Crash" ? ["MINI", "CRASH"] : ["MINI"];
}

function engineOf(line: Line, tags: readonly string[]): PlayEngine {
  if (tags.includes("MINES")) return "mines";
  if (tags.includes("CRASH") || (line.family === "mini" && tags.length === 1)) return "crash";
  return ENGINES[line.category];
}

function draftLine(vendor: Vendor, line: Line, taken: Set<string>): Draft[] {
  const random = seededRandom(`${vendor.code}:${line.category}`);
  const names = namesOf(line.nouns, random, taken);
  return Array.from({ length: line.count }, (_, index) => {
    const { value } = names.next();
    if (!value) throw new RangeError(`${vendor.code} ran out of names`);
    const { noun, en, bn } = value;
    const kind = line.family === "mini" ? miniTags(noun) : [];
    const tags = [
      ...kind,
      ...(random.chance(NEW_SHARE) ? ["NEW"] : []),
      ...(index < HOT_PER_LINE || random.chance(HOT_SHARE) ? ["HOT"] : []),
      ...(line.category === "RNG" && kind.length === 0 && random.chance(0.06) ? ["JACKPOT"] : []),
    ];
    const isTable = line.category === "SPORTS";
    return {
      code: `${slug(vendor.code)}-${slug(en)}`,
      name: { en, bn },
      vassalage: vendor.code,
      category: line.category,
      gameType: line.category,
      isGame: "GAME",
      accountTypeName: vendor.code,
      tags,
      engine: engineOf(line, kind),
      family: line.family,
      motif: random.pick(noun.motifs),
      ...(isTable ? {} : { rtp: Math.round(random.range(94, 97.8) * 10) / 10 }),
      ...(line.category === "RNG" || line.category === "FISH"
        ? { volatility: random.pick(["LOW", "MEDIUM", "HIGH"] as const) }
        : {}),
    };
  });
}

/** A tile for a whole vendor: opening it shows the vendor's games (R316). */
const vendorTile = (vendor: Vendor, { category, family }: Line): Draft => ({
  code: `${slug(vendor.code)}-${category.toLowerCase()}-collection`,
  name: {
    en: `${vendor.name} Collection`,
    bn: `${vendor.name} সংগ্রহ`,
    hi: `${vendor.name} संग्रह`,
    id: `Koleksi ${vendor.name}`,
    fil: `Koleksyon ng ${vendor.name}`,
    vi: `Bộ sưu tập ${vendor.name}`,
  },
  vassalage: vendor.code,
  category,
  gameType: category,
  isGame: "VASSALAGE",
  accountTypeName: vendor.code,
  tags: [],
  engine: ENGINES[category],
  family,
  motif: vendor.emblem,
});

const demoDrafts: readonly Draft[] = DEMO_GAMES.map((demo) => ({
  code: demo.code,
  name: demo.name,
  vassalage: DEMO_VENDOR,
  category: "RNG",
  gameType: "RNG",
  isGame: "GAME",
  accountTypeName: DEMO_VENDOR,
  tags: demo.tags,
  rtp: demo.rtp,
  volatility: "MEDIUM",
  engine: demo.engine,
  family: demo.family,
  motif: demo.motif,
}));

/** Every lottery game has a card in the catalogue; the type of the account decides where it leads (R318, R319). */
const lotteryDrafts: readonly Draft[] = LOTTERY_GAMES.map((game) => ({
  code: game.code,
  name: game.name,
  vassalage: game.vassalage,
  category: game.category,
  gameType: game.category,
  isGame: "GAME",
  accountTypeName: game.accountTypeName,
  defaultPlayType: game.defaultPlayType,
  tags: game.intervalSeconds && game.intervalSeconds <= 60 ? ["HOT"] : [],
  engine: ENGINES[game.category],
  family: "lottery",
  motif: game.motif,
}));

function draftVendors(): Draft[] {
  const taken = new Set<string>();
  const lines = VENDORS.flatMap((vendor) =>
    vendor.lines.map((line) => {
      const games = draftLine(vendor, line, taken);
      return line.count >= TILE_FROM_GAMES ? [...games, vendorTile(vendor, line)] : games;
    }),
  );
  const longest = Math.max(...lines.map((games) => games.length));
  // Interleave the vendors, so that the first page of "all games" does not show only one.
  return Array.from({ length: longest }, (_, index) => lines.flatMap((games) => games[index] ?? [])).flat();
}

/**
 * Fills the catalogue up to the wanted number, to test a large lobby. It repeats the vendors' games with numbered names and their own
 * pictures. It never removes games.
 */
export function fillUp(drafts: readonly Draft[], repeated: readonly Draft[], wanted: number): readonly Draft[] {
  const missing = Math.max(0, wanted - drafts.length);
  const more = Array.from({ length: repeated.length === 0 ? 0 : missing }, (_, index): Draft[] => {
    const draft = repeated[index % repeated.length];
    if (!draft) return [];
    const round = Math.floor(index / repeated.length) + 2;
    const name = { en: `${draft.name.en} ${round}`, bn: `${draft.name.bn} ${round}` };
    return [{ ...draft, code: `${draft.code}-${round}`, name, tags: draft.tags.filter((tag) => tag !== "HOT") }];
  });
  return [...drafts, ...more.flat()];
}

const vendorDrafts = draftVendors();

/** All games, the most popular first; the same on every machine. `MOCK_GAMES=10000` makes ten thousand. */
export const CATALOGUE: readonly CatalogueGame[] = fillUp(
  [...demoDrafts, ...vendorDrafts, ...lotteryDrafts],
  vendorDrafts.filter(({ isGame }) => isGame === "GAME"),
  Number(process.env.MOCK_GAMES ?? 0),
).map((draft, index) => ({ nodeId: FIRST_NODE_ID + index, ...draft }));

const byNodeId = new Map(CATALOGUE.map((game) => [game.nodeId, game]));
const byCode = new Map(CATALOGUE.map((game) => [game.code, game]));
export const gameOfNode = (nodeId: number): CatalogueGame | undefined => byNodeId.get(nodeId);
export const gameOfCode = (code: string): CatalogueGame | undefined => byCode.get(code);

/** YB games belong both to the slots and to their own category (R117). */
export const isInCategory = (game: CatalogueGame, category: Category): boolean =>
  category === "YB" ? game.vassalage === "YB" : game.category === category;

const LANE_ORDER: readonly Category[] = ["LIVE", "SPORTS", "FISH", "RNG", "PVP", "LOTT", "ELOTT", "BINGO"];

/** Vendors by category for a merchant (R109–R118, R243). */
export function vendorLanes(merchant: Merchant, image: (vendor: Vendor, category: string) => object) {
  const serves = (vendor: Vendor) => !merchant.withoutVendors.includes(vendor.code);
  return LANE_ORDER.map((title) => ({
    title,
    cards: VENDORS.filter(serves).flatMap((vendor) => {
      const games = CATALOGUE.filter((game) => game.vassalage === vendor.code && game.category === title);
      const isListed = games.length > 0 || vendor.lines.some(({ category }) => category === title);
      return isListed
        ? [{ vassalage: vendor.code, name: vendor.name, image: image(vendor, title), gameCount: games.length }]
        : [];
    }),
  }));
}

/** Hot games of a merchant: games of its leading categories alternate with other games, each group sorted by popularity. */
export function hotGamesOf({ lobby, withoutVendors }: Merchant): CatalogueGame[] {
  // Games that cannot be played now are not recommended.
  const hot = CATALOGUE.filter(
    ({ tags, isGame, vassalage }) =>
      isGame === "GAME" && tags.includes("HOT") && !isAway(vassalage) && !withoutVendors.includes(vassalage),
  );
  const isLeading = ({ category }: CatalogueGame) => lobby.hotCategories.includes(category);
  const leading = hot.filter(isLeading);
  const others = hot.filter((game) => !isLeading(game));
  return hot.flatMap((_, turn) => [leading[turn] ?? [], others[turn] ?? []].flat());
}
