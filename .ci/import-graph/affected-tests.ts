import { withTable } from "./hidden-dependencies.ts";
import { type SpecChoice, specsFor } from "./e2e-specs.ts";
import { dependentsOf, type Graph } from "./graph.ts";
import { kindOf, TEST_KINDS, type TestKind } from "./kinds.ts";
import { readGraph } from "./repository.ts";

/** Test files by kind, those closest to the change first. */
export interface AffectedTests extends Record<TestKind, string[]> {
  /** Whether the change affects more of the app than the selected end-to-end specs cover; `npm test` runs the rest. */
  isSampleOfE2e: boolean;
}

/** Returns the tests that these changes can break, according to imports, file references and the tables of this folder. */
export function testsAffectedBy(graph: Graph, changed: readonly string[]): AffectedTests {
  const { specs, isSample }: SpecChoice = specsFor(graph, changed);
  const reached = [...dependentsOf(withTable(graph), changed).keys()];
  const of = (kind: TestKind) => reached.filter((file) => graph.has(file) && kindOf(file) === kind);
  const byKind = Object.fromEntries(TEST_KINDS.map((kind) => [kind, of(kind)])) as Record<TestKind, string[]>;
  return { ...byKind, e2e: specs.filter((file) => graph.has(file)), isSampleOfE2e: isSample };
}

/** Returns the tests affected by the changed files of the repository at `root`, with paths relative to it. */
export const affectedTests = (root: string, changed: readonly string[]): AffectedTests =>
  testsAffectedBy(readGraph(root), changed);
