/**
 * Runs on the correct server, one per seed: `npm run contract:honesty [-- 20]`. Each seed has a world of its own in one mock, and everything
 * is tried, journeys and money too. Exits with 1 at the first false alarm that any of them raised.
 */
import { startMockProcess } from "../../.ci/programs/mock.ts";
import { PLANTED_FAULTS } from "../test/faults/index.ts";
import { startFaultProxy } from "../test/support/servers/fault-proxy.ts";
import { openBench, tryServer } from "../test/support/servers/try-server.ts";

const SEEDS = Number(process.argv[2] ?? 20);
const WIDTH = 9;
const row = (...cells: readonly (string | number)[]) => cells.map((cell) => String(cell).padStart(WIDTH)).join("");

const [mock, bench] = await Promise.all([startMockProcess("--memory"), openBench()]);
console.log(
  `${SEEDS} runs on the correct server (${PLANTED_FAULTS.length} faults are planted elsewhere: npm run contract:power)`,
);
console.log(row("seed", "cases", "failed", "skipped", "warnings", "seconds"));
let failed = 0;
for (let seed = 1; seed <= SEEDS; seed += 1) {
  const world = { method: "GET", path: "/nowhere", world: `seed-${seed}` };
  const proxy = await startFaultProxy(mock.url, world, (request, forward) => forward(request));
  const found = await tryServer(bench, { url: proxy.url, seed });
  await proxy.close();
  failed += found.failed;
  console.log(row(seed, found.cases, found.failed, found.skipped, found.warnings.length, found.seconds.toFixed(1)));
  for (const { headline } of found.errors) console.log(`  ✗ ${headline}`);
}
await mock.stop();
console.log(failed === 0 ? "\nNo false alarm." : `\n${failed} false alarms.`);
process.exitCode = failed === 0 ? 0 : 1;
