import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Ports } from "./server.ts";

const DEFAULT_PORT = 4010;
const LAST_PORT = 65_535;
const USAGE = "Usage: npm run mock -- [--port 4010] [--games-port 4011] [--data FILE | --memory] [--expose]";

const DEFAULT_DATA_FILE = fileURLToPath(new URL("../../.mock/world.sqlite", import.meta.url));

/** A reason to give up that is no defect: one line for the person who started the mock. */
export class StartError extends Error {
  override readonly name = "StartError";
}

export interface Settings {
  ports: Ports;
  /** Database file; undefined keeps the world in memory. */
  file: string | undefined;
  isExposed: boolean;
}

/** What the command line and the environment ask for. @throws StartError when the command line makes no sense */
export function readSettings(commandLine: string[], environment: NodeJS.ProcessEnv): Settings {
  const { port, "games-port": gamesPort, data, memory, expose } = readArguments(commandLine);
  const api = readPort(port ?? environment.MOCK_PORT ?? String(DEFAULT_PORT));
  const ports = { api, games: readPort(gamesPort ?? environment.GAMES_PORT ?? String(portAfter(api))) };
  if (memory && data !== undefined) throw new StartError(`--data and --memory exclude each other. ${USAGE}`);
  // npm runs a workspace's script in the workspace; a path on the command line means where the person is.
  const file = data === undefined ? DEFAULT_DATA_FILE : resolve(environment.INIT_CWD ?? "", data);
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

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
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
