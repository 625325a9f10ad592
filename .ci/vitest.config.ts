import path from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defaultClientConditions, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import type { BrowserCommandContext } from "vitest/node";
import { launchOptions, WITHOUT_OPTIMISATION } from "./browser/browser.ts";
import { readCorpusText } from "./corpora/read-corpus.ts";
import { emulateDevice } from "./browser/emulate-device.ts";
import { TEST_FILES } from "./import-graph/kinds.ts";
import { isNightly } from "./nightly.ts";
import { preBundle, SOURCE_CONDITION } from "./vite-shared.ts";

const root = path.join(import.meta.dirname, "..");
const storybook = path.join(root, ".storybook");
/** Checks every story in each display mode and language that a member may use; see testing/probes. */
const probes = path.join(root, "design-system/src/testing/probes/setup.ts");
/** Makes the collection of hostile markup available to browser tests. */
const readHostileMarkup = (_context: BrowserCommandContext) => readCorpusText("xss/markup.json");

const launch = launchOptions();

// Returns a new object for each project, because Vitest writes the project's name into it.
const chromium = (options: object = {}) => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { ...launch, args: [...launch.args, ...WITHOUT_OPTIMISATION], ...options },
  }),
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

/**
 * Turns off what costs processor time in a test's page and no test reads:
 * - the pixels of a headless browser. The frame of the tests is transparent, so the browser does layout and events but paints nothing;
 * - React's notes for the profiler of a browser: a task for each element, and the props that each render changes.
 */
const UNSEEN = `if (navigator.userAgent.includes("Headless")) frameElement.style.opacity = 0;
console.createTask = console.timeStamp = undefined;`;
const unseenPage = (): Plugin => ({
  name: "lobbykit:unseen-page",
  transformIndexHtml: () => [{ tag: "script", injectTo: "head-prepend", children: UNSEEN }],
});

/** The component tests. */
const components = (name: string, include: string[], exclude: string[], options: object = {}) => ({
  root: path.join(root, "design-system"),
  ...browserVite,
  // One of the tests imports stories, and so everything that they import.
  optimizeDeps: { include: [...browserVite.optimizeDeps.include, "storybook/test"] },
  cacheDir: path.join(root, `node_modules/.vite-${name}`),
  plugins: [react(), vanillaExtractPlugin(), unseenPage()],
  test: { name, isolate: false, include, exclude, browser: chromium(options) },
});

/** Every story is a test, and axe violations are errors. The probes also check the contrast of the light theme. */
const stories = {
  root: storybook,
  ...browserVite,
  cacheDir: path.join(root, "node_modules/.vite-stories"),
  plugins: [storybookTest({ configDir: storybook }), unseenPage()],
  // `isolate: false` lets story files share one page, which measurably halves the processor time.
  test: { name: "stories", isolate: false, setupFiles: [probes], provide: { isNightly }, browser: chromium() },
};

export default defineConfig({
  test: {
    projects: [
      {
        root,
        resolve: { conditions: [SOURCE_CONDITION] },
        ssr: { resolve: { conditions: [SOURCE_CONDITION] } },
        // Files share their modules (`isolate: false`), which halves the processor time.
        test: {
          name: "unit",
          environment: "node",
          // Some tests parse every source or built file. With both cores busy, that takes longer than the usual five seconds.
          testTimeout: 20_000,
          isolate: false,
          fsModuleCache: true,
          setupFiles: [path.join(import.meta.dirname, "forget-mocked-modules.ts")],
          include: [...TEST_FILES.unit],
          exclude: ["**/node_modules/**"],
        },
      },
      {
        root,
        // Files share their modules here too, and so the mock server of their worker; each test uses a separate world.
        test: {
          name: "server",
          environment: "node",
          isolate: false,
          fsModuleCache: true,
          globalSetup: [path.join(root, "api-spec/test/contract-file.ts")],
          include: [...TEST_FILES.server],
          exclude: [...TEST_FILES.unit],
          // Some tests start processes, which is slow on a busy machine.
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
          // Hooks pack, install and delete whole folders, which is slow on a busy machine.
          hookTimeout: 120_000,
        },
      },
      path.join(root, "contract-tests/vitest.config.ts"),
      components("components", ["src/**/*.test.tsx"], ["src/**/*.scrollbars.test.tsx"]),
      // With scroll bars that take up space, as on a desktop; a headless browser hides them by default.
      components("scrollbars", ["src/**/*.scrollbars.test.tsx"], [], { ignoreDefaultArgs: ["--hide-scrollbars"] }),
      stories,
    ],
  },
});
