/**
 * `npm run engines -- ENGINE [--sample] [options and filters of Playwright]`: the journeys of reference-app/engines in a browser of
 * docs/browsers.md. `--sample` runs the few that `npm test` runs. An engine that cannot be had is an error, but for a sample on a machine
 * that its program is not made for.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { canHaveEngines, ENGINES, ensureEngine, isEngine } from "./engines.ts";

const [name, ...given] = process.argv.slice(2);
if (!isEngine(name)) throw new Error(`There is no engine "${name}": name one of ${Object.keys(ENGINES).join(", ")}.`);

/** Undefined, and said in one line, when the engine cannot be had. */
function programOrReason(engine: keyof typeof ENGINES): string | undefined {
  try {
    return ensureEngine(engine);
  } catch (error) {
    console.error(`not run: ${engine} cannot be had, ${(error as Error).message}`);
    return undefined;
  }
}

const program = programOrReason(name);
if (program) {
  const rest = given.flatMap((argument) => (argument === "--sample" ? ["--grep", "@sample"] : [argument]));
  const runner = path.join(import.meta.dirname, "../stages/run-tests.ts");
  const child = spawn(process.execPath, [runner, "engines", ...rest], {
    stdio: "inherit",
    env: { ...process.env, LOBBYKIT_ENGINE: name },
  });
  const [exitCode] = await once(child, "close");
  process.exitCode = exitCode ?? 1;
} else {
  // Another kind of machine tests all the rest: there a sample may be missing, and `npm test` prints the line.
  process.exitCode = given.includes("--sample") && !canHaveEngines ? 0 : 1;
}
