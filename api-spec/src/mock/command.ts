import { BUNDLE, BundleError, bundleWhenStale } from "../bundle.ts";
import { HANDLERS } from "./handlers/handlers.ts";
import { listen } from "./listen.ts";
import { createMockServer } from "./server.ts";
import { readSettings, StartError } from "./settings.ts";
import { StoreError } from "./world/store.ts";

const EXIT_CANNOT_START = 2;

async function start(): Promise<void> {
  const { ports, file, isExposed } = readSettings(process.argv.slice(2), process.env);
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
  const isExpected = error instanceof StartError || error instanceof BundleError || error instanceof StoreError;
  console.error(isExpected ? error.message : error);
  process.exitCode = isExpected ? EXIT_CANNOT_START : 1;
}
