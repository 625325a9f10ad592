import type { BetStatus } from "../../world/money/bets.ts";
import type { Prize } from "../../world/lottery/draw-numbers.ts";

/** Data types of the calls between the betting page and the mock. Money is a decimal string, timestamps are epoch milliseconds. */
export interface TicketView {
  id: string;
  numero: string;
  betType: string;
  picks: readonly (readonly string[])[];
  /** Payout of a hit as a multiple of the stake: "1.94". */
  odds: string;
  stake: string;
  payout: string;
  status: BetStatus;
}

export interface ResultView {
  numero: string;
  /** Null while the numbers are delayed. */
  numbers: readonly string[] | null;
  prizes: readonly Prize[];
}

export interface LotteryView {
  /** The server's time in milliseconds. */
  serverTime: number;
  nextRefreshAt: number;
  refreshSpreadMs: number;
  balance: string;
  /** The open draw; null while the game is not on sale. */
  draw: { numero: string; drawTime: number; closesAt: number } | null;
  /** The latest past draws, newest first. */
  results: ResultView[];
  /** The member's tickets for this game, newest first. */
  tickets: TicketView[];
}

export interface TicketAnswer {
  balance: string;
  ticket: TicketView;
}
