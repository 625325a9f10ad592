import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import bn from "../../shared/i18n/locales/bn/core/lobby.json";
import en from "../../shared/i18n/locales/en/core/lobby.json";
import { session } from "../../shared/session/session.ts";
import { favouriteGamesQuery, gameTypesQuery, pvpRoomsQuery } from "./browse/browse-queries.ts";
import { changeFavouriteMutation } from "./mutations.ts";
import { vendorsQuery } from "../../shared/api/queries/vendors-query.ts";
import { favouriteIdsQuery, hotGamesQuery, recentGamesQuery } from "./queries.ts";

const { call } = vi.hoisted(() => ({ call: vi.fn<(operationId: string, request: object) => Promise<unknown>>() }));
vi.mock("../../shared/api/api.ts", () => ({ api: { call } }));

const member = { account: "demo", nickname: "", id: "1", type: 0, toUpline: false, label: "" };
const game = { nodeId: 7, name: "Koi" };

beforeEach(() => {
  call.mockReset();
  session.start("t-1", member);
});
afterEach(() => session.end());

describe("the lists in the lobby's answers", () => {
  test.each([
    [
      "R427 the providers are in the field lanes",
      { lanes: [game] },
      (client: QueryClient) => client.fetchQuery(vendorsQuery()),
    ],
    [
      "R428 the ids of favourites are the answer itself",
      [game],
      (client: QueryClient) => client.fetchQuery(favouriteIdsQuery(true)),
    ],
    [
      "R428 the favourites are in the field content",
      { content: [game] },
      (client: QueryClient) => client.fetchQuery(favouriteGamesQuery(true)),
    ],
    [
      "R429 the recent games are in the field list",
      { list: [game] },
      (client: QueryClient) => client.fetchQuery(recentGamesQuery(true)),
    ],
    [
      "R429 the poker tables are in the field rooms",
      { rooms: [game] },
      (client: QueryClient) => client.fetchQuery(pvpRoomsQuery("")),
    ],
    [
      "R185 the hot games are in the field content",
      { content: [game] },
      (client: QueryClient) => client.fetchQuery(hotGamesQuery()),
    ],
  ])("%s", async (_title, answer, fetch) => {
    call.mockResolvedValueOnce(answer);
    expect(await fetch(new QueryClient())).toEqual([game]);
  });
});

describe("within a session", () => {
  test.each([
    [
      "R309 the providers are requested only once",
      { lanes: [] },
      (client: QueryClient) => client.fetchQuery(vendorsQuery()),
    ],
    [
      "R310 the types of games are requested only once",
      { content: {} },
      (client: QueryClient) => client.fetchQuery(gameTypesQuery("")),
    ],
    [
      "R304 the ids of favourites are requested only once",
      [],
      (client: QueryClient) => client.fetchQuery(favouriteIdsQuery(true)),
    ],
  ])("%s", async (_title, answer, fetch) => {
    vi.useFakeTimers();
    try {
      call.mockResolvedValue(answer);
      const client = new QueryClient();
      await fetch(client);
      vi.advanceTimersByTime(3_600_000);
      await fetch(client);
      expect(call).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });
});

const watchIds = (client: QueryClient, isLogin: boolean) =>
  new QueryObserver(client, favouriteIdsQuery(isLogin)).subscribe(() => {});
const watchGames = (client: QueryClient, isLogin: boolean) =>
  new QueryObserver(client, favouriteGamesQuery(isLogin)).subscribe(() => {});

test.each([
  ["R307 the ids of favourites", watchIds],
  ["R307 the favourite games", watchGames],
])("%s are requested only with a token", (_title, watch) => {
  call.mockResolvedValue({ content: [] });
  watch(new QueryClient(), false)();
  expect(call).not.toHaveBeenCalled();
  watch(new QueryClient(), true)();
  expect(call).toHaveBeenCalledOnce();
});

test.each([
  ["adding", true, "addFavoriteGame", { body: { nodeId: 7 } }],
  ["removing", false, "removeFavoriteGame", { query: { nodeId: 7 } }],
] as const)(
  "R428 R245 %s a favourite sends the node id and leaves the lists of games unchanged",
  async (_title, isWanted, operationId, request) => {
    const client = new QueryClient();
    const games = [game];
    client.setQueryData(hotGamesQuery().queryKey, games as never);
    call.mockResolvedValueOnce(null);
    await client.getMutationCache().build(client, changeFavouriteMutation(client)).execute({ nodeId: 7, isWanted });
    expect(call).toHaveBeenCalledExactlyOnceWith(operationId, request);
    expect(client.getQueryData(hotGamesQuery().queryKey)).toBe(games);
  },
);

test.each([
  ["bn", bn],
  ["en", en],
])("R511 in %s each category has a label, and both lotteries have the same label", (_language, { category }) => {
  const codes = ["LIVE", "PVP", "RNG", "SPORTS", "FISH", "LOTT", "ELOTT"] as const;
  expect(codes.filter((code) => category[code].trim() === "")).toEqual([]);
  expect(category.LOTT).toBe(category.ELOTT);
});
