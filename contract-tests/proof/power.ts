/**
 * `npm run contract:power [-- WORDS]`: plants one fault at a time and checks that the command finds it. With words, only faults whose kind,
 * name or operation contains them. Exits with 1 when fewer than 95 of 100 are reported for the right operation and rule. `--list second`,
 * `--list third`, `--list fourth`, `--list fifth`, `--list sixth`, `--list seventh`, `--list eighth`, `--list ninth`, `--list tenth`,
 * `--list eleventh` and `--list twelfth` use the faults of people who have not read the checks, and exit with 1 when a fault changed no response. `--list
 * sequences` plants the fault that each of many sequences exists for; only a finding of that sequence counts.
 */
import { readOptions } from "../../.ci/options.ts";
import { startMockProcess } from "../../.ci/programs/mock.ts";
import { forEachAtOnce } from "../src/run/limits/concurrency-pool.ts";
import { EIGHTH_LIST } from "../test/faults/eighth-list/index.ts";
import { ELEVENTH_LIST } from "../test/faults/eleventh-list/index.ts";
import { FIFTH_LIST } from "../test/faults/fifth-list/index.ts";
import { FOURTH_LIST } from "../test/faults/fourth-list/index.ts";
import { PLANTED_FAULTS } from "../test/faults/first-list/index.ts";
import { NOT_CAUGHT } from "../test/faults/first-list/not-caught.ts";
import { NINTH_LIST } from "../test/faults/ninth-list/index.ts";
import { SECOND_LIST } from "../test/faults/second-list/index.ts";
import { SEQUENCES_LIST } from "../test/faults/sequences-list/index.ts";
import { SEVENTH_LIST } from "../test/faults/seventh-list/index.ts";
import { SIXTH_LIST } from "../test/faults/sixth-list/index.ts";
import { TENTH_LIST } from "../test/faults/tenth-list/index.ts";
import { THIRD_LIST } from "../test/faults/third-list/index.ts";
import { TWELFTH_LIST } from "../test/faults/twelfth-list/index.ts";
import { openBench, tryFault, type Bench, type Outcome } from "../test/support/servers/try-server.ts";
import { tryFaultList } from "./fault-list.ts";

const AT_ONCE = 3;
const LEAST_CAUGHT = 0.95;
const LINES_SHOWN = 6;

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

async function tryFirstList(bench: Bench, target: string, words: string): Promise<boolean> {
  const chosen = PLANTED_FAULTS.filter(({ kind, name, operationId }) =>
    `${kind} ${name} ${operationId}`.includes(words),
  );
  const outcomes = await forEachAtOnce(chosen, AT_ONCE, (planted) => tryFault(bench, target, planted));
  for (const line of outcomes.flatMap(linesOf)) console.log(line);
  const caught = outcomes.filter(({ isCaught }) => isCaught).length;
  console.log(`\n${caught} of ${outcomes.length} faults are caught.`);
  return caught >= LEAST_CAUGHT * outcomes.length;
}

const { values, positionals } = readOptions({
  options: { list: { type: "string", default: "first" } },
  allowPositionals: true,
});
const LISTS = new Map([
  ["first", tryFirstList],
  ["second", tryFaultList.bind(undefined, SECOND_LIST)],
  ["third", tryFaultList.bind(undefined, THIRD_LIST)],
  ["fourth", tryFaultList.bind(undefined, FOURTH_LIST)],
  ["fifth", tryFaultList.bind(undefined, FIFTH_LIST)],
  ["sixth", tryFaultList.bind(undefined, SIXTH_LIST)],
  ["seventh", tryFaultList.bind(undefined, SEVENTH_LIST)],
  ["eighth", tryFaultList.bind(undefined, EIGHTH_LIST)],
  ["ninth", tryFaultList.bind(undefined, NINTH_LIST)],
  ["tenth", tryFaultList.bind(undefined, TENTH_LIST)],
  ["eleventh", tryFaultList.bind(undefined, ELEVENTH_LIST)],
  ["twelfth", tryFaultList.bind(undefined, TWELFTH_LIST)],
  ["sequences", tryFaultList.bind(undefined, SEQUENCES_LIST)],
]);
const tryList = LISTS.get(values.list);
if (!tryList)
  throw new Error(
    "--list is first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth or sequences",
  );

const started = performance.now();
const [mock, bench] = await Promise.all([startMockProcess("--memory"), openBench()]);
const isGood = await tryList(bench, mock.url, positionals.join(" "));
await mock.stop();
console.log(`In ${((performance.now() - started) / 1000).toFixed(0)} s.`);
process.exitCode = isGood ? 0 : 1;
