import path from "node:path";
import { defineConfig } from "@playwright/test";
import { findBrowser, launchArgs } from "../.ci/browser.ts";
import { POLL_INTERVALS_MS } from "./e2e/poll-intervals.ts";

const DEFAULT_APP_PORT = 5183;
const DEFAULT_MOCK_PORT = 4013;
const DEFAULT_GAMES_PORT = 4014;
const appPort = Number(process.env.E2E_PORT ?? DEFAULT_APP_PORT);
// Specs read it too (e2e/mock.ts), in processes of their own.
process.env.E2E_MOCK_PORT ??= String(DEFAULT_MOCK_PORT);
process.env.E2E_GAMES_PORT ??= String(DEFAULT_GAMES_PORT);
const executablePath = findBrowser();

/** Journeys through the built app, served with its security headers, against a mock of their own. */
export default defineConfig({
  testDir: path.join(import.meta.dirname, "e2e"),
  outputDir: path.join(import.meta.dirname, "test-results"),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One for each of two cores, since pages keep them busy: with a third, clocks run ahead of what is drawn.
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000, toPass: { intervals: [...POLL_INTERVALS_MS] } },
  reporter: [
    ["list"],
    ["./e2e/fault-table.ts"],
    ["./e2e/time-table.ts"],
    // The report for the table of stages; Playwright takes the name of the file from the same variable.
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["json"] as const] : []),
  ],
  use: {
    baseURL: `http://localhost:${appPort}`,
    browserName: "chromium",
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: launchArgs },
    viewport: { width: 1366, height: 768 },
    // Files from the worker are no requests that a test could stage faults on; worker.spec.ts has the real thing.
    serviceWorkers: "block",
    locale: "en-GB",
    timezoneId: "Asia/Dhaka",
    reducedMotion: "reduce",
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: "only-on-failure",
  },
  webServer: {
    command: "node .ci/start.ts --memory",
    cwd: path.join(import.meta.dirname, ".."),
    env: { PORT: String(appPort), MOCK_PORT: process.env.E2E_MOCK_PORT, GAMES_PORT: process.env.E2E_GAMES_PORT },
    wait: { stdout: /Lobbykit is ready/ },
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
