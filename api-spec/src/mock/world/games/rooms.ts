import { CATALOGUE, type CatalogueGame } from "./catalogue.ts";
import { inLanguage } from "../text.ts";
import { unitsPerTaka, type Merchant } from "../site/merchants.ts";
import { toDecimal } from "../money/money.ts";
import { seededRandom } from "../random.ts";

/** How often players join and leave the rooms. */
const MOVE_EVERY_MS = 30_000;
const ROOMS_PER_GAME = 2;
/** The most rooms that the contract allows in one response. */
const MOST_ROOMS = 200;
const SEATS = [2, 5, 6, 9] as const;
/** In taka. */
const STAKES_MINOR = [2_00, 5_00, 10_00, 50_00, 100_00] as const;
/** The buy-in, in stakes of a round. */
const BUY_IN_ROUNDS = 40;

const playable = CATALOGUE.filter(({ category, isGame }) => category === "PVP" && isGame === "GAME");

function roomsOf(game: CatalogueGame, moment: number, { currency }: Merchant, language: string) {
  return Array.from({ length: ROOMS_PER_GAME }, (_, index) => {
    const roomId = `${game.vassalage}-${game.nodeId}-${index + 1}`;
    const random = seededRandom(`room:${roomId}`);
    const seats = random.pick(SEATS);
    const stakeMinor = random.pick(STAKES_MINOR) * unitsPerTaka(currency);
    const stakeAmount = toDecimal(stakeMinor);
    const players = seededRandom(`room:${roomId}:${moment}`).int(0, seats);
    return {
      roomId,
      name: `${inLanguage(game.name, language)} · ${stakeAmount}`,
      vassalage: game.vassalage,
      nodeId: game.nodeId,
      gameType: game.gameType,
      currency,
      stakeAmount,
      minBuyInAmount: toDecimal(stakeMinor * BUY_IN_ROUNDS),
      seats,
      players,
      status: players === seats ? ("FULL" as const) : ("OPEN" as const),
    };
  });
}

/**
 * Poker rooms of a merchant at `now`. They are a function of the clock, so that they fill and empty but are the same on every run (E053,
 * R246).
 */
export function pvpRooms(now: number, vassalage: string | undefined, merchant: Merchant, language: string) {
  const moment = Math.floor(now / MOVE_EVERY_MS);
  return playable
    .filter((game) => vassalage === undefined || game.vassalage === vassalage)
    .filter((game) => !merchant.withoutVendors.includes(game.vassalage))
    .flatMap((game) => roomsOf(game, moment, merchant, language))
    .toSorted(
      (left, right) => Number(left.status === "FULL") - Number(right.status === "FULL") || right.players - left.players,
    )
    .slice(0, MOST_ROOMS);
}
