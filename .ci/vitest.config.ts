import path from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defaultClientConditions } from "vite";
import { defineConfig } from "vitest/config";
import type { BrowserCommandContext } from "vitest/node";
import { findBrowser, launchArgs } from "./browser.ts";
import { readCorpusText } from "./corpora/read-corpus.ts";
import { emulateDevice } from "./emulate-device.ts";
import { TEST_FILES } from "./import-graph/kinds.ts";
import { preBundle, SOURCE_CONDITION } from "./vite-shared.ts";

const root = path.join(import.meta.dirname, "..");
const executablePath = findBrowser();
const launchOptions = { ...(executablePath ? { executablePath } : {}), args: launchArgs };
const storybook = path.join(root, ".storybook");
/** Looks at every story in every way a member may meet it; see testing/probes. */
const probes = path.join(root, "design-system/src/testing/probes/setup.ts");
/** Hands the collection of hostile markup to a test in the browser. */
const readHostileMarkup = (_context: BrowserCommandContext) => readCorpusText("xss/markup.json");

// A fresh one for each project: vitest writes the project's name into it.
const chromium = (options: object = {}) => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: { ...launchOptions, ...options } }),
  instances: [{ browser: "chromium" as const }],
  screenshotFailures: false,
  commands: { emulateDevice, readHostileMarkup },
});
const browserVite = {
  resolve: {
    conditions: [SOURCE_CONDITION, ...defaultClientConditions],
    alias: { "react-style-singleton": "@lobbykit/design-system/foundations/style-singleton" },
  },
  optimizeDeps: { include: preBundle(path.join(root, "design-system/src")) },
};

/** The tests of components. */
const components = (name: string, include: string[], exclude: string[], options: object = {}) => ({
  root: path.join(root, "design-system"),
  ...browserVite,
  // One of the tests takes the stories' props, and so what stories import.
  optimizeDeps: { include: [...browserVite.optimizeDeps.include, "storybook/test"] },
  cacheDir: path.join(root, `node_modules/.vite-${name}`),
  plugins: [react(), vanillaExtractPlugin()],
  test: { name, isolate: false, include, exclude, browser: chromium(options) },
});

/** Every story is a test, with axe as an error. The probes check the contrast of the light theme too. */
const stories = {
  root: storybook,
  ...browserVite,
  cacheDir: path.join(root, "node_modules/.vite-stories"),
  plugins: [storybookTest({ configDir: storybook })],
  // isolate: false lets story files share one page: half the processor time (studied, not guessed).
  test: { name: "stories", isolate: false, setupFiles: [probes], browser: chromium() },
};

export default defineConfig({
  test: {
    projects: [
      {
        root,
        resolve: { conditions: [SOURCE_CONDITION] },
        ssr: { resolve: { conditions: [SOURCE_CONDITION] } },
        // Files share their modules (isolate: false): that halves the processor time.
        test: {
          name: "unit",
          environment: "node",
          isolate: false,
          fsModuleCache: true,
          include: [...TEST_FILES.unit],
          exclude: ["**/node_modules/**"],
        },
      },
      {
        root,
        // Files share their modules here too, and so the one mock server of their worker: each test has a world on it.
        test: {
          name: "server",
          environment: "node",
          isolate: false,
          fsModuleCache: true,
          globalSetup: [path.join(root, "api-spec/test/contract-file.ts")],
          include: [...TEST_FILES.server],
          exclude: [...TEST_FILES.unit],
          // Some start processes, which take their time on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        test: {
          name: "package",
          environment: "node",
          globalSetup: [path.join(root, "design-system/package/pack-once.ts")],
          include: [...TEST_FILES.package],
        },
      },
      path.join(root, "contract-tests/vitest.config.ts"),
      components("components", ["src/**/*.test.tsx"], ["src/**/*.scrollbars.test.tsx"]),
      // With scroll bars that take room, as on a desktop; a headless browser hides them.
      components("scrollbars", ["src/**/*.scrollbars.test.tsx"], [], { ignoreDefaultArgs: ["--hide-scrollbars"] }),
      stories,
    ],
  },
});
