import { failure, success, type Handler, type HandlerRequest, type Handlers } from "../handler.ts";
import { gameOfCode } from "../world/catalogue.ts";
import { LOTTERY_GAMES, type LotteryGameRecord } from "../world/data/lottery-games.ts";
import { inLanguage } from "../world/data/text.ts";
import { heldDraws, nextDrawTime, numeroOf, type Draw } from "../world/draws.ts";
import { enter } from "./gate.ts";
import { launch } from "./launching.ts";

const SECOND_MS = 1000;
/** Lists are worth asking again after this long at the latest (R302). */
const REFRESH_MAX_MS = 30_000;
/** When no draw is open (R303). */
const REFRESH_FALLBACK_MS = 7_000;
/** Clients wait up to this much longer, each its own time, so that they do not all come at once (D10). */
const REFRESH_SPREAD_MS = 2_000;
const DEFAULT_POPULAR_COUNT = 100;
const DEFAULT_DRAW_COUNT = 20;
const DEFAULT_RECENT_COUNT = 100;

/** Remaining times are whole seconds, so they count from a whole second. */
const serverTimeOf = ({ now }: Pick<HandlerRequest, "now">) => Math.floor(now / SECOND_MS) * SECOND_MS;

/** Games of the prize mode asked: `Lott` and `Elott` narrow the list, `SEA` and `ZY` do not (R249). */
function gamesOf({ query }: HandlerRequest): readonly LotteryGameRecord[] {
  const category = { Lott: "LOTT", Elott: "ELOTT" }[String(query.prizeMode ?? "")];
  return category ? LOTTERY_GAMES.filter((game) => game.category === category) : LOTTERY_GAMES;
}

const provinces = LOTTERY_GAMES.filter(({ region }) => region !== null);

/** The open draw of a game; a game that is off sale has none. */
function openDraw(game: LotteryGameRecord, serverTime: number) {
  if (!game.isSale) return { numero: null, remainTime: 0, lockTime: 0, fewinTime: serverTime, closesAt: serverTime };
  const fewinTime = nextDrawTime(game, serverTime);
  return {
    numero: numeroOf(game, fewinTime),
    remainTime: (fewinTime - serverTime) / SECOND_MS,
    lockTime: game.lockSeconds,
    fewinTime,
    closesAt: fewinTime - game.lockSeconds * SECOND_MS,
  };
}

/** When asking again can show something new. It holds still between two answers of the same version (ETag, D10). */
function refreshOf(games: readonly LotteryGameRecord[], serverTime: number) {
  const due = games.filter(({ isSale }) => isSale).map((game) => nextDrawTime(game, serverTime));
  const latest = (Math.floor(serverTime / REFRESH_MAX_MS) + 1) * REFRESH_MAX_MS;
  const nextRefreshAt = due.length > 0 ? Math.min(latest, ...due) : serverTime + REFRESH_FALLBACK_MS;
  return { serverTime, nextRefreshAt, refreshSpreadMs: REFRESH_SPREAD_MS };
}

const drawDaysOf = ({ drawDays }: LotteryGameRecord) => drawDays.join(",");

function gameList(request: HandlerRequest, games: readonly LotteryGameRecord[]) {
  const serverTime = serverTimeOf(request);
  return success(request, {
    ...refreshOf(games, serverTime),
    games: games.map((game) => ({
      code: game.code,
      remark: inLanguage(game.name, request.language),
      webIconUrl: `/art/lottery/${game.code}.svg`,
      isSale: game.isSale,
      ...openDraw(game, serverTime),
      previousWinningNumber: heldDraws(game, serverTime, 1)[0]?.numbers.join(",") ?? null,
      gameMenuTag: game.tag,
      drawDayOfWeek: drawDaysOf(game),
      gameMenus: game.menus,
      tag: game.tag,
      region: game.region,
    })),
  });
}

function menu(request: HandlerRequest, games: readonly LotteryGameRecord[]) {
  const serverTime = serverTimeOf(request);
  return success(request, {
    ...refreshOf(games, serverTime),
    games: games.map((game) => ({
      tag: game.tag,
      labelName: inLanguage(game.name, request.language),
      region: game.region,
      drawDayOfWeek: drawDaysOf(game),
      gameCode: game.code,
      ...openDraw(game, serverTime),
    })),
  });
}

const toResult = (game: LotteryGameRecord, { numero, numbers, drawTime }: Draw, language: string) => ({
  gameCode: game.code,
  remark: inLanguage(game.name, language),
  numero,
  winningNumber: numbers.join(","),
  drawTime,
  region: game.region,
});

const listLotteryGames: Handler = (request) => gameList(request, gamesOf(request));

const listPopularLotteryGames: Handler = (request) =>
  gameList(request, gamesOf(request).slice(0, Number(request.query.count ?? DEFAULT_POPULAR_COUNT)));

const listGameMenus: Handler = (request) => menu(request, gamesOf(request));

const listVnGameMenu: Handler = (request) => menu(request, provinces);

const listVnRecentDraws: Handler = (request) => {
  const { account, query, language } = request;
  if (!account) return failure(request, 401, "UNAUTHENTICATED");
  const count = Number(query.recentCount ?? DEFAULT_RECENT_COUNT);
  const serverTime = serverTimeOf(request);
  const draws = provinces
    .flatMap((game) => heldDraws(game, serverTime, count).map((draw) => toResult(game, draw, language)))
    .toSorted((left, right) => right.drawTime - left.drawTime)
    .slice(0, count);
  return success(request, { ...refreshOf(provinces, serverTime), draws });
};

const listVnOpenedNumbersByGame: Handler = (request) => {
  const { query, language } = request;
  const game = LOTTERY_GAMES.find(({ code }) => code === query.gameCode);
  const count = Number(query.count ?? DEFAULT_DRAW_COUNT);
  const draws = game ? heldDraws(game, serverTimeOf(request), count) : [];
  return success(request, { draws: game ? draws.map((draw) => toResult(game, draw, language)) : [] });
};

/** Free play may open the lobby (R404). The lobby of the mock is its first game. */
const launchLotteryLobby: Handler = (request) => {
  const { query } = request;
  const code = query.lottoGameCode === undefined ? LOTTERY_GAMES[0]?.code : String(query.lottoGameCode);
  const game = code === undefined ? undefined : gameOfCode(code);
  const { account, refusal } = enter(request, { freePlay: true, play: true });
  if (refusal) return refusal;
  if (!game) return failure(request, 404, "NOT_FOUND");
  const backUrl = query.backUrl === undefined ? undefined : String(query.backUrl);
  const wish = { backUrl, language: String(query.language) };
  return launch(request, account, game, wish, (gameUrl) => success(request, { gameUrl }));
};

export const lotteryHandlers: Handlers = {
  listLotteryGames,
  listPopularLotteryGames,
  listGameMenus,
  listVnGameMenu,
  listVnRecentDraws,
  listVnOpenedNumbersByGame,
  launchLotteryLobby,
};
