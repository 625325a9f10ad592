import type { FairRound, FairnessView } from "./protocol.ts";
import type { Round, Rounds } from "./rounds.ts";
import { hashOfSeed, type Seeds } from "./seeds.ts";

const ROUNDS_SHOWN = 10;

/** The outcome in the notation of the verify page. */
export function outcomeOf({ state }: Round): string {
  switch (state.engine) {
    case "slot":
      return state.cells.join(",");
    case "crash":
      return state.crashPoint.toFixed(2);
    case "mines":
      return state.mines.join(",");
  }
}

/** The member's seeds and latest rounds of a game: enough to verify them, and nothing that reveals future rounds. */
export function viewFairness(seeds: Seeds, rounds: Rounds, accountId: string, gameCode: string): FairnessView {
  const { number, serverSeed, clientSeed, nonce } = seeds.current(accountId);
  const view = (round: Round): FairRound[] => {
    const pair = seeds.byNumber(accountId, round.seedNumber);
    if (!pair) return [];
    const { state } = round;
    const revealed = { serverSeed: pair.serverSeed, outcome: outcomeOf(round) };
    return [
      {
        id: round.id,
        engine: state.engine,
        serverSeedHash: hashOfSeed(pair.serverSeed),
        clientSeed: pair.clientSeed,
        nonce: round.nonce,
        ...(state.engine === "mines" && { mines: state.mines.length }),
        ...(pair.number < number && revealed),
      },
    ];
  };
  return {
    serverSeedHash: hashOfSeed(serverSeed),
    nextServerSeedHash: seeds.nextHash(accountId),
    clientSeed,
    nonce,
    rounds: rounds.closedOf(accountId, gameCode, ROUNDS_SHOWN).flatMap(view),
  };
}
