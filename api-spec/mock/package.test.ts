import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { publint } from "publint";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Consumer, createConsumer, pack } from "../../.ci/packages/packed-package.ts";

const root = path.join(import.meta.dirname, "../..");
const START_MS = 120_000;

let consumer: Consumer;
beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "lobbykit-packed-"));
  consumer = await createConsumer(await pack(import.meta.dirname, folder));
}, 300_000);
afterAll(() => consumer.remove());

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const readManifest = () => readJson(path.join(consumer.packageFolder, "package.json"));

/** Runs `npx @lobbykit/mock …` in the empty project, in a process group so that all its processes can be ended together. */
function npx(...commandLine: string[]) {
  const { INIT_CWD: _, MOCK_PORT: _port, GAMES_PORT: _games, ...env } = process.env;
  const child = spawn("npx", ["@lobbykit/mock", ...commandLine], {
    cwd: consumer.folder,
    // The package is installed, so npx shows no question.
    env: { ...env, npm_config_offline: "true" },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (printed.out += chunk));
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (printed.err += chunk));
  return { child, printed };
}

/** The output of a command that exits. */
async function run(...commandLine: string[]) {
  const { child, printed } = npx(...commandLine);
  const [exitCode] = await once(child, "close");
  return { exitCode, ...printed };
}

let running: ChildProcess | undefined;
async function stop(): Promise<void> {
  if (running?.pid === undefined) return;
  const ended = once(running, "close");
  process.kill(-running.pid, "SIGTERM");
  running = undefined;
  await ended;
}
afterEach(stop);

/** Starts the mock and returns its address. Only one mock runs at a time. */
async function start(...commandLine: string[]): Promise<string> {
  const { child, printed } = npx("--port", "0", ...commandLine);
  running = child;
  return new Promise((resolve, reject) => {
    child.stdout.on("data", () => {
      const url = /^Mock is ready: (\S+)$/m.exec(printed.out)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once("close", () => reject(new Error(`The mock did not start:\n${printed.err}`)));
  });
}

async function login(url: string): Promise<string> {
  const body = JSON.stringify({ type: "username", username: "demo", password: "demo-1234" });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/wps/session/login`, { method: "POST", headers, body });
  const { value } = (await answer.json()) as { value: { token: string } };
  return value.token;
}

const favouritesOf = async (url: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/wps/relay/MCSFE_getFavoriteGames`, { headers });
  return (await answer.json()) as { success: boolean; value: number[] };
};

describe("the packed mock", () => {
  test("contains only the built command, the contract and the page assets", () => {
    const outside = consumer.files.filter((file) => !/^dist\/(?:[\w.-]+\.js|pages\/(?:console|games)\/.+)$/.test(file));
    expect(outside.toSorted()).toEqual([
      "LICENSE",
      "README.md",
      "dist/LICENSES-OF-LIBRARIES.txt",
      "dist/openapi.json",
      "dist/reference.html",
      "package.json",
    ]);
    expect(consumer.files.filter((file) => /\.test\.|\.mock|\.sqlite/.test(file))).toEqual([]);
  });

  test("depends on three libraries in the versions that the sources are tested with", () => {
    const { dependencies } = readManifest();
    const { devDependencies } = readJson(path.join(root, "api-spec/package.json"));
    expect(Object.keys(dependencies)).toEqual(["@resvg/resvg-wasm", "sharp", "svg-captcha"]);
    for (const [name, version] of Object.entries(dependencies)) expect(version).toBe(devDependencies[name]);
  });

  test("has no install scripts, and neither do its dependencies", () => {
    const { packages } = readJson(path.join(root, "package-lock.json"));
    const asked = new Set(["@lobbykit/mock", ...Object.keys(readManifest().dependencies)]);
    // A set also visits entries that are added during the loop.
    for (const name of asked) {
      const { dependencies, optionalDependencies } = packages[`node_modules/${name}`] ?? {};
      for (const more of Object.keys({ ...dependencies, ...optionalDependencies })) asked.add(more);
    }
    expect(asked.size).toBeGreaterThan(10);
    expect([...asked].filter((name) => packages[`node_modules/${name}`]?.hasInstallScript)).toEqual([]);
    expect(Object.keys(readManifest().scripts).filter((name) => /install|prepare/.test(name))).toEqual([]);
  });

  test("contains the licence of each bundled library", () => {
    const licences = readFileSync(path.join(consumer.packageFolder, "dist/LICENSES-OF-LIBRARIES.txt"), "utf8");
    for (const name of ["@stoplight/prism-http", "@simplewebauthn/server", "jose"])
      expect(licences).toMatch(new RegExp(`^${name} [\\d.]+, \\S+`, "m"));
  });

  test("satisfies publint", async () => {
    const { messages } = await publint({ pkgDir: consumer.packageFolder, strict: true, pack: false });
    expect(messages).toEqual([]);
  });
});

describe("npx @lobbykit/mock in an empty folder", { timeout: START_MS }, () => {
  test("serves the contract and keeps its data after a restart", async () => {
    const first = await start();
    const status = await fetch(`${first}/wps/system/status?url=localhost`);
    expect(status.headers.get("x-mock-by")).toBe("handler");
    expect(await status.json()).toMatchObject({ success: true, value: { maintenance: false } });
    const state = await fetch(`${first}/__mock/state`);
    expect(await state.json()).toMatchObject({ ledgerTotal: "0.00" });

    const token = await login(first);
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const games = await fetch(`${first}/wps/relay/GCSGAME_gameList?category=RNG`);
    const { value } = (await games.json()) as { value: { content: { nodeId: number }[] } };
    const nodeId = Number(value.content[0]?.nodeId);
    const body = JSON.stringify({ nodeId });
    await fetch(`${first}/wps/relay/MCSFE_addFavoriteGameV2`, { method: "POST", headers, body });
    await stop();

    expect(existsSync(path.join(consumer.folder, ".mock/world.sqlite"))).toBe(true);
    const { success, value: kept } = await favouritesOf(await start(), token);
    expect([success, kept]).toEqual([true, expect.arrayContaining([nodeId])]);
  });

  test("answers status 400 to a request that breaks the contract", async () => {
    const url = await start("--memory");
    const answer = await fetch(`${url}/wps/session/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ type: "username", username: 7 }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ success: false, code: "INVALID_REQUEST" });
  });

  test("serves its pages, WebP pictures and captchas", async () => {
    const url = await start("--memory");
    const read = async (address: string) => {
      const answer = await fetch(url + address);
      return { status: answer.status, type: answer.headers.get("content-type"), body: await answer.text() };
    };
    expect(await read("/")).toMatchObject({ status: 200, body: expect.stringContaining("/console/console.js") });
    expect(await read("/reference")).toMatchObject({ status: 200, body: expect.stringContaining("getSystemStatus") });
    const script = await read("/console/console.js");
    expect(script).toMatchObject({ status: 200, body: expect.stringMatching(/from "\.\/[\w-]+\.js"/) });
    const games = await fetch(`${url}/wps/relay/GCSGAME_gameList?category=RNG`);
    const picture = /\/art\/games\/[\w-]+\.webp/.exec(await games.text())?.[0];
    expect(await read(String(picture))).toMatchObject({ status: 200, type: "image/webp" });
    const captcha = await fetch(`${url}/wps/captcha`);
    expect([captcha.status, await captcha.text()]).toEqual([200, expect.stringContaining('"iVBORw0KGgo')]);
  });

  test("prints its help and its version", async () => {
    const help = await run("--help");
    expect(help).toEqual({
      exitCode: 0,
      err: "",
      out: expect.stringContaining("Usage: npx @lobbykit/mock [--port 4010]"),
    });
    for (const option of ["port", "games-port", "app-url", "data", "memory", "expose", "version"])
      expect(help.out).toContain(`--${option}`);
    expect(await run("--version")).toEqual({ exitCode: 0, err: "", out: `${readManifest().version}\n` });
  });

  test.each(["--unknown", "--port=many", "--port -1", "--port 6000", "--memory --data x"])(
    "exits with code 2 and one error line for %s",
    async (commandLine) => {
      const { exitCode, out, err } = await run(...commandLine.split(" "));
      expect([exitCode, out]).toEqual([2, ""]);
      expect(err).toMatch(/^[^\n]+ Usage: npx @lobbykit\/mock [^\n]+\n$/);
    },
  );
});
