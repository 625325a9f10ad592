/**
 * The product for `npm start` (D2): the built app with its security headers, and the mock server behind its proxy, whose games have
 * an origin of their own.
 * `--memory` keeps the mock's world in memory, `--data FILE` elsewhere than in api-spec/.mock. PORT, MOCK_PORT and GAMES_PORT move them.
 */
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { preview, type PreviewServer } from "vite";
import { appFolder, upToDateBuild } from "./app-build.ts";
import { startMock, type MockProcess } from "./mock-process.ts";

const DEFAULT_PORT = 5173;
const DEFAULT_MOCK_PORT = 4010;
const READY_TIMEOUT_MS = 60_000;
const READY_POLL_MS = 100;
const PARENT_CHECK_MS = 500;
/** Answers through the app's proxy without a token, so it tells that the way to the mock is open. */
const PROBE_PATH = "/.well-known/jwks.json";

/** A reason to give up that is no defect: one line for the person who started the product. */
class StartError extends Error {
  override readonly name = "StartError";
}

const say = (line: string) => console.log(line);
let mock: MockProcess | undefined;
let app: PreviewServer | undefined;
let isStopping = false;

function readPort(name: string, fallback: number): number {
  const port = Number(process.env[name] ?? fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartError(`${name} is not a port: ${process.env[name]}`);
}

function refuseSamePort(ports: Record<string, number>): void {
  for (const [name, port] of Object.entries(ports)) {
    const other = Object.keys(ports).find((candidate) => candidate !== name && ports[candidate] === port);
    if (other) throw new StartError(`${name} and ${other} are both ${port}.`);
  }
}

/** `localhost` is one address or two: whoever listens on either would answer in our place. */
async function refuseTakenPort(port: number, name: string): Promise<void> {
  for (const host of ["127.0.0.1", "::1"]) {
    const trial = createServer();
    trial.listen({ port, host, exclusive: true });
    try {
      await once(trial, "listening");
      trial.close();
    } catch (error) {
      const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      if (isTaken) throw new StartError(`Port ${port} is in use. Stop what uses it, or choose another with ${name}.`);
    }
  }
}

const isPage = async (response: Response) => response.ok && (await response.text()).includes('id="root"');
const isOk = async (response: Response) => response.ok;

async function answers(address: string, isRight: (response: Response) => Promise<boolean>): Promise<boolean> {
  try {
    return await isRight(await fetch(address));
  } catch {
    return false;
  }
}

/** Waits until a page can really be served and the mock answers through the proxy. @throws StartError after a minute */
async function untilReady(address: string): Promise<void> {
  const deadlineMs = performance.now() + READY_TIMEOUT_MS;
  while (!((await answers(address, isPage)) && (await answers(address + PROBE_PATH, isOk)))) {
    if (performance.now() > deadlineMs) throw new StartError(`${address} does not answer.`);
    await wait(READY_POLL_MS);
  }
}

/** @throws StartError when it cannot be built; Vite has told why */
async function buildApp(): Promise<string> {
  try {
    return await upToDateBuild(() => say("Building the app (only when its sources changed) …"));
  } catch (error) {
    throw new StartError("The app could not be built: see above.", { cause: error });
  }
}

async function start(): Promise<void> {
  const port = readPort("PORT", DEFAULT_PORT);
  const mockPort = readPort("MOCK_PORT", DEFAULT_MOCK_PORT);
  // The next one that the app leaves free.
  const gamesPort = readPort("GAMES_PORT", mockPort + (mockPort + 1 === port ? 2 : 1));
  const ports = { PORT: port, MOCK_PORT: mockPort, GAMES_PORT: gamesPort };
  refuseSamePort(ports);
  for (const [name, number] of Object.entries(ports)) {
    // The app's Vite configuration reads them: its proxy and its list of launch origins follow the mock.
    process.env[name] = String(number);
    await refuseTakenPort(number, name);
  }
  mock = startMock(["--port", String(mockPort), "--games-port", String(gamesPort), ...process.argv.slice(2)], say);
  const [outDir, isMockReady] = await Promise.all([buildApp(), mock.ready]);
  if (!isMockReady && !isStopping) throw new StartError("The mock server did not start.");
  if (isStopping) return;
  app = await preview({ root: appFolder, logLevel: "warn", build: { outDir }, preview: { port } });
  await untilReady(`http://localhost:${port}`);
  if (!isStopping) say(`Lobbykit is ready: http://localhost:${port}`);
}

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await Promise.allSettled([mock?.stop(), app?.close()]);
  process.exit(exitCode);
}

/**
 * npm and the shells it runs scripts in hand no signal on: when the one that started us is gone, nobody wants the product.
 * Checked by signal 0, since a parent further up can be meant (see setup.js).
 */
function stopWithParent(): void {
  const parent = Number(process.env.LOBBYKIT_PARENT ?? process.ppid);
  const check = () => {
    try {
      process.kill(parent, 0);
    } catch {
      void stop(0);
    }
  };
  setInterval(check, PARENT_CHECK_MS).unref();
}

stopWithParent();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));
try {
  await start();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  await stop(1);
}
