import path from "node:path";
import { defineConfig } from "vitest/config";

/**
 * The tests that start servers and programs; those that start none run in the project `unit`. The whole configuration knows this file as
 * its project `contract`; used alone, as `npm run test:contract` does, it is ready in a fifth of the time.
 */
export default defineConfig({
  root: path.join(import.meta.dirname, ".."),
  test: {
    name: "contract",
    environment: "node",
    fsModuleCache: true,
    include: ["contract-tests/test/**/*.test.ts"],
    globalSetup: ["contract-tests/test/support/servers/one-mock.ts"],
    // Five seconds are no time for a test that starts programs on a busy machine.
    testTimeout: 60_000,
  },
});
