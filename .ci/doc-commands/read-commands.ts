import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Code, InlineCode } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

/** A command of a Markdown file. */
export interface DocCommand {
  /** The Markdown file, from the repository's root. */
  file: string;
  line: number;
  /** As written, without comments. */
  text: string;
  words: string[];
}

/** The Markdown files whose commands are checked. Changelogs are left out, because old commands may have gone. */
const DOCUMENTS = ["docs/**/*.md", "README.md", "CONTRIBUTING.md", "*/README.md", "api-spec/mock/README.md"];
const NOT_OURS = ["**/node_modules/**", "**/dist/**"];

const SHELLS = new Set(["sh", "bash", "shell", "console"]);
/** The beginning of a command in running text. Other code in running text is names, paths and values. */
const INLINE = /^(?:npm (?:run|test|start|ci|install|pack)\b|npx |lobbykit-(?:contract|mock) )/;
const WORD = /(?:"[^"]*"|'[^']*'|[^\s"'])+/g;
const QUOTED = /"([^"]*)"|'([^']*)'/g;
const COMMENT = /(?:^|\s)#(?=\s).*$/;
const VARIABLE = /^\w+=/;
const parser = unified().use(remarkParse).use(remarkGfm);

/** The words of a command line, without quotes, and without the variables that are set before the program. */
function wordsOf(text: string): string[] {
  const words = (text.match(WORD) ?? []).map((word) => word.replaceAll(QUOTED, "$1$2"));
  return words.slice(words.findIndex((word) => !VARIABLE.test(word)));
}

/** The lines of a shell block, with continued lines joined and without comments. */
const linesOf = (block: string): string[] =>
  block
    .replaceAll(/\\\n\s*/g, " ")
    .split("\n")
    .map((line) => line.replace(COMMENT, "").trim())
    .filter((line) => line !== "");

/** Every command in a Markdown text: in blocks of shell code, and in running text. */
export function commandsIn(file: string, markdown: string): DocCommand[] {
  const commands: DocCommand[] = [];
  const add = (node: Code | InlineCode, text: string) =>
    commands.push({ file, line: node.position?.start.line ?? 0, text, words: wordsOf(text) });
  const tree = parser.parse(markdown);
  visit(tree, "code", (node) => {
    if (SHELLS.has(node.lang ?? "")) for (const line of linesOf(node.value)) add(node, line);
  });
  visit(tree, "inlineCode", (node) => {
    if (INLINE.test(node.value)) add(node, node.value);
  });
  return commands;
}

/** Every command of the documentation. */
export const readCommands = (root: string): DocCommand[] =>
  globSync(DOCUMENTS, { cwd: root, exclude: NOT_OURS })
    .toSorted()
    .flatMap((file) => commandsIn(file, readFileSync(path.join(root, file), "utf8")));
