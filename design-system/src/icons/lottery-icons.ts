import type { IconDrawing } from "./drawing.ts";

/** Viet Nam: a conical hat over its three regions. */
const VietNamIcon: IconDrawing = [
  ["path", { d: "M12 4 2.5 13.5c5.8 2.6 13.2 2.6 19 0z" }],
  ["path", { d: "M7 18.5h0M12 20h0M17 18.5h0" }],
];

/** 11X5: eleven balls, of which five larger ones are drawn. */
const FiveOfElevenIcon: IconDrawing = [
  ["path", { d: "M4 8h0M12 8h0M20 8h0M8 16h0M16 16h0", strokeWidth: 4.5 }],
  ["path", { d: "M8 8h0M16 8h0M4 16h0M12 16h0M20 16h0M12 12h0" }],
];

/** Lucky Farm: a plant with leaves. */
const LuckyFarmIcon: IconDrawing = [
  [
    "path",
    {
      d: "M12 21v-8m0 0c-4.5 0-7-3.2-7-8 4.5 0 7 3.2 7 8Zm0 0c4.5 0 7-3.2 7-8-4.5 0-7 3.2-7 8Zm0 4c-3 0-5-1.2-6-3m6 3c3 0 5-1.2 6-3",
    },
  ],
];

/** Mark Six: six balls around the special ball. */
const MarkSixIcon: IconDrawing = [
  ["path", { d: "M12 3.5h0M19.4 7.8h0M19.4 16.2h0M12 20.5h0M4.6 16.2h0M4.6 7.8h0", strokeWidth: 3.5 }],
  ["circle", { cx: 12, cy: 12, r: 3.2 }],
];

/** Race lotteries: racers in their lanes. */
const RaceIcon: IconDrawing = [
  ["path", { d: "M3 6h8M3 12h13M3 18h5" }],
  ["path", { d: "M16 6h0M21 12h0M13 18h0", strokeWidth: 4 }],
];

/** SSC: five digits side by side. */
const FiveDigitsIcon: IconDrawing = [
  ["rect", { x: 2, y: 7, width: 20, height: 10, rx: 3 }],
  ["path", { d: "M6 12h0M9 12h0M12 12h0M15 12h0M18 12h0" }],
];

/** The drawing of each family of lottery games (R513). */
export const LOTTERY_FAMILY_ICONS = {
  VN: VietNamIcon,
  "11X5": FiveOfElevenIcon,
  LF: LuckyFarmIcon,
  LHC: MarkSixIcon,
  PK10: RaceIcon,
  SSC: FiveDigitsIcon,
} as const satisfies Record<string, IconDrawing>;
