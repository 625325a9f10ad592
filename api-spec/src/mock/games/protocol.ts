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
  /** What came out of the member's last rounds of a game that is played by rounds, the latest first. */
  recent?: string[];
  /** The round that waits for the member. */
  round?: RoundView;
}

/** A round that is over, and what it takes to work it out again. */
export interface FairRound {
  id: string;
  engine: RoundView["engine"];
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
  /** How many mines were laid. */
  mines?: number;
  /** Only when the seed is no longer in use. */
  serverSeed?: string;
  outcome?: string;
}

export interface FairnessView {
  /** Commitment to the seed in use. */
  serverSeedHash: string;
  /** Commitment to the one after it. */
  nextServerSeedHash: string;
  clientSeed: string;
  /** Rounds drawn from these seeds. */
  nonce: number;
  /** The last rounds of the game, the latest first. */
  rounds: FairRound[];
}

export interface RoundAnswer {
  balance: string;
  round: RoundView;
}
