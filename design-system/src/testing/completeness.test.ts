import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const source = path.join(import.meta.dirname, "..");
const components = path.join(source, "components");

/** Sections of every documentation page, in this order. */
const HEADINGS = [
  "Code",
  "When to use",
  "When not to use",
  "Anatomy",
  "Examples",
  "Do and don't",
  "Keyboard",
  "Accessibility",
  "Right to left and long texts",
  "Props",
];
/** The last section has the other names in its heading, because Storybook's search reads headings. */
const OTHER_NAMES = /^Also called \w/;

/** What a component may lack, and why. */
const EXCUSED = [
  {
    why: "it shows no text of the caller's",
    kinds: ["Stress"],
    names: ["Clock", "Divider", "FavouriteButton", "Icon", "Image", "PauseButton", "Skeleton", "ThemeSwitch"],
  },
  { why: "its drawing has no direction", kinds: ["RightToLeft"], names: ["PauseButton", "Spinner"] },
  { why: "it shows nothing of its own", kinds: ["Stress", "RightToLeft"], names: ["LinkProvider", "VisuallyHidden"] },
  { why: "it shows nothing of its own", kinds: ["Stress"], names: ["LocaleProvider"] },
];
/** Components without an element: they can have neither a ref nor attributes. */
const WITHOUT_ELEMENT: Readonly<Record<string, string>> = {
  LinkProvider: "it gives the links inside their component, and puts nothing into the page",
  LocaleProvider: "it gives the parts inside their language, and puts nothing into the page",
};
const isExcused = (name: string, kind: string) =>
  EXCUSED.some(({ kinds, names }) => kinds.includes(kind) && names.includes(name));

const STORY = /^export const (\w+)/gm;
const TEST = /^\s*(?:it|test)(?:\.\w+)*\(|\bitConforms\(/gm;
const TAKES_FOCUS = /<(?:button|a|input|select|textarea|summary|RoutedLink)\b|\buseButton\(|tabIndex=\{0\}/;
const PRESSES_KEYS = /userEvent\.(?:keyboard|tab)\(|interactionType/;
const LINK = /\?path=\/(?:docs|story)\/([\w-]+)/g;
const STORY_OF = /of=\{Stories\.(\w+)\}/g;

const read = (file: string) => readFileSync(file, "utf8");
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

interface Folder {
  name: string;
  code: string;
  stories: string[];
  page: string | undefined;
  tests: string;
}

const folders: Folder[] = readdirSync(components).map((name) => {
  const files = (pattern: string) => globSync(pattern, { cwd: path.join(components, name) }).toSorted();
  const textOf = (names: string[]) => names.map((file) => read(path.join(components, name, file))).join("\n");
  const [page] = files(`${name}.mdx`);
  return {
    name,
    code: textOf(files("*.tsx").filter((file) => !/\.(?:stories|test)\.tsx$/.test(file))),
    stories: namesIn(textOf(files("*.stories.tsx")), STORY),
    page: page && textOf([page]),
    tests: textOf(files("*.test.{ts,tsx}")),
  };
});

/** Returns what a component's folder lacks. */
function lacking({ name, code, stories, page, tests }: Folder): string[] {
  const lacks: string[] = [];
  const need = (isThere: boolean, what: string) => isThere || lacks.push(what);
  need(new RegExp(`export (?:function|const) ${name}\\b|ToastRegion`).test(code), `${name}.tsx with its component`);
  need(stories.includes("Default"), "a Default story");
  for (const kind of ["Stress", "RightToLeft"] as const) {
    const isThere = stories.some((story) => story.startsWith(kind));
    need(isThere || isExcused(name, kind), `a ${kind} story`);
  }
  need(tests !== "", "a test");
  need(tests.includes("itConforms(") || name in WITHOUT_ELEMENT, "itConforms in its test (D17c)");
  need(!TAKES_FOCUS.test(code) || PRESSES_KEYS.test(tests), "a keyboard test");
  if (page === undefined) return [...lacks, `a page of documentation (${name}.mdx)`];
  const headings = namesIn(page, /^## (.+)$/gm);
  need(OTHER_NAMES.test(headings.pop() ?? ""), `“Also called …” with other names at the end of ${name}.mdx`);
  for (const heading of HEADINGS) need(headings.includes(heading), `the heading “${heading}” in ${name}.mdx`);
  need(
    headings.every((heading, index) => heading === HEADINGS[index]),
    `the order of headings in ${name}.mdx`,
  );
  need(!/^# .+\n+</m.test(page), `a sentence that says what it is, at the head of ${name}.mdx`);
  for (const part of page.split(/^## /m).slice(1)) {
    const [heading = "", ...lines] = part.trim().split("\n");
    need(lines.length > 0, `a text under “${heading}” in ${name}.mdx`);
  }
  need(!TAKES_FOCUS.test(code) || page.includes("<Keys"), `a keyboard table in ${name}.mdx`);
  need(page.includes("<Props of={Stories} />"), `the table of props with native attributes in ${name}.mdx`);
  for (const story of namesIn(page, STORY_OF)) need(stories.includes(story), `the story ${story} that its page shows`);
  return lacks;
}

const titles = globSync("**/*.stories.tsx", { cwd: source }).map((file) => ({
  file,
  title: "",
  ...(/meta = \{\s*title: "(?<title>[^"]+)"(?:,\s*id: "(?<id>[^"]+)")?/.exec(read(path.join(source, file)))?.groups as
    | { title: string; id?: string }
    | undefined),
}));
const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

describe("completeness of the design system", () => {
  it("D17c every component has its stories, tests and documentation page", () => {
    const lists = folders.map((folder) => ({ name: folder.name, lacks: lacking(folder) }));
    expect(
      lists.filter(({ lacks }) => lacks.length > 0).map(({ name, lacks }) => `${name}: ${lacks.join(", ")}`),
    ).toEqual([]);
  });

  it("D17c every foundation, pattern and screen has a page of ours, which the search finds by other names", () => {
    const pages = globSync("showcase/**/*.mdx", { cwd: source }).map((file) => ({
      folder: path.dirname(file),
      text: read(path.join(source, file)),
    }));
    const lacks = titles
      .filter(({ title }) => !title.startsWith("Components/") && title !== "Welcome")
      .flatMap(({ file, title }) => {
        const folder = path.dirname(file);
        const about = `from "./${path.basename(file)}"`;
        const page = pages.find((each) => each.folder === folder && each.text.includes(about))?.text;
        if (page === undefined) return [`${title}: a page that shows its stories`];
        const headings = namesIn(page, /^## (.+)$/gm);
        return [
          ...(/^# .+\n\n[A-Z]/m.test(page) ? [] : [`${title}: a sentence that says what it is`]),
          ...(OTHER_NAMES.test(headings.at(-1) ?? "") ? [] : [`${title}: “Also called …” at the end`]),
        ];
      });
    expect(lacks).toEqual([]);
  });

  it("D17c every link of a documentation page leads to an existing page", () => {
    const known = new Set(titles.map(({ title, id }) => id ?? idOf(title)));
    const lost = globSync("**/*.mdx", { cwd: source }).flatMap((file) =>
      namesIn(read(path.join(source, file)), LINK)
        .filter((id) => !known.has(id.replace(/--.*$/, "")))
        .map((id) => `${file}: ${id}`),
    );
    expect(lost).toEqual([]);
  });

  it("has no exception that is no longer needed", () => {
    const idle = EXCUSED.flatMap(({ kinds, names }) =>
      names.filter((name) => {
        const stories = folders.find((folder) => folder.name === name)?.stories;
        return !stories || kinds.some((kind) => stories.some((story) => story.startsWith(kind)));
      }),
    );
    const conforming = Object.keys(WITHOUT_ELEMENT).filter(
      (name) => folders.find((folder) => folder.name === name)?.tests.includes("itConforms(") ?? true,
    );
    expect([...idle, ...conforming]).toEqual([]);
  });

  it("every component has a documentation page", () => {
    const sum = (count: (folder: Folder) => number) => folders.reduce((total, folder) => total + count(folder), 0);
    const stories = sum((folder) => folder.stories.length);
    const tests = sum((folder) => folder.tests.match(TEST)?.length ?? 0);
    const pages = folders.filter(({ page }) => page).length;
    console.log(`${folders.length} components, ${pages} pages of documentation, ${stories} stories, ${tests} tests`);
    expect(pages).toBe(folders.length);
  });
});
