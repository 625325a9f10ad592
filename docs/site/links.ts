import path from "node:path";
import { visit } from "unist-util-visit";
import type { Page } from "./markdown.ts";

const IS_EXTERNAL = /^[a-z]+:/i;

/** Returns the links and pictures of a page that lead to other parts of the site. */
function linksOf({ tree }: Page): { address: string; written: string }[] {
  const links: { address: string; written: string }[] = [];
  visit(tree, "element", ({ properties, data }) => {
    for (const address of [properties["href"], properties["src"]]) {
      if (typeof address === "string" && !IS_EXTERNAL.test(address))
        links.push({ address, written: data?.written ?? address });
    }
  });
  return links;
}

/** Returns the anchors of a page. */
function anchorsOf({ tree }: Page): Set<string> {
  const anchors = new Set<string>();
  visit(tree, "element", ({ properties: { id } }) => {
    if (typeof id === "string") anchors.add(id);
  });
  return anchors;
}

export interface LinkReport {
  /** Number of checked links and pictures. */
  checked: number;
  /** One line for each broken link: the Markdown file, and the address as it is written there. */
  broken: string[];
}

/**
 * Checks that every link within the site leads to an existing page and anchor.
 * @param hasFile whether the site has a file that is not a page
 */
export function checkLinks(pages: readonly Page[], hasFile: (output: string) => boolean): LinkReport {
  const anchors = new Map(pages.map((page) => [page.output, anchorsOf(page)]));
  const links = pages.flatMap((page) => linksOf(page).map((link) => ({ page, ...link })));
  const broken = links.filter(({ page, address }) => {
    const [target = "", anchor] = address.split("#");
    const output = target === "" ? page.output : path.posix.join(path.posix.dirname(page.output), decodeURI(target));
    const known = anchors.get(output);
    if (known === undefined) return !hasFile(output);
    return anchor !== undefined && !known.has(decodeURIComponent(anchor));
  });
  return { checked: links.length, broken: broken.map(({ page, written }) => `${page.file}: ${written}`) };
}
