import path from "node:path";
import { defineConfig } from "vitest/config";

/**
 * Configuration of the tests that start servers and programs. All other tests are in the project `unit`. The main configuration includes
 * this file as its project `contract`. `npm run test:contract` uses this file alone, because it then starts five times faster.
 */
export default defineConfig({
  root: path.join(import.meta.dirname, ".."),
  test: {
    name: "contract",
    environment: "node",
    fsModuleCache: true,
    include: ["contract-tests/test/**/*.test.ts"],
    globalSetup: ["contract-tests/test/support/servers/one-mock.ts"],
    // Tests that start programs need more than the usual five seconds on a busy machine.
    testTimeout: 60_000,
  },
});
