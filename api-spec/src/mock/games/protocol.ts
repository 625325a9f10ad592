/** Data types of the calls between the playable pages and the mock. Money is a decimal string. */
interface RoundBase {
  id: string;
  isOpen: boolean;
  stake: string;
  payout: string;
  /** True when the payout is more than the stake. Only then does the page celebrate a win. */
  isGain: boolean;
}

export interface SlotView extends RoundBase {
  engine: "slot";
  /** Symbols, row by row. */
  cells: string[];
  /** Winning lines. */
  lines: number[];
}

export interface CrashView extends RoundBase {
  engine: "crash";
  /** Milliseconds since the round started, by the server's clock. */
  elapsedMs: number;
  /** Only once the round is over. */
  crashPoint?: number;
  cashedAt?: number;
}

export interface MinesView extends RoundBase {
  engine: "mines";
  count: number;
  picks: number[];
  multiplier: number;
  nextMultiplier: number;
  /** Only once the round is over. */
  mines?: number[];
}

export type RoundView = SlotView | CrashView | MinesView;

export interface SessionView {
  balance: string;
  currencySymbol: string;
  /** Code of the game. */
  game: string;
  /** Origin of the lobby, the only one that the page exchanges messages with. */
  parentOrigin: string;
  texts: Record<string, string>;
  /** Results of the member's latest rounds, latest first; only for games played in rounds. */
  recent?: string[];
  /** The open round to continue. */
  round?: RoundView;
}

/** A finished round, with the data to recompute it. */
export interface FairRound {
  id: string;
  engine: RoundView["engine"];
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
  /** Number of mines. */
  mines?: number;
  /** Only once the seed is no longer in use. */
  serverSeed?: string;
  outcome?: string;
}

export interface FairnessView {
  /** Commitment (hash) to the current seed. */
  serverSeedHash: string;
  /** Commitment (hash) to the next seed. */
  nextServerSeedHash: string;
  clientSeed: string;
  /** Number of rounds played with these seeds. */
  nonce: number;
  /** The latest rounds of the game, latest first. */
  rounds: FairRound[];
}

export interface RoundAnswer {
  balance: string;
  round: RoundView;
}
