import { readTrace, type NamedTest, type Requirement } from "../../.ci/requirements/trace.ts";
import { TRACE, type Source } from "./pages.ts";

/** Escapes a text for Markdown, which would interpret `<`, `*` and `_` as markup. */
const asWritten = (text: string): string => text.replaceAll(/[\\*_<>[\]]/g, String.raw`\$&`);

const passage = ({ id, text }: Requirement, lines: readonly string[]): string =>
  [`### ${id}`, asWritten(text), lines.join("\n")].join("\n\n");

const testLine = ({ file, title }: NamedTest): string => `- ${asWritten(title)} (\`${file}\`)`;

/** The page that names the tests of each requirement, as `npm run trace` prints them. */
export function tracePage(): Source {
  const { covered, uncovered, untestable, unbuilt } = readTrace();
  const passages = [
    ...covered.map(({ requirement, tests }) => ({ requirement, lines: tests.map(testLine) })),
    ...uncovered.map((requirement) => ({ requirement, lines: ["No test names it."] })),
    ...untestable.map((requirement) => ({ requirement, lines: [`No test can prove it: ${requirement.noTest}`] })),
    ...unbuilt.map((requirement) => ({ requirement, lines: [`It is not built yet: ${requirement.notBuilt}`] })),
  ].toSorted((left, right) => left.requirement.id.localeCompare(right.requirement.id, "en", { numeric: true }));
  const sections = Map.groupBy(passages, ({ requirement }) => requirement.section);
  const markdown = [
    `# ${TRACE.title}`,
    "This page lists each requirement with the tests that name it. `npm run trace` prints the same list.",
    `Tests name ${covered.length} requirements and operations. No test names ${uncovered.length} of them, no test can prove ${untestable.length}, and ${unbuilt.length} are not built yet.`,
    ...[...sections].flatMap(([section, inside]) => [
      `## ${section}`,
      ...inside.map(({ requirement, lines }) => passage(requirement, lines)),
    ]),
  ].join("\n\n");
  return { file: "docs/trace.md", output: TRACE.output, markdown };
}
