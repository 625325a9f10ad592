import path from "node:path";
import type { Element, Root } from "hast";
import { h } from "hastscript";
import { toString } from "hast-util-to-string";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import type { Source } from "./pages.ts";

/** A part of a page: a heading, and the text up to the next heading. */
export interface Passage {
  /** The anchor of the heading. The text above the first heading has none. */
  id?: string;
  level: number;
  heading: string;
  text: string;
}

/** The content of a page, without the navigation around it. */
export interface Page {
  /** Its Markdown file. */
  file: string;
  output: string;
  title: string;
  tree: Root;
  passages: Passage[];
}

/** Converts the target of a Markdown link to a path in the site. Undefined when the site does not contain the file. */
export type Destination = (file: string) => string | undefined;

declare module "hast" {
  interface ElementData {
    /** The link's address as it is written in the Markdown file, for error messages. */
    written?: string;
  }
}

const HEADING = /^h([1-6])$/;
const IS_ADDRESS = /^(?:[a-z]+:|#)/i;

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSlug);

/** Divides a page into passages, one for each heading. */
function passagesOf(tree: Root): Passage[] {
  const passages: Passage[] = [{ level: 1, heading: "", text: "" }];
  for (const node of tree.children) {
    const level = node.type === "element" ? HEADING.exec(node.tagName)?.[1] : undefined;
    if (node.type === "element" && level !== undefined) {
      passages.push({
        id: String(node.properties["id"]),
        level: Number(level),
        heading: toString(node),
        text: "",
      });
    } else {
      const last = passages.at(-1);
      if (last && "children" in node) last.text += `${textOf(node)}\n`;
    }
  }
  return passages.filter(({ heading, text }) => heading !== "" || text.trim() !== "");
}

/** The text of an element. Cells and lines are separated, because `toString` would join their words. */
function textOf(node: Element): string {
  const isLeaf = !node.children.some((child) => child.type === "element" && BLOCKS.has(child.tagName));
  if (isLeaf) return toString(node);
  return node.children.map((child) => (child.type === "element" ? textOf(child) : toString(child))).join(" ");
}
const BLOCKS = new Set(["table", "thead", "tbody", "tr", "td", "th", "ul", "ol", "li", "p", "blockquote", "pre"]);

/** Lets a wide table or code block scroll by itself, also by keyboard, so that the page does not scroll sideways. */
function makeScrollable(tree: Root): void {
  visit(tree, "element", (node, index, parent) => {
    if (index === undefined || !parent || (node.tagName !== "table" && node.tagName !== "pre")) return undefined;
    parent.children[index] = h("div", { className: ["scroll"], tabIndex: 0 }, node);
    return SKIP;
  });
}

/**
 * Renders a Markdown file. Relative links lead to the page or copy of the file that they name. A link to a file that the site does not have
 * becomes plain text.
 */
export function renderPage({ file, output, markdown }: Source, destination: Destination): Page {
  const tree = processor.runSync(processor.parse(markdown));
  const resolve = (address: string): string | undefined => {
    if (IS_ADDRESS.test(address)) return address;
    const [target = "", anchor] = address.split("#");
    const found = destination(path.posix.join(path.posix.dirname(file), decodeURI(target)));
    if (found === undefined) return undefined;
    return path.posix.relative(path.posix.dirname(output), found) + (anchor === undefined ? "" : `#${anchor}`);
  };
  visit(tree, "element", (node) => {
    const name = node.tagName === "a" ? "href" : "src";
    const address = node.properties[name];
    if ((node.tagName !== "a" && node.tagName !== "img") || typeof address !== "string") return;
    const resolved = resolve(address);
    if (resolved === undefined) Object.assign(node, h("span", node.children));
    else {
      node.properties[name] = resolved;
      node.data = { written: address };
    }
  });
  const passages = passagesOf(tree);
  makeScrollable(tree);
  return { file, output, title: passages.find(({ level, id }) => level === 1 && id)?.heading ?? file, tree, passages };
}
