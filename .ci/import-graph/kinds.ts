import path from "node:path";

/** Kinds of tests, cheapest first, with their file patterns; a file that matches two kinds belongs to the first. */
export const TEST_FILES = {
  unit: [
    "*/src/**/*.test.ts",
    "api-spec/test/unit/**/*.test.ts",
    "design-system/{lint,scripts,tokens}/**/*.test.ts",
    "reference-app/*.test.ts",
    ".ci/**/*.test.ts",
    ".storybook/**/*.test.ts",
    "docs/site/**/*.test.ts",
  ],
  server: ["api-spec/test/**/*.test.ts", "reference-app/money-once/**/*.test.ts"],
  contract: ["contract-tests/test/**/*.test.ts"],
  package: ["{api-spec,design-system}/package/**/*.test.ts", "api-spec/mock/*.test.ts"],
  component: ["design-system/src/**/*.test.tsx"],
  story: ["design-system/src/**/*.stories.tsx"],
  e2e: ["reference-app/e2e/**/*.spec.ts"],
  engine: ["reference-app/engines/**/*.spec.ts"],
} as const satisfies Record<string, readonly string[]>;

export type TestKind = keyof typeof TEST_FILES;
/** The kinds of tests, cheapest first. */
export const TEST_KINDS = Object.keys(TEST_FILES) as TestKind[];

/** Whether a file matches one of the patterns. */
export const fits = (file: string, globs: readonly string[]): boolean =>
  globs.some((glob) => path.posix.matchesGlob(file, glob));

/** The kind of a test file; undefined for other files. */
export const kindOf = (file: string): TestKind | undefined => TEST_KINDS.find((kind) => fits(file, TEST_FILES[kind]));
