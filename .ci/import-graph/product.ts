import { fits, kindOf, type TestKind } from "./kinds.ts";
import type { Graph } from "./graph.ts";

/** Where the products begin: the app, the packages' public files, the contract command and the mock server. */
const ENTRIES = [
  "reference-app/src/main.tsx",
  "reference-app/src/shell/*.js",
  "reference-app/*.ts",
  "contract-tests/src/cli.ts",
  "api-spec/src/mock/main.ts",
  "api-spec/src/mock/{console,games}/client/*.ts",
  "api-spec/src/client/*.ts",
  "design-system/src/components/*/!(*.test|*.stories).tsx",
  "design-system/src/theme/**/*.ts",
  "design-system/src/icons/icons.ts",
  "design-system/{lint/index,tokens/build}.ts",
  "api-spec/src/{bundle,generate,spec-diff}.ts",
];

/** Tests that use a product as its users do, by address or command, and so import nothing of it. */
const FROM_OUTSIDE: ReadonlySet<TestKind | undefined> = new Set(["server", "contract", "package", "e2e"]);

const isEntry = (file: string): boolean => kindOf(file) === undefined && fits(file, ENTRIES);

/** Every file that these files load, themselves included. */
function loadedBy(graph: Graph, files: Iterable<string>): Set<string> {
  const loaded = new Set(files);
  // A set hands out what is added while it is walked.
  for (const file of loaded) for (const { to } of graph.get(file) ?? []) loaded.add(to);
  return loaded;
}

/** Says whether a test file proves something of a product: it uses one from outside, or loads a file that a product loads. */
export function provesProduct(graph: Graph): (testFile: string) => boolean {
  const product = loadedBy(graph, [...graph.keys()].filter(isEntry));
  return (testFile) =>
    FROM_OUTSIDE.has(kindOf(testFile)) ||
    [...loadedBy(graph, [testFile])].some((file) => file !== testFile && product.has(file));
}
