import { COCKFIGHT_VENDOR, YB_VENDOR, type Category } from "../../../shared/config/categories.ts";
import type { LaunchableGame } from "../../../shared/session/rules.ts";
import { listFilter, type ListFilter } from "./filter-rules.ts";

/** Whether a game belongs on a category's page. Derived categories contain the games of one vendor (R019, R117). */
export function isOfCategory(game: { category: string; vassalage: string }, category: Category): boolean {
  if (category === "YB") return game.vassalage === YB_VENDOR;
  if (category === "COCKFIGHT") return game.category === "SPORTS" && game.vassalage === COCKFIGHT_VENDOR;
  return game.category === category;
}

/** A game type as the server lists it (R244). */
export interface GameType {
  type: string;
  label: string;
}

/** The types besides "all". The entry that stands for the whole category is left out. */
export const narrowerTypes = (types: readonly GameType[] | undefined, category: Category): GameType[] =>
  (types ?? []).filter(({ type }) => type !== category);

const RTP_DIGITS = 1;
const TAG = /^[A-Z0-9_]{1,24}$/;

/** A type filters by a game's tag. An invalid tag, as in an old link, is ignored. */
export const tagFilter = (text: string): { tag?: string } => (TAG.test(text) ? { tag: text } : {});

/**
 * The query for a category page's games (E043). Without a search the hot games are shown above, so the list starts with the newest (R185).
 */
export function pageFilter(category: Category, narrowed: { vendor: string; tag: string; q: string }) {
  const isWhole = !narrowed.vendor && !narrowed.tag && !narrowed.q;
  const filter: ListFilter & { tag?: string; name?: string; order?: "NEW" } = {
    ...listFilter(category, narrowed.vendor || undefined),
    ...tagFilter(narrowed.tag),
    ...(narrowed.q ? { name: narrowed.q } : {}),
    ...(isWhole ? { order: "NEW" } : {}),
  };
  return filter;
}

/** The page of a long list that contains a game (pages count from 1), and the position of the game on that page. */
export const pageOfIndex = (index: number, pageSize: number) => ({
  page: Math.floor(index / pageSize) + 1,
  offset: index % pageSize,
});

/**
 * The page to preload when the place in the middle of the page before it renders, so that the next page is ready when the visitor scrolls
 * to it. Undefined for all other places.
 */
export function pageToAskFor(index: number, pageSize: number, total: number): number | undefined {
  const { page, offset } = pageOfIndex(index, pageSize);
  return offset === Math.floor(pageSize / 2) && page * pageSize < total ? page + 1 : undefined;
}

/**
 * The poker rooms in the order in which they were first shown, with new rooms at the end. The server sorts them by players, which change
 * every half minute, but a table must not move under a finger.
 */
export function inKeptOrder<Room extends { roomId: string }>(known: readonly string[], rooms: readonly Room[]): Room[] {
  const place = new Map(known.map((roomId, index) => [roomId, index]));
  const placeOf = ({ roomId }: Room) => place.get(roomId) ?? known.length;
  return rooms.toSorted((left, right) => placeOf(left) - placeOf(right));
}

/** Turns a table into a game that can be launched (R246): a game of its vendor, found by `nodeId`. */
export const roomAsGame = ({
  nodeId,
  name,
  vassalage,
  gameType,
}: Pick<LaunchableGame, "nodeId" | "name" | "vassalage" | "gameType">) =>
  ({
    nodeId,
    name,
    vassalage,
    gameType,
    code: "",
    isGame: "GAME",
    accountTypeName: vassalage,
  }) satisfies LaunchableGame;

/** Tags of a game that the information sheet shows (R247); unknown ones are left out. */
export const KNOWN_TAGS = ["NEW", "HOT", "JACKPOT", "EXCLUSIVE", "MINI", "CRASH", "MINES"] as const;

/** A fact about a game's results. */
export type InfoFact = { kind: "rtp"; percent: string } | { kind: "volatility"; level: "LOW" | "MEDIUM" | "HIGH" };

/** The facts to show about a game; empty when the vendor gives none. */
export function infoFacts({ rtp, volatility }: { rtp?: number; volatility?: "LOW" | "MEDIUM" | "HIGH" }): InfoFact[] {
  return [
    ...(rtp === undefined ? [] : [{ kind: "rtp", percent: rtp.toFixed(RTP_DIGITS) } as const]),
    ...(volatility === undefined ? [] : [{ kind: "volatility", level: volatility } as const]),
  ];
}

/** Position of a card in the window, in px. */
export interface CardPlace {
  top: number;
  left: number;
}

const NEXT_KEYS = new Map([
  ["ArrowRight", 1],
  ["ArrowLeft", -1],
]);
/** Tolerance for cards of one row, whose tops differ by a hover lift and rounding. */
const ROW_SLACK_PX = 8;

/** The index of the card that an arrow key moves to; undefined at the edge. `from` is -1 in the search field above the cards. */
export function cardTowards(key: string, places: readonly CardPlace[], from: number, isMirrored = false) {
  const here = places[from];
  if (!here) return key === "ArrowDown" && places.length > 0 ? 0 : undefined;
  const step = NEXT_KEYS.get(key);
  if (step !== undefined) {
    const next = from + (isMirrored ? -step : step);
    return next in places ? next : undefined;
  }
  const direction = key === "ArrowDown" ? 1 : -1;
  const distance = (place: CardPlace) => (place.top - here.top) * direction;
  const ahead = places.flatMap((place, index) => (distance(place) > ROW_SLACK_PX ? [{ place, index }] : []));
  const nearest = Math.min(...ahead.map(({ place }) => distance(place)));
  const row = ahead.filter(({ place }) => distance(place) <= nearest + ROW_SLACK_PX);
  const sideways = (place: CardPlace) => Math.abs(place.left - here.left);
  return row.toSorted((one, other) => sideways(one.place) - sideways(other.place))[0]?.index;
}
