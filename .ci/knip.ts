import type { KnipConfig } from "knip";

/**
 * What `npm run lint:unused` looks at, in two runs. The first sees everything and reports files, exports and dependencies that nothing
 * uses. The second (`--production`) sees the products alone: the entries and projects marked "!". It reports what only tests use.
 * The first run calls some of these entries redundant; the second needs them.
 */
const isProduction = process.argv.includes("--production");

const config: KnipConfig = {
  // A type that a public function mentions is exported for its callers. Tests may call what a product uses within its file.
  ignoreExportsUsedInFile: isProduction ? true : { interface: true, type: true },
  ignoreBinaries: ["fc-list"],
  workspaces: {
    ".": {
      entry: [
        ".ci/*.ts",
        ".ci/{browser-floor,engines}/command.ts",
        ".ci/stages/{command,run-tests}.ts",
        ".storybook/{build,check,chromatic,visual}.ts",
      ],
      project: [".ci/**/*.ts", ".storybook/**/*.{ts,tsx}", "*.ts"],
      ignoreDependencies: ["@changesets/config", "@arethetypeswrong/cli"],
    },
    "api-spec": {
      entry: [
        "src/mock/main.ts!",
        "src/mock/{console,games}/client/*.ts!",
        "src/{bundle,generate,reference,spec-diff}.ts!",
        "package/{build,manifest}.ts",
        "bench/*.ts",
        "test/contract-file.ts",
      ],
      project: ["src/**/*.ts!", "{test,bench,package}/**/*.ts", "!src/**/*.test.ts!"],
      // Programs that the bench starts.
      ignoreDependencies: ["@stoplight/prism-cli", "autocannon"],
    },
    "contract-tests": {
      entry: ["src/cli.ts!", "src/k6/load-template.js!", "proof/{big,honesty,power}.ts", "test/support/k6/*.ts"],
      project: ["src/**/*.{ts,js}!", "{test,proof,package}/**/*.{ts,js}", "!src/**/*.test.ts!"],
      // The module that k6 itself brings.
      ignoreDependencies: ["k6"],
    },
    "design-system": {
      // This plugin takes the library's entries for parts of the build, which the second run leaves out.
      vite: false,
      entry: [
        "src/components/*/!(*.test|*.stories|*.scrollbars.test).tsx!",
        "src/theme/brands/**/*.css.ts!",
        "vite.{brands,lib}.config.ts",
        "bench/{cost,dialog,mount}.{ts,tsx}",
        "bench/{competitors,kits}/*.tsx",
        "bench/dialog/main.tsx",
        "external/{run.ts,vitest.config.ts,axe.ts,dialog.tsx,tabs.tsx,testing-library.ts}",
        "package/{api,manifest,pack-once,sizes,types}.ts",
        // Built by the tests of the package and by the frameworks' projects.
        "package/stories/{client.tsx,elements.tsx,server.tsx,storybook-test.ts}",
        "src/testing/probes/setup.ts",
      ],
      project: [
        "src/**/*.{ts,tsx}!",
        "{tokens,lint,scripts,package,bench,external,frameworks}/**/*.{ts,tsx}",
        "*.ts",
        "!src/**/*.{test,stories}.{ts,tsx}!",
        "!src/{testing,showcase}/**!",
      ],
      // The bench fetches the libraries that it compares with, and Storybook's style sheet names the fonts.
      ignoreDependencies: [
        "antd",
        "@base-ui/react",
        "@chakra-ui/react",
        "@mantine/core",
        "@mui/material",
        "@radix-ui/themes",
        "react-aria-components",
        "@fontsource-variable/noto-sans",
        "@fontsource-variable/noto-sans-bengali",
      ],
    },
    "reference-app": {
      entry: [
        "src/main.tsx!",
        "src/shell/{boot,service-worker,too-old}.js!",
        "src/shell/older-browsers.ts!",
        "{e2e,engines}/**/*.spec.ts",
        "engines.playwright.config.ts",
        "bench/{bench,draws,lobby,team}.ts",
        "bench/{countdowns,grids}/*.{ts,tsx}",
        "bench/vite.config.ts",
      ],
      project: [
        "src/**/*.{ts,tsx,js}!",
        "{e2e,engines,bench,money-once}/**/*.{ts,tsx}",
        "*.ts",
        "!src/**/*.test.{ts,tsx}!",
      ],
    },
  },
};
export default config;
