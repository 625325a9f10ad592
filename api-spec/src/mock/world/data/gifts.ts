import type { Text } from "./text.ts";

/** Bonuses of the personas (R077). */
export const BONUS_NAMES = {
  welcome: { en: "Welcome bonus", bn: "স্বাগত বোনাস" },
  weekend: { en: "Weekend high roller", bn: "সপ্তাহান্তের বড় বাজি" },
  lantern: { en: "Lantern festival bonus", bn: "লণ্ঠন উৎসব বোনাস" },
} as const satisfies Record<string, Text>;

/** Gifts of the reward centre (R078). */
export const REWARD_TITLES = {
  welcome: { en: "Welcome gift", bn: "স্বাগত উপহার" },
  birthday: { en: "Birthday gift", bn: "জন্মদিনের উপহার" },
  streak: { en: "Seven days in a row", bn: "টানা সাত দিন" },
  levelUp: { en: "Gold level gift", bn: "গোল্ড লেভেলের উপহার" },
  eid: { en: "Eid gift", bn: "ঈদের উপহার" },
  monthly: { en: "Monthly gift", bn: "মাসিক উপহার" },
} as const satisfies Record<string, Text>;
