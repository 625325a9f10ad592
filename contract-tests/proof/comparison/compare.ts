/**
 * `npm run contract:compare [-- TOOL ...]`: counts how many of the planted faults other tools find. Tools that are not our dependencies are
 * installed into a temporary folder. It writes results.json beside this file, and docs/contract-tests-comparison.md.
 */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readNames } from "../../../.ci/options.ts";
import { startMockProcess } from "../../../.ci/programs/mock.ts";
import { valueAt } from "../../src/json.ts";
import { PLANTED_FAULTS } from "../../test/faults/first-list/index.ts";
import type { PlantedFault } from "../../test/faults/planted-fault.ts";
import { startFaultyServer, type Planted } from "../../test/support/servers/fault-proxy.ts";
import { openBench, plant } from "../../test/support/servers/try-server.ts";
import { ours } from "./lobbykit-contract.ts";
import { writePage, type Results } from "./page.ts";
import { PORTMAN_PACKAGES, portman } from "./portman.ts";
import { prism } from "./prism.ts";
import { respect } from "./respect.ts";
import { SPECMATIC_PACKAGE, specmatic } from "./specmatic.ts";
import { runProgram, tell, type Stage } from "./tool.ts";

const RESULTS = path.join(import.meta.dirname, "results.json");
const TOOLS = [ours, prism, respect, portman, specmatic];
const INSTALLED = path.join(tmpdir(), "lobbykit-contract-compare");

async function install(): Promise<void> {
  await mkdir(INSTALLED, { recursive: true });
  if (existsSync(path.join(INSTALLED, "node_modules/.bin/newman"))) return;
  tell(`installing ${[...PORTMAN_PACKAGES, SPECMATIC_PACKAGE].join(" ")} into ${INSTALLED}`);
  await runProgram(["npm", "install", "--prefix", INSTALLED, "--no-save", ...PORTMAN_PACKAGES, SPECMATIC_PACKAGE]);
}

async function tokenFrom(target: string, world: string): Promise<string> {
  const answer = await fetch(`${target}/wps/session/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-mock-session": world },
    body: JSON.stringify({ type: "username", username: "demo", password: "demo-1234" }),
  });
  return String(valueAt(await answer.json(), "/value/token"));
}

async function readResults(): Promise<Results> {
  if (!existsSync(RESULTS)) return { faults: [], tools: [] };
  const before: Results = JSON.parse(await readFile(RESULTS, "utf8"));
  return before;
}

const names = readNames(TOOLS.map(({ id }) => id));
const chosen = TOOLS.filter(({ id }) => names.includes(id));
const [mock, bench] = await Promise.all([startMockProcess("--memory"), openBench()]);
let planted: Planted[] = [];
let count = 0;
const server = await startFaultyServer(mock.url, () => ({ planted, world: `compare-${count}` }));
const stage: Stage = {
  bench,
  contract: bench.contract,
  url: server.url,
  folder: await mkdtemp(path.join(tmpdir(), "lobbykit-compare-")),
  tools: INSTALLED,
  plant: (faults: readonly PlantedFault[]) => {
    count += 1;
    planted = faults.map((fault) => plant(bench.contract, fault));
  },
  token: () => tokenFrom(mock.url, `compare-${count}`),
};
await install();
for (const tool of chosen) {
  tell(`${tool.id}: begins`);
  const result = await tool.run(stage, PLANTED_FAULTS);
  tell(`${tool.id}: ${result.caught.length} of ${PLANTED_FAULTS.length}`);
  const others = (await readResults()).tools.filter(({ name }) => name !== result.name);
  const faults = PLANTED_FAULTS.map(({ name, kind, operationId }) => ({ name, kind, operationId }));
  const results: Results = { faults, tools: [...others, result] };
  await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
}
await server.close();
await mock.stop();
await writePage(await readResults());
