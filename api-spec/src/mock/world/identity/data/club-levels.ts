import type { Text } from "../../text.ts";

/** Club levels with the names that members read (R217). */
export const CLUB_LEVELS = {
  Gold: { en: "Gold", bn: "গোল্ড", hi: "गोल्ड", id: "Emas", fil: "Ginto", vi: "Vàng" },
  Platinum: { en: "Platinum", bn: "প্লাটিনাম", hi: "प्लेटिनम", id: "Platinum", fil: "Platinum", vi: "Bạch kim" },
} as const satisfies Record<string, Text>;
export type ClubLevel = keyof typeof CLUB_LEVELS;

/** The level that a text names; "" for none. */
export const readLevel = (text: string): ClubLevel | "" =>
  (Object.keys(CLUB_LEVELS) as ClubLevel[]).find((level) => level === text) ?? "";
