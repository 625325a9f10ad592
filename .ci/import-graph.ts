/**
 * What imports what: `node .ci/import-graph.ts --circles` prints each circle of imports, types included, and fails if there is one;
 * `--affected [--since REF]` prints the tests that the changes since the last commit (or since a branch left REF) may break.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { testsAffectedBy } from "./import-graph/affected-tests.ts";
import { findCircles } from "./import-graph/circles.ts";
import { TEST_KINDS } from "./import-graph/kinds.ts";
import { changedFiles, readGraph } from "./import-graph/repository.ts";

const root = path.join(import.meta.dirname, "..");
const { values } = parseArgs({
  options: { circles: { type: "boolean" }, affected: { type: "boolean" }, since: { type: "string" } },
});
const graph = readGraph(root);

if (values.circles) {
  const circles = findCircles(graph, { withTypes: true });
  for (const circle of circles) console.log(circle.join(" -> "));
  if (circles.length > 0) process.exitCode = 1;
}

if (values.affected) {
  const tests = testsAffectedBy(graph, changedFiles(root, values.since));
  for (const kind of TEST_KINDS) for (const file of tests[kind]) console.log(`${kind.padEnd(10)}${file}`);
  if (tests.isSampleOfE2e)
    console.log("The change reaches more of the app than these specs show: npm test runs the rest.");
}
