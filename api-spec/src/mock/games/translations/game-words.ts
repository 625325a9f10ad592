import type { PrizeName } from "../../world/lottery/draw-numbers.ts";
import type { BetTypeId } from "../../world/lottery/bet-types.ts";
import type { LotteryText } from "../lottery/lottery-words.ts";
import type { PlayText } from "../play-words.ts";

/** All texts of the game pages in one language. */
export interface GameWords {
  play: Record<PlayText, string>;
  lottery: Record<LotteryText, string>;
  bets: Record<BetTypeId, { name: string; rule: string }>;
  prizes: Record<PrizeName, string>;
}
