import { expect, test } from "vitest";
import { rowByName, treeStep, visibleRows, type TreeNode, withLetter } from "./rules.ts";

const TEAM: readonly TreeNode[] = [
  {
    id: "anika",
    label: "Anika",
    nodes: [
      { id: "bilal", label: "Bilal", nodes: [{ id: "chitra", label: "Chitra" }] },
      { id: "babu", label: "Babu", hasMore: true },
    ],
  },
  { id: "dilip", label: "Dilip" },
];
const rowsOf = (...open: string[]) => visibleRows(TEAM, new Set(open));
const names = (...open: string[]) => rowsOf(...open).map(({ node }) => node.id);
const collator = new Intl.Collator("en", { usage: "search", sensitivity: "base" });

test("1.3.1 a tree shows only the children of open nodes, and numbers each node among its siblings", () => {
  expect(names()).toEqual(["anika", "dilip"]);
  expect(names("anika")).toEqual(["anika", "bilal", "babu", "dilip"]);
  expect(names("bilal")).toEqual(["anika", "dilip"]);
  const rows = rowsOf("anika", "bilal", "babu");
  expect(rows.map(({ level, position, siblings }) => [level, position, siblings])).toEqual([
    [1, 1, 2],
    [2, 1, 2],
    [3, 1, 1],
    [2, 2, 2],
    [3, 1, -1],
    [1, 2, 2],
  ]);
  expect(rows[3]).toMatchObject({ isOpen: true, isWaiting: true });
  expect(rows[4]).toMatchObject({ kind: "waiting", parentKey: "babu" });
});

test.each([
  [0, "ArrowDown", { type: "go", to: 1 }],
  [0, "ArrowUp", { type: "nothing" }],
  [3, "ArrowDown", { type: "nothing" }],
  [3, "Home", { type: "go", to: 0 }],
  [0, "End", { type: "go", to: 3 }],
  [0, "ArrowRight", { type: "go", to: 1 }],
  [1, "ArrowRight", { type: "open", ids: ["bilal"] }],
  [3, "ArrowRight", { type: "nothing" }],
  [0, "ArrowLeft", { type: "close", ids: ["anika"] }],
  [2, "ArrowLeft", { type: "go", to: 0 }],
  [3, "ArrowLeft", { type: "nothing" }],
  [1, "*", { type: "open", ids: ["bilal", "babu"] }],
  [1, "Enter", { type: "act" }],
  [1, " ", { type: "act" }],
  [1, "Tab", undefined],
])("2.1.1 on row %d of a tree, the key “%s” leads to the step %j", (at, key, step) => {
  expect(treeStep(rowsOf("anika"), at, key)).toEqual(step);
});

test("2.1.1 in a tree, typing moves to the next node that starts with the typed text, and wraps around", () => {
  const rows = rowsOf("anika");
  expect(rowByName(rows, 0, "b", collator)).toBe(1);
  expect(rowByName(rows, 1, "bb", collator)).toBe(2);
  expect(rowByName(rows, 2, "B", collator)).toBe(1);
  expect(rowByName(rows, 1, "ba", collator)).toBe(2);
  expect(rowByName(rows, 2, "bab", collator)).toBe(2);
  expect(rowByName(rows, 0, "z", collator)).toBeUndefined();
});

test.each([
  [{ hasMore: true }, "waiting"],
  [{ hasMore: true, below: "failed" }, "failed"],
  [{ hasMore: true, nodes: [{ id: "b", label: "B" }] }, "more"],
  [{ hasMore: true, nodes: [{ id: "b", label: "B" }], below: "loading" }, "waiting"],
  [{ hasMore: true, nodes: [{ id: "b", label: "B" }], below: "failed" }, "failed"],
  [{ nodes: [{ id: "b", label: "B" }] }, "node"],
] as const)("2.1.1 the last row below an open node with %j is of the kind: %s", (rest, kind) => {
  expect(visibleRows<TreeNode>([{ id: "a", label: "A", ...rest }], new Set(["a"])).at(-1)?.kind).toBe(kind);
});

test.each([
  ["continues the text within 600 ms", 1599, "da"],
  ["starts a new text after 600 ms", 1600, "a"],
])("2.1.1 in a tree, a typed letter %s", (_what, nowMs, text) => {
  expect(withLetter({ text: "d", atMs: 1000 }, "a", nowMs)).toEqual({ text, atMs: nowMs });
});
