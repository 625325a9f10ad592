import { inLanguage, type Text } from "../world/data/text.ts";
import type { RoundEngine } from "../world/catalogue.ts";
import { translationOf } from "./translations/translations.ts";

/** Words of the playable games. `{x}` is filled in by the page. */
const TEXTS = {
  back: { en: "Back", bn: "ফিরে যান" },
  balance: { en: "Balance", bn: "ব্যালেন্স" },
  stake: { en: "Stake", bn: "বাজি" },
  lessStake: { en: "Lower stake", bn: "বাজি কমান" },
  moreStake: { en: "Higher stake", bn: "বাজি বাড়ান" },
  minesCount: { en: "Mines", bn: "মাইন" },
  spin: { en: "Spin", bn: "ঘোরান" },
  placeBet: { en: "Place bet", bn: "বাজি ধরুন" },
  cashOut: { en: "Cash out", bn: "টাকা তুলুন" },
  paused: { en: "The lobby has paused the game.", bn: "লবি গেমটি থামিয়ে রেখেছে।" },
  paytable: { en: "Three on a line pay, times the stake", bn: "এক লাইনে তিনটি মিললে বাজির কত গুণ" },
  lantern: { en: "Lantern", bn: "লণ্ঠন" },
  dragon: { en: "Dragon", bn: "ড্রাগন" },
  koi: { en: "Koi", bn: "কোই মাছ" },
  lotus: { en: "Lotus", bn: "পদ্ম" },
  fan: { en: "Fan", bn: "হাতপাখা" },
  coin: { en: "Coin", bn: "মুদ্রা" },
  spinning: { en: "Spinning", bn: "ঘুরছে" },
  lastFlights: { en: "Your last flights", bn: "আপনার শেষ উড়ানগুলো" },
  noFlights: { en: "No flight yet.", bn: "এখনো কোনো উড়ান নেই।" },
  ladder: { en: "Each jade raises the multiplier", bn: "প্রতিটি পান্নায় গুণক বাড়ে" },
  reels: { en: "Reels", bn: "রিল" },
  field: { en: "Field of 25 tiles", bn: "25টি টালির মাঠ" },
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
  fair: { en: "Provably fair", bn: "প্রমাণযোগ্য ন্যায্যতা" },
  fairIntro: {
    en: "Every round comes from two seeds. Ours is fixed before you play: its hash stands here. Yours you may change. When you do, our old seed is shown, and you can work out every round of it again.",
    bn: "প্রতিটি রাউন্ড আসে দুটি সিড থেকে। আমাদেরটি খেলার আগেই ঠিক করা: তার হ্যাশ এখানে আছে। আপনারটি আপনি বদলাতে পারেন। বদলালে আমাদের পুরোনো সিড দেখানো হয়, তখন তার প্রতিটি রাউন্ড নিজে মিলিয়ে দেখতে পারবেন।",
  },
  fairHash: { en: "Hash of the server seed", bn: "সার্ভার সিডের হ্যাশ" },
  fairNext: { en: "Hash of the next server seed", bn: "পরের সার্ভার সিডের হ্যাশ" },
  fairClient: { en: "Your seed", bn: "আপনার সিড" },
  fairNonce: { en: "Rounds with these seeds", bn: "এই সিডে রাউন্ড" },
  fairNewSeed: { en: "Your next seed", bn: "আপনার পরের সিড" },
  fairChange: { en: "Change seeds", bn: "সিড বদলান" },
  fairChanged: { en: "Changed. The old server seed is now open.", bn: "বদলানো হয়েছে। পুরোনো সার্ভার সিড এখন প্রকাশিত।" },
  fairBadSeed: {
    en: "A seed has 1 to 64 letters, digits, - or _.",
    bn: "সিডে 1 থেকে 64টি ইংরেজি অক্ষর, সংখ্যা, - বা _ থাকে।",
  },
  fairRounds: { en: "Last rounds", bn: "শেষ রাউন্ডগুলো" },
  fairRound: { en: "Round {nonce} of {seed}…", bn: "{seed}… এর রাউন্ড {nonce}" },
  fairVerify: { en: "Verify", bn: "যাচাই করুন" },
  fairSecret: { en: "server seed in use", bn: "সার্ভার সিড ব্যবহারে আছে" },
  verifyTitle: { en: "Verify a round", bn: "রাউন্ড যাচাই" },
  verifyIntro: {
    en: "This page works a round out again, in your browser, from nothing but these fields.",
    bn: "এই পৃষ্ঠা শুধু এই ঘরগুলো থেকে, আপনার ব্রাউজারেই, রাউন্ডটি আবার হিসাব করে।",
  },
  verifyGame: { en: "Game", bn: "গেম" },
  verifySlot: { en: "Slot", bn: "স্লট" },
  verifyCrash: { en: "Crash", bn: "ক্র্যাশ" },
  verifyMines: { en: "Mines", bn: "মাইনস" },
  verifyNonce: { en: "Round (nonce)", bn: "রাউন্ড (নন্স)" },
  verifyServer: { en: "Server seed", bn: "সার্ভার সিড" },
  verifyClient: { en: "Client seed", bn: "ক্লায়েন্ট সিড" },
  verifyHash: { en: "Hash shown before the round", bn: "রাউন্ডের আগে দেখানো হ্যাশ" },
  verifyRun: { en: "Work it out", bn: "হিসাব করুন" },
  verifyResult: { en: "Result", bn: "ফলাফল" },
  verifyOutcome: { en: "Outcome", bn: "ফল" },
  verifyComputed: { en: "SHA-256 of the server seed", bn: "সার্ভার সিডের SHA-256" },
  verifyHow: { en: "How it is computed", bn: "কীভাবে হিসাব হয়" },
  verifyFormula: {
    en: "The digest is read as one large number. Each choice of the game is its remainder by the number of choices, and the quotient stays for the next.",
    bn: "ডাইজেস্টটিকে একটি বড় সংখ্যা ধরা হয়। খেলার প্রতিটি বাছাই হলো বিকল্পের সংখ্যা দিয়ে ভাগের ভাগশেষ; ভাগফল থাকে পরের জন্য।",
  },
  verifySame: { en: "The outcome is the one that the game showed.", bn: "গেম যে ফল দেখিয়েছিল, এটি সেটিই।" },
  verifyOther: { en: "The game showed another outcome.", bn: "গেম অন্য ফল দেখিয়েছিল।" },
  verifyKept: { en: "The server seed fits its hash.", bn: "সার্ভার সিড তার হ্যাশের সঙ্গে মেলে।" },
  verifyBroken: { en: "The server seed does not fit its hash.", bn: "সার্ভার সিড তার হ্যাশের সঙ্গে মেলে না।" },
  verifyUnknown: { en: "No hash was given to compare.", bn: "তুলনার জন্য কোনো হ্যাশ দেওয়া হয়নি।" },
  expiredTitle: { en: "This link has ended", bn: "এই লিংকের মেয়াদ শেষ" },
} as const satisfies Record<string, Text>;

export type PlayText = keyof typeof TEXTS;

const RULES: Record<RoundEngine, readonly PlayText[]> = {
  slot: ["readySlot", "rulesSlot"],
  crash: ["readyCrash", "rulesCrash"],
  mines: ["readyMines", "rulesMines"],
};

/** The rules of a playable game, a paragraph an entry. */
export const rulesOf = (engine: RoundEngine, rtp: number, language: string): string[] =>
  RULES[engine].map((key) => {
    const text = translationOf(language)?.play[key] ?? inLanguage(TEXTS[key], language);
    return text.replace("{rtp}", String(rtp));
  });

export const playTexts = (language: string): Record<PlayText, string> =>
  translationOf(language)?.play ??
  (Object.fromEntries(Object.entries(TEXTS).map(([key, text]) => [key, inLanguage(text, language)])) as Record<
    PlayText,
    string
  >);
