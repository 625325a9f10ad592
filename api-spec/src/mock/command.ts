import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { BUNDLE, BundleError, bundleWhenStale } from "../bundle.ts";
import { HANDLERS } from "./handlers/handlers.ts";
import { createMockServer, PortTakenError, type MockServer, type Ports } from "./server.ts";
import { StoreVersionError } from "./world/store.ts";

const DEFAULT_PORT = 4010;
const LAST_PORT = 65_535;
const EXIT_CANNOT_START = 2;
const USAGE = "Usage: npm run mock -- [--port 4010] [--games-port 4011] [--data FILE | --memory] [--expose]";

const DEFAULT_DATA_FILE = fileURLToPath(new URL("../../.mock/world.sqlite", import.meta.url));

/** A reason to give up that is no defect: one line for the person who started the mock. */
class StartError extends Error {
  override readonly name = "StartError";
}

interface Settings {
  ports: Ports;
  /** Database file; undefined keeps the world in memory. */
  file: string | undefined;
  isExposed: boolean;
}

/** @throws StartError when the command line makes no sense */
function readSettings(): Settings {
  const { port, "games-port": gamesPort, data, memory, expose } = readArguments();
  const api = readPort(port ?? process.env.MOCK_PORT ?? String(DEFAULT_PORT));
  const ports = { api, games: readPort(gamesPort ?? process.env.GAMES_PORT ?? String(portAfter(api))) };
  if (memory && data !== undefined) throw new StartError(`--data and --memory exclude each other. ${USAGE}`);
  // npm runs a workspace's script in the workspace; a path on the command line means where the person is.
  const file = data === undefined ? DEFAULT_DATA_FILE : resolve(process.env.INIT_CWD ?? "", data);
  return { ports, file: memory ? undefined : file, isExposed: expose };
}

/** Any free port has no neighbour to count on. */
const portAfter = (port: number) => (port === 0 ? 0 : port + 1);

/** @throws StartError */
function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= LAST_PORT) return port;
  throw new StartError(`Not a port: ${text}. ${USAGE}`);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        port: { type: "string" },
        "games-port": { type: "string" },
        data: { type: "string" },
        memory: { type: "boolean", default: false },
        expose: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}. ${USAGE}`);
  }
}

async function listen(server: MockServer, ports: Ports): Promise<Ports> {
  try {
    return await server.listen(ports);
  } catch (error) {
    await server.close();
    if (!(error instanceof PortTakenError)) throw error;
    const remedy = error.port === ports.api ? "--port or MOCK_PORT" : "--games-port or GAMES_PORT";
    throw new StartError(`${error.message} Choose another with ${remedy}.`);
  }
}

async function start(): Promise<void> {
  const { ports, file, isExposed } = readSettings();
  bundleWhenStale();
  const server = await createMockServer({ spec: BUNDLE, handlers: HANDLERS, isExposed, ...(file && { file }) });
  const { api } = await listen(server, ports);
  const stop = () => void server.close().then(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  // Last: whoever reads it may send a signal at once.
  console.log(`Mock is ready: http://localhost:${api}`);
}

try {
  await start();
} catch (error) {
  const isExpected = error instanceof StartError || error instanceof BundleError || error instanceof StoreVersionError;
  console.error(isExpected ? error.message : error);
  process.exitCode = isExpected ? EXIT_CANNOT_START : 1;
}
