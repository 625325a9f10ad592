import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeSessionCache } from "./session-cache-writer.ts";
import { restoreSessionCache } from "./session-cache.ts";

const NOW_MS = 1_795_000_000_000;
const HALF_HOUR_MS = 1_800_000;
let entries: Map<string, string>;

const area = (items: Map<string, string>) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
});

beforeEach(() => {
  entries = new Map();
  vi.useFakeTimers({ now: NOW_MS });
  vi.stubGlobal("sessionStorage", area(entries));
  vi.stubGlobal("localStorage", area(new Map([["lang", "en"]])));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keyOf = (operationId: string, params: object = {}) => ["public", operationId, params];

/** Caches one answer and returns the cache of a reload after `laterMs`. */
function reloaded(operationId: string, data: unknown, laterMs = 0): QueryClient {
  const client = new QueryClient();
  const stop = writeSessionCache(client);
  client.setQueryData(keyOf(operationId), data);
  stop();
  vi.setSystemTime(NOW_MS + laterMs);
  const later = new QueryClient();
  restoreSessionCache(later);
  return later;
}

/** Caches one answer and returns what a reload finds after `laterMs`. */
const afterReload = (operationId: string, data: unknown, laterMs = 0): unknown =>
  reloaded(operationId, data, laterMs).getQueryData(keyOf(operationId));

test.each([
  ["R200 R311", "listGameMenus", "lottMenuGames"],
  ["R201", "getRegisterSettings", "validate"],
  ["R203", "listHotGames", "hotGame"],
  ["R309", "listGameVendors", "vendors"],
  ["R310", "listGameTypes", "gameTypes"],
])("%s the answer of %s is stored in the entry %s, and a reload uses it", (_id, operationId, entry) => {
  expect(afterReload(operationId, [{ a: 1 }])).toEqual([{ a: 1 }]);
  expect(JSON.parse(entries.get(entry) ?? "")).toMatchObject([
    { data: [{ a: 1 }], at: NOW_MS, for: expect.stringMatching(/ en$/) },
  ]);
});

test.each([
  ["R199", "listLotteryGames", "lottGames"],
  ["R205", "getConsolidatedFunds", "consolidated"],
])("%s the answer of %s is stored in the entry %s, and a reload requests it again", (_id, operationId, entry) => {
  expect(afterReload(operationId, { a: 1 })).toBeUndefined();
  expect(JSON.parse(entries.get(entry) ?? "")).toMatchObject([{ data: { a: 1 }, at: NOW_MS }]);
});

test.each([
  ["that is less than half an hour old", HALF_HOUR_MS - 1, [1]],
  ["only if it is less than half an hour old", HALF_HOUR_MS, undefined],
  ["only if the clock was not set back", -1, undefined],
])("R203 a reload uses an answer %s", (_title, laterMs, found) => {
  expect(afterReload("listHotGames", [1], laterMs)).toEqual(found);
});

test("R203 a reload keeps the age of an answer, so that it is not used for another half hour", () => {
  const { dataUpdatedAt } = reloaded("listHotGames", [1], HALF_HOUR_MS - 1).getQueryState(keyOf("listHotGames")) ?? {};
  expect(dataUpdatedAt).toBe(NOW_MS);
});

test("R203 a reload in another language or release requests the answers again", () => {
  afterReload("listHotGames", [1]);
  const [kept] = JSON.parse(entries.get("hotGame") ?? "");
  for (const other of [kept.for.replace(/en$/, "bn"), "/assets/other.js en"]) {
    entries.set("hotGame", JSON.stringify([{ ...kept, for: other }]));
    const client = new QueryClient();
    restoreSessionCache(client);
    expect(client.getQueryData(keyOf("listHotGames"))).toBeUndefined();
  }
});

test("R203 an entry stores the last three calls of its operation, each once", () => {
  const client = new QueryClient();
  const stop = writeSessionCache(client);
  for (const count of [1, 2, 3, 4, 3]) client.setQueryData(keyOf("listHotGames", { count }), [count]);
  stop();
  expect(JSON.parse(entries.get("hotGame") ?? "").map(({ data }: { data: unknown }) => data)).toEqual([[3], [4], [2]]);
});

test.each(["not json", "null", "[null]", "{}", "[1]", '[{"key":"public"}]', '"text"'])(
  "R203 an entry %s that the app has not written is ignored and overwritten",
  (text) => {
    entries.set("hotGame", text);
    expect(() => restoreSessionCache(new QueryClient())).not.toThrow();
    expect(afterReload("listHotGames", [1])).toEqual([1]);
  },
);

const node = (modId: string, enabled: "0" | "1", childrenNodes: object[] = []) => ({ modId, enabled, childrenNodes });

test("R202 R206 R207 R208 all modules are stored in one entry, and each module also in its own entry", () => {
  const tree = [node("AGENTCONTRACT3", "1", [node("AGENTSALARY3", "0")]), node("FREEPLAY3", "1")];
  expect(afterReload("getModuleTree", tree)).toEqual(tree);
  expect(Object.fromEntries(entries)).toMatchObject({
    AGENTCONTRACT3: "1",
    AGENTSALARY3: "0",
    FREEPLAY3: "1",
    enableContract: "1",
    enableSalary: "0",
  });
  expect(entries.has("settings")).toBe(true);
});

test("R208 no module overwrites an entry of the app", () => {
  entries.set("token", "t-1");
  afterReload("getModuleTree", [node("token", "1")]);
  expect(entries.get("token")).toBe("t-1");
});

test("R188 R190 R204 the merchant's name, the platform and the domains are stored", () => {
  afterReload("getPermission", { info: { whitelabel: { brandName: "Lobbykit" }, domainRoute: ["a.example"] } });
  expect(Object.fromEntries(entries)).toMatchObject({
    merchant: "Lobbykit",
    platform: "W",
    domainRoute: '["a.example"]',
  });
});
