/**
 * Runs the product for `npm start` (D2): the built app with its security headers, and the mock server behind a proxy, with a separate
 * origin for the games. `--memory` keeps the mock's world in memory; `--data FILE` stores it elsewhere than in api-spec/.mock. PORT,
 * MOCK_PORT and GAMES_PORT change the ports.
 */
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { isBlockedByBrowsers } from "../api-spec/src/mock/blocked-port.ts";
import { preview, type PreviewServer } from "vite";
import { appFolder, upToDateBuild } from "./app-build.ts";
import { superviseMock, type SupervisedMock } from "./programs/supervised-mock.ts";

const DEFAULT_PORT = 5173;
const DEFAULT_MOCK_PORT = 4010;
const READY_TIMEOUT_MS = 60_000;
const READY_POLL_MS = 100;
const PARENT_CHECK_MS = 500;
/** A path of the API that needs no token, to check that the proxy reaches the mock. */
const PROBE_PATH = "/.well-known/jwks.json";

/** An expected reason not to start, printed as one line without a stack trace. */
class StartError extends Error {
  override readonly name = "StartError";
}

const say = (line: string) => console.log(line);
let mock: SupervisedMock | undefined;
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

/** `localhost` may be two addresses (IPv4 and IPv6). A server on either would respond in place of the product. */
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

/** Waits until a page is served and the mock responds through the proxy. @throws StartError after a minute */
async function untilReady(address: string): Promise<void> {
  const deadlineMs = performance.now() + READY_TIMEOUT_MS;
  while (!((await answers(address, isPage)) && (await answers(address + PROBE_PATH, isOk)))) {
    if (performance.now() > deadlineMs) throw new StartError(`${address} does not answer.`);
    await wait(READY_POLL_MS);
  }
}

/** @throws StartError when the build fails; Vite has printed why */
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
  // The port after the mock's, unless the app uses it.
  const gamesPort = readPort("GAMES_PORT", mockPort + (mockPort + 1 === port ? 2 : 1));
  const ports = { PORT: port, MOCK_PORT: mockPort, GAMES_PORT: gamesPort };
  refuseSamePort(ports);
  for (const [name, number] of Object.entries(ports)) {
    // The app's Vite configuration reads these variables for its proxy and its list of launch origins.
    process.env[name] = String(number);
    if (await isBlockedByBrowsers(number))
      throw new StartError(`Browsers do not connect to port ${number}. Choose another with ${name}.`);
    await refuseTakenPort(number, name);
  }
  const address = `http://localhost:${port}`;
  const mockOptions = ["--port", String(mockPort), "--games-port", String(gamesPort), "--app-url", address];
  mock = superviseMock([...mockOptions, ...process.argv.slice(2)], say);
  const [outDir, isMockReady] = await Promise.all([buildApp(), mock.ready]);
  if (!isMockReady && !isStopping) throw new StartError("The mock server did not start.");
  if (isStopping) return;
  app = await preview({ root: appFolder, logLevel: "warn", build: { outDir }, preview: { port } });
  await untilReady(address);
  if (!isStopping) say(`Lobbykit is ready: ${address}`);
}

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await Promise.allSettled([mock?.stop(), app?.close()]);
  process.exit(exitCode);
}

/**
 * Stops the product when the process that started it has ended, because npm and its shells do not forward signals. Signal 0 checks whether
 * that process exists; it may be a more distant ancestor (see setup.js).
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
