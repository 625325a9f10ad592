import path from "node:path";
import { defineConfig } from "@playwright/test";
import { ENGINES, isEngine } from "../.ci/engines/engines.ts";
import base from "./playwright.config.ts";

const engine = process.env.LOBBYKIT_ENGINE;
if (!isEngine(engine)) throw new Error("Run this by `npm run engines -- ENGINE`, which names the engine.");

/** Configuration of the journeys that run in every browser engine, at the width of a phone and of a laptop. */
export default defineConfig(base, {
  testDir: path.join(import.meta.dirname, "engines"),
  use: { ...ENGINES[engine].use(), serviceWorkers: "allow" },
  projects: [
    { name: `${engine}-390`, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: `${engine}-1366`, use: { viewport: { width: 1366, height: 768 } } },
  ],
});
