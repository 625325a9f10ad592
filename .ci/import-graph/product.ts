import { fits, kindOf, type TestKind } from "./kinds.ts";
import type { Graph } from "./graph.ts";

/** Entry points of the products: the app, the packages' public files, the contract command and the mock server. */
const ENTRIES = [
  "reference-app/src/main.tsx",
  "reference-app/src/app/boot/*.js",
  "reference-app/*.ts",
  "contract-tests/src/cli.ts",
  "api-spec/src/mock/main.ts",
  "api-spec/mock/installation.ts",
  "api-spec/src/mock/{console,games}/client/*.ts",
  "api-spec/src/client/*.ts",
  "design-system/src/components/*/!(*.test|*.stories).tsx",
  "design-system/src/theme/**/*.ts",
  "design-system/src/icons/icons.ts",
  "design-system/{lint/index,tokens/build}.ts",
  "api-spec/src/{bundle,generate,spec-diff}.ts",
];

/** Kinds of tests that use a product from outside, by URL or command, without importing it. */
const FROM_OUTSIDE: ReadonlySet<TestKind | undefined> = new Set(["server", "contract", "package", "e2e"]);

const isEntry = (file: string): boolean => kindOf(file) === undefined && fits(file, ENTRIES);

/** Every file that these files load, including themselves. */
function loadedBy(graph: Graph, files: Iterable<string>): Set<string> {
  const loaded = new Set(files);
  // Iterating over a set also visits entries that are added meanwhile.
  for (const file of loaded) for (const { to } of graph.get(file) ?? []) loaded.add(to);
  return loaded;
}

/**
 * Returns a function that tells whether a test file tests a product: it uses one from outside, or loads a file that a product also loads.
 */
export function provesProduct(graph: Graph): (testFile: string) => boolean {
  const product = loadedBy(graph, [...graph.keys()].filter(isEntry));
  return (testFile) =>
    FROM_OUTSIDE.has(kindOf(testFile)) ||
    [...loadedBy(graph, [testFile])].some((file) => file !== testFile && product.has(file));
}
