import { SECOND_MS } from "../../world/clock.ts";
import { Refusal, withHeaders, type FailureDetail, type HandlerRequest, type Operation } from "../../handler.ts";
import { gameOfCode } from "../../world/games/catalogue.ts";
import { LOTTERY_GAMES, type LotteryGameRecord } from "../../world/lottery/data/lottery-games.ts";
import { inLanguage } from "../../world/text.ts";
import { refreshOf } from "../../world/lottery/draw-refresh.ts";
import {
  closesAt,
  drawAt,
  drawTimeOf,
  heldDraws,
  heldDrawTimes,
  nextDrawTime,
  numeroOf,
} from "../../world/lottery/draws.ts";
import { forMembers } from "../gate.ts";
import { launch } from "../games/launching.ts";

const DEFAULT_POPULAR_COUNT = 100;
const DEFAULT_DRAW_COUNT = 20;
const DEFAULT_RECENT_COUNT = 100;
/**
 * A shared cache may answer everyone for one second (D10), so a draw appears at most one second late. While the mock is down, the cache may
 * answer for a minute.
 */
const SHARED = { "cache-control": "public, max-age=0, s-maxage=1, stale-if-error=60" };

/** Remaining times are whole seconds, so the server time is cut to a whole second too. */
const serverTimeOf = ({ now }: Pick<HandlerRequest, "now">) => Math.floor(now / SECOND_MS) * SECOND_MS;

/** Games of the requested prize mode: `Lott` and `Elott` filter the list, `SEA` and `ZY` do not (R249). */
function gamesOf({ query }: HandlerRequest): readonly LotteryGameRecord[] {
  const category = { Lott: "LOTT", Elott: "ELOTT" }[String(query.prizeMode ?? "")];
  return category ? LOTTERY_GAMES.filter((game) => game.category === category) : LOTTERY_GAMES;
}

const provinces = LOTTERY_GAMES.filter(({ region }) => region !== null);

/** The open draw of a game; undefined for a game that is not on sale. */
function openDraw(game: LotteryGameRecord, serverTime: number) {
  if (!game.isSale) return { numero: null, remainTime: 0, lockTime: 0, fewinTime: serverTime, closesAt: serverTime };
  const fewinTime = nextDrawTime(game, serverTime);
  return {
    numero: numeroOf(game, fewinTime),
    remainTime: (fewinTime - serverTime) / SECOND_MS,
    lockTime: game.lockSeconds,
    fewinTime,
    closesAt: closesAt(game, fewinTime),
  };
}

const drawDaysOf = ({ drawDays }: LotteryGameRecord) => drawDays.join(",");

/** The latest draw that was due. Its numbers are null while they are delayed. */
function previousDraw(game: LotteryGameRecord, serverTime: number, { scenarios }: HandlerRequest["world"]) {
  const [draw] = heldDraws(game, serverTime, 1, scenarios);
  return { previousNumero: draw?.numero ?? null, previousWinningNumber: draw?.drawn?.numbers.join(",") ?? null };
}

function gameList(request: HandlerRequest, games: readonly LotteryGameRecord[]) {
  const { world, language } = request;
  const serverTime = serverTimeOf(request);
  const value = {
    ...refreshOf(games, serverTime, world.scenarios),
    games: games.map((game) => ({
      code: game.code,
      remark: inLanguage(game.name, language),
      webIconUrl: `/art/lottery/${game.code}.svg`,
      isSale: game.isSale,
      ...openDraw(game, serverTime),
      ...previousDraw(game, serverTime, world),
      gameMenuTag: game.tag,
      drawDayOfWeek: drawDaysOf(game),
      gameMenus: game.menus,
      tag: game.tag,
      region: game.region,
      accountTypeName: game.accountTypeName,
      defaultPlayType: game.defaultPlayType,
    })),
  };
  return withHeaders(request, value, SHARED);
}

function menu(request: HandlerRequest, games: readonly LotteryGameRecord[]) {
  const serverTime = serverTimeOf(request);
  const value = {
    ...refreshOf(games, serverTime, request.world.scenarios),
    games: games.map((game) => ({
      tag: game.tag,
      labelName: inLanguage(game.name, request.language),
      region: game.region,
      drawDayOfWeek: drawDaysOf(game),
      gameCode: game.code,
      ...openDraw(game, serverTime),
    })),
  };
  return withHeaders(request, value, SHARED);
}

function toResult(request: HandlerRequest, game: LotteryGameRecord, drawTime: number) {
  const { numero, drawn } = drawAt(game, drawTime, serverTimeOf(request), request.world.scenarios);
  return {
    gameCode: game.code,
    remark: inLanguage(game.name, request.language),
    numero,
    winningNumber: drawn?.numbers.join(",") ?? null,
    prizes: drawn?.prizes ?? [],
    drawTime,
    region: game.region,
  };
}

export const listLotteryGames: Operation = (request) => gameList(request, gamesOf(request));

export const listPopularLotteryGames: Operation = (request) =>
  gameList(request, gamesOf(request).slice(0, Number(request.query.count ?? DEFAULT_POPULAR_COUNT)));

export const listGameMenus: Operation = (request) => menu(request, gamesOf(request));

export const listVnGameMenu: Operation = (request) => menu(request, provinces);

export const listVnRecentDraws = forMembers({ freePlay: true, restricted: true }, (request) => {
  const count = Number(request.query.recentCount ?? DEFAULT_RECENT_COUNT);
  const serverTime = serverTimeOf(request);
  const draws = provinces
    .flatMap((game) => heldDrawTimes(game, serverTime, count).map((drawTime) => ({ game, drawTime })))
    .toSorted((left, right) => right.drawTime - left.drawTime)
    .slice(0, count)
    .map(({ game, drawTime }) => toResult(request, game, drawTime));
  return { ...refreshOf(provinces, serverTime, request.world.scenarios), draws };
});

/** Past draws of the requested game; none when `games` does not contain it. */
function openedNumbers(request: HandlerRequest, games: readonly LotteryGameRecord[]) {
  const { query, world } = request;
  const game = games.find(({ code }) => code === query.gameCode);
  const serverTime = serverTimeOf(request);
  const value = {
    ...refreshOf(game ? [game] : [], serverTime, world.scenarios),
    draws: game ? askedDrawTimes(game, serverTime, query).map((drawTime) => toResult(request, game, drawTime)) : [],
  };
  return withHeaders(request, value, SHARED);
}

/** Times of the requested draws: the one with that number, or the latest ones. */
function askedDrawTimes(game: LotteryGameRecord, serverTime: number, { numero, count }: HandlerRequest["query"]) {
  if (numero === undefined) return heldDrawTimes(game, serverTime, Number(count ?? DEFAULT_DRAW_COUNT));
  const drawTime = drawTimeOf(game, String(numero));
  return drawTime !== undefined && drawTime <= serverTime ? [drawTime] : [];
}

export const listVnOpenedNumbersByGame: Operation = (request) => openedNumbers(request, provinces);

export const listOpenedNumbers: Operation = (request) => openedNumbers(request, LOTTERY_GAMES);

/** The page and the game code belong together (R430). */
function wrongCode({ lottoView, lottoGameCode }: HandlerRequest["query"]): FailureDetail[] {
  const isBetting = lottoView === "betting";
  if (isBetting === (lottoGameCode !== undefined)) return [];
  const message = isBetting ? "The betting page needs the code of a game." : "The lobby is opened without a game code.";
  return [{ path: "query/lottoGameCode", message }];
}

/** Free-play guests may open the lobby too (R404). In the mock the lobby is its first game. */
export const launchLotteryLobby = forMembers({ freePlay: true, play: true }, (request, account) => {
  const { query } = request;
  const details = wrongCode(query);
  if (details.length > 0) throw new Refusal(400, "INVALID_REQUEST", { details });
  const code = query.lottoGameCode === undefined ? LOTTERY_GAMES[0]?.code : String(query.lottoGameCode);
  const game = LOTTERY_GAMES.some((one) => one.code === code) ? gameOfCode(code ?? "") : undefined;
  if (!game) throw new Refusal(404, "NOT_FOUND");
  const backUrl = query.backUrl === undefined ? undefined : String(query.backUrl);
  const wish = { backUrl, language: String(query.language) };
  return { gameUrl: launch(request, account, game, wish) };
});
