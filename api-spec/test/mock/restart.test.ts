import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { caller, runMock, spawnMock, tokenOf, type SpawnedMock } from "./start-mock.ts";

let folder: string;
const running: SpawnedMock[] = [];
const start = async (...commandLine: string[]) => {
  const mock = await spawnMock(...commandLine);
  running.push(mock);
  return mock;
};

/** A round of any game takes an idempotency key and a stake. */
const ROUND = { key: "round-00000001", stake: "10.00" };

/** Launches a slot and gives its node and the address of its call for a round, which holds the launch token. */
async function launchFirstGame(mock: SpawnedMock, token: string) {
  const games = await mock.call("GET", "/wps/relay/GCSGAME_gameList?category=RNG");
  const { vassalage, gameType, nodeId } = Object(games.json.value).content[0];
  const json = { vassalage, gameType, nodeId, platform: "WEB", language: "en" };
  const launch = await mock.call("POST", "/wps/game/launchGame", { token, json });
  const { origin, search } = new URL(Object(launch.json.value).content);
  return { nodeId: Number(nodeId), origin, path: `/play/api/round${search}` };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lobbykit-mock-"));
});
afterEach(async () => {
  for (const mock of running.splice(0)) if (mock.child.exitCode === null && !mock.child.killed) await mock.stop();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("D3 the mock command", () => {
  it("E029 loses nothing of a member when it is killed", async () => {
    const file = join(folder, "kill.sqlite");
    const mock = await start("--data", file);
    const token = await tokenOf(mock, "demo");
    const { nodeId, origin, path } = await launchFirstGame(mock, token);
    await mock.call("POST", "/wps/relay/MCSFE_addFavoriteGameV2", { token, json: { nodeId } });
    await mock.call("POST", "/__mock/clock", { json: { advanceMs: 60_000 } });
    const keys = await mock.call("GET", "/.well-known/jwks.json");
    const round = await caller(origin)("POST", path, { json: ROUND });
    await mock.kill();

    // On the same ports, as after a power cut: the page that is open goes on.
    const again = await start("--data", file, "--games-port", new URL(origin).port);
    expect((await again.call("GET", "/wps/member/info", { token })).json.value).toMatchObject({ account: "demo" });
    const balance = await again.call("GET", "/wps/v2/wallets/balance", { token });
    expect(balance.json.value).toMatchObject({ balance: round.json.balance });
    const replayed = await caller(origin)("POST", path, { json: ROUND });
    expect(replayed.json.balance).toBe(round.json.balance);
    const favourites = await again.call("GET", "/wps/relay/MCSFE_getFavoriteGames", { token });
    expect(favourites.json.value).toEqual([nodeId]);
    expect((await again.call("GET", "/.well-known/jwks.json")).json).toEqual(keys.json);
    const state = await again.call("GET", "/__mock/state");
    expect(state.json).toMatchObject({ ledgerTotal: "0.00", clockOffsetMs: 60_000 });
  });

  it("E036 E039 E058 tells the same draws after a restart", async () => {
    const file = join(folder, "draws.sqlite");
    const mock = await start("--data", file);
    const token = await tokenOf(mock, "demo");
    const history = async (from: SpawnedMock) => {
      const answers = await Promise.all([
        from.call("GET", "/lotto/lgw/games/opened/numero?gameCode=PK10_45S&count=100"),
        from.call("GET", "/lotto/lgw/games/opened/numero?gameCode=LF_HANOI&count=100"),
        from.call("GET", "/lgw/vn/games/game_menu/recent?recentCount=100", { token }),
      ]);
      return answers.map(({ json }) => Object(json.value).draws as { numero: string; winningNumber: string }[]);
    };
    await mock.call("POST", "/__mock/clock", { json: { advanceMs: 37_123_456 } });
    const before = await history(mock);
    await mock.kill();

    const again = await start("--data", file);
    await again.call("POST", "/__mock/clock", { json: { advanceMs: 300_000 } });
    const after = await history(again);
    for (const [index, draws] of before.entries()) {
      expect(draws).toHaveLength(100);
      // Newer draws push the oldest out of a list of a hundred.
      expect(after[index]).toEqual(expect.arrayContaining(draws.slice(0, 80)));
    }
  });

  it("keeps its ledger whole when it is killed in the midst of bets", async () => {
    const file = join(folder, "bets.sqlite");
    const mock = await start("--data", file);
    const { origin, path } = await launchFirstGame(mock, await tokenOf(mock, "demo"));
    const bets = Array.from({ length: 200 }, (_, number) =>
      caller(origin)("POST", path, { json: { ...ROUND, key: `round-${number + 10_000}` } }),
    );
    await Promise.race(bets);
    const [outcomes] = await Promise.all([Promise.allSettled(bets), mock.kill()]);
    expect(outcomes.some(({ status }) => status === "rejected")).toBe(true);

    const again = await start("--data", file);
    expect((await again.call("GET", "/__mock/state")).json).toMatchObject({ ledgerTotal: "0.00" });
  });

  it("forgets with --memory, and stops cleanly", async () => {
    const mock = await start("--memory");
    const ended = once(mock.child, "exit");
    await mock.stop();
    expect(await ended).toEqual([0, null]);
  });

  it("says in one line that its port is taken, and exits with 2", async () => {
    const mock = await start("--memory");
    const { port } = new URL(mock.url);
    const { child, output } = runMock("--memory", "--port", port);
    const ended = once(child, "exit");
    expect(await output(/^Port .*$/m)).toBe(`Port ${port} is in use. Choose another with --port or MOCK_PORT.`);
    expect(await ended).toEqual([2, null]);
  });

  it("reads no file of another version, and says what to do", async () => {
    const file = join(folder, "old.sqlite");
    const old = new DatabaseSync(file);
    old.exec("create table accounts (id integer)");
    old.close();
    const { child, output } = runMock("--port", "0", "--data", file);
    const ended = once(child, "exit");
    expect(await output(/^.*another version.*$/m)).toContain(`${file} was made by another version of the mock.`);
    expect(await ended).toEqual([2, null]);
  });

  it.each([
    [["--port", "many"], /^Not a port: many/m],
    [["--memory", "--data", "x"], /exclude each other/],
    [["--unknown"], /Unknown option '--unknown'/],
  ])("refuses %j", async (commandLine, expected) => {
    const { child, output } = runMock(...commandLine);
    const ended = once(child, "exit");
    await output(expected);
    expect(await ended).toEqual([2, null]);
  });
});
