import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serverClock } from "../../shared/clock/clock.ts";
import { gameMenusQuery, lotteryGamesQuery } from "./queries.ts";

const { call } = vi.hoisted(() => ({ call: vi.fn<(operationId: string, request: object) => Promise<unknown>>() }));
vi.mock("../../shared/api/api.ts", () => ({ api: { call } }));
vi.mock("../../shared/api/queries/system-queries.ts", () => ({ merchantCode: () => "ccgjoyf4" }));

const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset();
  vi.spyOn(serverClock, "now").mockImplementation(Date.now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("R249 R311 R431 the lottery menu is requested once in a session", async () => {
  call.mockResolvedValue({ menus: [] });
  const client = new QueryClient();
  await client.fetchQuery(gameMenusQuery());
  vi.advanceTimersByTime(HOUR_MS);
  await client.fetchQuery(gameMenusQuery());
  expect(call).toHaveBeenCalledOnce();
  // R249 R431: the request names the merchant's lottery type.
  expect(call.mock.calls[0]?.[1]).toMatchObject({ query: { prizeMode: "SEA", device: "WEB" } });
});

test("R311 lottery games are kept for the session, and requested again only when they are due", async () => {
  const games = [{ gameCode: "five-star" }];
  call.mockImplementation(async () => ({ games, refreshSpreadMs: 0 }));
  const client = new QueryClient();
  const { refreshAtMs } = await client.fetchQuery(lotteryGamesQuery());
  vi.advanceTimersByTime(refreshAtMs - Date.now() - 1);
  await client.fetchQuery(lotteryGamesQuery());
  expect(call).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  await client.fetchQuery(lotteryGamesQuery());
  expect(call).toHaveBeenCalledTimes(2);
  // No component reads the lists for hours, but they stay in the cache.
  vi.advanceTimersByTime(HOUR_MS);
  expect(client.getQueryData(lotteryGamesQuery().queryKey)).toMatchObject({ games });
});
