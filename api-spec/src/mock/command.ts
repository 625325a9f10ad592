import manifest from "../../package.json" with { type: "json" };
import { BundleError } from "../bundle.ts";
import { isBlockedByBrowsers } from "./blocked-port.ts";
import { HANDLERS } from "./handlers/handlers.ts";
import { INSTALLATION } from "./installation.ts";
import { listen } from "./http/listen.ts";
import { createMockServer } from "./server.ts";
import { HELP, readSettings, StartError, USAGE } from "./settings.ts";
import { StoreError } from "./world/store.ts";

const EXIT_CANNOT_START = 2;

async function start(): Promise<void> {
  const { wants, ports, appOrigin, file, isExposed } = readSettings(process.argv.slice(2), process.env);
  if (wants !== "mock") {
    console.log(wants === "help" ? HELP : manifest.version);
    return;
  }
  for (const port of Object.values(ports)) {
    if (await isBlockedByBrowsers(port))
      throw new StartError(`Browsers do not connect to port ${port}. Choose another port. ${USAGE}`);
  }
  const spec = INSTALLATION.contractFile();
  const server = await createMockServer({ spec, handlers: HANDLERS, isExposed, appOrigin, ...(file && { file }) });
  const { api } = await listen(server, ports);
  const stop = () => void server.close().then(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  // Printed last, because a reader of this line may send a signal immediately.
  console.log(`Mock is ready: http://localhost:${api}`);
}

/** Runs the command line: prints a text, or starts the mock, which runs until it gets a signal to stop. */
export async function runCommand(): Promise<void> {
  try {
    await start();
  } catch (error) {
    const isExpected = error instanceof StartError || error instanceof BundleError || error instanceof StoreError;
    console.error(isExpected ? error.message : error);
    process.exitCode = isExpected ? EXIT_CANNOT_START : 1;
  }
}
