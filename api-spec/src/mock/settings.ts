import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { INSTALLATION } from "./installation.ts";
import type { Ports } from "./server.ts";

const DEFAULT_PORT = 4010;
const LAST_PORT = 65_535;
/** The options in one line, for errors. */
export const USAGE = `Usage: ${INSTALLATION.command} [--port 4010] [--games-port 4011] [--app-url URL] [--data FILE | --memory] [--expose]`;
/** Where `npm start` serves the app. */
const DEFAULT_APP_ORIGIN = "http://localhost:5173";
const DEFAULT_DATA_FILE = join(INSTALLATION.folder, "world.sqlite");

/** What `--help` prints. */
export const HELP = `${USAGE}

A server that keeps to the Lobbykit contract and stores its data.

  --port N        port of the contract; else MOCK_PORT, else 4010; 0 chooses a free port
  --games-port N  port of the playable games and of the pay page; else GAMES_PORT, else the next one
  --app-url URL   where the app is, for links that lead to it; else APP_URL, else ${DEFAULT_APP_ORIGIN}
  --data FILE     the database file; else ${DEFAULT_DATA_FILE}
  --memory        keeps the data in memory; it is lost when the mock stops
  --expose        also answers other machines, and lets their pages use the controls
  --help          prints this text
  --version       prints the version

The address that it prints shows a console for testers. When it cannot start, it prints one line and exits with 2.`;

/** The mock cannot start, but has no defect. The message is one line that tells the person what to change. */
export class StartError extends Error {
  override readonly name = "StartError";
}

export interface Settings {
  /** Whether to start the mock, or only to print the help text or the version. */
  wants: "mock" | "help" | "version";
  ports: Ports;
  /** Origin of the app to which referral links and games lead, such as http://localhost:5173. */
  appOrigin: string;
  /** Path of the database file. When it is undefined, the mock keeps all its data in memory and loses it when it stops. */
  file: string | undefined;
  isExposed: boolean;
}

/** Reads the settings from the command line and the environment. @throws StartError when the command line is invalid */
export function readSettings(commandLine: string[], environment: NodeJS.ProcessEnv): Settings {
  const {
    help,
    version,
    port,
    "games-port": gamesPort,
    "app-url": appUrl,
    data,
    memory,
    expose,
  } = readArguments(commandLine);
  const wants = help ? "help" : version ? "version" : "mock";
  const api = readPort(port ?? environment.MOCK_PORT ?? String(DEFAULT_PORT));
  const ports = { api, games: readPort(gamesPort ?? environment.GAMES_PORT ?? String(portAfter(api))) };
  if (ports.api === ports.games && api !== 0) {
    throw new StartError(
      `The contract and the games cannot share port ${api}. Choose another with --games-port or GAMES_PORT.`,
    );
  }
  const appOrigin = readOrigin(appUrl ?? environment.APP_URL ?? DEFAULT_APP_ORIGIN);
  if (memory && data !== undefined) throw new StartError(`--data and --memory exclude each other. ${USAGE}`);
  // npm runs the script in the workspace's folder, but a path on the command line is relative to the folder where it was typed.
  const file = data === undefined ? DEFAULT_DATA_FILE : resolve(environment.INIT_CWD ?? "", data);
  return { wants, ports, appOrigin, file: memory ? undefined : file, isExposed: expose };
}

/** Returns the default of the second port: the next one. When the first is 0 (any free port), the second is any free port too. */
const portAfter = (port: number) => (port === 0 ? 0 : port + 1);

/** @throws StartError */
function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= LAST_PORT) return port;
  throw new StartError(`Not a port: ${text}. ${USAGE}`);
}

/** @throws StartError */
function readOrigin(text: string): string {
  const url = URL.parse(text);
  if (url && ["http:", "https:"].includes(url.protocol)) return url.origin;
  throw new StartError(`Not an http or https address: ${text}. ${USAGE}`);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: "string" },
        "games-port": { type: "string" },
        "app-url": { type: "string" },
        data: { type: "string" },
        memory: { type: "boolean", default: false },
        expose: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
        version: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${reason.replaceAll("\n", " ").replace(/\.$/, "")}. ${USAGE}`);
  }
}
