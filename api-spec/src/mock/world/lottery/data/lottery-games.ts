import type { MotifName } from "../../../art/motifs/motifs.ts";
import { inLanguage, textOf, type Text } from "../../text.ts";

/** Kinds of draw in the product specification (R513). The kind decides how many numbers are drawn, and from which range. */
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
  /** The main menu under which it is listed. */
  tag: string;
  menus: readonly string[];
  region: LotteryRegion | null;
  /** Weekdays: 1 is Sunday, 7 is Saturday (R113). */
  drawDays: readonly number[];
  /** Seconds between draws; undefined for a game with one draw per draw day. */
  intervalSeconds?: number;
  /** Second of the day (UTC) at which a game without an interval is drawn. */
  drawSecondUtc?: number;
  /** How long before a draw betting closes, in seconds. */
  lockSeconds: number;
  isSale: boolean;
  motif: MotifName;
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const;
const LOCK_SECONDS: Record<number, number> = { 45: 5, 60: 10, 180: 15, 300: 20, 600: 30 };
const DAILY_LOCK_SECONDS = 900;
const SPANS: Record<number, Text> = {
  45: { en: "45 Seconds", bn: "45 সেকেন্ড", hi: "45 सेकंड", id: "45 Detik", fil: "45 Segundo", vi: "45 giây" },
  60: { en: "1 Minute", bn: "1 মিনিট", hi: "1 मिनट", id: "1 Menit", fil: "1 Minuto", vi: "1 phút" },
  180: { en: "3 Minutes", bn: "3 মিনিট", hi: "3 मिनट", id: "3 Menit", fil: "3 Minuto", vi: "3 phút" },
  300: { en: "5 Minutes", bn: "5 মিনিট", hi: "5 मिनट", id: "5 Menit", fil: "5 Minuto", vi: "5 phút" },
  600: { en: "10 Minutes", bn: "10 মিনিট", hi: "10 मिनट", id: "10 Menit", fil: "10 Minuto", vi: "10 phút" },
};
const KIND_NAMES: Record<LotteryKind, Text & { playType: string; motif: MotifName }> = {
  SSC: {
    en: "Five Star",
    bn: "পঞ্চ তারা",
    hi: "पाँच सितारा",
    id: "Bintang Lima",
    fil: "Limang Bituin",
    vi: "Năm Sao",
    playType: "five-star",
    motif: "balls",
  },
  "11X5": {
    en: "Eleven Pick Five",
    bn: "এগারো থেকে পাঁচ",
    hi: "ग्यारह में पाँच",
    id: "Sebelas Pilih Lima",
    fil: "Lima sa Labing-isa",
    vi: "Mười Một Chọn Năm",
    playType: "pick-five",
    motif: "cage",
  },
  PK10: {
    en: "River Race",
    bn: "নদীর দৌড়",
    hi: "नदी दौड़",
    id: "Balap Sungai",
    fil: "Karera sa Ilog",
    vi: "Đua Sông",
    playType: "champion",
    motif: "boat",
  },
  LHC: {
    en: "Lucky Forty-nine",
    bn: "শুভ উনপঞ্চাশ",
    hi: "भाग्यशाली उनचास",
    id: "Empat Sembilan Hoki",
    fil: "Suwerteng Apatnapu't Siyam",
    vi: "Bốn Chín May Mắn",
    playType: "special-ball",
    motif: "lotus",
  },
  LF: {
    en: "Quick Province",
    bn: "দ্রুত প্রদেশ",
    hi: "तेज़ प्रांत",
    id: "Provinsi Kilat",
    fil: "Mabilisang Lalawigan",
    vi: "Tỉnh Siêu Tốc",
    playType: "special-prize",
    motif: "tickets",
  },
};

const fast = (kind: LotteryKind, intervalSeconds: number): LotteryGameRecord => {
  const { playType, motif, ...kindName } = KIND_NAMES[kind];
  const span = SPANS[intervalSeconds] ?? { en: "", bn: "" };
  return {
    code: `${kind}_${intervalSeconds}S`,
    name: textOf((language) => `${inLanguage(kindName, language)} ${inLanguage(span, language)}`),
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

/** Draw times by region: 16:15, 17:15 and 18:15 in Viet Nam. */
const DRAW_SECOND_UTC: Record<LotteryRegion, number> = {
  south: (9 * 60 + 15) * 60,
  central: (10 * 60 + 15) * 60,
  north: (11 * 60 + 15) * 60,
};

const province = (
  region: LotteryRegion,
  code: string,
  name: Text,
  drawDays: readonly number[],
  motif: MotifName,
  isSale = true,
): LotteryGameRecord => ({
  code: `LF_${code}`,
  name,
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

/** In order of popularity: quick draws first, then the provinces. */
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
  province("north", "HANOI", { en: "Hanoi", bn: "হ্যানয়", hi: "हनोई", vi: "Hà Nội" }, EVERY_DAY, "crown"),
  province("north", "HAIPHONG", { en: "Hai Phong", bn: "হাইফং", hi: "हाई फोंग", vi: "Hải Phòng" }, [6], "boat"),
  province("north", "QUANGNINH", { en: "Quang Ninh", bn: "কুয়াং নিন", hi: "क्वांग निन्ह", vi: "Quảng Ninh" }, [3], "gem"),
  province("north", "BACNINH", { en: "Bac Ninh", bn: "বাক নিন", hi: "बाक निन्ह", vi: "Bắc Ninh" }, [4], "fan"),
  province("north", "NAMDINH", { en: "Nam Dinh", bn: "নাম দিন", hi: "नाम दिन्ह", vi: "Nam Định" }, [7], "drum"),
  province("north", "THAIBINH", { en: "Thai Binh", bn: "থাই বিন", hi: "थाई बिन्ह", vi: "Thái Bình" }, [1], "lotus"),
  province("central", "HUE", { en: "Hue", bn: "হুয়ে", hi: "ह्यू", vi: "Huế" }, [1, 2], "lantern"),
  province("central", "DAKLAK", { en: "Dak Lak", bn: "ডাক লাক", hi: "डाक लाक", vi: "Đắk Lắk" }, [3], "drum"),
  province("central", "DANANG", { en: "Da Nang", bn: "দা নাং", hi: "दा नांग", vi: "Đà Nẵng" }, [4, 7], "dragon"),
  province("central", "BINHDINH", { en: "Binh Dinh", bn: "বিন দিন", hi: "बिन्ह दिन्ह", vi: "Bình Định" }, [5], "teapot"),
  province("central", "GIALAI", { en: "Gia Lai", bn: "জিয়া লাই", hi: "जिया लाई", vi: "Gia Lai" }, [6], "turtle"),
  province("central", "KONTUM", { en: "Kon Tum", bn: "কন তুম", hi: "कोन तुम", vi: "Kon Tum" }, [1], "bell", false),
  province(
    "south",
    "HCMC",
    { en: "Ho Chi Minh City", bn: "হো চি মিন সিটি", hi: "हो ची मिन्ह सिटी", vi: "TP. Hồ Chí Minh" },
    [2, 7],
    "comet",
  ),
  province("south", "BENTRE", { en: "Ben Tre", bn: "বেন ত্রে", hi: "बेन त्रे", vi: "Bến Tre" }, [3], "fan"),
  province("south", "CANTHO", { en: "Can Tho", bn: "কান থো", hi: "कान थो", vi: "Cần Thơ" }, [4], "kite"),
  province("south", "TAYNINH", { en: "Tay Ninh", bn: "তাই নিন", hi: "तेय निन्ह", vi: "Tây Ninh" }, [5], "mask"),
  province("south", "VINHLONG", { en: "Vinh Long", bn: "ভিন লং", hi: "विन्ह लोंग", vi: "Vĩnh Long" }, [6], "peacock"),
  province("south", "DALAT", { en: "Da Lat", bn: "দা লাত", hi: "दा लात", vi: "Đà Lạt" }, [1], "koi"),
];

const byCode = new Map(LOTTERY_GAMES.map((game) => [game.code, game]));
/** The lottery game with a code. */
export const lotteryGameOf = (code: string): LotteryGameRecord | undefined => byCode.get(code);
