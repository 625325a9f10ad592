import type { GameCategory } from "../theme/categories.ts";
import type { IconDrawing } from "./drawing.ts";

/** Three reels behind a window, and the lever. */
export const SlotsIcon: IconDrawing = [
  ["rect", { x: 2, y: 6, width: 17, height: 13, rx: 2.5 }],
  ["path", { d: "M7.7 6v13M13.3 6v13M22 8v6h-3" }],
  ["circle", { cx: 22, cy: 5.5, r: 1 }],
  ["path", { d: "M4.85 12.5h0M10.5 12.5h0M16.15 12.5h0" }],
];

/** A dealt card and the signal of a broadcast. */
export const LiveIcon: IconDrawing = [
  ["rect", { x: 3, y: 7, width: 11, height: 14, rx: 2 }],
  [
    "path",
    { d: "M8.5 11.2c1.7 1.5 2.6 2.4 2.6 3.4a1.3 1.3 0 0 1-2.6.4 1.3 1.3 0 0 1-2.6-.4c0-1 .9-1.9 2.6-3.4zM8.5 15v2.4" },
  ],
  ["path", { d: "M17 13.5a5.5 5.5 0 0 0 0-7M20 16a9.5 9.5 0 0 0 0-12" }],
];

/** A football. */
export const SportsIcon: IconDrawing = [
  ["circle", { cx: 12, cy: 12, r: 9.5 }],
  ["path", { d: "m12 7.6 4 2.9-1.5 4.7h-5L8 10.5z" }],
  ["path", { d: "M12 7.6V2.6M16 10.5l4.9-1.5M14.5 15.2l2.9 4.4M9.5 15.2l-2.9 4.4M8 10.5 3.1 9" }],
];

/** A koi, its tail turned. */
export const FishingIcon: IconDrawing = [
  [
    "path",
    {
      d: "M2.5 12.5c2.6-4.6 6.2-6.5 9.6-6.1 2.4.3 4.3 2 5.6 4.1l3.8-3.3c.4 3.3.4 6.6 0 9.9l-3.8-3.2c-1.4 2.4-3.4 4-5.9 4.2-3.4.2-6.7-1.6-9.3-5.6z",
    },
  ],
  ["path", { d: "M7 11.2h0M10.8 9.2c1 2 1 4.3 0 6.4M13.3 4.2c-1-.6-2.4-.9-3.8-.7l-.6 3.2" }],
];

/** A numbered ball over its shadow ball. */
export const LotteryIcon: IconDrawing = [
  ["circle", { cx: 9.5, cy: 9.5, r: 7.5 }],
  ["path", { d: "M7.6 6.8h4l-2.4 5.6" }],
  ["path", { d: "M20.6 11.6a6 6 0 1 1-8.9 8.2" }],
  ["path", { d: "M17.6 15.6v2.8" }],
];

/** A spade on two fanned cards. */
export const PokerIcon: IconDrawing = [
  ["rect", { x: 9, y: 4.5, width: 11.5, height: 16, rx: 2 }],
  ["path", { d: "m9 7.6-3.2.9A2 2 0 0 0 4.4 11l2.5 8.9" }],
  [
    "path",
    {
      d: "M14.75 9c2 1.9 3.1 3 3.1 4.3a1.6 1.6 0 0 1-3.1.5 1.6 1.6 0 0 1-3.1-.5c0-1.3 1.1-2.4 3.1-4.3zM14.75 13.8v2.6",
    },
  ],
];

/** A card with three marked in a row. */
export const BingoIcon: IconDrawing = [
  ["rect", { x: 3, y: 3, width: 18, height: 18, rx: 2.5 }],
  ["path", { d: "M9 3v18M15 3v18M3 9h18M3 15h18", strokeWidth: 1.5 }],
  ["path", { d: "M6 6h0M12 12h0M18 18h0", strokeWidth: 3.5 }],
];

/** A rooster's head: comb, beak, wattle. */
export const CockfightIcon: IconDrawing = [
  [
    "path",
    {
      d: "M7.5 8.3C6.3 7 6.2 5.4 7.1 4.4c.9-.8 2.1-.4 2.5.5.2-1.5 1.2-2.6 2.5-2.4 1.2.2 1.7 1.3 1.4 2.4 1-.8 2.4-.6 2.8.5.4 1.2-.3 2.2-1.3 2.9",
    },
  ],
  [
    "path",
    { d: "M7.5 8.3C9 6.9 13.4 6.8 15 8.3c1.5 1.5 1.6 3.5 2.3 5.6.9 2.7 1.9 4.6 2.2 7.6H6.5c.5-2.2.3-3.6-.2-5.1" },
  ],
  ["path", { d: "M7.5 8.3c-.8.8-1.2 1.8-1.3 2.9L3 12.6l3.3 1.6c0 1.6-.6 2.9.5 4 1.2-.6 1.9-2 1.7-4" }],
  ["path", { d: "M10.6 10.8h0" }],
];

/** A lantern: the category of YB games. */
export const YbIcon: IconDrawing = [
  ["path", { d: "M12 1.5v3M8.5 4.5h7M8.5 17h7M12 17v5" }],
  ["path", { d: "M8.5 4.5C5.3 5.7 3.5 8 3.5 10.75S5.3 15.8 8.5 17M15.5 4.5c3.2 1.2 5 3.5 5 6.25s-1.8 5.05-5 6.25" }],
  ["path", { d: "M11 5c-1.7 3.7-1.7 7.8 0 11.5M13 5c1.7 3.7 1.7 7.8 0 11.5", strokeWidth: 1.5 }],
];

/** Two dice. */
export const MiniIcon: IconDrawing = [
  ["rect", { x: 2.5, y: 9, width: 12.5, height: 12.5, rx: 2.5 }],
  ["path", { d: "M6.2 12.7h0M11.3 12.7h0M8.75 15.25h0M6.2 17.8h0M11.3 17.8h0" }],
  ["path", { d: "M8 5.7 9.2 4a2.5 2.5 0 0 1 3.5-.6l7.9 5.5a2.5 2.5 0 0 1 .6 3.5l-3.2 4.6" }],
  ["path", { d: "M13.7 7h0M17.3 11.4h0" }],
];

/** The drawing of each game category. */
export const CATEGORY_ICONS: Readonly<Record<GameCategory, IconDrawing>> = {
  slots: SlotsIcon,
  live: LiveIcon,
  sports: SportsIcon,
  fishing: FishingIcon,
  lottery: LotteryIcon,
  poker: PokerIcon,
  bingo: BingoIcon,
  cockfight: CockfightIcon,
  yb: YbIcon,
  mini: MiniIcon,
};
