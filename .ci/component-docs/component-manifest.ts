/**
 * The component manifest: data about each component for editors, design tools and agents. It is read from types, docstrings, stories and
 * docs pages, so that it always agrees with them. `node .ci/component-docs/component-manifest.ts` writes it beside the built package.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { type ESTree, parseSync } from "vite";
import { FIRST_VERSION, groupOf, type Status, statusOf } from "./lifecycle.ts";
import { type ComponentDoc, propDocs } from "./prop-docs.ts";

const designSystem = path.join(import.meta.dirname, "../../design-system");
const folders = path.join(designSystem, "src/components");

export interface ComponentEntry {
  name: string;
  /** Module path that an app imports it from. */
  import: string;
  /** What the component is, in one sentence. */
  summary: string;
  /** Its group in Storybook's sidebar. */
  group: string;
  status: Status;
  /** The first version that has it. */
  since: string;
  /** What other design systems call it. */
  otherNames: string[];
  /** A whole TypeScript module that uses the component. It can be copied into a project as it is. */
  code: string;
  /** Text of the docs page as Markdown. */
  whenToUse: string;
  whenNotToUse: string;
  anatomy: string;
  accessibility: string;
  do: string[];
  dont: string[];
  /** Keys, and their effects. */
  keyboard: { keys: string; effect: string }[];
  /** The components of the module with their props, the main one first. `attributes` names the native attributes that are not listed. */
  parts: ComponentDoc[];
  /** Other exports of its module: lists of options, functions. */
  exports: string[];
  /** Storybook ids: of its docs page, and of its examples by name. */
  docsId: string;
  stories: Record<string, string>;
}

export interface Manifest {
  package: string;
  version: string;
  components: ComponentEntry[];
}

const read = (file: string) => readFileSync(file, "utf8");
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** The text under a heading of a docs page, without drawings, and with Storybook links as plain text. */
const section = (page: string, heading: string) =>
  (page.split(`\n## ${heading}\n`)[1]?.split(/\n## /)[0] ?? "")
    .replaceAll(/^<Anatomy\n[^]*?^\/>$/gm, "")
    .replaceAll(/\[([^\]]+)\]\(\?path=[^)]*\)/g, "$1")
    .trim();

/** The code block under the heading "Code" of a docs page. */
const codeOf = (page: string) => /\n## Code\n\n```tsx\n(?<code>[^]+?\n)```/.exec(page)?.groups?.code ?? "";

type Written = string | Written[];

/** A string or a list of strings in code. */
function written(node: ESTree.Node | null): Written {
  if (node?.type === "ParenthesizedExpression") return written(node.expression);
  if (node?.type === "ArrayExpression") return node.elements.map(written);
  if (node?.type === "TemplateLiteral" && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? "";
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  throw new Error(`A page holds ${node?.type ?? "nothing"} where a text or a list of texts has to stand.`);
}

/** A literal list in a JSX attribute. */
function list(page: string, attribute: string): Written[] {
  const text = new RegExp(`\\s${attribute}=\\{(\\[[^]*?\\])\\}\\s*(?:\\w+=|/>)`).exec(page)?.[1];
  const [statement] = text ? parseSync("page.ts", `(${text})`).program.body : [];
  const value = statement?.type === "ExpressionStatement" ? written(statement.expression) : [];
  return typeof value === "string" ? [value] : value;
}
const texts = (list: Written[]) => list.map(String);

function entry(name: string): ComponentEntry {
  const folder = path.join(folders, name);
  const code = read(path.join(folder, `${name}.tsx`));
  const page = read(path.join(folder, `${name}.mdx`));
  const examples = read(path.join(folder, `${name}.stories.tsx`));
  const { title = "", id = "" } =
    /meta = \{\s*title: "(?<title>[^"]+)",\s*id: "(?<id>[^"]+)"/.exec(examples)?.groups ?? {};
  const parts = propDocs(path.join(folder, `${name}.tsx`));
  const ids = names(examples, /^export const (\w+)/gm).map((story) => [story, toId(id, storyNameFromExport(story))]);
  const exported = [
    ...names(code, /^export (?:const|function) (\w+)/gm),
    ...names(code, /^export \{([^}]+)\} from/gm).flatMap((text) => text.split(",").map((each) => each.trim())),
  ].filter((each) => each !== "" && !each.startsWith("type ") && !parts.some((part) => part.name === each));
  return {
    name,
    import: `@lobbykit/design-system/${name}`,
    summary: /\n# .+\n\n(?<lead>[^]+?)\n\n/.exec(page)?.groups?.lead ?? "",
    group: groupOf(title) ?? "",
    status: statusOf(names(/\n {2}tags: \[(?<tags>[^\]]*)\]/.exec(examples)?.groups?.tags ?? "", /"([^"]+)"/g)),
    since: /\n {2}parameters: \{[^}]*since: "(?<since>[^"]+)"/.exec(examples)?.groups?.since ?? FIRST_VERSION,
    otherNames: (/\n## Also called (?<names>.+)\n/.exec(page)?.groups?.names ?? "").split(/, | or /),
    code: codeOf(page),
    whenToUse: section(page, "When to use"),
    whenNotToUse: section(page, "When not to use"),
    anatomy: section(page, "Anatomy"),
    accessibility: section(page, "Accessibility"),
    do: texts(list(page, "do")),
    dont: texts(list(page, "dont")),
    keyboard: list(page, "rows").map(([keys = "", effect = ""]) => ({ keys: String(keys), effect: String(effect) })),
    parts: parts.toSorted((left, right) => Number(right.name === name) - Number(left.name === name)),
    exports: exported,
    docsId: toId(id, "Docs"),
    stories: Object.fromEntries(ids) as Record<string, string>,
  };
}

/** Reads every component from the source. */
export function componentManifest(): Manifest {
  const { name, version } = JSON.parse(read(path.join(designSystem, "package.json"))) as Record<string, string>;
  const components = readdirSync(folders);
  return { package: name ?? "", version: version ?? "", components: components.toSorted().map(entry) };
}

/** A short index of the manifest, with one line per component (https://llmstxt.org). */
export const manifestIndex = ({ components }: Manifest, pageOf: (component: ComponentEntry) => string) =>
  [
    "# Lobbykit design system",
    "",
    "> React components for lobbies of games and lotteries. Closed: no `className`, no `style`; every text is a prop. Everything",
    "> about each, properties and keys too, is in `components.json` beside this file.",
    "",
    "## Components",
    "",
    ...components.map(
      (component) => `- [${component.name}](${pageOf(component)}): ${component.summary.replaceAll(/\s+/g, " ")}`,
    ),
    "",
  ].join("\n");

/** Returns both files by their names. Their links open Storybook's pages. */
export function manifestFiles(): Record<string, string> {
  const manifest = componentManifest();
  return {
    "components.json": `${JSON.stringify(manifest, undefined, 1)}\n`,
    "llms.txt": manifestIndex(manifest, ({ docsId }) => `?path=/docs/${docsId}`),
  };
}

if (import.meta.main) {
  const target = path.join(designSystem, "dist");
  mkdirSync(target, { recursive: true });
  for (const [file, text] of Object.entries(manifestFiles())) writeFileSync(path.join(target, file), text);
}
