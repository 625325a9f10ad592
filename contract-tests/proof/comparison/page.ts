import { writeFile } from "node:fs/promises";
import path from "node:path";
import { NOT_CAUGHT } from "../../test/faults/known.ts";
import type { ToolResult } from "./tool.ts";

const PAGE = path.join(import.meta.dirname, "../../../docs/contract-tests-comparison.md");
/** The order of the columns; tools that were not run are left out. */
const ORDER = ["lobbykit-contract", "Prism proxy", "Specmatic", "Redocly respect", "Portman with newman"];

/** What a comparison found. */
export interface Results {
  readonly faults: readonly { readonly name: string; readonly kind: string; readonly operationId: string }[];
  readonly tools: readonly ToolResult[];
}

const INTRODUCTION = `# Contract tests beside other tools

Made by \`npm run contract:compare\` from [its results](../contract-tests/proof/comparison/results.json); do not edit. [The guide](contract-tests.md) is
elsewhere.

Faults are planted one at a time in a proxy before the mock, which is right otherwise ([the faults](../contract-tests/test/faults)). They were written down
before it was known who catches them, by people who make one of these tools: read the table with that in mind. Later three were mended that did nothing, and
expectations took the names that our rules have now. "Caught" is strict for
\`lobbykit-contract\` (a finding that fails the run, at the right operation, of the right rule) and generous for the others (anything that they do not report
on the right server). "False alarms" are what a tool reports on the right server; seconds are one whole run on it, on two busy cores: the order counts.`;

const HOW_NOT = `- **Dredd** 14.1.0 reads no OpenAPI 3.1 and is archived. In an earlier trial on six operations 18 of 19 of its transactions failed on the right server.
- **Schemathesis** is a Python program. Where this page was made it could not be installed, so it was not run, and no figure of it is given.
- **PactFlow Drift**, **Microcks** and **Pact** want their cloud, containers or consumers' pacts.

## What others do better

- **Schemathesis** searches deeper: by its documentation it derives links between operations from the spec, walks them as a state machine, shrinks what
  it finds over several calls, learns from error messages, and reads GraphQL. Run it besides, where there is time:

  \`\`\`sh
  npm run bundle
  uvx schemathesis run api-spec/dist/openapi.json --url http://localhost:4010 --header "Authorization: Bearer $TOKEN" --phases examples,coverage,fuzzing
  \`\`\`

  It does not know the envelope, so \`200\` with \`success: false\` is a success for it; it has one account, so it cannot see what belongs to another; and it does
  not encrypt bodies without hooks in Python.
- **Prism proxy** watches any traffic, that of your own browser tests too. It needs no plan and no accounts.
- **Redocly respect** runs Arazzo files that people write, with secrets, inputs and retries. Our journeys run in it as they are: \`npm run workflows\`.
- **Portman** gives your team a Postman collection to go on with.
- **Specmatic** plays the server as well, for consumers, and compares versions of a spec.`;

/** What is said of a tool that has a script here and no result yet. */
const NOT_RUN: Readonly<Record<string, string>> = {
  Specmatic:
    "on the right server, with valid requests alone and at most ten combinations of one, it made 983 tests in eleven minutes on a machine with much other work, and 758 failed: it expects success of what it makes up, such as a name to log in with or the id of an order. Its runs over the faults did not come to their end: after an answer that never ends, all its later tests were errors, and there was no time to begin again; in an earlier trial on 24 faults it caught 14, with 36 false alarms among 236 tests",
};

function notRun(tools: readonly ToolResult[]): string {
  const missing = ORDER.filter((name) => !tools.some((tool) => tool.name === name));
  const lines = missing.map(
    (name) =>
      `- **${name}** was not run to its end on these faults (\`npm run contract:compare\`): ${NOT_RUN[name] ?? "no word"}.`,
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
  return [table(["Tool", "Caught", "False alarms on the right server", "Seconds"], rows), "", ...how].join("\n");
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
