/**
 * `npm run contract:honesty [-- --seeds 20]`: runs the command on the correct server, once for each seed. Each seed has its own mock session, and
 * all cases are run, including journeys and money. Exits with 1 if a run reports an error, which would be a false alarm.
 */
import { readOptions, refuse } from "../../.ci/options.ts";
import { startMockProcess } from "../../.ci/programs/mock.ts";
import { PLANTED_FAULTS } from "../test/faults/first-list/index.ts";
import { UsageError, wholeNumber } from "../src/options/values.ts";
import { startFaultProxy } from "../test/support/servers/fault-proxy.ts";
import { openBench, tryServer } from "../test/support/servers/try-server.ts";

const MAX_SEEDS = 10_000;
const { values } = readOptions({ options: { seeds: { type: "string", default: "20" } } });
const SEEDS = seedsIn(values.seeds);
const WIDTH = 9;
const row = (...cells: readonly (string | number)[]) => cells.map((cell) => String(cell).padStart(WIDTH)).join("");

function seedsIn(text: string): number {
  try {
    return wholeNumber("seeds", text, 1, MAX_SEEDS);
  } catch (error) {
    if (error instanceof UsageError) refuse(error.message);
    throw error;
  }
}

const [mock, bench] = await Promise.all([startMockProcess("--memory"), openBench()]);
console.log(
  `${SEEDS} runs on the correct server (${PLANTED_FAULTS.length} faults are planted elsewhere: npm run contract:power)`,
);
console.log(row("seed", "cases", "failed", "skipped", "warnings", "seconds"));
let failed = 0;
let cases = 0;
for (let seed = 1; seed <= SEEDS; seed += 1) {
  const world = { method: "GET", path: "/nowhere", world: `seed-${seed}` };
  const proxy = await startFaultProxy(mock.url, world, (request, forward) => forward(request));
  const found = await tryServer(bench, { url: proxy.url, seed });
  await proxy.close();
  failed += found.failed;
  cases += found.cases;
  console.log(row(seed, found.cases, found.failed, found.skipped, found.warnings.length, found.seconds.toFixed(1)));
  for (const { headline } of found.errors) console.log(`  ✗ ${headline}`);
}
await mock.stop();
console.log(`\n${cases} cases, ${failed === 0 ? "no false alarm" : `${failed} false alarms`}.`);
process.exitCode = failed === 0 ? 0 : 1;
