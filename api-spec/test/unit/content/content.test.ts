import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { serveArt } from "../../../src/mock/art/serve-art.ts";
import { consolePage, serveConsole } from "../../../src/mock/console/console-page.ts";
import { HANDLERS } from "../../../src/mock/handlers/handlers.ts";
import type { HandlerRequest, OperationId } from "../../../src/mock/handler.ts";
import { gameOfNode } from "../../../src/mock/world/games/catalogue.ts";
import { helpCenter, listAnnouncements, listBanners } from "../../../src/mock/world/content/content.ts";
import { createWorld } from "../../../src/mock/world/create-world.ts";
import type { World } from "../../../src/mock/world/world.ts";

const NOW = Date.UTC(2026, 10, 21, 9);
const ALL = ["PL", "PU", "PR", "H"];

const termsIn = (language: string) => helpCenter(language).find(({ tag }) => tag === "reg-agreement");

describe("content", () => {
  it("R135 has a banner for every link type, and R150 banners for the login dialog", async () => {
    const banners = listBanners("en");
    expect(new Set(banners.map(({ linkageType }) => linkageType))).toEqual(
      new Set(["none", "url", "route", "game", "promotion"]),
    );
    expect(banners.filter(({ groupName }) => groupName === "w_login").length).toBeGreaterThanOrEqual(2);
    const game = banners.find(({ linkageType }) => linkageType === "game");
    expect(gameOfNode(Number(game?.linkageTarget))?.code).toBe("lantern-night");
    for (const { url } of banners) expect((await serveArt(new URL(url, "http://mock.example")))?.status).toBe(200);
  });

  it("R426 returns only the requested types, newest first", () => {
    const promotions = listAnnouncements(["PR"], "en", NOW);
    expect(promotions.every(({ type }) => type === "PR")).toBe(true);
    const dates = listAnnouncements(ALL, "en", NOW).map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it("R168 has more notices than fit on a page, one of them with unsafe HTML", () => {
    const notices = listAnnouncements(["PL"], "bn", NOW);
    expect(notices.length).toBeGreaterThan(6);
    expect(notices.filter(({ content }) => /<script|onerror=|javascript:/.test(content))).toHaveLength(1);
  });

  it("R157 has the terms and conditions (tag reg-agreement) in the reader's language, or else in English", () => {
    expect(termsIn("bn")?.title).toBe("শর্তাবলি");
    expect(termsIn("vi")?.title).toBe("Điều khoản và điều kiện");
    expect(termsIn("th")?.title).toBe("Terms and conditions");
    expect(termsIn("en")?.content.length).toBeGreaterThan(400);
  });

  it("shows the personas on the testers' page, which has no inline scripts or styles", () => {
    expect(consolePage()).toContain("agent42");
    expect(consolePage()).not.toMatch(/<style|\son\w+=|style=|<script(?![^>]* src=)/);
    for (const path of ["/", "/console/console.js", "/console/console.css"])
      expect(serveConsole(new URL(path, "http://mock.example"))?.status).toBe(200);
  });
});

describe("handlers", () => {
  let world: World;
  beforeEach(() => {
    world = createWorld();
  });
  afterEach(() => world.close());

  const ask = (operationId: OperationId, { as, ...rest }: Partial<HandlerRequest> & { as?: string } = {}) => {
    const handler = HANDLERS[operationId];
    const account = as === undefined ? undefined : world.accounts.byUsername(as);
    const headers = { host: "localhost:4010" };
    const base = {
      params: {},
      query: {},
      headers,
      body: undefined,
      account,
      token: as,
      language: "en",
      now: NOW,
      gamesOrigin: "http://localhost:4011",
      appOrigin: "http://localhost:5173",
      world,
    };
    const reply = handler?.({ ...base, ...rest });
    if (!reply || reply instanceof Promise) throw new Error(`${operationId} has no immediate answer`);
    return { status: reply.status ?? 200, body: reply.body as { value: Record<string, unknown>; code?: string } };
  };
  const launch = (as: string, body: object) =>
    ask("launchGame", {
      as,
      body: { vassalage: "LOBBYKIT", gameType: "RNG", platform: "WEB", language: "en", ...body },
      headers: { host: "localhost:4010" },
    });

  it("list games in pages, and find a name in either language", () => {
    const { value } = ask("listGames", { query: { category: "RNG", pageSize: "10", page: "2" } }).body;
    expect(value).toMatchObject({ page: 2, pageSize: 10 });
    expect(value.content).toHaveLength(10);
    expect(ask("listGames", { query: { name: "paper CRANE" } }).body.value.total).toBe(1);
    expect(ask("listGames", { query: { name: "কাগজের" } }).body.value.total).toBe(1);
    expect(ask("listGames", { query: { name: "no such game" } }).body.value).toMatchObject({ total: 0, totalPages: 0 });
  });

  it("R305, R306 keep favourites without duplicates, and refuse an unknown game", () => {
    expect(ask("addFavoriteGame", { as: "demo", body: { nodeId: 1002 } }).status).toBe(200);
    ask("addFavoriteGame", { as: "demo", body: { nodeId: 1002 } });
    expect(ask("getFavoriteGameIds", { as: "demo" }).body.value).toEqual([1002]);
    expect(ask("addFavoriteGame", { as: "demo", body: { nodeId: 999_999 } })).toMatchObject({
      status: 404,
      body: { code: "NOT_FOUND" },
    });
    ask("removeFavoriteGame", { as: "demo", query: { nodeId: "1002" } });
    expect(ask("getFavoriteGameIds", { as: "demo" }).body.value).toEqual([]);
  });

  it("E052 launch a game with a new token, and list it as recent", () => {
    const first = launch("demo", { code: "paper-crane" });
    expect(String(first.body.value.content)).toMatch(/^http:\/\/localhost:4011\/play\/crash\?launch=[\w-]{20,}$/);
    expect(ask("listRecentGames", { as: "demo" }).body.value.list).toMatchObject([{ code: "paper-crane" }]);
  });

  it("launch a vendor's lobby when no game is named", () => {
    expect(launch("demo", {}).status).toBe(200);
  });

  it("R260 refuse to launch a game for a member of type 4, and answer 404 for an unknown game", () => {
    expect(launch("restricted", { code: "paper-crane" })).toMatchObject({
      status: 403,
      body: { code: "ACCOUNT_RESTRICTED" },
    });
    expect(launch("demo", { nodeId: 999_999 })).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  });

  it.each(["https://attacker.example/", "http://localhost@attacker.example/", "ftp://localhost/"])(
    "refuse the return address %s",
    (backUrl) => {
      expect(launch("demo", { code: "paper-crane", backUrl })).toMatchObject({
        status: 400,
        body: { code: "INVALID_URL" },
      });
    },
  );

  it("R301 return remaining seconds that agree with the times of a draw, and R302 the time of the next refresh", () => {
    const { serverTime, nextRefreshAt, games } = ask("listLotteryGames", { now: NOW + 777 }).body.value as {
      serverTime: number;
      nextRefreshAt: number;
      games: { numero: string | null; remainTime: number; lockTime: number; fewinTime: number; closesAt: number }[];
    };
    for (const game of games) {
      expect(game.fewinTime).toBe(serverTime + game.remainTime * 1000);
      expect(game.closesAt).toBe(game.fewinTime - game.lockTime * 1000);
    }
    expect(games.some(({ numero }) => numero === null)).toBe(true);
    expect(nextRefreshAt).toBeGreaterThan(serverTime);
    expect(nextRefreshAt).toBeLessThanOrEqual(serverTime + 30_000);
  });

  it("R404 require a session for recent draws, and R432 return 100 draws, newest first", () => {
    expect(ask("listVnRecentDraws").status).toBe(401);
    const { draws } = ask("listVnRecentDraws", { as: "demo" }).body.value as {
      draws: { drawTime: number }[];
    };
    expect(draws).toHaveLength(100);
    const times = draws.map(({ drawTime }) => drawTime);
    expect(times).toEqual(times.toSorted((left, right) => right - left));
  });
});
