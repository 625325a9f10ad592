import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { readEntries, siteFolder as storybookFolder } from "../../.storybook/site.ts";
import type { Entry } from "./client/index-options.ts";
import type { NavigationSection } from "./layout.ts";
import { checkLinks, type LinkReport } from "./links.ts";
import { renderPage, type Page } from "./markdown.ts";
import { API_REFERENCE, readSections, root, STORYBOOK, TRACE, type Source } from "./pages.ts";

export interface DocsSite {
  pages: Page[];
  navigation: NavigationSection[];
  /** Files of the repository that pages link to: the path in the site, and the path in the repository. */
  copies: Map<string, string>;
  links: LinkReport;
}

const PICTURE = /\.(?:png|svg|jpg|webp)$/;

/**
 * Returns the path of a copied file in the site. It ends with `.txt`, because browsers show text files but download others, such as `.yml`.
 */
const copyOf = (file: string): string => `files/${file}${PICTURE.test(file) ? "" : ".txt"}`;

/** Whether `npm run build-storybook` has been run. */
export const hasStorybook = (): boolean => existsSync(path.join(storybookFolder, "index.html"));

/**
 * Renders all pages and checks their links.
 * @param generated pages that are generated instead of read from the repository
 */
export function readSite(generated: readonly Source[]): DocsSite {
  const sections = readSections();
  const sources = [...sections.flatMap((section) => section.sources), ...generated];
  const outputs = new Map(sources.map(({ file, output }) => [file, output]));
  const copies = new Map<string, string>();
  const destination = (file: string): string | undefined => {
    const known = outputs.get(file);
    if (known !== undefined) return known;
    if (statSync(path.join(root, file), { throwIfNoEntry: false })?.isDirectory()) return undefined;
    copies.set(copyOf(file), file);
    return copyOf(file);
  };
  const pages = sources.map((source) => renderPage(source, destination));
  const titles = new Map(pages.map(({ output, title }) => [output, title]));
  const isBuilt = ({ output }: { output: string }) => output !== STORYBOOK.output || hasStorybook();
  const navigation = sections.map(({ title, sources: inside, links = [] }) => ({
    title,
    links: [...inside.map(({ output }) => ({ output, title: titles.get(output) ?? output })), ...links.filter(isBuilt)],
  }));
  const isCopied = (output: string) => existsSync(path.join(root, copies.get(output) ?? output));
  const built: readonly string[] = [API_REFERENCE, TRACE, ...(hasStorybook() ? [STORYBOOK] : [])].map(
    ({ output }) => output,
  );
  const links = checkLinks(pages, (output) => built.includes(output) || (copies.has(output) && isCopied(output)));
  return { pages, navigation, copies, links };
}

interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: readonly string[];
}

/** One entry for each operation of the contract. */
export function entriesOfOperations(contract: { paths: Readonly<Record<string, object>> }): Entry[] {
  return Object.entries(contract.paths).flatMap(([address, methods]) =>
    Object.entries(methods as Readonly<Record<string, Operation>>).flatMap(([method, operation]) => {
      const { operationId, summary = "", description = "", tags: [tag = ""] = [] } = operation;
      if (operationId === undefined) return [];
      return [
        {
          // The anchors of Redocly's page are in lower case.
          address: `${API_REFERENCE.output}#/${tag}/${operationId}`.toLowerCase(),
          page: API_REFERENCE.title,
          heading: `${summary} (${operationId})`,
          text: `${method.toUpperCase()} ${address} ${description}`,
        },
      ];
    }),
  );
}

/** One entry for each documentation page of Storybook, when it is built. */
export const entriesOfStorybook = (): Entry[] =>
  (hasStorybook() ? readEntries() : [])
    .filter(({ type }) => type === "docs")
    .map(({ id, title }) => ({
      address: `${STORYBOOK.output}?path=/docs/${id}`,
      page: STORYBOOK.title,
      heading: title.split("/").at(-1) ?? title,
      text: title,
    }));
