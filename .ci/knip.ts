import type { KnipConfig } from "knip";

/**
 * Configuration of `npm run lint:unused`, which runs twice. The first run sees all files and reports unused files, exports and
 * dependencies. The second (`--production`) sees only the entries and projects marked "!", and reports what only tests use. The first run
 * calls some entries redundant, but the second needs them.
 */
const isProduction = process.argv.includes("--production");

const config: KnipConfig = {
  // Types in public signatures are exported for callers. Tests may import something that a product uses only within its file.
  ignoreExportsUsedInFile: isProduction ? true : { interface: true, type: true },
  ignoreBinaries: ["fc-list", "Xvfb", "openbox"],
  workspaces: {
    ".": {
      entry: [
        ".ci/*.ts",
        ".ci/{browser-floor,engines,prose}/command.ts",
        "docs/site/client/site.ts",
        // Playwright starts it in place of Firefox.
        ".ci/engines/firefox-bidi.ts",
        ".ci/stages/{command,run-tests}.ts",
        ".storybook/{build,chromatic}.ts",
        ".storybook/{check,visual}/command.ts",
      ],
      project: [".ci/**/*.ts", ".storybook/**/*.{ts,tsx}", "docs/site/**/*.ts", "*.ts"],
      ignoreDependencies: ["@changesets/config", "@arethetypeswrong/cli"],
    },
    "api-spec": {
      entry: [
        "src/mock/main.ts!",
        "src/mock/{console,games}/client/*.ts!",
        "src/{bundle,generate,reference,spec-diff}.ts!",
        "package/{build,manifest}.ts",
        "bench/*.ts",
        "generators/command.ts",
        "test/contract-file.ts",
      ],
      project: ["src/**/*.ts!", "{test,bench,generators,package}/**/*.ts", "!src/**/*.test.ts!"],
      // Programs that the benchmark starts.
      ignoreDependencies: ["@stoplight/prism-cli", "autocannon"],
    },
    "api-spec/mock": {
      // The package's build replaces the repository's file by this one.
      entry: ["installation.ts!"],
      project: ["*.ts"],
      // Imported by the sources in api-spec/src/mock; the package's build does not bundle them.
      ignoreDependencies: ["@resvg/resvg-wasm", "sharp", "svg-captcha"],
    },
    "contract-tests": {
      entry: ["src/cli.ts!", "src/k6/load-template.js!", "proof/{big,honesty,power}.ts", "test/support/k6/*.ts"],
      project: ["src/**/*.{ts,js}!", "{test,proof,package}/**/*.{ts,js}", "!src/**/*.test.ts!"],
      // k6 provides this module itself.
      ignoreDependencies: ["k6"],
    },
    "design-system": {
      // The plugin treats the library's entries as parts of the build, which the second run ignores.
      vite: false,
      entry: [
        "src/components/*/!(*.test|*.stories|*.scrollbars.test).tsx!",
        "src/theme/brands/**/*.css.ts!",
        "vite.{brands,command,lib}.config.ts",
        "tokens/new-brand/main.ts",
        "bench/{cost,dialog,mount}.{ts,tsx}",
        "bench/{competitors,kits}/*.tsx",
        "bench/dialog/main.tsx",
        "external/{run.ts,vitest.config.ts,axe.ts,dialog.tsx,tabs.tsx,testing-library.ts}",
        "package/{api,manifest,pack-once,sizes,types}.ts",
        // Built by the package's tests and by the framework test projects.
        "package/stories/{client.tsx,elements.tsx,server.tsx,storybook-test.ts}",
        "package/simulated-dom/*.tsx",
        "src/testing/probes/setup.ts",
      ],
      project: [
        "src/**/*.{ts,tsx}!",
        "{tokens,lint,scripts,package,bench,external,frameworks}/**/*.{ts,tsx}",
        "*.ts",
        "!src/**/*.{test,stories}.{ts,tsx}!",
        "!src/{testing,showcase}/**!",
      ],
      // The benchmark downloads the libraries that it compares with; Storybook's style sheet names the fonts.
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
        // The configuration of Vite names it as a path.
        "no-texts.ts!",
        "src/main.tsx!",
        "src/app/boot/{head-script,service-worker,too-old}.js!",
        "src/app/boot/older-browsers.ts!",
        // A build uses it instead of react-aria's texts (vite.config.ts).
        "no-texts.ts",
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
