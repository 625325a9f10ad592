import { CATALOGUE, type CatalogueGame } from "./catalogue.ts";
import { inLanguage } from "./data/text.ts";
import { toDecimal } from "./money.ts";
import { seededRandom } from "./random.ts";

/** A win takes this long to give way to the next. */
const WIN_EVERY_MS = 20_000;
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

/** A name as strangers may see it: `na***42`. */
const mask = (account: string) => `${account.slice(0, 2)}***${account.slice(-2)}`;

/** The board at `now`: the last wins, the highest first; a function of the clock, so that it moves and can be repeated. */
export function winnerBoard(now: number, currency: string, language: string) {
  const latest = Math.floor(now / WIN_EVERY_MS);
  const wins = Array.from({ length: BOARD_ROWS }, (_, age) => {
    const index = latest - age;
    const random = seededRandom(`win:${index}`);
    const game = random.pick(playable);
    const amountMinor = Math.round((SMALLEST_MINOR * SPREAD ** (random.next() ** 3)) / 50) * 50;
    return {
      account: mask(`${random.pick(NAMES)}${random.int(10, 99)}`),
      gameName: inLanguage(game.name, language),
      nodeId: game.nodeId,
      vassalage: game.vassalage,
      amountMinor,
      time: index * WIN_EVERY_MS,
    };
  });
  return wins
    .sort((left, right) => right.amountMinor - left.amountMinor || right.time - left.time)
    .map(({ amountMinor, ...win }, index) => ({ rank: index + 1, ...win, amount: toDecimal(amountMinor), currency }));
}
