import { fits, type TestKind } from "../import-graph/kinds.ts";

export interface Package {
  /** The code that gets faults. */
  sources: string;
  /** The tests that must detect them, cheapest stage first. */
  stages: readonly (readonly [TestKind, ...TestKind[]])[];
  /** Whether broad end-to-end specs are run too. They take minutes, and rarely detect a fault in one line of the mock. */
  hasSamples?: boolean;
}

export const PACKAGES = {
  "api-spec": { sources: "api-spec/src/**/*.ts", stages: [["unit"], ["server"], ["e2e"]] },
  "contract-tests": { sources: "contract-tests/src/**/*.ts", stages: [["unit"], ["contract"]] },
  "design-system": {
    sources: "design-system/src/{components,foundations,icons,theme}/**/*.{ts,tsx}",
    stages: [["unit"], ["component", "story"]],
  },
  "reference-app": { sources: "reference-app/src/**/*.{ts,tsx}", stages: [["unit"], ["e2e"]], hasSamples: true },
} as const satisfies Record<string, Package>;

export type PackageName = keyof typeof PACKAGES;
export const PACKAGE_NAMES: readonly PackageName[] = ["api-spec", "contract-tests", "design-system", "reference-app"];

/** Files that get no faults: tests, stories, styles, types, generated files and translations. */
const LEFT_OUT = [
  "**/*.{test,stories}.{ts,tsx}",
  "**/*.css.ts",
  "**/*.d.ts",
  "**/{generated,locales,strings,brands}/**",
];

/** The files of a package that get faults. */
export const sourcesOf = (name: PackageName, files: readonly string[]): string[] =>
  files.filter((file) => fits(file, [PACKAGES[name].sources]) && !fits(file, LEFT_OUT));
