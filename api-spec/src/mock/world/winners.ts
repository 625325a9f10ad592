import { CATALOGUE, isInCategory, type CatalogueGame, type Category } from "./catalogue.ts";
import { inLanguage } from "./data/text.ts";
import { maskName } from "./mask-name.ts";
import { toDecimal } from "./money.ts";
import { seededRandom } from "./random.ts";

/** Somewhere, somebody wins that often. */
const WIN_EVERY_MS = 5_000;
/** A win is listed for twenty minutes. */
const LISTED_WINS = 240;
const BOARD_ROWS = 20;
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
const playable: readonly CatalogueGame[] = CATALOGUE.filter(
  ({ isGame, category }) => isGame === "GAME" && category !== "LOTT",
);

interface Win {
  rank: number;
  account: string;
  game: CatalogueGame;
  amountMinor: number;
  /** Epoch milliseconds. */
  time: number;
}

/** The wins that are listed at `now`, the highest first; a function of the clock, so that they move and can be repeated. */
function winsAt(now: number): Win[] {
  const latest = Math.floor(now / WIN_EVERY_MS);
  const wins = Array.from({ length: LISTED_WINS }, (_, age) => {
    const index = latest - age;
    const random = seededRandom(`win:${index}`);
    const game = random.pick(playable);
    const amountMinor = Math.round((SMALLEST_MINOR * SPREAD ** (random.next() ** 3)) / 50) * 50;
    const account = maskName(`${random.pick(NAMES)}${random.int(10, 99)}`);
    return { account, game, amountMinor, time: index * WIN_EVERY_MS };
  });
  return wins
    .toSorted((left, right) => right.amountMinor - left.amountMinor || right.time - left.time)
    .map((win, index) => ({ rank: index + 1, ...win }));
}

const showWin = (currency: string, language: string) => (win: Win) => ({
  rank: win.rank,
  account: win.account,
  gameName: inLanguage(win.game.name, language),
  nodeId: win.game.nodeId,
  vassalage: win.game.vassalage,
  amount: toDecimal(win.amountMinor),
  currency,
  time: win.time,
});

/** All listed wins, of one category where one is given; the rank is the one among all (E100). */
export const listWins = (now: number, currency: string, language: string, category?: Category) =>
  winsAt(now)
    .filter(({ game }) => category === undefined || isInCategory(game, category))
    .map(showWin(currency, language));

/** The board: the first rows of the list (E041). */
export const winnerBoard = (now: number, currency: string, language: string) =>
  listWins(now, currency, language).slice(0, BOARD_ROWS);
