import type { MotifName } from "../../art/motifs/motifs.ts";
import type { Text } from "./text.ts";

/** Kinds of draw of the source (R513): what is drawn decides how many numbers and from which. */
export type LotteryKind = "11X5" | "LF" | "LHC" | "PK10" | "SSC";
export type LotteryRegion = "north" | "central" | "south";

export interface LotteryGameRecord {
  code: string;
  name: Text;
  kind: LotteryKind;
  category: "LOTT" | "ELOTT";
  vassalage: "TCG_SEA" | "TCG_LOTTO_VN";
  accountTypeName: "TCG_SEA" | "TCG_LOTTO_VN" | "LOTT" | "ELOTT";
  defaultPlayType: string;
  /** Menu it is listed under first. */
  tag: string;
  menus: readonly string[];
  region: LotteryRegion | null;
  /** 1 is Sunday, 7 is Saturday (R113). */
  drawDays: readonly number[];
  /** Seconds between draws; undefined for a game that draws once on its days. */
  intervalSeconds?: number;
  /** Second of the day (UTC) at which a daily game draws. */
  drawSecondUtc?: number;
  /** Seconds before a draw at which betting closes. */
  lockSeconds: number;
  isSale: boolean;
  motif: MotifName;
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const;
const LOCK_SECONDS: Record<number, number> = { 45: 5, 60: 10, 180: 15, 300: 20, 600: 30 };
const DAILY_LOCK_SECONDS = 900;
const SPANS: Record<number, Text> = {
  45: { en: "45 Seconds", bn: "৪৫ সেকেন্ড" },
  60: { en: "1 Minute", bn: "১ মিনিট" },
  180: { en: "3 Minutes", bn: "৩ মিনিট" },
  300: { en: "5 Minutes", bn: "৫ মিনিট" },
  600: { en: "10 Minutes", bn: "১০ মিনিট" },
};
const KIND_NAMES: Record<LotteryKind, Text & { playType: string; motif: MotifName }> = {
  SSC: { en: "Five Star", bn: "পঞ্চ তারা", playType: "five-star", motif: "balls" },
  "11X5": { en: "Eleven Pick Five", bn: "এগারো থেকে পাঁচ", playType: "pick-five", motif: "cage" },
  PK10: { en: "River Race", bn: "নদীর দৌড়", playType: "champion", motif: "boat" },
  LHC: { en: "Lucky Forty-nine", bn: "শুভ উনপঞ্চাশ", playType: "special-ball", motif: "lotus" },
  LF: { en: "Quick Province", bn: "দ্রুত প্রদেশ", playType: "special-prize", motif: "tickets" },
};

const fast = (kind: LotteryKind, intervalSeconds: number): LotteryGameRecord => {
  const { en, bn, playType, motif } = KIND_NAMES[kind];
  const span = SPANS[intervalSeconds] ?? { en: "", bn: "" };
  return {
    code: `${kind}_${intervalSeconds}S`,
    name: { en: `${en} ${span.en}`, bn: `${bn} ${span.bn}` },
    kind,
    category: "ELOTT",
    vassalage: "TCG_SEA",
    accountTypeName: kind === "LHC" ? "ELOTT" : "TCG_SEA",
    defaultPlayType: playType,
    tag: kind,
    menus: intervalSeconds <= 60 ? [kind, "FAST"] : [kind],
    region: null,
    drawDays: EVERY_DAY,
    intervalSeconds,
    lockSeconds: LOCK_SECONDS[intervalSeconds] ?? 0,
    isSale: true,
    motif,
  };
};

/** Draws at 16:15, 17:15 and 18:15 in Viet Nam, as the three regions do. */
const DRAW_SECOND_UTC: Record<LotteryRegion, number> = {
  south: (9 * 60 + 15) * 60,
  central: (10 * 60 + 15) * 60,
  north: (11 * 60 + 15) * 60,
};

const province = (
  region: LotteryRegion,
  code: string,
  en: string,
  bn: string,
  drawDays: readonly number[],
  motif: MotifName,
  isSale = true,
): LotteryGameRecord => ({
  code: `LF_${code}`,
  name: { en, bn },
  kind: "LF",
  category: "LOTT",
  vassalage: "TCG_LOTTO_VN",
  accountTypeName: region === "north" ? "LOTT" : "TCG_LOTTO_VN",
  defaultPlayType: "special-prize",
  tag: region,
  menus: [region, "VN"],
  region,
  drawDays,
  drawSecondUtc: DRAW_SECOND_UTC[region],
  lockSeconds: DAILY_LOCK_SECONDS,
  isSale,
  motif,
});

/** In the order of popularity: quick draws first, then the provinces. */
export const LOTTERY_GAMES: readonly LotteryGameRecord[] = [
  fast("SSC", 45),
  fast("PK10", 60),
  fast("SSC", 60),
  fast("LF", 60),
  fast("11X5", 60),
  fast("LHC", 300),
  fast("PK10", 45),
  fast("SSC", 180),
  fast("11X5", 180),
  fast("PK10", 180),
  fast("SSC", 300),
  fast("11X5", 300),
  fast("PK10", 300),
  fast("LHC", 600),
  fast("LF", 300),
  fast("SSC", 600),
  province("north", "HANOI", "Hanoi", "হ্যানয়", EVERY_DAY, "crown"),
  province("north", "HAIPHONG", "Hai Phong", "হাইফং", [6], "boat"),
  province("north", "QUANGNINH", "Quang Ninh", "কুয়াং নিন", [3], "gem"),
  province("north", "BACNINH", "Bac Ninh", "বাক নিন", [4], "fan"),
  province("north", "NAMDINH", "Nam Dinh", "নাম দিন", [7], "drum"),
  province("north", "THAIBINH", "Thai Binh", "থাই বিন", [1], "lotus"),
  province("central", "HUE", "Hue", "হুয়ে", [1, 2], "lantern"),
  province("central", "DAKLAK", "Dak Lak", "ডাক লাক", [3], "drum"),
  province("central", "DANANG", "Da Nang", "দা নাং", [4, 7], "dragon"),
  province("central", "BINHDINH", "Binh Dinh", "বিন দিন", [5], "teapot"),
  province("central", "GIALAI", "Gia Lai", "জিয়া লাই", [6], "turtle"),
  province("central", "KONTUM", "Kon Tum", "কন তুম", [1], "bell", false),
  province("south", "HCMC", "Ho Chi Minh City", "হো চি মিন সিটি", [2, 7], "comet"),
  province("south", "BENTRE", "Ben Tre", "বেন ত্রে", [3], "fan"),
  province("south", "CANTHO", "Can Tho", "কান থো", [4], "kite"),
  province("south", "TAYNINH", "Tay Ninh", "তাই নিন", [5], "mask"),
  province("south", "VINHLONG", "Vinh Long", "ভিন লং", [6], "peacock"),
  province("south", "DALAT", "Da Lat", "দা লাত", [1], "koi"),
];

const byCode = new Map(LOTTERY_GAMES.map((game) => [game.code, game]));
export const lotteryGameOf = (code: string): LotteryGameRecord | undefined => byCode.get(code);
