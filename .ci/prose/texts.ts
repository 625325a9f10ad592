/** The texts of the repository that are checked. */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { readTitles } from "../requirements/test-titles.ts";
import { readComments } from "./comments.ts";
import { readContractTexts } from "./contract.ts";
import {
  lintComment,
  lintInterface,
  lintMarkdown,
  lintSubject,
  lintTitle,
  paragraphsOf,
  type Finding,
} from "./lint.ts";

const root = path.join(import.meta.dirname, "../..");
const NOT_OURS = ["**/node_modules/**", "**/dist/**", "**/generated/**"];
const DOCUMENTS = [
  "{README,CONTRIBUTING,CHANGELOG}.md",
  ".changeset/*.md",
  "api-spec/openapi/CHANGELOG.md",
  "docs/*.md",
  "docs/decisions/*.md",
  "{api-spec,api-spec/mock,contract-tests,design-system}/README.md",
  "design-system/src/{components,showcase,foundations}/**/*.mdx",
];
/** A list that quotes the source. */
const SOURCE_DOCUMENTS = ["docs/requirements.md"];
const TESTS = ["{.ci,.storybook,docs,api-spec,contract-tests,design-system,reference-app}/**/*.{test,spec}.{ts,tsx}"];
/** Sources whose comments keep to the guide. */
const COMMENTED = ["{.ci,.storybook,docs,api-spec,contract-tests,design-system,reference-app}/**/*.{ts,tsx}"];
/** The contract, whose descriptions and summaries backend developers read first. */
const CONTRACT = ["api-spec/openapi/**/*.yaml"];
const LOCALE = "reference-app/src/shared/i18n/locales/en";
/** Texts of the patterns and screens in Storybook, by language. */
const SHOWCASE_TEXTS = "design-system/src/showcase/*/texts/*.json";
const COMPONENT_STRINGS = "design-system/src/foundations/strings/all.ts";
const SOURCE_TEXTS = "reference-app/src/shared/i18n/source-texts.json";
/** Names of lotteries, which start with a capital. */
const NAMES_OF_DRAWS = "lottery.menu.tags.";
/** The last commit before the length of subjects was limited. */
const BASE_COMMIT = "8b72cc7002575db9361609dffae0b1eaeae40411";

/** A finding with its place: "docs/games.md:12", "cashier.amount.label". */
export interface PlacedFinding extends Finding {
  place: string;
}

/** A piece of text with its place. */
export interface PlacedText {
  place: string;
  text: string;
}

/** The repository's English by kind. */
export type Prose = Record<"comments" | "paragraphs" | "titles" | "contract" | "interface", PlacedText[]>;

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const filesOf = (patterns: readonly string[]) => globSync(patterns, { cwd: root, exclude: NOT_OURS }).toSorted();

const documents = (): PlacedText[] =>
  filesOf(DOCUMENTS)
    .filter((file) => !SOURCE_DOCUMENTS.includes(file))
    .map((file) => ({ place: file, text: read(file) }));

const titles = (): PlacedText[] =>
  filesOf(TESTS).flatMap((file) => {
    const source = read(file);
    return readTitles(file, source).titles.map(({ text, start, groups }) => ({
      place: [`${file}:${source.slice(0, start).split("\n").length}`, ...groups].join(" › "),
      text,
    }));
  });

const comments = (): PlacedText[] =>
  filesOf(COMMENTED).flatMap((file) =>
    readComments(file, read(file)).map(({ text, line }) => ({ place: `${file}:${line}`, text })),
  );

const contractTexts = (): PlacedText[] =>
  filesOf(CONTRACT).flatMap((file) =>
    readContractTexts(read(file)).map(({ text, line }) => ({ place: `${file}:${line}`, text })),
  );

const nameOf = (file: string): string => path.basename(file, ".json");

/** Texts of a locale file, by key. */
function textsOf(node: object, name: string): [key: string, text: string][] {
  return Object.entries(node).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${name}.${key}`, value]] : textsOf(value as object, `${name}.${key}`),
  );
}

/** Built-in texts of the components, by group. They are read from the source, because this TypeScript project does not include that one. */
async function componentTexts(): Promise<[key: string, text: string][]> {
  const { ALL_STRINGS } = (await import(new URL(`../../${COMPONENT_STRINGS}`, import.meta.url).href)) as {
    ALL_STRINGS: Record<string, { en: object }>;
  };
  return Object.entries(ALL_STRINGS).flatMap(([group, { en }]) => textsOf(en, group));
}

/** Every English interface text with its key: the app's, those of Storybook's screens, then the components' built-in texts. */
async function interfaceTexts(): Promise<PlacedText[]> {
  const ofApp = filesOf([`${LOCALE}/**/*.json`]).flatMap((file) =>
    textsOf(JSON.parse(read(file)) as object, nameOf(file)),
  );
  const ofShowcase = filesOf([SHOWCASE_TEXTS]).flatMap((file) =>
    textsOf((JSON.parse(read(file)) as { en: object }).en, nameOf(file)),
  );
  return [...ofApp, ...ofShowcase, ...(await componentTexts())].map(([place, text]) => ({ place, text }));
}

async function checkedInterfaceTexts(): Promise<PlacedText[]> {
  const sourceTexts = JSON.parse(read(SOURCE_TEXTS)) as Record<string, unknown>;
  return (await interfaceTexts()).filter(({ place }) => !(place in sourceTexts) && !place.startsWith(NAMES_OF_DRAWS));
}

/** The repository's English. Each paragraph of the docs is a piece; code blocks, tables, lists and headings are left out. */
export const readProse = async (): Promise<Prose> => ({
  comments: comments(),
  paragraphs: documents().flatMap(({ place, text }) =>
    paragraphsOf(text).map(({ line, text: paragraph }) => ({ place: `${place}:${line}`, text: paragraph })),
  ),
  titles: titles(),
  contract: contractTexts(),
  interface: await checkedInterfaceTexts(),
});

const git = (...parameters: string[]) =>
  execFileSync("git", parameters, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

/** Commit subjects since the base. Empty when git or the base commit is missing, as in an archive or a shallow clone. */
function subjects(): PlacedText[] {
  let log = "";
  try {
    git("merge-base", "--is-ancestor", BASE_COMMIT, "HEAD");
    log = git("log", "--no-merges", "--format=%h %s", `${BASE_COMMIT}..HEAD`);
  } catch {
    return [];
  }
  return log
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [hash = "", ...words] = line.split(" ");
      return { place: `commit ${hash}`, text: words.join(" ") };
    });
}

const findingsOf = (texts: readonly PlacedText[], lint: (text: string) => Finding[]): PlacedFinding[] =>
  texts.flatMap(({ place, text }) => lint(text).map((finding) => ({ ...finding, place })));

/** Every finding in the repository. */
export const findAll = async (): Promise<PlacedFinding[]> => [
  ...findingsOf(documents(), lintMarkdown).map((finding) => ({
    ...finding,
    place: `${finding.place}:${finding.line}`,
  })),
  ...findingsOf(titles(), lintTitle),
  ...findingsOf(comments(), lintComment),
  ...findingsOf(contractTexts(), lintComment),
  ...findingsOf(await checkedInterfaceTexts(), lintInterface),
  ...findingsOf(subjects(), lintSubject),
];
