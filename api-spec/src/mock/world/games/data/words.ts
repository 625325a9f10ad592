import type { MotifName } from "../../../art/motifs/motifs.ts";
import type { Text } from "../../text.ts";

const text = (en: string, bn: string): Text => ({ en, bn });
/** A noun for game names, with the motif of its picture. */
export interface Noun extends Text {
  motifs: readonly MotifName[];
}
const noun = (en: string, bn: string, ...motifs: MotifName[]): Noun => ({ en, bn, motifs });

export const ADJECTIVES: readonly Text[] = [
  text("Golden", "সোনালি"),
  text("Emerald", "পান্না"),
  text("Crimson", "রক্তিম"),
  text("Midnight", "মধ্যরাতের"),
  text("Silver", "রুপালি"),
  text("Royal", "রাজকীয়"),
  text("Fortunate", "ভাগ্যবান"),
  text("Wild", "বুনো"),
  text("Hidden", "গোপন"),
  text("Ancient", "প্রাচীন"),
  text("Monsoon", "বর্ষার"),
  text("Riverside", "নদীতীরের"),
  text("Moonlit", "জ্যোৎস্নার"),
  text("Sunrise", "ভোরের"),
  text("Silken", "রেশমি"),
  text("Velvet", "মখমলি"),
  text("Amber", "অম্বর"),
  text("Bengal", "বাংলার"),
  text("Delta", "বদ্বীপের"),
  text("Mystic", "রহস্যময়"),
  text("Dancing", "নৃত্যরত"),
  text("Singing", "সুরেলা"),
  text("Glowing", "দীপ্ত"),
  text("Thunder", "বজ্র"),
  text("Painted", "রঙিন"),
  text("Grand", "মহা"),
  text("Little", "ছোট্ট"),
  text("Joyful", "আনন্দের"),
  text("Brave", "সাহসী"),
  text("Twin", "যমজ"),
  text("Eternal", "চিরন্তন"),
  text("Soaring", "উড়ন্ত"),
  text("Ruby", "চুনি"),
  text("Pearl", "মুক্তার"),
  text("Winter", "শীতের"),
  text("Spring", "বসন্তের"),
  text("Autumn", "শরতের"),
  text("Indigo", "নীল"),
  text("Jasmine", "জুঁই"),
  text("Saffron", "জাফরানি"),
];

export const SLOT_NOUNS: readonly Noun[] = [
  noun("Dragon", "ড্রাগন", "dragon"),
  noun("Lotus", "পদ্ম", "lotus"),
  noun("Lantern", "লণ্ঠন", "lantern"),
  noun("Peacock", "ময়ূর", "peacock"),
  noun("Crown", "মুকুট", "crown"),
  noun("Fan", "হাতপাখা", "fan"),
  noun("Coin", "মোহর", "coin"),
  noun("Diamond", "হীরা", "gem"),
  noun("Drum", "ঢোল", "drum"),
  noun("Teapot", "চায়ের পাত্র", "teapot"),
  noun("Kite", "ঘুড়ি", "kite"),
  noun("Bell", "ঘণ্টা", "bell"),
  noun("Mask", "মুখোশ", "mask"),
  noun("Moon", "চাঁদ", "moon"),
  noun("Sail", "পাল", "boat"),
  noun("Wheel", "চাকা", "wheel"),
  noun("Reels", "রিল", "reels"),
  noun("Comet", "ধূমকেতু", "comet"),
  noun("Koi", "কোই মাছ", "koi"),
  noun("Conch", "শঙ্খ", "shell"),
  noun("Feather", "পালক", "feather"),
  noun("Jewel", "রত্ন", "gem"),
  noun("Crane", "সারস", "crane"),
  noun("Festival", "উৎসব", "lantern", "drum", "fan"),
];

export const FISH_NOUNS: readonly Noun[] = [
  noun("Koi Pond", "কোই পুকুর", "koi"),
  noun("Turtle Bay", "কচ্ছপ উপসাগর", "turtle"),
  noun("Crab Reef", "কাঁকড়া প্রাচীর", "crab"),
  noun("Manta Deep", "মান্টা গভীর", "manta"),
  noun("Jellyfish Glow", "জেলিফিশ আভা", "jellyfish"),
  noun("Conch Tide", "শঙ্খ জোয়ার", "shell"),
  noun("Sea Dragon", "সাগর ড্রাগন", "dragon"),
  noun("Net and Sail", "জাল ও পাল", "boat"),
];

export const LIVE_NOUNS: readonly Noun[] = [
  noun("Roulette", "রুলেট", "roulette"),
  noun("Baccarat", "বাকারা", "ace", "cards"),
  noun("Blackjack", "ব্ল্যাকজ্যাক", "ace", "chips"),
  noun("Andar Bahar", "আন্দার বাহার", "cards"),
  noun("Teen Patti Table", "তিন পাত্তি টেবিল", "cards", "chips"),
  noun("Three Dice", "তিন পাশা", "dice"),
  noun("Dragon and Tiger", "ড্রাগন ও বাঘ", "dragon", "ace"),
  noun("Fortune Wheel", "ভাগ্যচক্র", "wheel"),
];

export const SPORTS_NOUNS: readonly Noun[] = [
  noun("Cricket", "ক্রিকেট", "cricket"),
  noun("Football", "ফুটবল", "football"),
  noun("Basketball", "বাস্কেটবল", "basketball"),
  noun("Badminton", "ব্যাডমিন্টন", "shuttlecock"),
  noun("Tennis", "টেনিস", "racket"),
  noun("Esports", "ই-স্পোর্টস", "gamepad"),
  noun("Cup", "কাপ", "trophy"),
  noun("Regatta", "নৌকাবাইচ", "boat"),
];

export const COCKFIGHT_NOUNS: readonly Noun[] = [
  noun("Rooster Arena", "মোরগ লড়াই", "rooster"),
  noun("Cockpit", "লড়াইয়ের আঙিনা", "rooster", "feather"),
];

export const PVP_NOUNS: readonly Noun[] = [
  noun("Teen Patti", "তিন পাত্তি", "cards", "ace"),
  noun("Rummy", "রামি", "cards"),
  noun("Callbreak", "কলব্রেক", "ace"),
  noun("Ludo", "লুডু", "dice"),
  noun("Dominoes", "ডোমিনো", "tiles"),
  noun("Hazari", "হাজারি", "ace", "chips"),
  noun("Tile Match", "টালি জোড়া", "tiles"),
];

export const BINGO_NOUNS: readonly Noun[] = [
  noun("Bingo", "বিঙ্গো", "bingoCard"),
  noun("Housie", "হাউজি", "tickets", "bingoCard"),
  noun("Ball Parade", "বলের মিছিল", "balls"),
  noun("Ball Cage", "বলের খাঁচা", "cage"),
];

export const MINI_NOUNS: readonly Noun[] = [
  noun("Mines", "মাইনস", "minefield"),
  noun("Crash", "ক্র্যাশ", "comet", "crane"),
  noun("Plinko", "প্লিংকো", "pegs"),
  noun("Dice", "পাশা", "dice"),
  noun("Wheel", "চাকা", "wheel"),
];
