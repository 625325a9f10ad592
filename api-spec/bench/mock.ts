/**
 * `npm run bench:mock`: how soon and how fast the mock answers, beside plain Prism on the same contract in the same run.
 * Times depend on the machine, so nothing here fails a build: read the ratios.
 */
import { execFile, execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { BUNDLE, bundleWhenStale } from "../src/bundle.ts";

const run = promisify(execFile);
const BIN = path.join(import.meta.dirname, "../../node_modules/.bin");
const MAIN = path.join(import.meta.dirname, "../src/mock/main.ts");
const CONNECTIONS = 10;
const ROUNDS = 3;
const ROUND_SECONDS = 4;
const POLL_MS = 5;
const MS_PER_TICK = 10;
const START_TIMEOUT_MS = 60_000;
const PUBLIC_PATH = "/wps/system/regions";
const BALANCE_PATH = "/wps/v2/wallets/balance";
/** Asks for a documented answer: it comes from Prism's mock and not from a handler. */
const FROM_THE_SPEC = "prefer=code=200";

interface Program {
  name: string;
  url: string;
  child: ChildProcess;
  /** From the start of the process to the end of its first answer. */
  firstAnswerMs: number;
}

/** What autocannon says, as far as it is printed. */
interface Load {
  requestsPerSecond: number;
  p99Ms: number;
  /** Processor time of the server for one request, in microseconds; the steadier figure on a busy machine. */
  processorUs: number;
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}

const answers = (url: string) =>
  fetch(url + PUBLIC_PATH).then(
    ({ ok }) => ok,
    () => false,
  );

async function start(name: string, command: string, argumentsFor: (port: string) => string[]): Promise<Program> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedMs = performance.now();
  const child = spawn(command, argumentsFor(port), { stdio: "ignore" });
  while (!(await answers(url))) {
    if (performance.now() - startedMs > START_TIMEOUT_MS) throw new Error(`${name} does not answer`);
    await wait(POLL_MS);
  }
  return { name, url, child, firstAnswerMs: performance.now() - startedMs };
}

/** As `npm run mock` starts it. */
const NODE_FLAGS = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=8"];
const startMock = () => start("mock", process.execPath, (port) => [...NODE_FLAGS, MAIN, "--port", port, "--memory"]);
const startPrism = () =>
  start("prism mock", path.join(BIN, "prism"), (port) => ["mock", BUNDLE, "--port", port, "--verboseLevel", "silent"]);

/** Processor time that a process has used, in milliseconds; NaN where the system does not tell (it does on Linux). */
function processorMs({ child }: Program): number {
  try {
    const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return Number.NaN;
  }
}

async function load(program: Program, address: string, headers: readonly string[]): Promise<Load> {
  const flags = ["--json", "--connections", String(CONNECTIONS), "--duration", String(ROUND_SECONDS)];
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
const memoryMib = ({ child }: Program) =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" })) / 1024;

async function stop({ child }: Program): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

async function tokenOf({ url }: Program): Promise<string> {
  const response = await fetch(`${url}/wps/session/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ type: "username", username: "demo", password: "demo-1234" }),
  });
  const { value } = await response.json();
  return `authorization=Bearer ${value.token}`;
}

async function startTimes(begin: () => Promise<Program>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const program = await begin();
    times.push(program.firstAnswerMs);
    await stop(program);
  }
  return median(times);
}

const line = (name: string, value: string, wanted = "") =>
  console.log(`  ${name.padEnd(52)} ${value.padStart(10)}   ${wanted}`);
const perSecond = (value: number) => `${Math.round(value).toLocaleString("en")}/s`;

bundleWhenStale();
console.log(
  `The mock beside plain Prism, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${ROUND_SECONDS} s`,
);
const mockStartMs = await startTimes(startMock);
const prismStartMs = await startTimes(startPrism);
line("start to first answer, mock", `${Math.round(mockStartMs)} ms`, "wanted: at most 1500 ms");
line("start to first answer, prism mock", `${Math.round(prismStartMs)} ms`);

const mock = await startMock();
const prism = await startPrism();
try {
  const token = await tokenOf(mock);
  const loads: Record<"handler" | "mocked" | "prism", Load[]> = { handler: [], mocked: [], prism: [] };
  // In turn, so that a busy moment of the machine falls on all of them.
  for (let round = 0; round < ROUNDS; round += 1) {
    loads.handler.push(await load(mock, BALANCE_PATH, [token]));
    loads.mocked.push(await load(mock, BALANCE_PATH, [token, FROM_THE_SPEC]));
    loads.prism.push(await load(prism, BALANCE_PATH, ["authorization=Bearer anything"]));
  }
  const [handler, mocked, plain] = [summary(loads.handler), summary(loads.mocked), summary(loads.prism)];
  const printLoad = (name: string, { requestsPerSecond, p99Ms, processorUs }: Load, wanted = "") =>
    line(name, perSecond(requestsPerSecond), `p99 ${p99Ms} ms, ${Math.round(processorUs)} µs of processor${wanted}`);
  const compare = (name: string, load: Load, wanted: string) => {
    const byTime = (load.requestsPerSecond / plain.requestsPerSecond).toFixed(1);
    const byProcessor = (plain.processorUs / load.processorUs).toFixed(1);
    line(name, `${byTime} ×`, `${byProcessor} × by processor time, wanted: at least ${wanted} ×`);
  };
  printLoad("prism mock, an example of the spec", plain);
  printLoad("mock, an answer of a handler", handler, ", wanted: p99 at most 10 ms");
  printLoad("mock, an example of the spec", mocked);
  compare("handler : prism mock", handler, "4");
  compare("example : prism mock", mocked, "1.5");
  line("memory under load, mock", `${Math.round(memoryMib(mock))} MiB`, "wanted: at most 350 MB");
  line("memory under load, prism mock", `${Math.round(memoryMib(prism))} MiB`);
} finally {
  await Promise.all([stop(mock), stop(prism)]);
}
