import { writeFile } from "node:fs/promises";
import path from "node:path";
import { NOT_CAUGHT } from "../../test/faults/first-list/not-caught.ts";
import type { ToolResult } from "./tool.ts";

const PAGE = path.join(import.meta.dirname, "../../../docs/contract-tests-comparison.md");
/** The order of the columns; tools that were not run are left out. */
const ORDER = ["lobbykit-contract", "Prism proxy", "Specmatic", "Redocly respect", "Portman with newman"];

/** What a comparison found. */
export interface Results {
  readonly faults: readonly { readonly name: string; readonly kind: string; readonly operationId: string }[];
  readonly tools: readonly ToolResult[];
}

const INTRODUCTION = `# Contract tests compared with other tools

\`npm run contract:compare\` generates this page from [its results](../contract-tests/proof/comparison/results.json); do not edit it. The manual is
[contract-tests.md](contract-tests.md).

A proxy in front of the mock plants one fault at a time ([the faults](../contract-tests/test/faults)); without a fault, the mock is correct. We wrote the
list before we knew which tool catches which fault, but we also write one of the tools: keep that in mind when you read the table. We later repaired three
faults that changed nothing, and renamed expected rules after our rules were renamed.

"Caught" is strict for \`lobbykit-contract\`: a finding must fail the run and name the right operation and the right rule. It is generous for the other
tools: anything counts that they do not report on the correct server. "False alarms" are reports on the correct server. "Seconds" is the time of one whole
run on that server with two busy cores; compare only the order of magnitude.`;

const HOW_NOT = `- **Dredd** 14.1.0 reads no OpenAPI 3.1 and is archived. In an earlier trial on six operations, 18 of its 19 transactions failed on the correct server.
- **Schemathesis** is a Python program. It could not be installed on the machine that made this page, so the page gives no figures for it.
- **PactFlow Drift**, **Microcks** and **Pact** need their own cloud, containers or pacts from consumers.

## What others do better

- **Schemathesis** searches deeper. Its documentation says that it derives links between operations from the spec, tests them as a state machine, shrinks
  failing series of calls, learns from error messages and reads GraphQL. Run it too if you have time:

  \`\`\`sh
  npm run bundle
  uvx schemathesis run api-spec/dist/openapi.json --url http://localhost:4010 --header "Authorization: Bearer $TOKEN" --phases examples,coverage,fuzzing
  \`\`\`

  It does not know the envelope, so it treats \`200\` with \`success: false\` as a success. It uses one account, so it cannot detect access to the data of
  another account. It encrypts bodies only with hooks that you write in Python.
- **Prism proxy** checks any traffic, including the traffic of your browser tests. It needs no plan and no accounts.
- **Redocly respect** runs Arazzo files that people write, with secrets, inputs and retries. It runs our journeys without changes: \`npm run workflows\`.
- **Portman** gives your team a Postman collection that you can extend.
- **Specmatic** can also mock the server for consumers, and compares versions of a spec.`;

/** By tool: the reason why it has a script here but no result yet. */
const NOT_RUN: Readonly<Record<string, string>> = {
  Specmatic:
    "on the correct server, with valid requests only and at most ten combinations each, it ran 983 tests in eleven minutes on a busy machine, and 758 failed, because it expects success for values that it invents, such as a user name or the id of an order. Its runs over the faults did not finish: after an answer that never ends, all its later tests were errors. In an earlier trial on 24 faults it caught 14, with 36 false alarms in 236 tests",
};

function notRun(tools: readonly ToolResult[]): string {
  const missing = ORDER.filter((name) => !tools.some((tool) => tool.name === name));
  const lines = missing.map(
    (name) =>
      `- **${name}** did not finish its run on these faults (\`npm run contract:compare\`): ${NOT_RUN[name] ?? "no reason is recorded"}.`,
  );
  return lines.join("\n");
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

function summary({ faults, tools }: Results): string {
  const rows = tools.map(({ name, version, caught, rightServer: { checks, falseAlarms, seconds } }) => [
    `${name} ${version}`,
    `${caught.length} of ${faults.length}`,
    `${falseAlarms} of ${checks}`,
    seconds,
  ]);
  const how = tools.map(({ name, how }) => `- **${name}**: ${how}.`);
  return [table(["Tool", "Caught", "False alarms", "Seconds"], rows), "", ...how].join("\n");
}

function byKind({ faults, tools }: Results): string {
  const kinds = [...Map.groupBy(faults, ({ kind }) => kind)];
  const rows = kinds.map(([kind, own]) => [
    kind,
    own.length,
    ...tools.map(({ caught }) => own.filter(({ name }) => caught.includes(name)).length),
  ]);
  return table(["Kind", "Faults", ...tools.map(({ name }) => name)], rows);
}

function byFault({ faults, tools }: Results): string {
  const rows = faults.map(({ name, operationId }) => [
    `${name} (\`${operationId}\`)`,
    ...tools.map(({ caught }) => (caught.includes(name) ? "✓" : "")),
  ]);
  return table(["Fault", ...tools.map(({ name }) => name)], rows);
}

function notCaught(): string {
  const entries = Object.entries(NOT_CAUGHT).map(([name, reason]) => `- ${name}: ${reason}.`);
  return entries.length === 0 ? "All are caught." : entries.join("\n");
}

/** The page as Markdown. */
function pageOf(results: Results): string {
  const tools = ORDER.flatMap((name) => results.tools.find((tool) => tool.name === name) ?? []);
  const sorted = { ...results, tools };
  const parts = [
    INTRODUCTION,
    summary(sorted),
    "## By kind",
    byKind(sorted),
    "## What lobbykit-contract does not catch",
    notCaught(),
    "## Not in the table",
    [notRun(tools), HOW_NOT].filter((part) => part !== "").join("\n"),
    "## Fault by fault",
    byFault(sorted),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Writes the page into docs. */
export const writePage = (results: Results): Promise<void> => writeFile(PAGE, pageOf(results));
