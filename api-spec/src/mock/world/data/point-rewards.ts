import type { MotifName } from "../../art/motifs/motifs.ts";
import type { Text } from "./text.ts";

export type RewardKind = "bonusCredit" | "freeSpins" | "goods";

export interface RewardRecord {
  id: string;
  kind: RewardKind;
  name: Text;
  description: Text;
  points: number;
  /** What a bonus credit pays, in minor units; 0 for the others. */
  amountMinor: number;
  /** Code of the game of free spins. */
  gameCode?: string;
  /** What its picture shows; that of its kind when left out. */
  motif?: MotifName;
  /** How many there are at first; without end when left out. */
  stock?: number;
}

const credit = (taka: number, bengali: string, points: number): RewardRecord => ({
  id: `bonus-${taka}`,
  kind: "bonusCredit",
  name: { en: `Wallet credit ৳${taka}`, bn: `ওয়ালেটে ৳${bengali}` },
  description: {
    en: `৳${taka} for your wallet, free of wagering. It arrives within minutes.`,
    bn: `শর্ত ছাড়াই আপনার ওয়ালেটে ৳${bengali}। কয়েক মিনিটের মধ্যে পৌঁছায়।`,
  },
  points,
  amountMinor: taka * 100,
});

/** The rewards of the mall, the cheapest first. */
export const POINT_REWARDS: readonly RewardRecord[] = [
  credit(5, "৫", 10),
  credit(20, "২০", 40),
  {
    id: "spins-10",
    kind: "freeSpins",
    name: { en: "10 free spins", bn: "১০টি ফ্রি স্পিন" },
    description: { en: "Ten free rounds of the game in the picture.", bn: "ছবির গেমে দশটি ফ্রি রাউন্ড।" },
    points: 120,
    amountMinor: 0,
    gameCode: "lantern-night",
  },
  credit(100, "১০০", 200),
  {
    id: "tote-bag",
    kind: "goods",
    name: { en: "Jute bag", bn: "পাটের ব্যাগ" },
    description: { en: "Sold out until the next delivery.", bn: "পরের চালান পর্যন্ত শেষ।" },
    points: 400,
    amountMinor: 0,
    motif: "fan",
    stock: 0,
  },
  {
    id: "mug",
    kind: "goods",
    name: { en: "Lantern mug", bn: "লণ্ঠন মগ" },
    description: { en: "A mug with our lantern. We send it to you.", bn: "আমাদের লণ্ঠন আঁকা মগ। আমরা পাঠিয়ে দিই।" },
    points: 900,
    amountMinor: 0,
    motif: "lantern",
    stock: 8,
  },
  credit(1000, "১,০০০", 2_000),
  {
    id: "phone",
    kind: "goods",
    name: { en: "Smartphone", bn: "স্মার্টফোন" },
    description: { en: "A new phone for those who have played for years.", bn: "বহু বছরের সদস্যদের জন্য নতুন ফোন।" },
    points: 50_000,
    amountMinor: 0,
    motif: "gamepad",
    stock: 5,
  },
];
