/** What the playable pages and the mock say to each other. Money is a decimal string. */
interface RoundBase {
  id: string;
  isOpen: boolean;
  stake: string;
  payout: string;
  /** True when more came back than was staked; only then is a win a win. */
  isGain: boolean;
}

export interface SlotView extends RoundBase {
  engine: "slot";
  /** Symbols row by row. */
  cells: string[];
  /** Lines that pay. */
  lines: number[];
}

export interface CrashView extends RoundBase {
  engine: "crash";
  /** Milliseconds since the round began, by the server's clock. */
  elapsedMs: number;
  takeOffMs: number;
  /** Only when the round is over. */
  crashPoint?: number;
  cashedAt?: number;
}

export interface MinesView extends RoundBase {
  engine: "mines";
  count: number;
  picks: number[];
  multiplier: number;
  nextMultiplier: number;
  /** Only when the round is over. */
  mines?: number[];
}

export type RoundView = SlotView | CrashView | MinesView;

export interface SessionView {
  balance: string;
  currencySymbol: string;
  /** Code of the game. */
  game: string;
  /** Origin of the lobby: the only one that the page talks to. */
  parentOrigin: string;
  texts: Record<string, string>;
  round?: RoundView;
}

export interface RoundAnswer {
  balance: string;
  round: RoundView;
}
