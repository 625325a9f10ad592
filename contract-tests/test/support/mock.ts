import { spawn } from "node:child_process";
import path from "node:path";
import { listen, type Listening } from "./listen.ts";

const MAIN = path.join(import.meta.dirname, "../../../api-spec/src/mock/main.ts");
const READY = "Mock is ready";

/** A port that was free a moment ago. */
async function freePort(): Promise<string> {
  const server = await listen(() => undefined);
  await server.close();
  return new URL(server.url).port;
}

/** Starts the mock as a program, with a world in memory. Rejects with what it printed when it does not start. */
export async function startMock(): Promise<Listening> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN, "--port", port, "--games-port", "0", "--memory"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes(READY)) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("close", () => reject(new Error(`the mock did not start:\n${printed}`)));
  });
  const close = async () => {
    child.kill();
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
