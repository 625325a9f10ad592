/**
 * Lists which tests name which requirement: `npm run trace [-- --json | --check | R299 E003 …]`. A test names the requirements that it
 * proves in its title ("R299 shows …", "R1, E003 …"); the ids are those of docs/requirements.md. A range such as "R041–R043" does not
 * count, because it does not show which test proves which requirement. A test counts when it uses a product from outside, or loads a file
 * that a product loads. A requirement whose decision begins with "No test:" cannot be tested, for the reason given; one that begins with
 * "Not built yet:" is not implemented.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { provesProduct } from "../import-graph/product.ts";
import { readGraph } from "../import-graph/repository.ts";
import { readOptions } from "../options.ts";
import { readTitles } from "./test-titles.ts";

export interface Requirement {
  /** "R299", "E003" or "C14". */
  id: string;
  /** Its heading in docs/requirements.md. */
  section: string;
  text: string;
  /** The reason in its decision why no test can prove it. */
  noTest?: string;
  /** What is missing according to its decision, when it is not implemented. */
  notBuilt?: string;
}

export interface NamedTest {
  file: string;
  title: string;
  ids: string[];
}

export interface Trace {
  covered: { requirement: Requirement; tests: NamedTest[] }[];
  uncovered: Requirement[];
  /** Requirements that no test can prove. */
  untestable: Requirement[];
  /** Requirements that are not implemented yet. */
  unbuilt: Requirement[];
  /** Tests with an id that is not in the list. */
  strangers: { id: string; test: NamedTest }[];
  /** Tests with a range of ids in their title. */
  ranges: NamedTest[];
}

const root = path.join(import.meta.dirname, "../..");
const LIST = "docs/requirements.md";
// `**` does not match dot folders, which is intended: tests in .ci test the tools, not the product.
const TEST_FILES = ["**/*.test.ts", "**/*.test.tsx", "**/*.stories.tsx", "**/e2e/**/*.spec.ts"];
const NOT_OURS = ["**/node_modules/**", "**/dist/**"];
const ID = /\b([REC])(\d{1,3})\b/g;
const RANGE = /\b([REC])\d{1,3}\s?[–-]\s?(?:\1)?\d{1,3}\b/g;
const NO_TEST = /^No test: (.+)$/;
const NOT_BUILT = /^Not built yet: (.+)$/;
const STARTS_WITH_ID = /^[REC]\d{1,3}\b.*\s/s;

/** R and E ids are padded to three digits, C ids are not padded: "R7" becomes R007, "C07" becomes C7. */
const idOf = (letter: string, number: number) => letter + String(number).padStart(letter === "C" ? 1 : 3, "0");

/** The ids in a title, in order, without those in ranges. */
export function idsIn(title: string): string[] {
  const ids = title.replaceAll(RANGE, "").matchAll(ID);
  return [...new Set([...ids].map(([, letter = "", number = ""]) => idOf(letter, Number(number))))];
}

const hasRange = (title: string): boolean => title.search(RANGE) >= 0;

/** The rows of the table whose first cell is an id. */
export function readRequirements(markdown: string): Requirement[] {
  let section = "";
  return markdown.split("\n").flatMap((line) => {
    section = /^#+ (.+)$/.exec(line)?.[1] ?? section;
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const id = /^[REC]\d{1,3}$/.exec(cells[1] ?? "")?.[0];
    if (!id) return [];
    const operation = `${cells[2]} ${cells[3]} ${cells[6]}`;
    const noTest = NO_TEST.exec(cells[4] ?? "")?.[1];
    const notBuilt = NOT_BUILT.exec(cells[4] ?? "")?.[1];
    const text = id.startsWith("E") ? operation : (cells[2] ?? "");
    return [{ id, section, text, ...(noTest && { noTest }), ...(notBuilt && { notBuilt }) }];
  });
}

/**
 * Tests and stories of a file that name a requirement: titles of test, it and describe that contain an id, and any other string that begins
 * with one (story names, rows of a table of cases).
 */
export function readTests(file: string, source: string): NamedTest[] {
  const { titles, strings } = readTitles(file, source);
  const named = [...titles, ...strings.filter(({ text }) => STARTS_WITH_ID.test(text))].map(({ text }) => text);
  return [...new Set(named)]
    .map((title) => ({ file, title, ids: idsIn(title) }))
    .filter(({ title, ids }) => ids.length > 0 || hasRange(title));
}

/** Matches tests with requirements. */
export function trace(requirements: Requirement[], tests: NamedTest[]): Trace {
  const known = new Set(requirements.map(({ id }) => id));
  const laid = requirements.map((requirement) => ({
    requirement,
    tests: tests.filter(({ ids }) => ids.includes(requirement.id)),
  }));
  const unnamed = laid.filter(({ tests: named }) => named.length === 0).map(({ requirement }) => requirement);
  return {
    covered: laid.filter((entry) => entry.tests.length > 0),
    uncovered: unnamed.filter(({ noTest, notBuilt }) => noTest === undefined && notBuilt === undefined),
    untestable: unnamed.filter(({ noTest }) => noTest !== undefined),
    unbuilt: requirements.filter(({ notBuilt }) => notBuilt !== undefined),
    ranges: tests.filter(({ title }) => hasRange(title)),
    strangers: tests.flatMap((test) => test.ids.filter((id) => !known.has(id)).map((id) => ({ id, test }))),
  };
}

/** One line per section: how many of its ids are named by a test. */
export function summary({ covered, uncovered }: Trace): string[] {
  const sections = [
    ...covered.map(({ requirement: { section } }) => ({ section, isNamed: true })),
    ...uncovered.map(({ section }) => ({ section, isNamed: false })),
  ];
  return [...Map.groupBy(sections, ({ section }) => section)]
    .toSorted(([left], [right]) => left.localeCompare(right, "en", { numeric: true }))
    .map(([section, all]) => {
      const named = all.filter(({ isNamed }) => isNamed).length;
      return `${String(named).padStart(4)} of ${String(all.length).padStart(3)}  ${section}`;
    });
}

/** The tests of the given requirements. */
function reportOf(ids: readonly string[], { covered, uncovered, untestable, unbuilt }: Trace): string {
  const lines = ids.flatMap((id) => {
    const entry = covered.find(({ requirement }) => requirement.id === id);
    if (entry) return [`${id}  ${entry.requirement.text}`, ...entry.tests.map(testLine)];
    const known = [...uncovered, ...untestable, ...unbuilt].find((requirement) => requirement.id === id);
    if (!known) return [`${id}  is not in ${LIST}.`];
    const reason = known.notBuilt === undefined ? known.noTest : `Not built yet: ${known.notBuilt}`;
    return [`${id}  ${known.text}`, `      ${reason ?? "No test names it."}`];
  });
  return lines.join("\n");
}

const testLine = ({ file, title }: NamedTest): string => `      ${file}: ${title}`;

function report(result: Trace): string {
  const covered = result.covered.flatMap(({ requirement, tests }) => [
    `${requirement.id}  ${requirement.text}`,
    ...tests.map(testLine),
  ]);
  const uncovered = result.uncovered.map(({ id, text }) => `${id}  ${text}`);
  const all = result.covered.length + result.uncovered.length + result.unbuilt.length;
  return [
    "Named by a test",
    ...covered,
    "",
    "Named by no test",
    ...uncovered,
    "",
    "Nothing to test",
    ...result.untestable.map(({ id, text, noTest = "" }) => `${id}  ${text} ${noTest}`),
    "",
    "Not built yet",
    ...result.unbuilt.map(({ id, text, notBuilt = "" }) => `${id}  ${text} ${notBuilt}`),
    "",
    ...summary(result),
    `${String(result.covered.length).padStart(4)} of ${all}  in all (${result.unbuilt.length} not built yet), and ${result.untestable.length} with nothing to test`,
  ].join("\n");
}

/** The trace of the repository as it is now. */
export function readTrace(): Trace {
  const files = globSync(TEST_FILES, { cwd: root, exclude: NOT_OURS }).toSorted();
  const counted = files.filter(provesProduct(readGraph(root)));
  const tests = counted.flatMap((file) => readTests(file, readFileSync(path.join(root, file), "utf8")));
  return trace(readRequirements(readFileSync(path.join(root, LIST), "utf8")), tests);
}

if (process.argv[1] === import.meta.filename) {
  const { positionals: ids, values } = readOptions({
    allowPositionals: true,
    options: { json: { type: "boolean" }, check: { type: "boolean" } },
  });
  const result = readTrace();
  if (values.json) console.log(JSON.stringify(result, undefined, 2));
  else if (ids.length > 0) console.log(reportOf(ids, result));
  else if (!values.check) console.log(report(result));
  for (const { id, test } of result.strangers) {
    console.error(`${test.file}: "${test.title}" names ${id}, which ${LIST} does not hold.`);
  }
  for (const { file, title } of result.ranges) {
    console.error(`${file}: "${title}" names a range of ids: name each id in the title of the test that proves it.`);
  }
  for (const { id, text } of values.check ? result.uncovered : []) console.error(`No test names ${id}: ${text}`);
  const met = result.covered.filter(({ requirement }) => requirement.notBuilt !== undefined);
  for (const { requirement, tests: named } of met) {
    console.error(
      `${requirement.id} is not built yet by ${LIST}, and yet a test names it: ${named.map(testLine).join("\n")}`,
    );
  }
  const faults = result.strangers.length + result.ranges.length + result.uncovered.length + met.length;
  if (values.check && faults > 0) process.exit(1);
}
