/**
 * `npm run engines -- ENGINE [--sample] [options and filters of Playwright]`: runs the journeys of reference-app/engines in a browser of
 * docs/browsers.md. `--sample` runs the few that `npm test` includes. A browser that cannot be installed is an error, except for a sample
 * on a machine that the browser does not support. With `--slow-phone`, the journeys run at 390 px in Chromium 109 with a processor six times
 * slower and a connection of 400 kbit/s, and each prints what it downloaded and how long its scripts ran.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { refuse } from "../options.ts";
import { ENGINE_NAMES, type EngineName, ENGINES, isEngine, NotHereError } from "./engines.ts";

const [name, ...given] = process.argv.slice(2);
if (!isEngine(name)) refuse(`There is no engine "${name ?? ""}": name one of ${ENGINE_NAMES.join(", ")}`);

/** Returns undefined when the browser is installed, and otherwise the reason why it is not. */
function reasonNotToRun(engine: EngineName): Error | undefined {
  try {
    ENGINES[engine].ensure();
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

const isSlowPhone = given.includes("--slow-phone");
if (isSlowPhone && name !== "chromium109") refuse("Only chromium109 can be slowed down like a phone");
const reason = reasonNotToRun(name);
if (reason) {
  console.error(`not run: ${name} cannot be had, ${reason.message}`);
  // On an unsupported machine the sample is skipped, and `npm test` prints the reason; all other tests still run.
  process.exitCode = given.includes("--sample") && reason instanceof NotHereError ? 0 : 1;
} else {
  const rest = given
    .filter((argument) => argument !== "--slow-phone")
    .flatMap((argument) => (argument === "--sample" ? ["--grep", "@sample"] : [argument]));
  const runner = path.join(import.meta.dirname, "../stages/run-tests.ts");
  const child = spawn(process.execPath, [runner, "engines", ...rest], {
    stdio: "inherit",
    env: { ...process.env, LOBBYKIT_ENGINE: name, ...(isSlowPhone && { LOBBYKIT_SLOW_PHONE: "1" }) },
  });
  const [exitCode] = await once(child, "close");
  process.exitCode = exitCode ?? 1;
}
