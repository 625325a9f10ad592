import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchOptions } from "../../.ci/browser/browser.ts";
import { preBundle } from "../../.ci/vite-shared.ts";
import { EXTERNAL_FOLDER } from "./suites.ts";

const here = (file: string) => path.join(import.meta.dirname, file);

/** Runs tests of other projects on our components; see run.ts. */
export default defineConfig({
  root: EXTERNAL_FOLDER,
  cacheDir: path.join(EXTERNAL_FOLDER, "../external-vite"),
  plugins: [react({ include: /\.tsx$/, exclude: [] }), vanillaExtractPlugin()],
  server: { fs: { strict: false } },
  resolve: {
    alias: [
      { find: /^\.\/(dialog|tabs)$/, replacement: here("$1.tsx") },
      { find: "@testing-library/react", replacement: here("testing-library.ts") },
      { find: "vitest-axe", replacement: here("axe.ts") },
      { find: "react-style-singleton", replacement: here("../src/foundations/overlays/style-singleton.ts") },
    ],
  },
  optimizeDeps: {
    include: [
      ...preBundle(path.join(import.meta.dirname, "../src"), import.meta.dirname),
      "@radix-ui/react-dismissable-layer",
      "@radix-ui/react-focus-scope",
      "@testing-library/user-event",
    ],
  },
  test: {
    include: ["**/*.test.tsx"],
    exclude: [],
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: "chromium" }],
      screenshotFailures: false,
    },
  },
});
