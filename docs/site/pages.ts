import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** The folder of the repository. */
export const root = path.join(import.meta.dirname, "../..");

/** A Markdown file of the repository, and the page that is built from it. */
export interface Source {
  /** Path in the repository, such as "docs/games.md". */
  file: string;
  /** Path in the site, such as "games.html". */
  output: string;
  markdown: string;
}

/** A part of the navigation. */
interface Section {
  title: string;
  /** Path patterns in the repository, in the order of the navigation. */
  files: readonly string[];
  /** Pages of the site that are not Markdown. */
  links?: readonly Link[];
}

/** A page that is built elsewhere and copied into the site. */
export interface Link {
  title: string;
  output: string;
}

export const API_REFERENCE: Link = { title: "API reference", output: "api-reference.html" };
export const STORYBOOK: Link = { title: "Storybook", output: "storybook/index.html" };
export const TRACE: Link = { title: "Which tests prove which requirement", output: "trace.html" };

/** The navigation. Each page is in one section. The build fails when a Markdown file of docs/ is in no section. */
const SECTIONS: readonly Section[] = [
  { title: "Start", files: ["docs/README.md", "README.md"] },
  {
    title: "App developers",
    files: [
      "docs/for-app-developers.md",
      "docs/browsers.md",
      "docs/languages.md",
      "docs/deployment.md",
      "docs/footguns.md",
    ],
  },
  {
    title: "Backend teams",
    files: [
      "docs/for-backend-teams.md",
      "docs/contract-tests.md",
      "contract-tests/README.md",
      "docs/contract-tests-comparison.md",
      "docs/mock-server.md",
      "api-spec/mock/README.md",
      "docs/games.md",
      "api-spec/README.md",
      "api-spec/openapi/CHANGELOG.md",
    ],
    links: [API_REFERENCE],
  },
  {
    title: "Designers",
    files: [
      "docs/for-designers.md",
      "design-system/README.md",
      "design-system/docs/tokens.md",
      "design-system/docs/tokens/*.md",
      "docs/accessibility.md",
      "docs/accessibility-report.md",
      "docs/writing.md",
    ],
    links: [STORYBOOK],
  },
  { title: "Requirements", files: ["docs/requirements.md", "docs/threat-model.md"], links: [TRACE] },
  { title: "Contributing", files: ["CONTRIBUTING.md", "CHANGELOG.md", "*/CHANGELOG.md", "api-spec/mock/CHANGELOG.md"] },
  { title: "Decisions", files: ["docs/decisions/README.md", "docs/decisions/[0-9]*.md"] },
];

const NOT_OURS = ["**/node_modules/**", "**/dist/**"];

/** Returns the path of a page in the site. Pages of docs/ are at the top level, all others are in `repository`. */
export function outputOf(file: string): string {
  const place = file.startsWith("docs/") ? file.slice("docs/".length) : `repository/${file}`;
  return place.replace(/(?:(?<=^|\/)README)?\.md$/, (end) => (end === ".md" ? ".html" : "index.html"));
}

const sourcesOf = ({ files }: Section): Source[] =>
  files
    .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: NOT_OURS }).toSorted())
    .map((file) => file.split(path.sep).join("/"))
    .map((file) => ({ file, output: outputOf(file), markdown: readFileSync(path.join(root, file), "utf8") }));

/** Every section with its Markdown files. @throws Error when a file of docs/ is in no section */
export function readSections(): (Omit<Section, "files"> & { sources: Source[] })[] {
  const sections = SECTIONS.map((section) => ({ ...section, sources: sourcesOf(section) }));
  const known = new Set(sections.flatMap(({ sources }) => sources.map(({ file }) => file)));
  const docs = globSync("docs/**/*.md", { cwd: root, exclude: NOT_OURS }).map((file) => file.split(path.sep).join("/"));
  const lost = docs.filter((file) => !known.has(file));
  if (lost.length > 0) throw new Error(`docs/site/pages.ts lists no section for ${lost.join(", ")}`);
  return sections;
}
