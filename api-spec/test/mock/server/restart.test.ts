import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { MOCK_COMMAND } from "../../../../.ci/programs/mock.ts";
import { startProgram } from "../../../../.ci/programs/program.ts";
import { caller, spawnMock, tokenOf, type Mock, type SpawnedMock } from "../start-mock.ts";

const folder = mkdtempSync(join(tmpdir(), "lobbykit-mock-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A round of any game takes an idempotency key and a stake. */
const ROUND = { key: "round-00000001", stake: "10.00" };
const MORNING_MS = 37_123_456;

/** Launches a slot; returns its node and the address of its round call, which contains the launch token. */
async function launchFirstGame(mock: Mock, token: string) {
  const games = await mock.call("GET", "/wps/relay/GCSGAME_gameList?category=RNG");
  const { vassalage, gameType, nodeId } = Object(games.json.value).content[0];
  const json = { vassalage, gameType, nodeId, platform: "WEB", language: "en" };
  const launch = await mock.call("POST", "/wps/game/launchGame", { token, json });
  const { origin, search } = new URL(Object(launch.json.value).content);
  return { nodeId: Number(nodeId), origin, path: `/play/api/round${search}` };
}

/** The data that a member would notice the loss of. */
async function readMember(mock: Mock, token: string) {
  const paths = [
    "/wps/member/info",
    "/wps/v2/wallets/balance",
    "/wps/relay/MCSFE_getFavoriteGames",
    "/.well-known/jwks.json",
    "/wps/responsible/limits",
    "/wps/responsible/session",
  ];
  const answers = await Promise.all(paths.map((path) => mock.call("GET", path, { token })));
  const [member, balance, favourites, keys, limits, session] = answers.map(({ json }) => json.value ?? json.keys);
  const { loss, timeOut } = Object(limits);
  return { member, balance, favourites, keys, loss, timeOut, playingSince: Object(session).running?.startedAt };
}

async function readDraws(mock: Mock, token: string) {
  const answers = await Promise.all([
    mock.call("GET", "/lotto/lgw/games/opened/numero?gameCode=PK10_45S&count=100"),
    mock.call("GET", "/lotto/lgw/games/opened/numero?gameCode=LF_HANOI&count=100"),
    mock.call("GET", "/lgw/vn/games/game_menu/recent?recentCount=100", { token }),
  ]);
  return answers.map(({ json }) => Object(json.value).draws as { numero: string; winningNumber: string }[]);
}

describe("D3 a mock that was killed and started again with its file and ports", () => {
  let again: SpawnedMock;
  let token: string;
  let nodeId: number;
  let replay: () => ReturnType<Mock["call"]>;
  let resting: string;
  let before: Record<"member" | "resting", Awaited<ReturnType<typeof readMember>>>;
  let draws: Awaited<ReturnType<typeof readDraws>>;
  let round: unknown;
  let bets: PromiseSettledResult<unknown>[];

  beforeAll(async () => {
    const file = join(folder, "kill.sqlite");
    const mock = await spawnMock("--data", file);
    await mock.call("POST", "/__mock/clock", { json: { advanceMs: MORNING_MS } });
    token = await tokenOf(mock, "demo");
    const launch = await launchFirstGame(mock, token);
    ({ nodeId } = launch);
    replay = () => caller(launch.origin)("POST", launch.path, { json: ROUND });
    await mock.call("POST", "/wps/relay/MCSFE_addFavoriteGameV2", { token, json: { nodeId } });
    const limit = { kind: "loss", period: "1m", amount: "700.00" };
    await mock.call("PUT", "/wps/responsible/limits", { token, json: limit });
    round = (await replay()).json;
    resting = await tokenOf(mock, "newbie");
    await mock.call("POST", "/wps/responsible/time-out", { token: resting, json: { duration: "30d" } });
    before = { member: await readMember(mock, token), resting: await readMember(mock, resting) };
    draws = await readDraws(mock, token);

    const other = await launchFirstGame(mock, await tokenOf(mock, "agent"));
    const underWay = Array.from({ length: 200 }, (_, number) =>
      caller(other.origin)("POST", other.path, { json: { ...ROUND, key: `round-${number + 10_000}` } }),
    );
    await Promise.race(underWay);
    [bets] = await Promise.all([Promise.allSettled(underWay), mock.stop("SIGKILL")]);
    again = await spawnMock("--data", file, "--games-port", new URL(launch.origin).port);
  });

  it("E029 E102 keeps a member's session, money, favourites and limits, and the server's keys", async () => {
    expect(await readMember(again, token)).toEqual(before.member);
    expect(before.member).toMatchObject({
      member: { account: "demo" },
      balance: { balance: Object(round).balance },
      favourites: [nodeId],
      loss: expect.arrayContaining([expect.objectContaining({ amount: "700.00" })]),
      playingSince: expect.any(String),
    });
  });

  it("E104 keeps the break that a member took", async () => {
    expect(await readMember(again, resting)).toEqual(before.resting);
    expect(before.resting.timeOut).toBeDefined();
  });

  it("D12 answers a repeated call by the page of an open game with the round that was already played", async () => {
    expect((await replay()).json).toEqual(round);
  });

  it("keeps its clock, and its ledger still sums to zero, although it was killed during bets", async () => {
    expect(bets.some(({ status }) => status === "rejected")).toBe(true);
    const state = await again.call("GET", "/__mock/state");
    expect(state.json).toMatchObject({ ledgerTotal: "0.00", clockOffsetMs: MORNING_MS });
  });

  it("E036 E039 E058 returns the same draws", async () => {
    await again.call("POST", "/__mock/clock", { json: { advanceMs: 300_000 } });
    const after = await readDraws(again, token);
    for (const [index, told] of draws.entries()) {
      expect(told).toHaveLength(100);
      // Newer draws replace the oldest in a list of a hundred.
      expect(after[index]).toEqual(expect.arrayContaining(told.slice(0, 80)));
    }
  });

  it("exits with code 0 when it is stopped", async () => {
    expect(await again.stop()).toBe(0);
  });
});

const runMock = (...commandLine: string[]) => startProgram([...MOCK_COMMAND, ...commandLine]);

/** The output of a mock with an unusable file, without the name of the file, and its exit code. */
async function tryToStart(file: string) {
  const { child, ended } = runMock("--port", "0", "--data", file);
  const [exitCode, said] = await Promise.all([ended, text(child.stderr)]);
  return { said: said.replace(file, "FILE"), exitCode };
}
/** Matches a message of one line that names the file and says what to do. */
const GIVEN_UP = {
  said: expect.stringMatching(/^FILE [^\n]+ Choose another with --data, or delete it if you do not need it\.\n$/),
  exitCode: 2,
};

describe("a mock that is stopped while it answers", () => {
  const TIMES = 30;

  it.each(["SIGTERM", "SIGINT"] as const)(
    "completes its answers at %s, accepts no new calls and exits with code 0",
    async (signal) => {
      const mock = await spawnMock("--memory");
      const json = [{ operationId: "listRegions", kind: "delay", delayMs: 2000, times: TIMES }];
      await mock.call("POST", "/__mock/faults", { json });
      const calls = Array.from({ length: TIMES }, () => mock.call("GET", "/wps/system/regions"));
      const answers = Promise.allSettled(calls);
      // Each call takes one of the faults when it begins.
      await vi.waitFor(async () => expect((await mock.call("GET", "/__mock/state")).json.faults).toEqual([]));
      const ended = mock.stop(signal);
      const statuses = (await answers).map((answer) => answer.status === "fulfilled" && answer.value.status);
      expect(statuses).toEqual(Array.from({ length: TIMES }, () => 200));
      expect(await ended).toBe(0);
      await expect(mock.call("GET", "/wps/system/regions")).rejects.toThrow("fetch failed");
    },
  );

  it("stops after some seconds even if an answer is not complete", async () => {
    const mock = await spawnMock("--memory");
    const json = [{ operationId: "listRegions", kind: "delay", delayMs: 60_000, times: 1 }];
    await mock.call("POST", "/__mock/faults", { json });
    const answers = Promise.allSettled([mock.call("GET", "/wps/system/regions")]);
    await vi.waitFor(async () => expect((await mock.call("GET", "/__mock/state")).json.faults).toEqual([]));
    const ended = mock.stop();
    expect(await answers).toMatchObject([{ status: "rejected" }]);
    expect(await ended).toBe(0);
  });
});

describe("D3 the mock command", () => {
  it("refuses a file of another version and explains what to do", async () => {
    const file = join(folder, "old.sqlite");
    const old = new DatabaseSync(file);
    old.exec("create table accounts (id integer)");
    old.close();
    const { ended, hasPrinted } = runMock("--port", "0", "--data", file);
    expect(await hasPrinted(/^.*another version.*$/m)).toContain(`${file} was made by another version of the mock.`);
    expect(await ended).toBe(2);
  });

  it.each([
    ["is not a database", () => "not a database, but a text that is long enough to be looked at ".repeat(20)],
    ["is cut off", (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ["is overwritten in the middle", (whole: Buffer) => Buffer.from(whole).fill(0x5a, 8192, 65_536)],
  ])("exits with a one-line error for a file that %s", async (what, broken) => {
    const file = join(folder, `${what}.sqlite`);
    const mock = await spawnMock("--data", file);
    await mock.stop();
    writeFileSync(file, broken(readFileSync(file)));
    expect(await tryToStart(file)).toEqual(GIVEN_UP);
  });

  it("exits with a one-line error when `--data` names a folder, or a path inside a file", async () => {
    // Nobody should delete a folder because the mock says so.
    expect(await tryToStart(folder)).toEqual({ exitCode: 2, said: "FILE is a folder. Choose another with --data.\n" });
    const file = join(folder, "plain.txt");
    writeFileSync(file, "text");
    const { exitCode, said } = await tryToStart(join(file, "world.sqlite"));
    expect(exitCode).toBe(2);
    expect(said).toMatch(/^FILE cannot be used: [^\n]+ Choose another with --data\.\n$/);
  });

  it("makes its file readable only by the owner, even if it was readable by others", async () => {
    const file = join(folder, "private.sqlite");
    const modes = () => [file, `${file}-wal`, `${file}-shm`].map((part) => statSync(part).mode & 0o777);
    const mock = await spawnMock("--data", file);
    expect(modes()).toEqual([0o600, 0o600, 0o600]);
    await mock.stop("SIGKILL");
    for (const part of [file, `${file}-wal`, `${file}-shm`]) chmodSync(part, 0o644);
    const again = await spawnMock("--data", file);
    expect(modes()).toEqual([0o600, 0o600, 0o600]);
    await again.stop();
  });

  it("D12 R123 writes no token, handoff code or idempotency key into its file in plain text", async () => {
    const file = join(folder, "tokens.sqlite");
    const mock = await spawnMock("--data", file);
    const login = await tokenOf(mock, "demo");
    const { text } = await mock.call("POST", "/wps/session/handoff", { token: login });
    const handoff = String(Object(JSON.parse(text).value).code);
    const launch = new URL((await launchFirstGame(mock, login)).path, mock.url).searchParams.get("launch") ?? "";
    const headers = { "idempotency-key": "key-for-a-new-member" };
    const form = { registerMethod: "WEB", username: "newcomer1", nickname: "New", password: "demo-1234" };
    const json = { ...form, confirmPassword: "demo-1234", ageConfirmed: true, termsAccepted: true };
    const registered = await mock.call("PUT", "/wps/member/register?merchantCode=phlobby1", { headers, json });
    const secrets = [login, handoff, launch, String(Object(registered.json.value).token), "key-for-a-new-member"];
    expect(secrets.map(({ length }) => length >= 20)).toEqual(secrets.map(() => true));
    await mock.stop("SIGKILL");
    const stored = [file, `${file}-wal`].map((part) => readFileSync(part).toString("latin1")).join("");
    expect(secrets.filter((secret) => stored.includes(secret))).toEqual([]);
  });

  it("refuses an invalid command line and prints the usage", async () => {
    const { ended, hasPrinted } = runMock("--unknown");
    await hasPrinted(/Unknown option '--unknown'.*Usage: npm run mock/);
    expect(await ended).toBe(2);
  });
});
