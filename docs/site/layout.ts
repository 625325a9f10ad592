import path from "node:path";
import { h } from "hastscript";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import type { Page } from "./markdown.ts";
import type { Link } from "./pages.ts";

/** A section of the navigation with the pages that the site has. */
export interface NavigationSection {
  title: string;
  links: readonly Link[];
}

/** The content security policy. Each page contains it as a tag, because a plain file server sends no security headers. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

const MOST_HEADINGS = 60;
const stringifier = unified().use(rehypeStringify);

function navigation(sections: readonly NavigationSection[], page: Page, to: (output: string) => string) {
  const item = ({ title, output }: Link) =>
    h("li", h("a", { href: to(output), ...(output === page.output && { ariaCurrent: "page" }) }, title));
  const isOpen = ({ links }: NavigationSection) => links.some(({ output }) => output === page.output);
  return h(
    "nav",
    { id: "navigation", popover: "auto", ariaLabel: "Pages" },
    sections.map((section, index) =>
      h("details", { open: index < sections.length - 1 || isOpen(section) }, [
        h("summary", section.title),
        h("ul", section.links.map(item)),
      ]),
    ),
  );
}

function contents({ passages }: Page) {
  const headings = passages.filter(({ id, level }) => id !== undefined && (level === 2 || level === 3));
  if (headings.length < 2) return h("div");
  // The page of tests has a heading for each requirement. Listing all of them would be too long.
  const shown = headings.length > MOST_HEADINGS ? headings.filter(({ level }) => level === 2) : headings;
  const items = shown.map(({ id, level, heading }) =>
    h("li", { className: [`level-${level}`] }, h("a", { href: `#${id}` }, heading)),
  );
  return h("aside", { className: ["contents"], ariaLabelledBy: "on-this-page" }, [
    h("h2", { id: "on-this-page" }, "On this page"),
    h("ul", items),
  ]);
}

const themeChoice = () =>
  h("label", { className: ["theme"] }, [
    h("span", "Theme"),
    h("select", { id: "theme" }, [
      h("option", { value: "" }, "System"),
      h("option", { value: "light" }, "Light"),
      h("option", { value: "dark" }, "Dark"),
    ]),
  ]);

const searchDialog = () =>
  h("dialog", { id: "search", ariaLabel: "Search" }, [
    h("form", { method: "dialog" }, [
      h("input", {
        type: "search",
        ariaLabel: "Search the documentation",
        placeholder: "Search the documentation",
        autoComplete: "off",
        autoFocus: true,
      }),
      h("button", "Close"),
    ]),
    h("p", { role: "status" }),
    h("ol"),
  ]);

/** Returns the complete HTML document of a page. */
export function documentOf(page: Page, sections: readonly NavigationSection[]): string {
  const folder = path.posix.dirname(page.output);
  const to = (output: string) => path.posix.relative(folder, output);
  const name = `${page.title} · Lobbykit`;
  const tree = h(null, [
    { type: "doctype" },
    h("html", { lang: "en" }, [
      h("head", [
        h("meta", { charSet: "utf-8" }),
        h("meta", { httpEquiv: "Content-Security-Policy", content: POLICY }),
        h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
        h("meta", { name: "color-scheme", content: "light dark" }),
        h("title", name),
        h("link", { rel: "icon", href: to("assets/icon.svg") }),
        h("link", { rel: "stylesheet", href: to("assets/site.css") }),
        h("script", { src: to("assets/theme.js") }),
        h("script", { src: to("assets/site.js"), type: "module" }),
      ]),
      h("body", [
        h("a", { className: ["skip"], href: "#content" }, "Skip to the content"),
        h("header", [
          h("button", { className: ["menu"], type: "button", popoverTarget: "navigation" }, "Menu"),
          h("a", { className: ["home"], href: to("index.html") }, "Lobbykit"),
          h("button", { id: "open-search", type: "button" }, ["Search ", h("kbd", { ariaHidden: "true" }, "/")]),
          themeChoice(),
        ]),
        h("div", { className: ["columns"] }, [
          navigation(sections, page, to),
          h("main", { id: "content", tabIndex: -1 }, page.tree.children),
          contents(page),
        ]),
        searchDialog(),
      ]),
    ]),
  ]);
  return stringifier.stringify(tree);
}
