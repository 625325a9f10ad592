/**
 * Every planted fault, one at a time: `npm run contract:power [-- WORDS]` tries those whose kind, name or operation hold the words.
 * Exits with 1 when fewer than 95 of 100 are named at the right operation and rule.
 */
import { forEachAtOnce } from "../src/run/pool.ts";
import { PLANTED_FAULTS } from "../test/faults/index.ts";
import { NOT_CAUGHT } from "../test/faults/known.ts";
import { startMock } from "../test/support/mock.ts";
import { openBench, tryFault, type Outcome } from "../test/support/try-server.ts";

const AT_ONCE = 3;
const LEAST_CAUGHT = 0.95;
const LINES_SHOWN = 6;

const words = process.argv.slice(2).join(" ");
const chosen = PLANTED_FAULTS.filter(({ kind, name, operationId }) => `${kind} ${name} ${operationId}`.includes(words));

function linesOf({ planted, isCaught, found }: Outcome): string[] {
  const { kind, operationId, name } = planted;
  const head = `${isCaught ? "caught" : "MISSED"}  ${kind} · ${operationId} · ${name}`;
  if (isCaught) return [head];
  const why = NOT_CAUGHT[name];
  return [
    head,
    ...(why === undefined ? [] : [`        known: ${why}`]),
    ...found.errors.slice(0, LINES_SHOWN).map(({ headline, check }) => `        ✗ ${check}: ${headline}`),
    ...found.warnings.slice(0, LINES_SHOWN).map(({ headline, check }) => `        ! ${check}: ${headline}`),
  ];
}

const started = performance.now();
const [mock, bench] = await Promise.all([startMock(), openBench()]);
const outcomes = await forEachAtOnce(chosen, AT_ONCE, (planted) => tryFault(bench, mock.url, planted));
await mock.close();
for (const line of outcomes.flatMap(linesOf)) console.log(line);
const caught = outcomes.filter(({ isCaught }) => isCaught).length;
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`\n${caught} of ${outcomes.length} faults are caught, in ${seconds} s.`);
process.exitCode = caught >= LEAST_CAUGHT * outcomes.length ? 0 : 1;
