import { VENDOR_ART, vendorArtName, vendorColor } from "../../art/vendor-art.ts";
import { failure, success, type Handler, type HandlerRequest, type Handlers } from "../../handler.ts";
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

const listGames: Handler = (request) => {
  const { query, language } = request;
  const page = Number(query.page ?? 1);
  const pageSize = Number(query.pageSize ?? DEFAULT_PAGE_SIZE);
  const matching = CATALOGUE.filter((game) => matches(game, request));
  const found = inOrder(matching, query.order);
  return success(request, {
    content: found.slice((page - 1) * pageSize, page * pageSize).map((game) => toGame(game, language)),
    page,
    pageSize,
    total: found.length,
    totalPages: Math.ceil(found.length / pageSize),
  });
};

const searchGames: Handler = (request) => {
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
  return success(request, { content: content.map((game) => toGame(game, language)), ...page });
};

const listHotGames: Handler = (request) => {
  const { query } = request;
  const count = Number(query.count ?? DEFAULT_HOT_COUNT);
  const hot = hotGamesOf(merchantOf(query.merchantCode));
  return success(request, { content: hot.slice(0, count).map((game) => toGame(game, request.language)) });
};

const listGameTypes: Handler = (request) => {
  const { query, language } = request;
  const games = CATALOGUE.filter(({ vassalage }) => query.vassalage === undefined || vassalage === query.vassalage);
  const labels = GAME_TYPE_LABELS.filter(({ isOf }) => games.some(isOf));
  const content = Map.groupBy(labels, ({ category }) => category);
  return success(request, {
    content: Object.fromEntries(
      [...content].map(([category, entries]) => [
        category,
        entries.map(({ type, label }) => ({ type, label: inLanguage(label, language) })),
      ]),
    ),
  });
};

const vendorImage = (vendor: Vendor, category: string) => ({
  url: `/art/vendors/${vendorArtName(vendor, category)}.svg`,
  ...VENDOR_ART,
  color: vendorColor(vendor, category),
});

/** This response has `data` in place of `value` (R427). */
const listGameVendors: Handler = (request) => ({
  body: {
    success: true,
    data: { lanes: vendorLanes(merchantOf(request.query.merchantCode), vendorImage) },
    timestamp: request.now,
  },
});

const listPvpRooms: Handler = (request) => {
  const { query, now, language } = request;
  return success(request, { rooms: pvpRooms(now, text(query.vassalage), merchantOf(query.merchantCode), language) });
};

const getFavoriteGameIds: Handler = (request) => {
  const { account, world } = request;
  if (!account) return failure(request, 401, "UNAUTHENTICATED");
  return success(request, world.favourites.list(account.id));
};

const listFavoriteGames: Handler = (request) => {
  const { account, world, language } = request;
  if (!account) return failure(request, 401, "UNAUTHENTICATED");
  const games = world.favourites.list(account.id).flatMap((nodeId) => gameOfNode(nodeId) ?? []);
  return success(request, { content: games.map((game) => toGame(game, language)) });
};

const addFavoriteGame: Handler = (request) => {
  const { account, world, now } = request;
  if (!account) return failure(request, 401, "UNAUTHENTICATED");
  const { nodeId } = request.body as { nodeId: number };
  if (!gameOfNode(nodeId)) return failure(request, 404, "NOT_FOUND");
  world.favourites.add(account.id, nodeId, now);
  return success(request, null);
};

const removeFavoriteGame: Handler = (request) => {
  const { account, world, query } = request;
  if (!account) return failure(request, 401, "UNAUTHENTICATED");
  world.favourites.remove(account.id, Number(query.nodeId));
  return success(request, null);
};

const listRecentGames: Handler = (request) => {
  const { account, world, language } = request;
  if (!account) return failure(request, 401, "UNAUTHENTICATED");
  const list = world.recents.list(account.id).flatMap(({ nodeId, playedAt }) => {
    const game = gameOfNode(nodeId);
    return game ? [{ ...toGame(game, language), lastPlayedAt: toMoment(playedAt) }] : [];
  });
  return success(request, { list });
};

interface LaunchBody {
  vassalage: string;
  code?: string;
  nodeId?: number;
  language: string;
  backUrl?: string;
}

/** Finds the game by `nodeId` or `code`. Without either, the vendor's lobby is launched, which is the vendor's first game in the mock. */
function gameToLaunch({ nodeId, code, vassalage }: LaunchBody): CatalogueGame | undefined {
  const game = nodeId === undefined ? code !== undefined && gameOfCode(code) : gameOfNode(nodeId);
  if (nodeId !== undefined || code !== undefined) return game && game.vassalage === vassalage ? game : undefined;
  return CATALOGUE.find((one) => one.vassalage === vassalage && one.isGame === "GAME");
}

const launchGame = forMembers({ freePlay: true, play: true }, (request, account) => {
  const body = request.body as LaunchBody;
  if (isAway(body.vassalage)) return failure(request, 404, "GAME_UNAVAILABLE");
  const game = gameToLaunch(body);
  if (!game) return failure(request, 404, "NOT_FOUND");
  const { backUrl, language } = body;
  return launch(request, account, game, { backUrl, language }, (content) => success(request, { content }));
});

export const gameHandlers: Handlers = {
  listGames,
  searchGames,
  listHotGames,
  listGameTypes,
  listGameVendors,
  listPvpRooms,
  getFavoriteGameIds,
  listFavoriteGames,
  addFavoriteGame,
  removeFavoriteGame,
  listRecentGames,
  launchGame,
};
