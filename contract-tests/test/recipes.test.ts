import { spawn } from "node:child_process";
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createCommand } from "../src/options/command-line.ts";
import { PATIENCE_MS } from "./support/command.ts";
import { FIXTURE_SPEC } from "./support/specs/fixture-spec.ts";
import type { Listening } from "./support/servers/listen.ts";
import { startReferenceServer } from "./support/servers/reference-server.ts";

const RECIPES = path.join(import.meta.dirname, "../recipes");
const SCRIPT = path.join(RECIPES, "contract.sh");
const CLI = path.join(import.meta.dirname, "../src/cli.ts");
const REPORTS = ["junit.xml", "report.html", "report.json", "report.sarif"];

const read = async (name: string): Promise<string> => readFile(path.join(RECIPES, name), "utf8");
const variables = createCommand().options.flatMap(({ envVar }) => envVar ?? []);
const namedIn = (text: string): string[] => [...new Set(text.match(/\bLOBBYKIT_CONTRACT_[A-Z_]+[A-Z]/g))];

/** Replaces npx: it checks the requested package and runs the command of this repository. */
const NPX = `#!/bin/sh
[ "$1 $2 $3 $4" = "--yes --package @lobbykit/contract-tests lobbykit-contract" ] || { echo "npx was asked for $*" >&2; exit 99; }
shift 4
exec "${process.execPath}" "${CLI}" "$@"
`;

describe("the shell recipe", { timeout: PATIENCE_MS }, () => {
  let server: Listening;
  let folder: string;
  beforeAll(async () => {
    server = await startReferenceServer(FIXTURE_SPEC);
    folder = await mkdtemp(path.join(tmpdir(), "lobbykit-recipe-"));
    await writeFile(path.join(folder, "spec.json"), JSON.stringify(FIXTURE_SPEC));
    await writeFile(path.join(folder, "npx"), NPX);
    await chmod(path.join(folder, "npx"), 0o755);
  }, PATIENCE_MS);
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const run = async (argv: readonly string[], environment: Readonly<Record<string, string>>) => {
    const child = spawn("sh", [SCRIPT, "--spec", "spec.json", ...argv], {
      cwd: folder,
      env: { PATH: `${folder}:${process.env["PATH"]}`, NO_COLOR: "1", ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
    const exitCode = await new Promise((resolve) => child.once("close", resolve));
    return { exitCode, output };
  };

  it("reports that a correct server honours the contract, and writes every report", async () => {
    const { exitCode, output } = await run(["--only", "getItem"], { LOBBYKIT_CONTRACT_URL: server.url });
    expect(output).toContain("contract: honoured");
    expect(exitCode).toBe(0);
    expect(await readdir(path.join(folder, "contract-report"))).toEqual(expect.arrayContaining(REPORTS));
  });

  it("distinguishes new failures from those of the baseline", async () => {
    // A member is not an agent, so the agent's area is refused, which breaks the contract for that account.
    const broken = {
      LOBBYKIT_CONTRACT_URL: server.url,
      LOBBYKIT_CONTRACT_AGENT_USERNAME: "demo",
      CONTRACT_OUT: "elsewhere",
    };
    const first = await run(["--only", "listTeam"], broken);
    expect(first.output).toContain("contract: broken. Read elsewhere/report.html");
    expect(first.exitCode).toBe(1);
    await run(["--only", "listTeam", "--update-baseline"], broken);
    const known = await run(["--only", "listTeam"], broken);
    expect(known.output).toContain("contract: honoured");
    expect(known.exitCode).toBe(0);
  });

  it("reports that no run was possible without a server", async () => {
    const { exitCode, output } = await run(["--only", "getItem"], { LOBBYKIT_CONTRACT_URL: "http://127.0.0.1:1" });
    expect(output).toContain("contract: the server could not be tested");
    expect(exitCode).toBe(2);
  });
});

describe("the CI recipes", () => {
  it("run only `contract.sh`", async () => {
    const github = parse(await read("github-actions.yml"));
    const steps: { run?: string; uses?: string }[] = github.jobs.contract.steps;
    expect(steps.flatMap((step) => step.run ?? [])).toEqual(["sh contract.sh"]);
    expect(parse(await read("gitlab-ci.yml")).contract.script).toEqual(["sh contract.sh"]);
  });

  it("pin their actions, have minimal permissions, and keep the reports of a failed run", async () => {
    const { jobs, permissions } = parse(await read("github-actions.yml"));
    const steps: { uses?: string; if?: string; with?: Record<string, string> }[] = jobs.contract.steps;
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used.filter((uses) => !/^[\w-]+\/[\w/-]+@v\d+$/.test(uses))).toEqual([]);
    expect(permissions).toEqual({ contents: "read", "security-events": "write" });
    const after = steps.slice(steps.findIndex((step) => "run" in step) + 1);
    expect(after.every((step) => step.if?.includes("!cancelled()"))).toBe(true);
    expect(after.map((step) => step.with?.["sarif_file"] ?? step.with?.["path"])).toEqual([
      "contract-report/report.sarif",
      "contract-report",
    ]);
    const { artifacts } = parse(await read("gitlab-ci.yml")).contract;
    expect(artifacts).toMatchObject({ when: "always", reports: { junit: "contract-report/junit.xml" } });
  });

  it("name only variables that the command reads", async () => {
    for (const name of await readdir(RECIPES))
      expect(variables).toEqual(expect.arrayContaining(namedIn(await read(name))));
  });
});
