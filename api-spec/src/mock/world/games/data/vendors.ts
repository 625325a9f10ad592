import type { Family } from "../../../art/palette.ts";
import type { MotifName } from "../../../art/motifs/motifs.ts";
import type { components } from "../../../../generated/types.ts";
import type { Text } from "../../text.ts";
import {
  BINGO_NOUNS,
  COCKFIGHT_NOUNS,
  FISH_NOUNS,
  LIVE_NOUNS,
  MINI_NOUNS,
  PVP_NOUNS,
  SLOT_NOUNS,
  SPORTS_NOUNS,
  type Noun,
} from "./words.ts";

export type Category = components["schemas"]["Category"];

/** A vendor's games of one category: named with these nouns, in the hue of this family. */
export interface Line {
  category: Category;
  family: Family;
  nouns: readonly Noun[];
  count: number;
  /** Motif on the vendor's plate in this category, in the category's hue. @default the vendor's own emblem */
  emblem?: MotifName;
}

export interface Vendor {
  /** The product specification and the contract call it `vassalage`. */
  code: string;
  name: string;
  /** Motif of its emblem. */
  emblem: MotifName;
  lines: readonly Line[];
  /** Whether its servers are unreachable: its games are listed, but none of them starts. */
  isAway?: boolean;
}

const line = (category: Category, family: Family, nouns: readonly Noun[], count: number): Line => ({
  category,
  family,
  nouns,
  count,
});
const slots = (count: number) => line("RNG", "slots", SLOT_NOUNS, count);
const fishing = (count: number, emblem?: MotifName): Line => ({
  ...line("FISH", "fishing", FISH_NOUNS, count),
  ...(emblem ? { emblem } : {}),
});
const live = (count: number) => line("LIVE", "live", LIVE_NOUNS, count);
const sports = (count: number) => line("SPORTS", "sports", SPORTS_NOUNS, count);
const poker = (count: number) => line("PVP", "poker", PVP_NOUNS, count);
const bingo = (count: number) => line("BINGO", "bingo", BINGO_NOUNS, count);
const mini = (count: number) => line("RNG", "mini", MINI_NOUNS, count);

export const DEMO_VENDOR = "LOBBYKIT";

/**
 * Invented vendors. The codes DS88 (cockfight, R116), YB (R117), TCG_SEA and TCG_LOTTO_VN (R318) come from the product specification. Quiet
 * River has no game and Fault Line is unreachable on purpose, because every page must handle both states.
 */
export const VENDORS: readonly Vendor[] = [
  { code: DEMO_VENDOR, name: "Lobbykit Play", emblem: "lantern", lines: [] },
  { code: "LANTERNROW", name: "Lantern Row", emblem: "lantern", lines: [slots(72)] },
  { code: "MEGHNA", name: "Meghna Reels", emblem: "reels", lines: [slots(64), fishing(12, "turtle")] },
  { code: "JADEFOX", name: "Jade Fox Studio", emblem: "mask", lines: [slots(56)] },
  { code: "TIDALNINE", name: "Tidal Nine", emblem: "comet", lines: [slots(44), fishing(18, "manta")] },
  { code: "PALMYRA", name: "Palmyra Play", emblem: "fan", lines: [slots(40)] },
  { code: "YB", name: "YB", emblem: "kite", lines: [line("RNG", "yb", SLOT_NOUNS, 36)] },
  { code: "NIMBU", name: "Nimbu Mini", emblem: "minefield", lines: [mini(40)] },
  { code: "QUIETRIVER", name: "Quiet River", emblem: "moon", lines: [line("RNG", "slots", SLOT_NOUNS, 0)] },
  { code: "RUBYHALL", name: "Ruby Hall Live", emblem: "roulette", lines: [live(26)] },
  { code: "PADMALIVE", name: "Padma Live", emblem: "lotus", lines: [live(24)] },
  { code: "ONYXSALON", name: "Onyx Salon", emblem: "ace", lines: [live(18)] },
  { code: "FIELDHOUSE", name: "Fieldhouse Sports", emblem: "trophy", lines: [sports(16)] },
  { code: "CRESTBOOK", name: "Crestbook", emblem: "football", lines: [sports(14)] },
  {
    code: "DS88",
    name: "DS88",
    emblem: "rooster",
    lines: [line("SPORTS", "cockfight", COCKFIGHT_NOUNS, 10)],
  },
  { code: "CORALBAY", name: "Coral Bay", emblem: "shell", lines: [fishing(22)] },
  { code: "HILSA", name: "Hilsa Waters", emblem: "koi", lines: [fishing(18)] },
  { code: "FIVESUITS", name: "Five Suits", emblem: "cards", lines: [poker(24)] },
  { code: "TAASHGHAR", name: "Taash Ghar", emblem: "chips", lines: [poker(20)] },
  { code: "BONGOHALL", name: "Bongo Hall", emblem: "bingoCard", lines: [bingo(18)] },
  { code: "HOUSIECLUB", name: "Housie Club", emblem: "balls", lines: [bingo(14)] },
  { code: "FAULTLINE", name: "Fault Line", emblem: "kite", lines: [slots(6)], isAway: true },
  { code: "TCG_SEA", name: "TCG SEA", emblem: "cage", lines: [] },
  { code: "TCG_LOTTO_VN", name: "TCG Lotto VN", emblem: "tickets", lines: [] },
];

/** Whether the games of a vendor are unavailable. */
export const isAway = (code: string): boolean => VENDORS.find((vendor) => vendor.code === code)?.isAway ?? false;

export interface DemoGame {
  code: string;
  name: Text;
  engine: "slot" | "crash" | "mines";
  family: Family;
  motif: MotifName;
  tags: readonly string[];
  /** Return to player in percent, computed from the rules of the game. */
  rtp: number;
}

/** The playable games of the mock. */
export const DEMO_GAMES: readonly DemoGame[] = [
  {
    code: "lantern-night",
    name: { en: "Lantern Night", bn: "লণ্ঠনের রাত" },
    engine: "slot",
    family: "slots",
    motif: "lantern",
    tags: ["HOT", "EXCLUSIVE"],
    rtp: 96.5,
  },
  {
    code: "paper-crane",
    name: { en: "Paper Crane", bn: "কাগজের সারস" },
    engine: "crash",
    family: "mini",
    motif: "crane",
    tags: ["HOT", "MINI", "CRASH"],
    rtp: 97,
  },
  {
    code: "jade-field",
    name: { en: "Jade Field", bn: "পান্নার মাঠ" },
    engine: "mines",
    family: "mini",
    motif: "minefield",
    tags: ["HOT", "MINI", "MINES"],
    rtp: 97,
  },
];
