import { NAMES } from "../agents/seed-names.ts";
import { CATALOGUE, gameOfCode, isInCategory, type CatalogueGame, type Category } from "./catalogue.ts";
import { inLanguage } from "../text.ts";
import { maskName } from "../identity/mask-name.ts";
import { unitsPerTaka, type Merchant } from "../site/merchants.ts";
import { toDecimal } from "../money/money.ts";
import { seededRandom } from "../random.ts";
import type { World } from "../world.ts";

/** Interval between invented wins, which keep the list from being empty. */
const WIN_EVERY_MS = 5_000;
const MADE_UP_WINS = 240;
/** A win is listed for twenty minutes. */
const LISTED_MS = WIN_EVERY_MS * MADE_UP_WINS;
/** The most real wins listed. Together with the invented ones they fit the range of a rank. */
const MOST_REAL_WINS = 500;
const BOARD_ROWS = 20;
/** In taka. */
const SMALLEST_MINOR = 150_000;
const SPREAD = 180;

/** The first part of the winners' usernames. */
const WINNERS = NAMES.slice(0, 15);
/** Games that the winners may have played, of vendors that serve the merchant. */
const playableAt = ({ withoutVendors }: Merchant): readonly CatalogueGame[] =>
  CATALOGUE.filter(
    ({ isGame, category, vassalage }) =>
      isGame === "GAME" && category !== "LOTT" && !withoutVendors.includes(vassalage),
  );

interface Win {
  account: string;
  game: CatalogueGame;
  amountMinor: number;
  /** Epoch milliseconds. */
  time: number;
}

interface RankedWin extends Win {
  /** 1 is the highest of all listed wins. */
  rank: number;
}

/** Whose winners to list; the merchant also decides the currency. */
export interface WinnerRequest {
  world: Pick<World, "accounts" | "bets">;
  /** Epoch milliseconds. */
  now: number;
  merchant: Merchant;
  language: string;
}

/** Invented wins. They are a function of the clock, so that they change over time but are the same on every run. */
function madeUpWins(now: number, merchant: Merchant): Win[] {
  const latest = Math.floor(now / WIN_EVERY_MS);
  const playable = playableAt(merchant);
  return Array.from({ length: MADE_UP_WINS }, (_, age) => {
    const index = latest - age;
    const random = seededRandom(`win:${index}`);
    const game = random.pick(playable);
    const takaMinor = Math.round((SMALLEST_MINOR * SPREAD ** (random.next() ** 3)) / 50) * 50;
    const account = maskName(`${random.pick(WINNERS).en}${random.int(10, 99)}`);
    return { account, game, amountMinor: takaMinor * unitsPerTaka(merchant.currency), time: index * WIN_EVERY_MS };
  });
}

/** Wins of members of the mock; free play is excluded. */
function realWins({ world, now, merchant }: WinnerRequest): Win[] {
  return world.bets.wins(now - LISTED_MS, now, MOST_REAL_WINS).flatMap((bet) => {
    const account = world.accounts.byId(bet.accountId);
    const game = gameOfCode(bet.gameCode);
    if (!game || account?.role !== "member" || account.currency !== merchant.currency) return [];
    const { payoutMinor: amountMinor, settledAt: time = now } = bet;
    return { account: maskName(account.username), game, amountMinor, time };
  });
}

/** The listed wins, highest first. */
const winsAt = (request: WinnerRequest): RankedWin[] =>
  [...realWins(request), ...madeUpWins(request.now, request.merchant)]
    .toSorted((left, right) => right.amountMinor - left.amountMinor || right.time - left.time)
    .map((win, index) => ({ rank: index + 1, ...win }));

const showWin =
  ({ merchant, language }: WinnerRequest) =>
  (win: RankedWin) => ({
    rank: win.rank,
    account: win.account,
    gameName: inLanguage(win.game.name, language),
    nodeId: win.game.nodeId,
    vassalage: win.game.vassalage,
    amount: toDecimal(win.amountMinor),
    currency: merchant.currency,
    time: win.time,
  });

/** All listed wins, highest first, optionally of one category. The rank is the one among all wins (E100). */
export const listWins = (request: WinnerRequest, category?: Category) =>
  winsAt(request)
    .filter(({ game }) => category === undefined || isInCategory(game, category))
    .map(showWin(request));

/** The winner board: the latest wins, newest first (E041). */
export const winnerBoard = (request: WinnerRequest) =>
  winsAt(request)
    .toSorted((left, right) => right.time - left.time || left.rank - right.rank)
    .slice(0, BOARD_ROWS)
    .map(showWin(request));
