import { access, constants, mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { CannotRun } from "../run/cannot-run.ts";

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : String(error);

/** Makes a folder and those above it, one by one: the `recursive` option of mkdir never ends in a folder such as /proc. */
async function makeFolder(folder: string): Promise<void> {
  const known = await stat(folder).catch(() => undefined);
  // When a file has this name, mkdir throws the fitting error.
  if (known) return known.isDirectory() ? access(folder, constants.W_OK) : mkdir(folder);
  if (path.dirname(folder) !== folder) await makeFolder(path.dirname(folder));
  await mkdir(folder).catch((error: unknown) => {
    // Another run made it in the meantime.
    if (codeOf(error) !== "EEXIST") throw error;
  });
}

/** Creates the reports' folder before the run, so that a long run cannot fail at its end. @throws CannotRun if it cannot be used */
export async function makeOutFolder(folder: string, option = "out"): Promise<void> {
  await makeFolder(path.resolve(folder)).catch((error: unknown) => {
    const code = codeOf(error);
    const reason = code === "EEXIST" ? "it is a file" : code;
    throw new CannotRun(`No reports can be written to ${folder} (${reason}). Choose another folder with --${option}.`);
  });
}
