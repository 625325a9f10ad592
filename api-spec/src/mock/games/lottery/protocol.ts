import type { BetStatus } from "../../world/bets.ts";
import type { Prize } from "../../world/draw-numbers.ts";

/** What the betting page and the mock say to each other. Money is a decimal string, moments are epoch milliseconds. */
export interface TicketView {
  id: string;
  numero: string;
  betType: string;
  picks: readonly (readonly string[])[];
  /** What a hit pays, times the stake: "1.94". */
  odds: string;
  stake: string;
  payout: string;
  status: BetStatus;
}

export interface ResultView {
  numero: string;
  /** Null while the numbers are late. */
  numbers: readonly string[] | null;
  prizes: readonly Prize[];
}

export interface LotteryView {
  /** The server's clock, to the millisecond. */
  serverTime: number;
  nextRefreshAt: number;
  refreshSpreadMs: number;
  balance: string;
  /** The open draw; null while the game is off sale. */
  draw: { numero: string; drawTime: number; closesAt: number } | null;
  /** The draws due last, the newest first. */
  results: ResultView[];
  /** The member's tickets for this game, the newest first. */
  tickets: TicketView[];
}

export interface TicketAnswer {
  balance: string;
  ticket: TicketView;
}
