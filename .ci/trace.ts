/**
 * Which tests name which requirement: `npm run trace [-- --json | --check | R299 E003 …]`.
 * A test names what it proves in its title ("R299 shows …", "R1, E003 …"); the ids are those of docs/requirements.md. A range such as
 * "R041–R043" names nothing: nobody can see which test proves which. A test counts when it uses a product from outside or loads a
 * file that a product loads. A line whose decision begins with "No test:" says nothing that a test could prove, and why; one that begins
 * with "Not built yet:" is not met by the product.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { parseSync, Visitor } from "vite";
import { provesProduct } from "./import-graph/product.ts";
import { readGraph } from "./import-graph/repository.ts";

export interface Requirement {
  /** "R299", "E003" or "C14". */
  id: string;
  /** The heading of docs/requirements.md that it stands under. */
  section: string;
  text: string;
  /** Why no test can name it, in the words of its decision. */
  noTest?: string;
  /** What is missing, in the words of its decision, where the product does not meet it. */
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
  /** What says nothing that a test could prove. */
  untestable: Requirement[];
  /** What the product does not meet yet. */
  unbuilt: Requirement[];
  /** Tests that name an id which the list does not hold. */
  strangers: { id: string; test: NamedTest }[];
  /** Tests whose title holds a range of ids. */
  ranges: NamedTest[];
}

const root = path.join(import.meta.dirname, "..");
const LIST = "docs/requirements.md";
// `**` does not enter dot folders: tests in .ci prove the tools, not the product.
const TEST_FILES = ["**/*.test.ts", "**/*.test.tsx", "**/*.stories.tsx", "**/e2e/**/*.spec.ts"];
const NOT_OURS = ["**/node_modules/**", "**/dist/**"];
const TEST_FUNCTIONS = new Set(["test", "it", "describe"]);
const ID = /\b([REC])(\d{1,3})\b/g;
const RANGE = /\b([REC])\d{1,3}\s?[–-]\s?(?:\1)?\d{1,3}\b/g;
const NO_TEST = /^No test: (.+)$/;
const NOT_BUILT = /^Not built yet: (.+)$/;
const STARTS_WITH_ID = /^[REC]\d{1,3}\b.*\s/s;

/** R and E ids have three digits, C ids none to spare: "R7" is R007, "C07" is C7. */
const idOf = (letter: string, number: number) => letter + String(number).padStart(letter === "C" ? 1 : 3, "0");

/** The ids a title names, in order; those of ranges left out. */
export function idsIn(title: string): string[] {
  const ids = title.replaceAll(RANGE, "").matchAll(ID);
  return [...new Set([...ids].map(([, letter = "", number = ""]) => idOf(letter, Number(number))))];
}

const hasRange = (title: string): boolean => title.search(RANGE) >= 0;

/** The rows of the list whose first cell is an id. */
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

type Node = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** Text of a string or template literal; holes of a template become "…". */
function literalText(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type !== "TemplateLiteral" || !Array.isArray(node.quasis)) return undefined;
  return node.quasis.map((quasi: { value: { cooked: string | null } }) => quasi.value.cooked ?? "").join("…");
}

/** `test`, `test.only`, `describe.each(table)` … : the name at the root of what is called. */
function rootName(callee: unknown): string | undefined {
  if (!isNode(callee)) return undefined;
  if (callee.type === "Identifier") return String(callee.name);
  return rootName(callee.type === "MemberExpression" ? callee.object : callee.callee);
}

/**
 * Tests and stories of one file that name a requirement: titles of test, it and describe with an id anywhere, and any other
 * string that begins with one (story names, rows of a table of cases).
 */
export function readTests(file: string, source: string): NamedTest[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const titles = new Set<string>();
  const addWhenItStartsWithAnId = (text: string | undefined) => {
    if (text && STARTS_WITH_ID.test(text)) titles.add(text);
  };
  new Visitor({
    CallExpression(call) {
      const title = literalText(call.arguments[0]);
      if (title && TEST_FUNCTIONS.has(rootName(call.callee) ?? "")) titles.add(title);
    },
    Literal: (literal) => addWhenItStartsWithAnId(literalText(literal)),
    TemplateLiteral: (literal) => addWhenItStartsWithAnId(literalText(literal)),
  }).visit(program);
  return [...titles]
    .map((title) => ({ file, title, ids: idsIn(title) }))
    .filter(({ title, ids }) => ids.length > 0 || hasRange(title));
}

/** Lays tests beside requirements. */
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

/** One line a section: how many of its ids some test names. */
export function summary({ covered, uncovered }: Trace): string[] {
  const counts = new Map<string, { named: number; all: number }>();
  const countOf = (section: string) => counts.get(section) ?? { named: 0, all: 0 };
  for (const { section } of uncovered) counts.set(section, { ...countOf(section), all: countOf(section).all + 1 });
  for (const { requirement } of covered) {
    const { named, all } = countOf(requirement.section);
    counts.set(requirement.section, { named: named + 1, all: all + 1 });
  }
  return [...counts]
    .toSorted(([left], [right]) => left.localeCompare(right, "en", { numeric: true }))
    .map(([section, { named, all }]) => `${String(named).padStart(4)} of ${String(all).padStart(3)}  ${section}`);
}

/** The tests of single requirements. */
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

if (process.argv[1] === import.meta.filename) {
  const files = globSync(TEST_FILES, { cwd: root, exclude: NOT_OURS }).toSorted();
  const { positionals: ids, values } = parseArgs({
    allowPositionals: true,
    options: { json: { type: "boolean" }, check: { type: "boolean" } },
  });
  const counted = files.filter(provesProduct(readGraph(root)));
  const tests = counted.flatMap((file) => readTests(file, readFileSync(path.join(root, file), "utf8")));
  const result = trace(readRequirements(readFileSync(path.join(root, LIST), "utf8")), tests);
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
