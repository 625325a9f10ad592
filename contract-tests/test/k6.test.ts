import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { isObject, objectOr } from "../src/json.ts";
import { callCommand, PATIENCE_MS } from "./support/command.ts";

const run = promisify(execFile);
const RUN = path.join(import.meta.dirname, "support/k6/run.ts");
const ROOT = path.join(import.meta.dirname, "../..");
const ENVIRONMENT = {
  LOBBYKIT_CONTRACT_USERNAME: "demo",
  LOBBYKIT_CONTRACT_PASSWORD: "demo-1234",
  LOBBYKIT_CONTRACT_PAYMENT_PASSWORD: "654321",
  LOBBYKIT_CONTRACT_AGENT_USERNAME: "agent",
  LOBBYKIT_CONTRACT_AGENT_PASSWORD: "demo-1234",
};
const BIG = { maxBuffer: 64 * 1024 * 1024 };

/** The errors of the compiler for a script with the types of k6; empty if there are none. */
async function complaintsOfTheCompiler(file: string, folder: string): Promise<string> {
  const types = path.join(ROOT, "node_modules/@types");
  const compilerOptions = {
    allowJs: true,
    checkJs: true,
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    target: "es2022",
    lib: ["es2022"],
    module: "esnext",
    moduleResolution: "bundler",
    typeRoots: [types],
    types: ["k6"],
    paths: { k6: [path.join(types, "k6")], "k6/*": [path.join(types, "k6/*")] },
  };
  await writeFile(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [file] }));
  const argv = [path.join(ROOT, "node_modules/typescript/bin/tsc"), "-p", folder];
  const { stdout } = await run(process.execPath, argv).catch((error: unknown) => ({
    stdout: String(isObject(error) ? error["stdout"] : error),
  }));
  return stdout;
}

interface Called {
  readonly operation: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

async function played(file: string, environment: Readonly<Record<string, string>> = ENVIRONMENT) {
  const env = { ...process.env, ...environment, LOBBYKIT_CONTRACT_URL: inject("mockUrl") };
  const { stdout } = await run(process.execPath, [RUN, file], { ...BIG, env });
  const report: { options: unknown; inSetup: Called[]; inLoad: Called[]; failed: string[]; measured: string[] } =
    JSON.parse(stdout);
  return report;
}

describe("the load script", { timeout: PATIENCE_MS }, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "lobbykit-k6-"));
  }, PATIENCE_MS);
  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  async function made(name: string, argv: readonly string[] = []): Promise<{ file: string; told: string }> {
    const { exitCode, output } = await callCommand(["k6", "--out", name, ...argv], folder);
    expect(exitCode).toBe(0);
    return { file: path.join(folder, name), told: output };
  }

  it("gets a documented success for every request to the mock, and measures each operation", async () => {
    const { file, told } = await made("safe.js");
    const { inSetup, inLoad, failed, measured, options } = await played(file);
    expect(failed).toEqual([]);
    expect(inLoad.length).toBeGreaterThan(50);
    expect(told).toContain(`${inLoad.length} operations`);
    expect(new Set(inLoad.map(({ operation }) => operation)).size).toBe(inLoad.length);
    expect(measured.length).toBe(inLoad.length);
    expect(inSetup.filter(({ operation }) => operation === "login").length).toBe(2);
    expect(objectOr(objectOr(objectOr(options)["scenarios"])["contract"])).toMatchObject({
      executor: "constant-arrival-rate",
      rate: 50,
      duration: "60s",
    });
  });

  it("also writes with --unsafe, uses a new idempotency key each time, holds no secret and matches k6's types", async () => {
    const { file } = await made("unsafe.js", ["--unsafe", "--rate", "5", "--duration", "10m"]);
    const { inLoad, failed, options } = await played(file);
    expect(failed).toEqual([]);
    const keys = inLoad.flatMap(({ headers }) => headers["idempotency-key"] ?? []);
    expect(keys.length).toBeGreaterThan(5);
    expect(new Set(keys).size).toBe(keys.length);
    expect(JSON.stringify(options)).toContain('"rate":5,"timeUnit":"1s","duration":"10m"');
    const text = await readFile(file, "utf8");
    for (const secret of ["demo-1234", "654321"]) expect(text).not.toContain(`"${secret}"`);
    expect(await complaintsOfTheCompiler(file, folder)).toBe("");
  });

  it("names a missing environment variable", async () => {
    const { file } = await made("small.js", ["--only", "getWalletBalance"]);
    await expect(played(file, { ...ENVIRONMENT, LOBBYKIT_CONTRACT_PASSWORD: "" })).rejects.toThrow(
      "Set LOBBYKIT_CONTRACT_PASSWORD.",
    );
  });

  it("is not written, and the command exits with 2, when no selected operation can be put under load", async () => {
    const { exitCode, errors } = await callCommand(["k6", "--only", "login"], folder);
    expect(errors).toContain("not login: the script logs in once, before the load");
    expect(exitCode).toBe(2);
  });
});
