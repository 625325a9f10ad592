import path from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions, WITHOUT_OPTIMISATION } from "../.ci/browser/browser.ts";
import { portVariables, TEST_PORTS } from "../.ci/programs/product.ts";
import { POLL_INTERVALS_MS } from "./e2e/support/poll-intervals.ts";

// The specs run in other processes and read these ports from the environment (e2e/support/mock.ts).
process.env.E2E_MOCK_PORT = String(TEST_PORTS.mock);
process.env.E2E_GAMES_PORT = String(TEST_PORTS.games);

const launch = launchOptions();

/** Configuration of the end-to-end tests: the built app with its security headers, and a separate mock. */
export default defineConfig({
  testDir: path.join(import.meta.dirname, "e2e"),
  outputDir: path.join(import.meta.dirname, "test-results"),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One worker for each of two cores. With a third, pages render too slowly for tests that control the clock.
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000, toPass: { intervals: [...POLL_INTERVALS_MS] } },
  reporter: [
    ["list"],
    ["./e2e/resilience/fault-table.ts"],
    ["./e2e/support/time-table.ts"],
    // Writes the report for the table of stages. Playwright reads the file's name from the same variable.
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["json"] as const] : []),
  ],
  use: {
    baseURL: `http://localhost:${TEST_PORTS.app}`,
    browserName: "chromium",
    launchOptions: { ...launch, args: [...launch.args, ...WITHOUT_OPTIMISATION] },
    viewport: { width: 1366, height: 768 },
    // Tests cannot inject faults into requests that the service worker answers, so it is blocked, except in worker.spec.ts.
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
    env: portVariables(TEST_PORTS),
    wait: { stdout: /Lobbykit is ready/ },
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
