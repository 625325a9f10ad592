import fc from "fast-check";
import { expect, test } from "vitest";
import { filesInCircles, planChunks, type ChunkRules, type GraphModule } from "./chunk-plan.ts";

/** Describes modules: `a: [imports, lazy imports, size]`. */
type Described = Record<string, [imports?: string[], lazyImports?: string[], size?: number]>;

const graphOf = (described: Described): Map<string, GraphModule> =>
  new Map(
    Object.entries(described).map(([id, [imports = [], lazyImports = [], size = 100]]) => [
      id,
      { size, imports, lazyImports },
    ]),
  );

const RULES: ChunkRules = {
  entry: "main",
  requestCost: 0,
  largestFile: 10_000,
  takenNames: [],
  isPlanned: () => true,
  isOnEveryPage: () => false,
};

function filesOf(described: Described, rules: Partial<ChunkRules> = {}): string[] {
  const plan = planChunks(graphOf(described), { ...RULES, ...rules });
  const modulesByFile = Map.groupBy(plan.keys(), (id) => plan.get(id) ?? "");
  return [...modulesByFile].map(([name, modules]) => `${name}: ${modules.toSorted().join(" ")}`).toSorted();
}

/** Two pages and a dialog. `money` is needed by all of them, `form` by one page and the dialog. */
const APP: Described = {
  main: [["shell"], ["home", "cashier", "login"]],
  shell: [],
  home: [["shell", "money"]],
  cashier: [["money", "form", "only-cashier"]],
  login: [["form", "money"]],
  money: [["digits"]],
  digits: [],
  form: [[], [], 300],
  "only-cashier": [],
};

test("the plan has a file for each set of parts when requests cost nothing", () => {
  expect(filesOf(APP)).toEqual(["form: form", "money: digits money"]);
});

test("the plan merges files when requests cost more than the code that a part loads without need", () => {
  // Merged, the home page loads 300 characters of the form. Two other parts save a request each.
  expect(filesOf(APP, { requestCost: 150 })).toEqual(["form: form", "money: digits money"]);
  expect(filesOf(APP, { requestCost: 151 })).toEqual(["form: digits form money"]);
});

test("the plan makes no file larger than the limit", () => {
  expect(filesOf(APP, { requestCost: 10_000, largestFile: 499 })).toEqual(["form: form", "money: digits money"]);
  expect(filesOf(APP, { requestCost: 10_000, largestFile: 500 })).toEqual(["form: digits form money"]);
});

test("the plan leaves out the first screen, lazy parts, modules of one part and modules that are not planned", () => {
  const planned = planChunks(graphOf(APP), { ...RULES, isPlanned: (id) => id !== "digits" });
  expect([...planned.keys()].toSorted()).toEqual(["form", "money"]);
});

test("the plan counts parts of every page as one part", () => {
  const described: Described = {
    main: [[], ["footer", "login"]],
    footer: [["a", "b"]],
    login: [["b", "c"]],
    a: [],
    b: [],
    c: [],
  };
  expect(filesOf(described)).toEqual(["b: b"]);
  expect(filesOf(described, { isOnEveryPage: () => true })).toEqual(["a: a b c"]);
});

const MODULE = fc.record({ numbers: fc.array(fc.nat(), { maxLength: 3 }), size: fc.integer({ min: 1, max: 1000 }) });

test("the plan also merges the files between two merged files, so that no files import each other", () => {
  fc.assert(
    fc.property(fc.array(MODULE, { minLength: 20, maxLength: 60 }), (modules) => {
      // Each module imports some later ones. The first fifth are lazy parts.
      const parts = Math.ceil(modules.length / 5);
      const described: Described = { main: [[], Array.from({ length: parts }, (_part, index) => `m${index}`)] };
      for (const [index, { numbers, size }] of modules.entries()) {
        const later = modules.length - index - 1;
        const imports = later === 0 ? [] : numbers.map((number) => `m${index + 1 + (number % later)}`);
        described[`m${index}`] = [[...new Set(imports)], [], size];
      }
      const graph = graphOf(described);
      const plan = planChunks(graph, { ...RULES, requestCost: 200 });
      expect(circlesOf(graph, plan)).toEqual([]);
    }),
    { numRuns: 300, seed: 1 },
  );
});

/** Returns the files that a plan lets import each other. */
function circlesOf(graph: Map<string, GraphModule>, plan: Map<string, string>): string[] {
  const importsOf = new Map<string, string[]>();
  for (const [id, file] of plan) {
    const names = (graph.get(id)?.imports ?? []).flatMap((imported) => plan.get(imported) ?? []);
    importsOf.set(file, [...(importsOf.get(file) ?? []), ...names.filter((name) => name !== file)]);
  }
  return filesInCircles(importsOf);
}

test("files in circles are found through other files, and only these", () => {
  const importsOf = new Map([
    ["page", ["a"]],
    ["a", ["b", "leaf"]],
    ["b", ["c"]],
    ["c", ["a"]],
    ["leaf", []],
  ]);
  expect(filesInCircles(importsOf)).toEqual(["a", "b", "c"]);
  expect(filesInCircles(new Map([["page", ["a", "gone"]]]))).toEqual([]);
});

test("the plan names a file after its largest module, and gives each file a different name that is not taken", () => {
  const described: Described = {
    main: [[], ["one", "two", "three"]],
    one: [["x/index.mjs", "y/index.mjs?used"]],
    two: [["x/index.mjs", "z.ts"]],
    three: [["y/index.mjs?used", "z.ts"]],
    "x/index.mjs": [],
    "y/index.mjs?used": [],
    "z.ts": [],
  };
  expect(filesOf(described, { takenNames: ["index"] })).toEqual([
    "index.2: x/index.mjs",
    "index.3: y/index.mjs?used",
    "z: z.ts",
  ]);
});
