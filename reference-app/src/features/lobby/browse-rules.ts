import { COCKFIGHT_VENDOR, YB_VENDOR, type Category } from "../../shared/config/categories.ts";
import type { LaunchableGame } from "../../shared/session/rules.ts";
import { listFilter, type ListFilter } from "./filter-rules.ts";

/** Does a game stand on the page of a category? Derived categories are those of one maker (R019, R117). */
export function isOfCategory(game: { category: string; vassalage: string }, category: Category): boolean {
  if (category === "YB") return game.vassalage === YB_VENDOR;
  if (category === "COCKFIGHT") return game.category === "SPORTS" && game.vassalage === COCKFIGHT_VENDOR;
  return game.category === category;
}

/** A type of game as the server lists it (R244). */
export interface GameType {
  type: string;
  label: string;
}

/** The types to choose from besides "all": the entry of the category itself is all of it. */
export const narrowerTypes = (types: readonly GameType[] | undefined, category: Category): GameType[] =>
  (types ?? []).filter(({ type }) => type !== category);

const RTP_DIGITS = 1;
const TAG = /^[A-Z0-9_]{1,24}$/;

/** The types of a list are marks of its games; what is no mark narrows nothing, as in an old link. */
export const tagFilter = (text: string): { tag?: string } => (TAG.test(text) ? { tag: text } : {});

/**
 * What the game list of a category page is asked for (E043). Whoever looks for nothing yet has the hot games above it: the list begins
 * with the new ones (R185).
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

/** Where the game at an index of a long list stands: its page, from 1, and its place on that. */
export const pageOfIndex = (index: number, pageSize: number) => ({
  page: Math.floor(index / pageSize) + 1,
  offset: index % pageSize,
});

/** The page that the place in the middle of another asks for, so that it is here before somebody who scrolls is; undefined elsewhere. */
export function pageToAskFor(index: number, pageSize: number, total: number): number | undefined {
  const { page, offset } = pageOfIndex(index, pageSize);
  return offset === Math.floor(pageSize / 2) && page * pageSize < total ? page + 1 : undefined;
}

/**
 * Rooms in the order they had at first, new ones at the end: people come and go every half minute, and a table must not jump away
 * under a finger.
 */
export function inKeptOrder<Room extends { roomId: string }>(known: readonly string[], rooms: readonly Room[]): Room[] {
  const place = new Map(known.map((roomId, index) => [roomId, index]));
  const placeOf = ({ roomId }: Room) => place.get(roomId) ?? known.length;
  return rooms.toSorted((left, right) => placeOf(left) - placeOf(right));
}

/** What a table is to the launch (R246): a game of its maker, by its node. */
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

/** Marks of a game that the information names (R247); those of nobody's knowledge are left out. */
export const KNOWN_TAGS = ["NEW", "HOT", "JACKPOT", "EXCLUSIVE", "MINI", "CRASH", "MINES"] as const;

/** What a game's data says about its results. */
export type InfoFact = { kind: "rtp"; percent: string } | { kind: "volatility"; level: "LOW" | "MEDIUM" | "HIGH" };

/** The facts to tell about a game; none where its maker says nothing. */
export function infoFacts({ rtp, volatility }: { rtp?: number; volatility?: "LOW" | "MEDIUM" | "HIGH" }): InfoFact[] {
  return [
    ...(rtp === undefined ? [] : [{ kind: "rtp", percent: rtp.toFixed(RTP_DIGITS) } as const]),
    ...(volatility === undefined ? [] : [{ kind: "volatility", level: volatility } as const]),
  ];
}

/** Where a card stands in the window, in px. */
export interface CardPlace {
  top: number;
  left: number;
}

const NEXT_KEYS = new Map([
  ["ArrowRight", 1],
  ["ArrowLeft", -1],
]);
/** Cards of a row stand at one height, but for a lift and roundings. */
const ROW_SLACK_PX = 8;

/** The card that an arrow key leads to, as an index; undefined at the edge. `-1` as `from` stands above them all: the search. */
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
