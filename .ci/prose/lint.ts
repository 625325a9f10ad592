/** Searches a text for bad habits, sentence by sentence (retext). In Markdown, code is ignored. */
import { toString } from "nlcst-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { ParseEnglish } from "parse-english";
import remarkRetext from "remark-retext";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import type { Root as Document } from "mdast";
import type { Root } from "nlcst";
import { HABITS, INTERFACE_HABITS, type Habit } from "./habits.ts";

const SENTENCE_WORDS_MAX = 20;
const SUBJECT_CHARACTERS_MAX = 72;

/** Names in the interface that start with a capital. */
const NAMES = new Set(
  "Android,iPhone,iPad,iOS,Safari,Chrome,Facebook,Google,WhatsApp,LINE,WeChat,Zalo,QQ,SMS,QR,CSV,IP,ID,VPN,PNG,JPG,MB,OK,VN,YB,Ctrl+C,C,Viet,Nam,Chinese,Thai,Korean,English,Security,Settings,General,Management,Device,Download,Trust,Install,Copy,UTC,I,URL,Dhaka,BD,Bengali,Lobbykit,Sunday,November".split(
    ",",
  ),
);

export interface Finding {
  habit: string;
  message: string;
  /** Line number from 1; 1 for a text of one line. */
  line: number;
}

/** Searches each sentence for the habits. */
function findHabits(tree: Root, habits: readonly Habit[]): Finding[] {
  const findings: Finding[] = [];
  visit(tree, "SentenceNode", (sentence) => {
    // Code in a sentence is ignored.
    const parts = sentence.children.map((part) => (part.type === "SourceNode" ? "`…`" : toString(part)));
    const text = parts.join("").replaceAll(/\s+/g, " ");
    for (const { name, pattern, instead } of habits) {
      const found = pattern.exec(text)?.[0];
      if (found === undefined) continue;
      const message = `“${found}” (${name}). Write: ${instead}.`;
      findings.push({ habit: name, message, line: sentence.position?.start.line ?? 1 });
    }
  });
  return findings;
}

const parser = new ParseEnglish();
const markdown = unified().use(remarkParse).use(remarkGfm).freeze();
const toProse = unified().use(remarkRetext, ParseEnglish).freeze();

/** Checks a Markdown document. remark-retext skips tables, so each cell is checked as a separate document. */
export function lintMarkdown(text: string): Finding[] {
  const document = markdown.parse(text);
  const parts: Document[] = [document];
  visit(document, "tableCell", (cell) => {
    parts.push({ type: "root", position: cell.position, children: [{ ...cell, type: "paragraph" }] });
  });
  const file = new VFile(text);
  return parts.flatMap((part) => findHabits(toProse.runSync(part, file), HABITS));
}

/** A block of MDX imports or exports, which Markdown parses as a paragraph. */
const MDX_CODE = /^(?:import\s.*["'];?$|export\s+(?:default|const|function|\{|\*))/s;

/** The paragraphs of a Markdown or MDX document outside lists, tables and code, with the line of each. */
export const paragraphsOf = (text: string): { text: string; line: number }[] =>
  markdown
    .parse(text)
    .children.filter(({ type }) => type === "paragraph")
    .map(({ position }) => ({
      text: text.slice(position?.start.offset, position?.end.offset),
      line: position?.start.line ?? 1,
    }))
    .filter((paragraph) => !MDX_CODE.test(paragraph.text));

/** Checks a test title, for habits only. */
export const lintTitle = (text: string): Finding[] => findHabits(parser.parse(text), HABITS);

/** Ids of requirements, endpoints and decisions without a word that says what they require. */
const ONLY_IDS = /^\(?[A-Z]\d{1,3}[a-z]?(?:[,;–-] ?[A-Z]\d{1,3}[a-z]?)*\)?\.?$/;

/** Checks a comment for habits, and that it is not only an id. Code in backticks is replaced by `…`. */
export const lintComment = (text: string): Finding[] =>
  ONLY_IDS.test(text.trim())
    ? [{ habit: "only an id", message: `“${text.trim()}” (only an id). Say what and why, then the id.`, line: 1 }]
    : findHabits(parser.parse(text.replaceAll(/`[^`]*`/g, "`…`")), HABITS);

const isName = (word: string) => NAMES.has(word) || /\d/.test(word);

/** Words with a capital that are neither first in their sentence nor a name. */
const capitals = (sentence: string): string[] =>
  sentence
    .split(/[\s/]+/)
    .slice(1)
    // A quoted word is the name of a button or thing.
    .filter((word) => !word.startsWith("“"))
    .map((word) => word.replaceAll(/^[^\p{L}]+|[^\p{L}+]+$/gu, ""))
    .filter((word) => /^\p{Lu}/u.test(word) && !isName(word));

/** Checks an interface text: habits, at most 20 words per sentence, and capitals only for names. A placeholder counts as one word. */
export function lintInterface(text: string): Finding[] {
  const spoken = text.replace(/^\{\{reason\}\} /, "").replaceAll(/\{\{?\w+\}?\}/g, "1");
  const findings = findHabits(parser.parse(spoken), [...HABITS, ...INTERFACE_HABITS]);
  for (const sentence of spoken.split(/(?<=[.?!:|])\s+/)) {
    const found = capitals(sentence);
    if (found.length > 0)
      findings.push({
        habit: "title case",
        message: `“${found.join(", ")}” (title case). Only the first word and names have a capital.`,
        line: 1,
      });
  }
  for (const sentence of spoken.split(/(?<=[.?!])\s+/)) {
    const words = sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
    if (words > SENTENCE_WORDS_MAX)
      findings.push({
        habit: "long sentence",
        message: `${words} words (long sentence). Write at most ${SENTENCE_WORDS_MAX}.`,
        line: 1,
      });
  }
  return findings;
}

/** Checks a commit subject. */
export const lintSubject = (subject: string): Finding[] =>
  subject.length <= SUBJECT_CHARACTERS_MAX
    ? []
    : [
        {
          habit: "long subject",
          message: `${subject.length} characters (long subject). Write at most ${SUBJECT_CHARACTERS_MAX}.`,
          line: 1,
        },
      ];
