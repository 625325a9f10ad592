import { fits, TEST_FILES } from "./kinds.ts";
import type { Graph } from "./graph.ts";

interface Row {
  /** Files that depend … */
  readers: readonly string[];
  /** … on these, without an import or an address that says so. */
  read: readonly string[];
}

const { unit, server, contract, package: packed, component, story, e2e, engine } = TEST_FILES;
const inVitest = [...unit, ...server, ...contract, ...packed, ...component, ...story];

/** What tests depend on beside what the graph of imports shows. */
const BEYOND_IMPORTS: readonly Row[] = [
  // The bundled contract, api-spec/dist/openapi.json, is made of them and in no commit.
  { readers: [...server, ...contract, "contract-tests/src/own-files.ts"], read: ["api-spec/{openapi,workflows}/**"] },
  { readers: server, read: ["api-spec/src/bundle.ts"] },
  // Storybook and the configuration of Vitest put them around each story.
  { readers: story, read: [".storybook/preview.tsx", "design-system/src/testing/probes/setup.ts"] },
  // The built package and its tarball.
  {
    readers: packed,
    read: ["design-system/{src,lint,package}/**", "design-system/{package.json,*.config.ts,tsconfig.*}"],
  },
  { readers: [".ci/{component-manifest,prop-docs}.test.ts"], read: ["design-system/src/components/**"] },
  { readers: inVitest, read: [".ci/vitest.config.ts", "package-lock.json"] },
  { readers: e2e, read: ["reference-app/playwright.config.ts", "package-lock.json"] },
  { readers: engine, read: ["reference-app/*playwright.config.ts", ".ci/engines/engines.ts", "package-lock.json"] },
];

/** The graph with the links of the table. */
export function withTable(graph: Graph, table: readonly Row[] = BEYOND_IMPORTS): Graph {
  const files = [...graph.keys()];
  const rows = table.map(({ readers, read }) => ({ readers, links: files.filter((file) => fits(file, read)) }));
  return new Map(
    [...graph].map(([file, links]) => [
      file,
      [
        ...links,
        ...rows
          .filter(({ readers }) => fits(file, readers))
          .flatMap((row) => row.links.map((to) => ({ to, kind: "file" as const }))),
      ],
    ]),
  );
}
