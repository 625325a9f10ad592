import { inLanguage, type Text } from "../world/data/text.ts";

/** Words of the playable games. `{x}` is filled in by the page. */
const TEXTS = {
  back: { en: "Back", bn: "ফিরে যান" },
  balance: { en: "Balance", bn: "ব্যালেন্স" },
  stake: { en: "Stake", bn: "বাজি" },
  minesCount: { en: "Mines", bn: "মাইন" },
  spin: { en: "Spin", bn: "ঘোরান" },
  placeBet: { en: "Place bet", bn: "বাজি ধরুন" },
  cashOut: { en: "Cash out", bn: "টাকা তুলুন" },
  cashOutNow: { en: "Worth {amount}", bn: "এখন মূল্য {amount}" },
  paused: { en: "The lobby has paused the game.", bn: "লবি গেমটি থামিয়ে রেখেছে।" },
  reels: { en: "Reels", bn: "রিল" },
  field: { en: "Field of 25 tiles", bn: "২৫টি টালির মাঠ" },
  tile: { en: "Row {row}, column {column}", bn: "সারি {row}, কলাম {column}" },
  tileSafe: { en: "Row {row}, column {column}: jade", bn: "সারি {row}, কলাম {column}: পান্না" },
  tileMine: { en: "Row {row}, column {column}: mine", bn: "সারি {row}, কলাম {column}: মাইন" },
  readySlot: { en: "Three alike on a line pay.", bn: "এক লাইনে তিনটি মিললে জয়।" },
  readyCrash: { en: "Cash out before the crane lands.", bn: "সারস নামার আগেই টাকা তুলুন।" },
  readyMines: { en: "Uncover jade, avoid the mines.", bn: "পান্না খুঁজুন, মাইন এড়িয়ে চলুন।" },
  takeOff: { en: "Taking off", bn: "উড়তে যাচ্ছে" },
  flying: { en: "In flight", bn: "উড়ছে" },
  picking: { en: "{multiplier}× so far; the next tile makes {next}×", bn: "এখন {multiplier}×; পরের টালিতে {next}×" },
  gain: { en: "You won {amount}", bn: "আপনি জিতেছেন {amount}" },
  returned: { en: "{amount} came back", bn: "{amount} ফেরত এসেছে" },
  lost: { en: "No win this time", bn: "এবার জয় নেই" },
  landed: { en: "Landed at {multiplier}×", bn: "{multiplier}× এ নেমেছে" },
  rules: { en: "Rules", bn: "নিয়ম" },
  rulesSlot: {
    en: "Five lines: three rows and two diagonals. The stake is shared by the lines. Over time {rtp}% comes back.",
    bn: "পাঁচটি লাইন: তিন সারি ও দুই কোনাকুনি। বাজি লাইনগুলোতে ভাগ হয়। দীর্ঘ মেয়াদে {rtp}% ফেরত আসে।",
  },
  rulesCrash: {
    en: "The multiplier rises until the crane lands. Cash out before and the stake is paid that many times. The server decides. Over time {rtp}% comes back.",
    bn: "সারস না নামা পর্যন্ত গুণক বাড়ে। আগে তুললে বাজির তত গুণ পাবেন। সার্ভার ফল ঠিক করে। দীর্ঘ মেয়াদে {rtp}% ফেরত আসে।",
  },
  rulesMines: {
    en: "Every jade raises the multiplier; a mine ends the round. Cash out after any jade. Over time {rtp}% comes back.",
    bn: "প্রতিটি পান্না গুণক বাড়ায়; মাইন রাউন্ড শেষ করে। যেকোনো পান্নার পরে টাকা তোলা যায়। দীর্ঘ মেয়াদে {rtp}% ফেরত আসে।",
  },
  errorFunds: { en: "Your balance is too low for this stake.", bn: "এই বাজির জন্য ব্যালেন্স যথেষ্ট নয়।" },
  errorOpen: { en: "A round is still open.", bn: "একটি রাউন্ড এখনো খোলা।" },
  errorBreak: { en: "You are taking a break from play.", bn: "আপনি এখন খেলা থেকে বিরতিতে আছেন।" },
  errorLossLimit: { en: "This stake goes past your loss limit.", bn: "এই বাজি আপনার ক্ষতির সীমা ছাড়িয়ে যায়।" },
  errorSessionLimit: { en: "Your time limit for play is reached.", bn: "আপনার খেলার সময়সীমা শেষ হয়েছে।" },
  errorNetwork: { en: "No connection. Checking the round…", bn: "সংযোগ নেই। রাউন্ড যাচাই হচ্ছে…" },
  errorExpired: {
    en: "This game was left alone too long. Open it again from the lobby.",
    bn: "গেমটি অনেকক্ষণ অব্যবহৃত ছিল। লবি থেকে আবার খুলুন।",
  },
  expiredTitle: { en: "This link has ended", bn: "এই লিংকের মেয়াদ শেষ" },
} as const satisfies Record<string, Text>;

export type PlayText = keyof typeof TEXTS;

export const playTexts = (language: string): Record<PlayText, string> =>
  Object.fromEntries(Object.entries(TEXTS).map(([key, text]) => [key, inLanguage(text, language)])) as Record<
    PlayText,
    string
  >;
