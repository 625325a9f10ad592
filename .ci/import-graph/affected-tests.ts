import { withTable } from "./beyond-imports.ts";
import { type SpecChoice, specsFor } from "./e2e-specs.ts";
import { dependentsOf, type Graph } from "./graph.ts";
import { kindOf, type TestKind } from "./kinds.ts";
import { readGraph } from "./repository.ts";

/** Test files by kind, those nearest to the change first. */
export interface AffectedTests extends Record<TestKind, string[]> {
  /** The change reaches more of the app than the chosen end-to-end specs show; `npm test` runs the rest. */
  isSampleOfE2e: boolean;
}

/** The tests that may fail for a change of these files, as far as imports, addresses and the tables beside this file tell. */
export function testsAffectedBy(graph: Graph, changed: readonly string[]): AffectedTests {
  const { specs, isSample }: SpecChoice = specsFor(graph, changed);
  const reached = [...dependentsOf(withTable(graph), changed).keys()];
  const of = (kind: TestKind) => reached.filter((file) => graph.has(file) && kindOf(file) === kind);
  return {
    unit: of("unit"),
    server: of("server"),
    contract: of("contract"),
    package: of("package"),
    component: of("component"),
    story: of("story"),
    e2e: specs.filter((file) => graph.has(file)),
    engine: of("engine"),
    isSampleOfE2e: isSample,
  };
}

/** The same for the repository at `root`; paths are relative to it. */
export const affectedTests = (root: string, changed: readonly string[]): AffectedTests =>
  testsAffectedBy(readGraph(root), changed);
