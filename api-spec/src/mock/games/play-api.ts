import type { CatalogueGame } from "../world/games/catalogue.ts";
import type { Launch } from "../world/games/launches.ts";
import { InsufficientFundsError } from "../world/money/ledger.ts";
import { toDecimal, toMinor } from "../world/money/money.ts";
import type { PlayBlock } from "../world/protection/protection.ts";
import { transaction } from "../world/store.ts";
import type { World } from "../world/world.ts";
import { drawCrashPoint, flightMs, multiplierAt } from "./crash.ts";
import { layMines, MINES_CELLS, MINES_CHOICES, minesMultiplier } from "./mines.ts";
import { outcomeOf, viewFairness } from "./fairness.ts";
import type { FairnessView, RoundView } from "./protocol.ts";
import { createRounds, type Round, type Rounds, type RoundState } from "./rounds.ts";
import { CLIENT_SEED, createSeeds, hashOfSeed, type Seeds } from "./seeds.ts";
import { judgeSlot, spinCells } from "./slot.ts";
import { STAKES } from "./stakes.ts";

/** A refused game request; the page shows a translated message for `code`. */
export class PlayError extends Error {
  override readonly name = "PlayError";
  readonly status: number;
  readonly code: "BAD_REQUEST" | "INSUFFICIENT_FUNDS" | "ROUND_OPEN" | "ROUND_OVER" | "NOT_FOUND" | PlayBlock["code"];
  constructor(status: number, code: PlayError["code"]) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const RECENT_ROUNDS = 12;
const KEY = /^[A-Za-z0-9_-]{8,128}$/;

/** The API of a game page, for one member and one game. Every step and its money are one transaction. */
export function createPlay(world: World, launch: Launch, game: CatalogueGame) {
  const rounds = createRounds(world.store);
  const seeds = createSeeds(world.store);
  const { accountId } = launch;
  const settle = (round: Round, state: RoundState, payoutMinor: number): Round => {
    const settled = { ...round, state, payoutMinor, isOpen: false };
    rounds.update(settled);
    world.bets.settle(round.betId, payoutMinor);
    return settled;
  };

  /** A flight ends by the clock, even when no client is watching. */
  const catchUp = (round: Round): Round => {
    const { state, isOpen, startedAt } = round;
    const isOver = isOpen && state.engine === "crash" && world.clock.now() >= startedAt + flightMs(state.crashPoint);
    return isOver ? settle(round, state, 0) : round;
  };

  const open = (id: unknown): Round => {
    const round = typeof id === "string" ? rounds.byId(accountId, id) : undefined;
    if (!round) throw new PlayError(404, "NOT_FOUND");
    return catchUp(round);
  };

  const view = (round: Round): RoundView => viewRound(round, world.clock.now());

  return {
    balance: () => toDecimal(world.ledger.balanceOf(accountId)),
    /** The open round, if there is one. */
    current: (): RoundView | undefined =>
      transaction(world.store, () => {
        const round = rounds.openOf(accountId, game.code);
        return round && view(catchUp(round));
      }),
    /** Results of the latest rounds, latest first. */
    recent: (): string[] => rounds.closedOf(accountId, game.code, RECENT_ROUNDS).map(outcomeOf),
    read: (id: unknown): RoundView => transaction(world.store, () => view(open(id))),
    /** Takes the stake and starts a round; the same key returns the same round. */
    start: (body: Record<string, unknown>): RoundView =>
      transaction(world.store, () => {
        const { key, stake, mines } = body;
        if (typeof key !== "string" || !KEY.test(key)) throw new PlayError(400, "BAD_REQUEST");
        const earlier = rounds.byKey(accountId, key);
        if (earlier) return view(catchUp(earlier));
        if (typeof stake !== "string" || !STAKES.includes(stake)) throw new PlayError(400, "BAD_REQUEST");
        const waiting = rounds.openOf(accountId, game.code);
        if (waiting && catchUp(waiting).isOpen) throw new PlayError(409, "ROUND_OPEN");
        return view(begin({ world, rounds, seeds, launch, game, key, stakeMinor: toMinor(stake), mines }, settle));
      }),
    /** The fairness data that the member may see. */
    fairness: (): FairnessView => transaction(world.store, () => viewFairness(seeds, rounds, accountId, game.code)),
    /**
     * Reveals the current server seed and switches to the next pair. An open round needs its seed secret, so there must be none. A retry
     * names a seed that is no longer current, and changes nothing.
     */
    changeSeed: (body: Record<string, unknown>): FairnessView =>
      transaction(world.store, () => {
        const { clientSeed, serverSeedHash } = body;
        if (typeof clientSeed !== "string" || !CLIENT_SEED.test(clientSeed)) throw new PlayError(400, "BAD_REQUEST");
        if (hashOfSeed(seeds.current(accountId).serverSeed) === serverSeedHash) {
          const isAnyOpen = rounds.allOpenOf(accountId).some((round) => catchUp(round).isOpen);
          if (isAnyOpen) throw new PlayError(409, "ROUND_OPEN");
          seeds.rotate(accountId, clientSeed);
        }
        return viewFairness(seeds, rounds, accountId, game.code);
      }),
    /** Uncovers a tile. */
    pick: (body: Record<string, unknown>): RoundView =>
      transaction(world.store, () => {
        const round = open(body.roundId);
        const { state } = round;
        const cell = Number(body.cell);
        if (state.engine !== "mines" || !Number.isInteger(cell) || cell < 0 || cell >= MINES_CELLS)
          throw new PlayError(400, "BAD_REQUEST");
        if (!round.isOpen || state.picks.includes(cell)) return view(round);
        const picked = { ...state, picks: [...state.picks, cell] };
        if (state.mines.includes(cell)) return view(settle(round, picked, 0));
        const isCleared = picked.picks.length === MINES_CELLS - state.mines.length;
        if (isCleared)
          return view(settle(round, picked, winOf(round, minesMultiplier(state.mines.length, picked.picks.length))));
        const next = { ...round, state: picked };
        rounds.update(next);
        return view(next);
      }),
    /** Pays the current value of the round. The server's clock decides; repeating it changes nothing. */
    cashOut: (body: Record<string, unknown>): RoundView =>
      transaction(world.store, () => {
        const round = open(body.roundId);
        const { state } = round;
        if (!round.isOpen) return view(round);
        if (state.engine === "crash") {
          const cashedAt = multiplierAt(world.clock.now() - round.startedAt);
          return view(settle(round, { ...state, cashedAt }, winOf(round, cashedAt)));
        }
        if (state.engine !== "mines" || state.picks.length === 0) throw new PlayError(400, "BAD_REQUEST");
        return view(settle(round, state, winOf(round, minesMultiplier(state.mines.length, state.picks.length))));
      }),
  };
}

const winOf = ({ stakeMinor }: Round, multiplier: number) =>
  Math.floor((stakeMinor * Math.round(multiplier * 100)) / 100);

interface Beginning {
  world: World;
  rounds: Rounds;
  seeds: Seeds;
  launch: Launch;
  game: CatalogueGame;
  key: string;
  stakeMinor: number;
  mines: unknown;
}

/** Places the bet and creates the round from the account's seeds. */
function begin(beginning: Beginning, settle: (round: Round, state: RoundState, payoutMinor: number) => Round): Round {
  const { world, rounds, seeds, launch, game, key, stakeMinor } = beginning;
  const { accountId } = launch;
  const account = world.accounts.byId(accountId);
  const block = account && world.protection.playBlockOf(account, stakeMinor);
  if (block) throw new PlayError(403, block.code);
  world.protection.sessions.record(accountId);
  const number = rounds.count(accountId, game.code) + 1;
  const id = `${accountId}-${game.nodeId}-${number}`;
  const betId = placeBet(beginning, id);
  const { draw, seedNumber, nonce } = seeds.next(accountId);
  const common = { id, accountId, gameCode: game.code, betId, seedNumber, nonce, key, stakeMinor, payoutMinor: 0 };
  const startedAt = world.clock.now();
  const insert = (state: RoundState): Round => {
    const round = { ...common, startedAt, isOpen: true, state };
    rounds.insert(round);
    return round;
  };
  if (game.engine === "slot") {
    const { cells, lines, payoutMinor } = judgeSlot(spinCells(draw), stakeMinor);
    const state: RoundState = { engine: "slot", cells, lines };
    return settle(insert(state), state, payoutMinor);
  }
  if (game.engine === "crash") {
    const crashPoint = drawCrashPoint(draw);
    // The bet is lost when the flight ends, even when nobody returns to see it.
    world.bets.settleLater(betId, 0, startedAt + flightMs(crashPoint));
    return insert({ engine: "crash", crashPoint });
  }
  const count = MINES_CHOICES.find((choice) => choice === beginning.mines) ?? MINES_CHOICES[1];
  return insert({ engine: "mines", mines: layMines(draw, count), picks: [] });
}

/** Takes the stake. The round appears in the member's betting records (R074). */
function placeBet({ world, launch: { accountId }, game, stakeMinor }: Beginning, roundId: string): string {
  const { category, vassalage, code: gameCode } = game;
  try {
    const bet = { accountId, category, vassalage, gameCode, roundId, stakeMinor };
    return world.bets.place({ ...bet, key: `play:${roundId}` }).id;
  } catch (error) {
    if (error instanceof InsufficientFundsError) throw new PlayError(409, "INSUFFICIENT_FUNDS");
    throw error;
  }
}

/** The round as the page may see it: without the crash point or mines while it is open. */
function viewRound(round: Round, now: number): RoundView {
  const { id, stakeMinor, payoutMinor, isOpen, startedAt, state } = round;
  const base = {
    id,
    isOpen,
    stake: toDecimal(stakeMinor),
    payout: toDecimal(payoutMinor),
    isGain: payoutMinor > stakeMinor,
  };
  if (state.engine === "slot") return { ...base, engine: "slot", cells: state.cells, lines: state.lines };
  if (state.engine === "crash") {
    return {
      ...base,
      engine: "crash",
      elapsedMs: now - startedAt,
      ...(!isOpen && { crashPoint: state.crashPoint }),
      ...(state.cashedAt !== undefined && { cashedAt: state.cashedAt }),
    };
  }
  const count = state.mines.length;
  const picks = state.picks.filter((cell) => !state.mines.includes(cell));
  return {
    ...base,
    engine: "mines",
    count,
    picks,
    multiplier: minesMultiplier(count, picks.length),
    nextMultiplier: minesMultiplier(count, Math.min(picks.length + 1, MINES_CELLS - count)),
    ...(!isOpen && { mines: state.mines }),
  };
}
