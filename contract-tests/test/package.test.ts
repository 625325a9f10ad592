import { execFile, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { objectOr, type JsonObject } from "../src/json.ts";
import { buildPackage } from "../package/build.ts";
import { PATIENCE_MS, runCommand } from "./support/command.ts";

const run = promisify(execFile);
const PACKAGE = "@lobbykit/contract-tests";
const workspace = path.join(import.meta.dirname, "..");
const installed = [path.join(workspace, "node_modules"), path.join(workspace, "../node_modules")];

/** A project outside the repository that has the packed package, and nothing that its manifest does not name. */
let consumer: string;
let packed: string;
let files: string[];

const readJson = (file: string): JsonObject => objectOr(JSON.parse(readFileSync(file, "utf8")));

function link(name: string): void {
  const target = installed.map((folder) => path.join(folder, name)).find((folder) => existsSync(folder));
  if (target === undefined) throw new Error(`${name} is not installed.`);
  const place = path.join(consumer, "node_modules", name);
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(target, place, "dir");
}

beforeAll(async () => {
  consumer = mkdtempSync(path.join(tmpdir(), "lobbykit-consumer-"));
  packed = path.join(consumer, "node_modules", PACKAGE);
  mkdirSync(packed, { recursive: true });
  await buildPackage(path.join(workspace, "dist"));
  const argv = ["pack", "--json", "--ignore-scripts", "--pack-destination", consumer];
  const { stdout } = await run("npm", argv, { cwd: workspace });
  const [{ filename, files: entries }] = JSON.parse(stdout);
  files = entries.map((entry: { path: string }) => entry.path);
  await run("tar", ["-xzf", path.join(consumer, filename), "--strip-components=1", "-C", packed]);
  for (const name of Object.keys(objectOr(readJson(path.join(packed, "package.json"))["dependencies"]))) link(name);
}, PATIENCE_MS);
afterAll(() => rmSync(consumer, { recursive: true }));

/** Runs the packed command as npx does: the file that `bin` names, in the folder of the consumer. */
async function runPacked(argv: readonly string[]): Promise<{ exitCode: number | null; output: string }> {
  const { "lobbykit-contract": bin } = objectOr(readJson(path.join(packed, "package.json"))["bin"]);
  const { INIT_CWD: _, ...env } = process.env;
  const child = spawn(process.execPath, [path.join(packed, String(bin)), ...argv], {
    cwd: consumer,
    env: { ...env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  return { exitCode, output };
}

describe("the packed command", { timeout: PATIENCE_MS }, () => {
  it("holds what it needs and no more: JavaScript, the spec, the journeys", () => {
    const kinds = new Set(files.map((file) => file.replace(/^dist\/.*(\.\w+)$/, "dist/*$1")));
    expect([...kinds].filter((kind) => !/^dist\/\*\.(?:css|svg|html)$|taken-in/.test(kind)).toSorted()).toEqual([
      "LICENSE",
      "README.md",
      "dist/*.js",
      "dist/*.json",
      "dist/*.yaml",
      "lobbykit.contract.schema.json",
      "package.json",
      "report.schema.json",
      "spec-extensions.schema.json",
    ]);
  });

  it("needs nothing that is not published", () => {
    const { dependencies, engines } = readJson(path.join(packed, "package.json"));
    expect(Object.keys(objectOr(dependencies)).filter((name) => name.startsWith("@lobbykit/"))).toEqual([]);
    expect(engines).toEqual({ node: ">=20.18" });
  });

  it("knows its version, and explains itself", async () => {
    const { version } = readJson(path.join(packed, "package.json"));
    expect(await runPacked(["--version"])).toEqual({ exitCode: 0, output: `${String(version)}\n` });
    expect((await runPacked(["--help"])).output).toContain("lobbykit-contract --url");
  });

  it("lists the same plan as the command in the repository", async () => {
    const argv = ["--list", "--unsafe", "--runs", "0", "--only", "session,wallet,deposits,withdrawals,records"];
    const { output } = await runCommand(argv);
    expect((await runPacked(argv)).output).toBe(output);
    expect(output).toContain("journey money/payInAndOut › signIn");
  });

  it("tests the mock, in the folder where it is called", async () => {
    const { exitCode, output } = await runPacked([
      "--url",
      inject("mockUrl"),
      "--header",
      "X-Mock-Session: package",
      "--only",
      "favourites,getVersion",
    ]);
    expect(output).toContain("honours the spec");
    expect(exitCode).toBe(0);
    expect(existsSync(path.join(consumer, "contract-report/report.json"))).toBe(true);
  });
});
