import { describe, expect, it } from "vitest";
import { received } from "../../../test/support/received.ts";
import { BorrowedValues } from "./borrowed-values.ts";

const TOOLS = [{ id: "a" }, { id: "b" }, { id: null }, { id: "c" }];
const LOANS: Readonly<Record<string, number>> = { a: 1, b: 3, c: 2 };
const busiest = {
  listId: "listTools",
  objects: "",
  key: "/id",
  operationId: "listLoans",
  parameter: "toolId",
  rows: "",
};

/** The values that are borrowed when the tools have so many loans, and the calls for that. */
function borrowed(loans: Readonly<Record<string, number>>) {
  const calls: string[] = [];
  const values = new BorrowedValues(async (operationId, path) => {
    calls.push(path ? `${operationId} ${String(path["toolId"])}` : operationId);
    if (operationId === "createTool") return { answer: received(201, { id: "new" }), path: {} };
    const rows = path ? Array.from({ length: loans[String(path["toolId"])] ?? 0 }) : TOOLS;
    return { answer: received(200, rows), path: {} };
  });
  const borrow = () =>
    values.borrow({ operationId: "createTool", pointer: "/id", busiest }, { path: {}, made: new Map() });
  return { calls, borrow };
}

describe("the documented objects around a list", () => {
  it.for<[rows: number, id: string]>([
    [1, "T-1"],
    [0, "new"],
  ])("are named when the list has rows: with %s it is %s", async ([count, id]) => {
    const documented = { operationId: "listLoans", path: { toolId: "T-1" }, parameter: "toolId", rows: "" };
    const values = new BorrowedValues(async (operationId) => ({
      answer: operationId === "listLoans" ? received(200, Array.from({ length: count })) : received(201, { id: "new" }),
      path: {},
    }));
    const source = { operationId: "createTool", pointer: "/id", documented };
    expect(await values.borrow(source, { path: {}, made: new Map() })).toBe(id);
  });
});

describe("a value of the first row with some members", () => {
  it.for<[type: string, id: string | undefined]>([
    ["PR", "b"],
    ["PL", undefined],
  ])("is that of a row of the type %s: %s", async ([type, id]) => {
    const rows = [
      { id: "a", type: "H" },
      { id: "b", type: "PR" },
    ];
    const values = new BorrowedValues(async () => ({ answer: received(200, { rows }), path: {} }));
    const source = { operationId: "listPosts", pointer: "/rows/0/id", where: { type } };
    expect(await values.borrow(source, { path: {}, made: new Map() })).toBe(id);
  });
});

describe("the object whose list is read", () => {
  it("is the one with most rows, which is looked for once", async () => {
    const { calls, borrow } = borrowed(LOANS);
    expect([await borrow(), await borrow()]).toEqual(["b", "b"]);
    expect(calls).toEqual(["listTools", "listLoans a", "listLoans b", "listLoans c"]);
  });

  it("is a created one when no list has rows", async () => {
    const { calls, borrow } = borrowed({});
    expect([await borrow(), await borrow()]).toEqual(["new", "new"]);
    expect(calls.filter((it) => it === "createTool")).toHaveLength(1);
  });
});
