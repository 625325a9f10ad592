import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { BUNDLE, BundleError, bundleWhenStale } from "../bundle.ts";
import { HANDLERS } from "./handlers/handlers.ts";
import { createMockServer, type MockServer } from "./server.ts";
import { StoreVersionError } from "./world/store.ts";

const DEFAULT_PORT = 4010;
const EXIT_CANNOT_START = 2;
const USAGE = "Usage: npm run mock -- [--port 4010] [--data FILE | --memory] [--expose]";

const DEFAULT_DATA_FILE = fileURLToPath(new URL("../../.mock/world.sqlite", import.meta.url));

/** A reason to give up that is no defect: one line for the person who started the mock. */
class StartError extends Error {
  override readonly name = "StartError";
}

interface Settings {
  port: number;
  /** Database file; undefined keeps the world in memory. */
  file: string | undefined;
  isExposed: boolean;
}

/** @throws StartError when the command line makes no sense */
function readSettings(): Settings {
  const { port, data, memory, expose } = readArguments();
  const number = Number(port ?? process.env.MOCK_PORT ?? DEFAULT_PORT);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) throw new StartError(`Not a port: ${port}. ${USAGE}`);
  if (memory && data !== undefined) throw new StartError(`--data and --memory exclude each other. ${USAGE}`);
  // npm runs a workspace's script in the workspace; a path on the command line means where the person is.
  const file = data === undefined ? DEFAULT_DATA_FILE : resolve(process.env.INIT_CWD ?? "", data);
  return { port: number, file: memory ? undefined : file, isExposed: expose };
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        port: { type: "string" },
        data: { type: "string" },
        memory: { type: "boolean", default: false },
        expose: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}. ${USAGE}`);
  }
}

async function listen(server: MockServer, port: number): Promise<number> {
  try {
    return await server.listen(port);
  } catch (error) {
    await server.close();
    const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    throw isTaken ? new StartError(`Port ${port} is in use. Choose another with --port or MOCK_PORT.`) : error;
  }
}

async function start(): Promise<void> {
  const { port, file, isExposed } = readSettings();
  bundleWhenStale();
  const server = await createMockServer({ spec: BUNDLE, handlers: HANDLERS, isExposed, ...(file && { file }) });
  const chosen = await listen(server, port);
  const stop = () => void server.close().then(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  // Last: whoever reads it may send a signal at once.
  console.log(`Mock is ready: http://localhost:${chosen}`);
}

try {
  await start();
} catch (error) {
  const isExpected = error instanceof StartError || error instanceof BundleError || error instanceof StoreVersionError;
  console.error(isExpected ? error.message : error);
  process.exitCode = isExpected ? EXIT_CANNOT_START : 1;
}
