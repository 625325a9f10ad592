import { fits, TEST_FILES } from "./kinds.ts";
import type { Graph } from "./graph.ts";

interface Row {
  /** Files that depend … */
  readers: readonly string[];
  /** … on these, without an import or a file reference. */
  read: readonly string[];
}

const { unit, server, contract, package: packed, component, story, e2e, engine } = TEST_FILES;
const inVitest = [...unit, ...server, ...contract, ...packed, ...component, ...story];

/** Dependencies of tests that the import graph does not contain. */
const HIDDEN_DEPENDENCIES: readonly Row[] = [
  // The bundled contract, api-spec/dist/openapi.json, is generated from them and not committed.
  {
    readers: [...server, ...contract, "contract-tests/src/command/lobbykit-files.ts"],
    read: ["api-spec/{openapi,workflows}/**"],
  },
  { readers: server, read: ["api-spec/src/bundle.ts"] },
  { readers: ["api-spec/src/mock/pages/page-files.ts"], read: ["api-spec/src/mock/{console,games}/client/**"] },
  { readers: ["api-spec/mock/*.test.ts"], read: ["api-spec/{mock,openapi,src/mock}/**"] },
  // Storybook and the Vitest configuration wrap every story in them.
  { readers: story, read: [".storybook/preview.tsx", "design-system/src/testing/probes/setup.ts"] },
  // The built package and its tarball.
  {
    readers: packed,
    read: ["design-system/{src,lint,package}/**", "design-system/{package.json,*.config.ts,tsconfig.*}"],
  },
  {
    readers: [".ci/component-docs/*.test.ts", "design-system/src/testing/completeness.test.ts"],
    read: ["design-system/src/{components,showcase}/**"],
  },
  {
    readers: [".ci/doc-commands/*.test.ts", "docs/site/*.test.ts", "api-spec/test/mock/server/doc-calls.test.ts"],
    read: ["docs/**/*.md", "*.md", "*/README.md", "api-spec/mock/README.md", "package.json", "*/package.json"],
  },
  {
    readers: [".ci/prose/quoted-texts.test.ts"],
    read: ["reference-app/e2e/**/*.ts", "reference-app/src/shared/i18n/locales/en/**", "api-spec/src/mock/world/**"],
  },
  { readers: inVitest, read: [".ci/vitest.config.ts", "package-lock.json"] },
  { readers: e2e, read: ["reference-app/playwright.config.ts", "package-lock.json"] },
  { readers: engine, read: ["reference-app/*playwright.config.ts", ".ci/engines/engines.ts", "package-lock.json"] },
];

/** Adds the links of the table to the graph. */
export function withTable(graph: Graph, table: readonly Row[] = HIDDEN_DEPENDENCIES): Graph {
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
