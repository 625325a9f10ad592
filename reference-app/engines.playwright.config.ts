import path from "node:path";
import { defineConfig } from "@playwright/test";
import { ENGINES, isEngine } from "../.ci/engines/engines.ts";
import { isSlowPhone } from "./engines/slow-phone.ts";
import base from "./playwright.config.ts";

const engine = process.env.LOBBYKIT_ENGINE;
if (!isEngine(engine)) throw new Error("Run this by `npm run engines -- ENGINE`, which names the engine.");

const phone = { name: `${engine}-390`, use: { viewport: { width: 390, height: 844 }, hasTouch: true } };
const laptop = { name: `${engine}-1366`, use: { viewport: { width: 1366, height: 768 } } };
const SLOW_TEST_MS = 600_000;
/** No step of a journey may take longer on a slow phone. */
const SLOW_STEP_MS = 60_000;
const SLOW_STEPS = { actionTimeout: SLOW_STEP_MS, navigationTimeout: SLOW_STEP_MS };

/** Configuration of the journeys that run in every browser engine, at the width of a phone and of a laptop. */
export default defineConfig(base, {
  testDir: path.join(import.meta.dirname, "engines"),
  ...(isSlowPhone && { timeout: SLOW_TEST_MS, expect: { ...base.expect, timeout: SLOW_STEP_MS } }),
  use: { ...ENGINES[engine].use(), serviceWorkers: "allow", ...(isSlowPhone && SLOW_STEPS) },
  projects: isSlowPhone ? [phone] : [phone, laptop],
});
