import { describe, expect, test } from "vitest";
import { withTable } from "./hidden-dependencies.ts";
import { dependentsOf, graphOf, type Link } from "./graph.ts";

const project = (files: Record<string, string>) => graphOf(new Map(Object.entries(files)));

const MANIFEST = JSON.stringify({
  name: "@lobbykit/kit",
  exports: {
    "./theme": { "@lobbykit/source": "./src/theme.ts", default: "./dist/theme.js" },
    "./client/*": "./src/client/*.ts",
    "./*": { "@lobbykit/source": "./src/parts/*/*.tsx", default: "./dist/*.js" },
  },
});

const OTHERS = {
  "kit/package.json": MANIFEST,
  "kit/src/theme.ts": "",
  "kit/src/client/create.ts": "",
  "kit/src/parts/Button/Button.tsx": "",
  "app/other.ts": "",
  "app/data/one.json": "",
  "app/data/two.json": "",
  "app/data/deep/three.json": "",
};

describe("the import graph", () => {
  test.each<[what: string, source: string, links: Link[]]>([
    ["an import", 'import { a } from "./other.ts";', [{ to: "app/other.ts", kind: "import" }]],
    ["an import for its side effect", 'import "./other.ts";', [{ to: "app/other.ts", kind: "import" }]],
    ["a re-export", 'export { a } from "./other.ts";', [{ to: "app/other.ts", kind: "import" }]],
    ["a lazy import", 'const load = () => import("./other.ts");', [{ to: "app/other.ts", kind: "import" }]],
    ["no link for a lazy import with a variable path", "const load = (name: string) => import(name);", []],
    ["a type-only import", 'import type { A } from "./other.ts";', [{ to: "app/other.ts", kind: "type" }]],
    ["a type-only re-export", 'export type { A } from "./other.ts";', [{ to: "app/other.ts", kind: "type" }]],
    // verbatimModuleSyntax keeps the import statement, so the module is loaded.
    [
      "an inline type import as a loading import",
      'import { type A } from "./other.ts";',
      [{ to: "app/other.ts", kind: "import" }],
    ],
    ["a file with a query", 'import text from "./data/one.json?raw";', [{ to: "app/data/one.json", kind: "import" }]],
    [
      "an export of a package's exports map",
      'import "@lobbykit/kit/theme";',
      [{ to: "kit/src/theme.ts", kind: "import" }],
    ],
    [
      "an export with a wildcard",
      'import "@lobbykit/kit/client/create";',
      [{ to: "kit/src/client/create.ts", kind: "import" }],
    ],
    [
      "an export with two wildcards",
      'import "@lobbykit/kit/Button";',
      [{ to: "kit/src/parts/Button/Button.tsx", kind: "import" }],
    ],
    ["no link for a package outside the workspace", 'import { test } from "vitest"; import "@scope/other/x";', []],
    ["no link for a missing file", 'import "./missing.ts"; import "@lobbykit/kit/client/missing";', []],
    ["a relative URL", 'new URL("./other.ts", import.meta.url);', [{ to: "app/other.ts", kind: "file" }]],
    ["a joined path", 'path.join(import.meta.dirname, "../app", "other.ts");', [{ to: "app/other.ts", kind: "file" }]],
    [
      "every file of a folder when the file name is a variable",
      "new URL(`./data/deep/${name}`, import.meta.url);",
      [{ to: "app/data/deep/three.json", kind: "file" }],
    ],
    ["no link for a parent folder used as a base path", 'path.join(import.meta.dirname, "..");', []],
    [
      "a glob",
      'import.meta.glob(["./data/*.json", "!./data/two.json"]);',
      [
        { to: "app/data/one.json", kind: "file" },
        { to: "app/data/two.json", kind: "file" },
      ],
    ],
  ])("finds %s", (_what, source, links) => {
    expect(project({ ...OTHERS, "app/file.ts": source }).get("app/file.ts")).toEqual(links);
  });

  test("names the file that cannot be parsed", () => {
    expect(() => project({ "app/broken.ts": "const = 1" })).toThrow(/^app\/broken\.ts: /);
  });
});

describe("the dependents of a file", () => {
  const graph = project({
    "a.ts": "",
    "b.ts": 'import "./a.ts";',
    "c.ts": 'import "./b.ts";',
    "d.ts": 'import type { A } from "./a.ts";',
    "e.ts": 'new URL("./c.ts", import.meta.url);',
    "f.css": "",
    "g.ts": 'import "./f.css"; import "./a.ts"; import "./c.ts"',
  });

  test("come nearest first, without files that import only types", () => {
    expect([...dependentsOf(graph, ["a.ts"])]).toEqual([
      ["a.ts", 0],
      ["b.ts", 1],
      ["g.ts", 1],
      ["c.ts", 2],
      ["e.ts", 3],
    ]);
  });

  test("include the dependents of a file that is not TypeScript, such as a style sheet", () => {
    expect([...dependentsOf(graph, ["f.css"]).keys()]).toEqual(["f.css", "g.ts"]);
  });

  test("include the files that the table of links lists as readers of the file", () => {
    const told = withTable(graph, [{ readers: ["d.*"], read: ["*.css"] }]);
    expect([...dependentsOf(told, ["f.css"]).keys()]).toEqual(["f.css", "d.ts", "g.ts"]);
  });
});
