import { createRequire } from "node:module";
import path from "node:path";
import { freePort, startProgram } from "../../../../.ci/programs/program.ts";
import type { Listening } from "./listen.ts";

const PRISM = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@stoplight/prism-cli/package.json")),
  "dist/index.js",
);

/** Starts unmodified Prism: as a mock of a spec, or, with `upstream`, as a validating proxy in front of that server. */
export async function startPrism(specFile: string, upstream?: string): Promise<Listening> {
  const port = String(await freePort());
  const job = upstream === undefined ? ["mock", specFile] : ["proxy", specFile, upstream];
  const prism = startProgram([process.execPath, PRISM, ...job, "--host", "127.0.0.1", "--port", port]);
  await prism.hasPrinted(/Prism is listening/);
  return { url: `http://127.0.0.1:${port}`, close: async () => void (await prism.stop()) };
}
