import { beforeAll, describe, expect, it } from "vitest";
import { caller, openWorld, tokenOf, type Mock } from "../start-mock.ts";

const LAUNCH = { vassalage: "LOBBYKIT", gameType: "RNG", code: "paper-crane", platform: "WEB", language: "en" };

let mock: Mock;
let game: URL;
beforeAll(async () => {
  mock = await openWorld();
  const token = await tokenOf(mock, "demo");
  const launch = await mock.call("POST", "/wps/game/launchGame", { token, json: LAUNCH });
  game = new URL(Object(launch.json.value).content);
});

describe("R317 D17 the origin of the demo games", () => {
  it("E054 has the same host as the contract's server, and another port", () => {
    const api = new URL(mock.url);
    expect(game.hostname).toBe(api.hostname);
    expect(game.port).not.toBe(api.port);
  });

  it("serves the launched page with its files and pictures", async () => {
    const page = await caller(game.origin)("GET", game.pathname + game.search);
    expect(page.status).toBe(200);
    const files = [...page.text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = ""]) => path);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect([file, (await caller(game.origin)("GET", file)).status]).toEqual([file, 200]);
  });

  it("serves neither the contract's operations nor the testers' pages", async () => {
    for (const path of ["/", "/wps/system/regions", "/__mock/state", "/console/console.js", "/.well-known/jwks.json"]) {
      expect([path, (await caller(game.origin)("GET", path)).status]).toEqual([path, 404]);
    }
  });

  it("sends no CORS header that lets another origin read its answers", async () => {
    const headers = { origin: "http://localhost:5173" };
    const session = await caller(game.origin)("GET", `/play/api/session${game.search}`, { headers });
    expect(session.status).toBe(200);
    expect(session.headers.has("access-control-allow-origin")).toBe(false);
  });

  it("is the only origin that serves games", async () => {
    expect((await mock.call("GET", game.pathname + game.search)).status).toBe(404);
    expect((await mock.call("GET", "/play/assets/play.css")).json.code).toBe("NOT_FOUND");
  });

  it("E020 is the launch host that getPermission returns, with the host name that the caller used", async () => {
    const { port } = new URL(mock.url);
    const permission = await caller(`http://localhost:${port}`)("GET", "/wps/system/permission?url=localhost:5173");
    expect(permission.json.value).toMatchObject({
      info: { launchGameCDNs: [`http://localhost:${game.port}/`], imageCDNs: [`http://localhost:${port}/`] },
    });
  });
});
