import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { listen, type Listening } from "./listen.ts";

const PRISM = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@stoplight/prism-cli/package.json")),
  "dist/index.js",
);
const READY = "Prism is listening";

/** Starts plain Prism, which knows nothing of us, as a mock of a spec. Rejects with what it printed when it does not start. */
export async function startPrism(specFile: string): Promise<Listening> {
  const free = await listen(() => undefined);
  await free.close();
  const { port } = new URL(free.url);
  const child = spawn(process.execPath, [PRISM, "mock", "--host", "127.0.0.1", "--port", port, specFile], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      if (printed.includes(READY)) return;
      printed += chunk.toString();
      if (printed.includes(READY)) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("close", () => reject(new Error(`Prism did not start:\n${printed}`)));
  });
  const close = async () => {
    child.kill();
    await ended;
  };
  return { url: free.url, close };
}
