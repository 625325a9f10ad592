import type { LotteryFamily } from "@lobbykit/design-system/DrawResult";
import { toLatinDigits } from "@lobbykit/design-system/foundations/digits";
import {
  LOTTERY_COLUMN_SIZE,
  REFRESH_BACKOFF_FIRST_MS,
  REFRESH_BACKOFF_MAX_MS,
  REFRESH_BACKOFF_SPREAD_MAX_MS,
  REFRESH_FALLBACK_MS,
  REFRESH_FLOOR_MS,
  REFRESH_MAX_MS,
  REFRESH_MOST_A_MINUTE,
} from "../../shared/config/constants.ts";
import { PATHS } from "../../shared/config/paths.ts";
import type { OperationValue } from "../../shared/api/api.ts";
import type { LaunchableGame } from "../../shared/session/rules.ts";
import { searchText } from "../../shared/url-state/search-text.ts";

export type LotteryGame = OperationValue<"listLotteryGames">["games"][number];
export type LotteryMenuItem = OperationValue<"listGameMenus">["games"][number];
export type DrawResult = OperationValue<"listVnRecentDraws">["draws"][number];
export type LotteryRegion = NonNullable<LotteryGame["region"]>;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/**
 * How long to wait before the list is requested again, in ms. Until the next draw is due, between 1 s and 30 s (R302); at most 7 s when a
 * draw has no time left or there are no draws (R303).
 * The client's share of the server's spread is added, within those limits, so that not all clients request in the second of a draw (D10).
 * @param dueTimesMs epoch ms of the server's clock; past ones have no time left
 * @param nowMs server-corrected time when the list arrived
 * @param share 0 to 1; fixed per client, because a new one each time would pull all clients to the start of the spread
 */
export function nextRefresh(
  dueTimesMs: readonly number[],
  refreshSpreadMs: number,
  nowMs: number,
  share: number,
): number {
  const waitsMs = dueTimesMs.map((dueMs) => dueMs - nowMs);
  const openMs = waitsMs.filter((waitMs) => waitMs > 0);
  const hasTimeLeft = openMs.length > 0 && openMs.length === waitsMs.length;
  const afterDrawMs = Math.max(REFRESH_FLOOR_MS, Math.min(...openMs)) + refreshSpreadMs * share;
  return Math.round(Math.min(hasTimeLeft ? REFRESH_MAX_MS : REFRESH_FALLBACK_MS, afterDrawMs));
}

/** Whether the numbers of the last draw are late. */
const isResultLate = ({
  previousNumero,
  previousWinningNumber,
}: Pick<LotteryGame, "previousNumero" | "previousWinningNumber">): boolean =>
  previousNumero !== null && previousWinningNumber === null;

/** When new data is expected, in epoch ms. Only games with a draw number count (R302). A draw with late numbers has no time left (R303). */
export const dueTimes = (
  games: readonly Pick<LotteryGame, "numero" | "fewinTime" | "previousNumero" | "previousWinningNumber">[],
  nowMs: number,
): number[] =>
  games
    .filter(({ numero }) => numero !== null)
    .flatMap((game) => (isResultLate(game) ? [game.fewinTime, nowMs] : [game.fewinTime]));

/** When new data of a list of past draws is expected, in epoch ms. The server says when; late numbers are expected at any moment. */
export const dueTimesOfHeld = (
  { draws, nextRefreshAt }: { draws: readonly Pick<DrawResult, "winningNumber">[]; nextRefreshAt: number },
  nowMs: number,
): number[] => (draws.some(({ winningNumber }) => winningNumber === null) ? [nextRefreshAt, nowMs] : [nextRefreshAt]);

/**
 * The wait after `failures` failed tries in a row, in ms: 2, 4, 8 … 60 s, or a longer `Retry-After` (D10).
 * A random part is added, up to the same length and at most 10 s, so that clients refused together do not all return together.
 * @param random 0 to 1
 */
export function backOff(failures: number, random: number, retryAfterMs = 0): number {
  const doubledMs = Math.min(REFRESH_BACKOFF_MAX_MS, REFRESH_BACKOFF_FIRST_MS * 2 ** (failures - 1));
  const waitMs = Math.max(retryAfterMs, doubledMs);
  return Math.round(waitMs + random * Math.min(doubledMs, REFRESH_BACKOFF_SPREAD_MAX_MS));
}

/**
 * When a list due at `dueAtMs` may be requested. After nine requests in a minute it waits, but never longer than 7 s, which is the interval
 * of the product specification (D10, R303).
 * @param askedAtMs times of earlier requests, the latest last
 */
export function withinMinute(dueAtMs: number, askedAtMs: readonly number[]): number {
  const [firstMs, lastMs] = [askedAtMs.at(-REFRESH_MOST_A_MINUTE), askedAtMs.at(-1)];
  if (firstMs === undefined || lastMs === undefined) return dueAtMs;
  return Math.max(dueAtMs, Math.min(firstMs + MINUTE_MS, lastMs + REFRESH_FALLBACK_MS));
}

/**
 * When betting on the open draw closes, in epoch ms: current time + remaining time - lock time (R301).
 * Computed from the absolute due time, so that rounding to seconds does not make the countdown jump at each refresh.
 */
export const drawTime = ({ fewinTime, lockTime }: Pick<LotteryGame, "fewinTime" | "lockTime">): number =>
  fewinTime - lockTime * SECOND_MS;

/** State of a game: not sold, no draw, open for bets, being drawn, result late, or unknown while the time is being checked (D11). */
export type DrawState = "notOnSale" | "noDraw" | "open" | "drawing" | "resultPending" | "checking";

/** @param nowMs server-corrected time; undefined while it is in doubt: then no draw counts as open */
export function drawStateAt(
  game: Pick<LotteryGame, "isSale" | "numero" | "fewinTime" | "lockTime">,
  nowMs: number | undefined,
): DrawState {
  if (!game.isSale) return "notOnSale";
  if (game.numero === null) return "noDraw";
  if (nowMs === undefined) return "checking";
  if (nowMs < drawTime(game)) return "open";
  return nowMs < game.fewinTime ? "drawing" : "resultPending";
}

/** How long before betting closes a screen reader announces it, in ms (WCAG 4.1.3). With the result, four announcements per draw. */
const WARNINGS = [
  { kind: "minuteLeft", beforeMs: MINUTE_MS },
  { kind: "secondsLeft", beforeMs: 10 * SECOND_MS },
  { kind: "closed", beforeMs: 0 },
] as const;
type DrawWarning = (typeof WARNINGS)[number]["kind"];

/** The next announcement for a draw and its time, in epoch ms; undefined when none is left. */
export function nextWarning(drawTimeMs: number, nowMs: number): { kind: DrawWarning; atMs: number } | undefined {
  const warning = WARNINGS.find(({ beforeMs }) => drawTimeMs - beforeMs > nowMs);
  return warning && { kind: warning.kind, atMs: drawTimeMs - warning.beforeMs };
}

/** Weekdays in display order; 1 is Sunday (R113, R179). */
export const WEEKDAYS = ["2", "3", "4", "5", "6", "7", "1"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const isWeekday = (text: string | null): text is Weekday => WEEKDAYS.some((day) => day === text);

/** T2 to T7 for Monday to Saturday, CN for Sunday (R112, R113). */
export const weekdayLabel = (day: Weekday): string => (day === "1" ? "CN" : `T${day}`);

const drawDays = ({ drawDayOfWeek }: Pick<LotteryGame, "drawDayOfWeek">): string[] =>
  drawDayOfWeek.split(",").filter(Boolean);

/** The games with a draw on this day (R112, R113). */
export const gamesOfDay = <Item extends Pick<LotteryGame, "drawDayOfWeek">>(
  items: readonly Item[],
  day: Weekday,
): Item[] => items.filter((item) => drawDays(item).includes(day));

/** Whether a region draws only on certain days, so that a day must be chosen (R112). */
export const isByDay = (region: LotteryRegion | null): boolean => region === "central" || region === "south";

/** The weekday of a date (`2026-11-21`). */
export const weekdayOf = (day: string): Weekday | undefined =>
  WEEKDAYS.find((weekday) => Number(weekday) === new Date(day).getUTCDay() + 1);

/**
 * Whether the weekday filter is useful: a game of the active tag draws only on certain days (R046). A game that draws daily appears on
 * every tab, so it does not count.
 */
export function shouldShowWeekdays(items: readonly Pick<LotteryMenuItem, "drawDayOfWeek">[]): boolean {
  return items.some((item) => drawDays(item).length > 0 && drawDays(item).length < WEEKDAYS.length);
}

/** The lobby's filter, kept in the URL. */
export interface LotteryFilter {
  menuTag: string | undefined;
  weekday: Weekday | undefined;
  search: string;
}

/** The filter's parameter names in the URL (data path: where state lives). */
const FILTER_PARAMS = { menuTag: "menu", weekday: "day", search: "q" } as const;

/** The URL parameter for the game whose results are open (D20). */
export const RESULTS_PARAM = "results";

/** The address of the list with a game's results open above it. Other parameters stay. */
export function resultsPath(params: URLSearchParams, code: string): string {
  const next = new URLSearchParams(params);
  next.set(RESULTS_PARAM, code);
  return `${PATHS.lotteryList}?${next.toString()}`;
}

/** Reads the filter from the URL. An invalid day is ignored. */
export function parseFilter(params: URLSearchParams): LotteryFilter {
  const weekday = params.get(FILTER_PARAMS.weekday);
  return {
    menuTag: params.get(FILTER_PARAMS.menuTag) ?? undefined,
    weekday: isWeekday(weekday) ? weekday : undefined,
    search: params.get(FILTER_PARAMS.search) ?? "",
  };
}

/** The URL's parameters with a changed filter. Other parameters stay. */
export function withFilter(params: URLSearchParams, changes: Partial<LotteryFilter>): URLSearchParams {
  const filter = { ...parseFilter(params), ...changes };
  const next = new URLSearchParams(params);
  const write = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name));
  write(FILTER_PARAMS.menuTag, filter.menuTag);
  write(FILTER_PARAMS.weekday, filter.weekday);
  write(FILTER_PARAMS.search, filter.search);
  return next;
}

const isUnder = (game: Pick<LotteryGame, "gameMenus" | "gameMenuTag">, menuTag: string) =>
  game.gameMenuTag === menuTag || game.gameMenus.includes(menuTag);

/** A Bengali keyboard types other digits than the names contain. */
const fold = (text: string): string => toLatinDigits(text).toLocaleLowerCase();

/** The games of a tag and a weekday whose name contains the search text, ignoring case and the script of digits (R178–R180). */
export function filterGames(games: readonly LotteryGame[], { menuTag, weekday, search }: LotteryFilter): LotteryGame[] {
  const wanted = fold(searchText(search));
  return games.filter(
    (game) =>
      (menuTag === undefined || isUnder(game, menuTag)) &&
      (weekday === undefined || drawDays(game).includes(weekday)) &&
      fold(game.remark).includes(wanted),
  );
}

/** The menu's tags with their games, in menu order and without duplicates (R178). */
export function groupByTag(items: readonly LotteryMenuItem[]): { tag: string; items: LotteryMenuItem[] }[] {
  return [...Map.groupBy(items, ({ tag }) => tag)].map(([tag, tagItems]) => ({ tag, items: tagItems }));
}

/** Menu tags with a translated name. */
const MENU_TAGS = ["FAST", "SSC", "11X5", "PK10", "LHC", "LF", "VN", "NORTH", "CENTRAL", "SOUTH"] as const;
type MenuTag = (typeof MENU_TAGS)[number];

/** The known tag that matches a server's tag, ignoring case. */
export const menuTagOf = (tag: string): MenuTag | undefined => MENU_TAGS.find((known) => known === tag.toUpperCase());

const REGIONS: readonly (LotteryRegion | null)[] = [null, "north", "central", "south"];

/** Games without a region first, then north, central and south (R112). Regions without games are left out. */
export function groupByRegion<Item extends { region: LotteryRegion | null }>(
  items: readonly Item[],
): { region: LotteryRegion | null; items: Item[] }[] {
  return REGIONS.map((region) => ({ region, items: items.filter((item) => item.region === region) })).filter(
    (group) => group.items.length > 0,
  );
}

/**
 * The games of the header's lottery menu. The Vietnam menu (E057) gives each region's games, with order, names and days. Without it, the
 * games' own data is used.
 */
export function gamesOfMenu(games: readonly LotteryGame[], vnMenu?: readonly LotteryMenuItem[]): LotteryGame[] {
  if (!vnMenu) return [...games];
  const regional = vnMenu.flatMap(({ gameCode, labelName, region, drawDayOfWeek }) => {
    const game = games.find(({ code }) => code === gameCode);
    return game ? [{ ...game, remark: labelName, region, drawDayOfWeek }] : [];
  });
  return [...games.filter(({ region }) => region === null), ...regional];
}

/** Columns of five for the header's lottery menu (R111). */
export function groupBy5<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / LOTTERY_COLUMN_SIZE) }, (_, column) =>
    items.slice(column * LOTTERY_COLUMN_SIZE, (column + 1) * LOTTERY_COLUMN_SIZE),
  );
}

/** Lottery kinds with their own picture (R513). */
export const LOTTERY_KINDS = ["11X5", "LF", "LHC", "PK10", "SSC"] as const;
export type LotteryKind = (typeof LOTTERY_KINDS)[number];

/** The kind of a game, by its tag or its code; undefined when unknown (R513). */
export function kindOf({ tag = "", code }: { tag?: string; code: string }): LotteryKind | undefined {
  const words = new Set(`${tag}-${code}`.toUpperCase().split(/[-_]/));
  return LOTTERY_KINDS.find((kind) => words.has(kind));
}

/** The numbers of a draw in drawn order; empty before the first draw. The last number of an LHC draw is the special one. */
export function ballsOf(winningNumber: string | null, kind?: LotteryKind): { numbers: string[]; specials: string[] } {
  const drawn = winningNumber?.split(",").filter(Boolean) ?? [];
  const plainCount = kind === "LHC" ? drawn.length - 1 : drawn.length;
  return { numbers: drawn.slice(0, Math.max(0, plainCount)), specials: drawn.slice(Math.max(0, plainCount)) };
}

/**
 * Rows of small balls that the numbers of a kind need on a card. A race draws ten numbers; a special number has a caption below it. A card
 * keeps this space while the numbers are pending.
 */
export const ballRowsOf = (kind: LotteryKind | undefined): 1 | 2 => (kind === "PK10" || kind === "LHC" ? 2 : 1);

/** How a game's results are shown: with prizes for a region's games, else by kind. */
export const familyOf = (game: { region: LotteryRegion | null; tag?: string; code: string }): LotteryFamily =>
  game.region === null ? (kindOf(game) ?? "SSC") : "VN";

/**
 * A lottery game in the form that the launch needs (R247). When the server does not name the account, provinces count as lottery and all
 * others as e-lottery (R318).
 */
export const launchableOf = (
  game: Pick<LotteryGame, "code" | "remark" | "region" | "accountTypeName" | "defaultPlayType">,
): LaunchableGame => {
  const { code, remark, region, defaultPlayType } = game;
  const [gameType, account] = region === null ? ["ELOTT", "TCG_SEA"] : ["LOTT", "TCG_LOTTO_VN"];
  const accountTypeName = game.accountTypeName ?? account;
  return { nodeId: 0, name: remark, code, gameType, isGame: "", accountTypeName, defaultPlayType, vassalage: account };
};
