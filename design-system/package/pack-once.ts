import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { type Packed, pack } from "./consumer.ts";

declare module "vitest" {
  interface ProvidedContext {
    packed: Packed;
  }
}

/** Packs the package once for all test files, because two builds at the same time would write into the same folder. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), "lobbykit-packed-"));
  project.provide("packed", await pack(folder));
  return () => rmSync(folder, { recursive: true });
}
