import type { CatalogueGame } from "../catalogue.ts";
import type { Text } from "../../text.ts";
import type { Category } from "./vendors.ts";

/** An option of the lobby's game-type filter. */
export interface GameTypeLabel {
  category: Category;
  type: string;
  label: Text;
  isOf: (game: CatalogueGame) => boolean;
}

const ofCategory = (category: Category, label: Text): GameTypeLabel => ({
  category,
  type: category,
  label,
  isOf: (game) => game.category === category,
});
const ofTag = (tag: string, label: Text): GameTypeLabel => ({
  category: "RNG",
  type: tag,
  label,
  isOf: (game) => game.category === "RNG" && game.tags.includes(tag),
});

/** RNG comes first, as in the product specification (R244). */
export const GAME_TYPE_LABELS: readonly GameTypeLabel[] = [
  ofCategory("RNG", {
    en: "All slots",
    bn: "সব স্লট",
    hi: "सभी स्लॉट",
    id: "Semua slot",
    fil: "Lahat ng slot",
    vi: "Tất cả nổ hũ",
  }),
  ofTag("HOT", { en: "Popular", bn: "জনপ্রিয়", hi: "लोकप्रिय", id: "Populer", fil: "Sikat", vi: "Phổ biến" }),
  ofTag("NEW", { en: "New", bn: "নতুন", hi: "नए", id: "Baru", fil: "Bago", vi: "Mới" }),
  ofTag("JACKPOT", { en: "Jackpot", bn: "জ্যাকপট", hi: "जैकपॉट", id: "Jackpot", fil: "Jackpot", vi: "Jackpot" }),
  ofTag("MINI", {
    en: "Mini games",
    bn: "মিনি গেম",
    hi: "मिनी गेम",
    id: "Permainan mini",
    fil: "Mga mini-game",
    vi: "Game mini",
  }),
  ofTag("CRASH", { en: "Crash", bn: "ক্র্যাশ", hi: "क्रैश", id: "Crash", fil: "Crash", vi: "Crash" }),
  ofTag("MINES", { en: "Mines", bn: "মাইনস", hi: "माइन्स", id: "Mines", fil: "Mines", vi: "Dò mìn" }),
  ofCategory("LIVE", {
    en: "Live tables",
    bn: "লাইভ টেবিল",
    hi: "लाइव टेबल",
    id: "Meja live",
    fil: "Mga live table",
    vi: "Bàn trực tiếp",
  }),
  ofCategory("SPORTS", { en: "Sports", bn: "খেলাধুলা", hi: "स्पोर्ट्स", id: "Olahraga", fil: "Isports", vi: "Thể thao" }),
  ofCategory("FISH", { en: "Fishing", bn: "ফিশিং", hi: "फ़िशिंग", id: "Tembak ikan", fil: "Pangingisda", vi: "Bắn cá" }),
  ofCategory("PVP", {
    en: "Poker rooms",
    bn: "পোকার রুম",
    hi: "पोकर रूम",
    id: "Ruang poker",
    fil: "Mga poker room",
    vi: "Phòng bài",
  }),
  ofCategory("LOTT", { en: "Lottery", bn: "লটারি", hi: "लॉटरी", id: "Lotre", fil: "Lotto", vi: "Xổ số" }),
  ofCategory("ELOTT", {
    en: "E-lottery",
    bn: "ই-লটারি",
    hi: "ई-लॉटरी",
    id: "E-lotre",
    fil: "E-lotto",
    vi: "Xổ số điện tử",
  }),
  ofCategory("BINGO", { en: "Bingo", bn: "বিঙ্গো", hi: "बिंगो", id: "Bingo", fil: "Bingo", vi: "Bingo" }),
];
