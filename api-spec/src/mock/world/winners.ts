import { CATALOGUE, gameOfCode, isInCategory, type CatalogueGame, type Category } from "./catalogue.ts";
import { inLanguage } from "./data/text.ts";
import { maskName } from "./mask-name.ts";
import { unitsPerTaka, type Merchant } from "./merchants.ts";
import { toDecimal } from "./money.ts";
import { seededRandom } from "./random.ts";
import type { World } from "./world.ts";

/** Somewhere, somebody wins that often: people that the mock makes up, so that the list is never empty. */
const WIN_EVERY_MS = 5_000;
const MADE_UP_WINS = 240;
/** A win is listed for twenty minutes. */
const LISTED_MS = WIN_EVERY_MS * MADE_UP_WINS;
/** More than these are no news; with those that are made up, within what a rank may be. */
const MOST_REAL_WINS = 500;
const BOARD_ROWS = 20;
/** In taka. */
const SMALLEST_MINOR = 150_000;
const SPREAD = 180;

const NAMES = [
  "rahim",
  "nusrat",
  "tanvir",
  "sadia",
  "mehedi",
  "farhana",
  "arif",
  "jannat",
  "shuvo",
  "mitu",
  "rakib",
  "lamia",
  "imran",
  "tania",
  "sohel",
];
/** Games in which somebody may have won, where the merchant has their maker. */
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
  /** 1 is the highest of all that are listed. */
  rank: number;
}

/** Whose winners: the merchant's members play in its currency. */
export interface WinnerRequest {
  world: Pick<World, "accounts" | "bets">;
  /** Epoch milliseconds. */
  now: number;
  merchant: Merchant;
  language: string;
}

/** A function of the clock, so that the wins move and can be repeated. */
function madeUpWins(now: number, merchant: Merchant): Win[] {
  const latest = Math.floor(now / WIN_EVERY_MS);
  const playable = playableAt(merchant);
  return Array.from({ length: MADE_UP_WINS }, (_, age) => {
    const index = latest - age;
    const random = seededRandom(`win:${index}`);
    const game = random.pick(playable);
    const takaMinor = Math.round((SMALLEST_MINOR * SPREAD ** (random.next() ** 3)) / 50) * 50;
    const account = maskName(`${random.pick(NAMES)}${random.int(10, 99)}`);
    return { account, game, amountMinor: takaMinor * unitsPerTaka(merchant.currency), time: index * WIN_EVERY_MS };
  });
}

/** What members have won by play; free play wins nothing. */
function realWins({ world, now, merchant }: WinnerRequest): Win[] {
  return world.bets.wins(now - LISTED_MS, now, MOST_REAL_WINS).flatMap((bet) => {
    const account = world.accounts.byId(bet.accountId);
    const game = gameOfCode(bet.gameCode);
    if (!game || account?.role !== "member" || account.currency !== merchant.currency) return [];
    const { payoutMinor: amountMinor, settledAt: time = now } = bet;
    return { account: maskName(account.username), game, amountMinor, time };
  });
}

/** The wins that are listed, the highest first. */
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

/** All listed wins, the highest first, of one category where one is given; the rank is the one among all (E100). */
export const listWins = (request: WinnerRequest, category?: Category) =>
  winsAt(request)
    .filter(({ game }) => category === undefined || isInCategory(game, category))
    .map(showWin(request));

/** The board: the latest wins, the newest first (E041). */
export const winnerBoard = (request: WinnerRequest) =>
  winsAt(request)
    .toSorted((left, right) => right.time - left.time || left.rank - right.rank)
    .slice(0, BOARD_ROWS)
    .map(showWin(request));
