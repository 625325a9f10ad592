/**
 * `npm run bench:mock`: measures how soon the mock is ready and how fast it answers, compared with plain Prism on the same contract. Times
 * depend on the machine, so they never fail a build. Compare the ratios.
 */
import { execFile, execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { MOCK_COMMAND } from "../../.ci/programs/mock.ts";
import { freePort, startProgram, type Program } from "../../.ci/programs/program.ts";
import { BUNDLE, bundleWhenStale } from "../src/bundle.ts";

const run = promisify(execFile);
const BIN = path.join(import.meta.dirname, "../../node_modules/.bin");
const PRISM = path.join(BIN, "prism");
const CONNECTIONS = 10;
/** The two servers take turns in many short rounds, so that a busy moment of the machine affects few rounds, and both servers alike. */
const ROUNDS = 11;
const ROUND_SECONDS = 1;
const WARM_UP_SECONDS = 3;
const STARTS = 5;
const POLL_MS = 5;
const MS_PER_TICK = 10;
const START_TIMEOUT_MS = 60_000;
const PUBLIC_PATH = "/wps/system/regions";
const BALANCE_PATH = "/wps/v2/wallets/balance";
/** The header that requests an example of the spec, so that Prism answers instead of a handler. */
const FROM_THE_SPEC = "prefer=code=200";

interface Server extends Program {
  url: string;
  /** Time from the start of the process to the end of its first response. */
  firstAnswerMs: number;
}

/** A server to measure, and the headers of each request. */
interface Contestant {
  program: Server;
  headers: readonly string[];
}

/** The figures of autocannon that are printed. */
interface Load {
  requestsPerSecond: number;
  p99Ms: number;
  /** Processor time of the server for one request, in microseconds; the steadier figure on a busy machine. */
  processorUs: number;
}

const answers = (url: string) =>
  fetch(url + PUBLIC_PATH).then(
    ({ ok }) => ok,
    () => false,
  );

async function start(name: string, commandFor: (port: string) => readonly string[]): Promise<Server> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const startedMs = performance.now();
  const program = startProgram(commandFor(port));
  program.child.stdout.resume();
  program.child.stderr.resume();
  while (!(await answers(url))) {
    if (performance.now() - startedMs > START_TIMEOUT_MS) throw new Error(`${name} does not answer`);
    await wait(POLL_MS);
  }
  return { ...program, url, firstAnswerMs: performance.now() - startedMs };
}

const startMock = () => start("mock", (port) => [...MOCK_COMMAND, "--port", port, "--memory"]);
const startPrism = () =>
  start("prism mock", (port) => [PRISM, "mock", BUNDLE, "--port", port, "--verboseLevel", "silent"]);

/** Returns the processor time that a process has used, in milliseconds; NaN on systems other than Linux. */
function processorMs({ child }: Server): number {
  try {
    const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return Number.NaN;
  }
}

async function load({ program, headers }: Contestant, address: string, seconds: number = ROUND_SECONDS): Promise<Load> {
  const flags = ["--json", "--connections", String(CONNECTIONS), "--duration", String(seconds)];
  const given = headers.flatMap((header) => ["--headers", header]);
  const usedMs = processorMs(program);
  const { stdout } = await run(path.join(BIN, "autocannon"), [...flags, ...given, program.url + address]);
  const { requests, latency, non2xx, errors } = JSON.parse(stdout);
  if (non2xx > 0 || errors > 0) throw new Error(`${address}: ${non2xx} answers were refusals, ${errors} failed`);
  const processorUs = ((processorMs(program) - usedMs) * 1000) / requests.total;
  return { requestsPerSecond: requests.average, p99Ms: latency.p99, processorUs };
}

const median = (values: readonly number[]) => values.toSorted((left, right) => left - right)[values.length >> 1] ?? 0;

const summary = (loads: readonly Load[]): Load => ({
  requestsPerSecond: median(loads.map(({ requestsPerSecond }) => requestsPerSecond)),
  p99Ms: median(loads.map(({ p99Ms }) => p99Ms)),
  processorUs: median(loads.map(({ processorUs }) => processorUs)),
});

/** Resident memory of a process, in MiB. */
const memoryMib = ({ child }: Server) =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" })) / 1024;

async function tokenOf({ url }: Server): Promise<string> {
  const response = await fetch(`${url}/wps/session/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ type: "username", username: "demo", password: "demo-1234" }),
  });
  const { value } = await response.json();
  return `authorization=Bearer ${value.token}`;
}

async function startTime(begin: () => Promise<Server>): Promise<number> {
  const program = await begin();
  await program.stop();
  return program.firstAnswerMs;
}

const line = (name: string, value: string, wanted = "") =>
  console.log(`  ${name.padEnd(52)} ${value.padStart(10)}   ${wanted}`);
const perSecond = (value: number) => `${Math.round(value).toLocaleString("en")}/s`;

const range = (values: readonly number[], digits: number) =>
  `${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)}`;

function printStart(name: string, times: readonly number[], wanted = "") {
  line(name, `${Math.round(median(times))} ms`, `${range(times, 0)} ms${wanted}`);
}

function printLoads(name: string, loads: readonly Load[], wanted = "") {
  const { requestsPerSecond, p99Ms, processorUs } = summary(loads);
  const p99s = loads.map((load) => load.p99Ms);
  line(
    name,
    perSecond(requestsPerSecond),
    `p99 ${p99Ms} ms (${range(p99s, 0)})${wanted}, ${Math.round(processorUs)} µs of processor`,
  );
}

/** Prints the ratio of two servers, computed for each round, because both had the same conditions in a round. */
function printRatio(name: string, loads: readonly Load[], plain: readonly Load[], wanted: string) {
  const pairs = loads.map((load, round) => ({ load, other: plain[round] ?? load }));
  const byTime = pairs.map(({ load, other }) => load.requestsPerSecond / other.requestsPerSecond);
  const byProcessor = pairs.map(({ load, other }) => other.processorUs / load.processorUs);
  line(
    name,
    `${median(byTime).toFixed(1)} ×`,
    `${range(byTime, 1)}; ${median(byProcessor).toFixed(1)} × by processor time, wanted: at least ${wanted} ×`,
  );
}

bundleWhenStale();
console.log(
  `The mock beside plain Prism: ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${ROUND_SECONDS} s`,
);
const starts: Record<"mock" | "prism", number[]> = { mock: [], prism: [] };
for (let round = 0; round < STARTS; round += 1) {
  starts.mock.push(await startTime(startMock));
  starts.prism.push(await startTime(startPrism));
}
printStart("start to first answer, mock", starts.mock, ", wanted: at most 1500 ms");
printStart("start to first answer, prism mock", starts.prism);

const mock = await startMock();
const prism = await startPrism();
try {
  const token = await tokenOf(mock);
  const contestants: Record<"handler" | "mocked" | "prism", Contestant> = {
    handler: { program: mock, headers: [token] },
    mocked: { program: mock, headers: [token, FROM_THE_SPEC] },
    prism: { program: prism, headers: ["authorization=Bearer anything"] },
  };
  const loads: Record<keyof typeof contestants, Load[]> = { handler: [], mocked: [], prism: [] };
  for (const contestant of Object.values(contestants)) await load(contestant, BALANCE_PATH, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    loads.handler.push(await load(contestants.handler, BALANCE_PATH));
    loads.mocked.push(await load(contestants.mocked, BALANCE_PATH));
    loads.prism.push(await load(contestants.prism, BALANCE_PATH));
  }
  printLoads("prism mock, an example of the spec", loads.prism);
  printLoads("mock, an answer of a handler", loads.handler, ", wanted: at most 10 ms");
  printLoads("mock, an example of the spec", loads.mocked);
  printRatio("handler : prism mock", loads.handler, loads.prism, "4");
  printRatio("example : prism mock", loads.mocked, loads.prism, "1.5");
  line("memory under load, mock", `${Math.round(memoryMib(mock))} MiB`, "wanted: at most 350 MB");
  line("memory under load, prism mock", `${Math.round(memoryMib(prism))} MiB`);
} finally {
  await Promise.all([mock.stop(), prism.stop()]);
}
