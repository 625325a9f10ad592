import type { components } from "../../../generated/types.ts";
import { VENDOR_ART, vendorArtName, vendorColor } from "../../art/vendor-art.ts";
import { Refusal, WholeReply, type HandlerRequest, type Operation } from "../../handler.ts";
import { readPage, slicePage } from "../paging.ts";
import {
  CATALOGUE,
  gameOfCode,
  gameOfNode,
  hotGamesOf,
  isInCategory,
  vendorLanes,
  type CatalogueGame,
  type Category,
} from "../../world/games/catalogue.ts";
import { inLanguage } from "../../world/text.ts";
import { GAME_TYPE_LABELS } from "../../world/games/data/game-types.ts";
import { isAway, type Vendor } from "../../world/games/data/vendors.ts";
import { merchantOf } from "../../world/site/merchants.ts";
import { pvpRooms } from "../../world/games/rooms.ts";
import { searchCatalogue } from "../../world/games/game-search.ts";
import { forMembers } from "../gate.ts";
import { launch } from "./launching.ts";
import { toMoment } from "../moments.ts";
import { toGame } from "./to-game.ts";

const DEFAULT_PAGE_SIZE = 25;
const DEFAULT_HOT_COUNT = 24;

const text = (value: string | string[] | undefined) => (value === undefined ? undefined : String(value));

function matches(game: CatalogueGame, { query }: HandlerRequest): boolean {
  const { category, vassalage, tag } = query;
  const { withoutVendors } = merchantOf(query.merchantCode);
  const name = text(query.name)?.trim().toLocaleLowerCase();
  return (
    (category === undefined || isInCategory(game, String(category) as Category)) &&
    (vassalage === undefined || game.vassalage === vassalage) &&
    (tag === undefined || game.tags.includes(String(tag))) &&
    !withoutVendors.includes(game.vassalage) &&
    // Search in the names of all languages, whichever is displayed.
    (!name || Object.values(game.name).some((each) => each.toLocaleLowerCase().includes(name)))
  );
}

const isNew = ({ tags }: CatalogueGame) => tags.includes("NEW");

/** The catalogue is already sorted by popularity. */
const inOrder = (games: readonly CatalogueGame[], order: unknown): readonly CatalogueGame[] =>
  order === "NEW" ? [...games.filter(isNew), ...games.filter((game) => !isNew(game))] : games;

export const listGames: Operation = (request) => {
  const { query, language } = request;
  const matching = CATALOGUE.filter((game) => matches(game, request));
  const { content, ...page } = slicePage(inOrder(matching, query.order), readPage(request, DEFAULT_PAGE_SIZE));
  return { content: content.map((game) => toGame(game, language)), ...page };
};

export const searchGames: Operation = (request) => {
  const { query, language } = request;
  const { q, category, vendor, volatility } = query;
  const vendors = vendor === undefined ? undefined : [vendor].flat();
  const { withoutVendors } = merchantOf(query.merchantCode);
  const filter = {
    category: text(category) as Category | undefined,
    vendors,
    withoutVendors,
    volatility: text(volatility),
  };
  const { content, ...page } = slicePage(searchCatalogue(text(q) ?? "", filter), readPage(request));
  return { content: content.map((game) => toGame(game, language)), ...page };
};

export const listHotGames: Operation = (request) => {
  const { query } = request;
  const count = Number(query.count ?? DEFAULT_HOT_COUNT);
  const hot = hotGamesOf(merchantOf(query.merchantCode));
  return { content: hot.slice(0, count).map((game) => toGame(game, request.language)) };
};

export const listGameTypes: Operation = (request) => {
  const { query, language } = request;
  const games = CATALOGUE.filter(({ vassalage }) => query.vassalage === undefined || vassalage === query.vassalage);
  const labels = GAME_TYPE_LABELS.filter(({ isOf }) => games.some(isOf));
  const content = Map.groupBy(labels, ({ category }) => category);
  return {
    content: Object.fromEntries(
      [...content].map(([category, entries]) => [
        category,
        entries.map(({ type, label }) => ({ type, label: inLanguage(label, language) })),
      ]),
    ),
  };
};

const vendorImage = (vendor: Vendor, category: string) => ({
  url: `/art/vendors/${vendorArtName(vendor, category)}.svg`,
  ...VENDOR_ART,
  color: vendorColor(vendor, category),
});

/** This response has `data` in place of `value` (R427). */
export const listGameVendors: Operation = ({ query, now }) => {
  const data = { lanes: vendorLanes(merchantOf(query.merchantCode), vendorImage) };
  return new WholeReply({ body: { success: true, data, timestamp: now } });
};

export const listPvpRooms: Operation = (request) => {
  const { query, now, language } = request;
  return { rooms: pvpRooms(now, text(query.vassalage), merchantOf(query.merchantCode), language) };
};

const ANY_ACCOUNT = { freePlay: true, restricted: true };

export const getFavoriteGameIds = forMembers(ANY_ACCOUNT, (request, account) => {
  const { world } = request;
  return world.favourites.list(account.id);
});

export const listFavoriteGames = forMembers(ANY_ACCOUNT, (request, account) => {
  const { world, language } = request;
  const games = world.favourites.list(account.id).flatMap((nodeId) => gameOfNode(nodeId) ?? []);
  return { content: games.map((game) => toGame(game, language)) };
});

export const addFavoriteGame = forMembers(ANY_ACCOUNT, (request, account) => {
  const { world, now } = request;
  const { nodeId } = request.body as { nodeId: number };
  if (!gameOfNode(nodeId)) throw new Refusal(404, "NOT_FOUND");
  world.favourites.add(account.id, nodeId, now);
  return null;
});

export const removeFavoriteGame = forMembers(ANY_ACCOUNT, (request, account) => {
  const { world, query } = request;
  world.favourites.remove(account.id, Number(query.nodeId));
  return null;
});

export const listRecentGames = forMembers(ANY_ACCOUNT, (request, account) => {
  const { world, language } = request;
  const list = world.recents.list(account.id).flatMap(({ nodeId, playedAt }) => {
    const game = gameOfNode(nodeId);
    return game ? [{ ...toGame(game, language), lastPlayedAt: toMoment(playedAt) }] : [];
  });
  return { list };
});

type LaunchBody = components["schemas"]["LaunchRequest"];

/** Finds the game by `nodeId` or `code`. Without either, the vendor's lobby is launched, which is the vendor's first game in the mock. */
function gameToLaunch({ nodeId, code, vassalage }: LaunchBody): CatalogueGame | undefined {
  const game = nodeId === undefined ? code !== undefined && gameOfCode(code) : gameOfNode(nodeId);
  if (nodeId !== undefined || code !== undefined) return game && game.vassalage === vassalage ? game : undefined;
  return CATALOGUE.find((one) => one.vassalage === vassalage && one.isGame === "GAME");
}

export const launchGame = forMembers({ freePlay: true, play: true }, (request, account) => {
  const body = request.body as LaunchBody;
  if (isAway(body.vassalage)) throw new Refusal(404, "GAME_UNAVAILABLE");
  const game = gameToLaunch(body);
  if (!game) throw new Refusal(404, "NOT_FOUND");
  const { backUrl, language } = body;
  return { content: launch(request, account, game, { backUrl, language }) };
});
