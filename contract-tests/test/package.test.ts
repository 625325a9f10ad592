import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Consumer, createConsumer, pack } from "../../.ci/packages/packed-package.ts";
import { objectOr, type JsonObject } from "../src/json.ts";
import { PATIENCE_MS, runCommand } from "./support/command.ts";

let consumer: Consumer;
beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "lobbykit-packed-"));
  consumer = await createConsumer(await pack(path.join(import.meta.dirname, ".."), folder));
}, PATIENCE_MS);
afterAll(() => consumer.remove());

const readManifest = (): JsonObject =>
  objectOr(JSON.parse(readFileSync(path.join(consumer.packageFolder, "package.json"), "utf8")));

/** Runs the packed command as npx does: the file that `bin` names, in the consumer's folder. */
async function runPacked(argv: readonly string[]): Promise<{ exitCode: number | null; output: string }> {
  const { "lobbykit-contract": bin } = objectOr(readManifest()["bin"]);
  const { INIT_CWD: _, ...env } = process.env;
  const child = spawn(process.execPath, [path.join(consumer.packageFolder, String(bin)), ...argv], {
    cwd: consumer.folder,
    env: { ...env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  return { exitCode, output };
}

describe("the packed command", { timeout: PATIENCE_MS }, () => {
  it("contains only JavaScript, the spec, the journeys and files of the report", () => {
    const kinds = new Set(consumer.files.map((file) => file.replace(/^dist\/.*(\.\w+)$/, "dist/*$1")));
    expect([...kinds].filter((kind) => !/^dist\/\*\.(?:css|svg|html)$|taken-in/.test(kind)).toSorted()).toEqual([
      "LICENSE",
      "README.md",
      "dist/*.js",
      "dist/*.json",
      "dist/*.yaml",
      "lobbykit.contract.ignore.schema.json",
      "lobbykit.contract.schema.json",
      "package.json",
      "report.schema.json",
      "spec-extensions.schema.json",
    ]);
  });

  it("depends only on published packages", () => {
    const { dependencies, engines } = readManifest();
    expect(Object.keys(objectOr(dependencies)).filter((name) => name.startsWith("@lobbykit/"))).toEqual([]);
    expect(engines).toEqual({ node: ">=20.18" });
  });

  it("prints its version and its help", async () => {
    const { version } = readManifest();
    expect(await runPacked(["--version"])).toEqual({ exitCode: 0, output: `${String(version)}\n` });
    expect((await runPacked(["--help"])).output).toContain("lobbykit-contract --url");
  });

  it("lists the same plan as the command in the repository", async () => {
    const argv = ["--list", "--unsafe", "--runs", "0", "--only", "session,wallet,deposits,withdrawals,records"];
    const { output } = await runCommand(argv);
    expect((await runPacked(argv)).output).toBe(output);
    expect(output).toContain("journey money/payInAndOut › signIn");
  });

  it("tests the mock, and writes the report to the current folder", async () => {
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
    expect(existsSync(path.join(consumer.folder, "contract-report/report.json"))).toBe(true);
  });
});
