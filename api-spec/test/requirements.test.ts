import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bundle, operations } from "./contract.ts";

interface Row {
  id: string;
  method: string;
  path: string;
  operationId: string;
  /** "yes" when the product specification says so; otherwise the table leaves it open or makes an assumption. */
  sendsToken: string;
  /** The evidence that the marks of the row show: a path of ours is proposed, a method of ours is inferred. */
  known: "shown" | "inferred" | "proposed";
}

/** The rows of "The operations (E001-E104)"; a star marks a proposal. */
const ROWS: readonly Row[] = readFileSync(new URL("../../docs/requirements.md", import.meta.url), "utf8")
  .split("\n")
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .filter(([, id = ""]) => /^E\d{3}$/.test(id))
  .map((cells) => ({
    id: cells[1] ?? "",
    method: (cells[2] ?? "").replace("*", ""),
    path: (cells[3] ?? "").replaceAll(/[`*]/g, ""),
    sendsToken: cells[4] ?? "",
    operationId: (cells[6] ?? "").replaceAll("`", ""),
    known: knownBy(cells[2], cells[3], cells[10]),
  }));

function knownBy(method = "", path = "", evidence = ""): Row["known"] {
  if (path.includes("*")) return "proposed";
  return method.includes("*") || evidence.includes("method assumed") ? "inferred" : "shown";
}

/** Rows that ask for a token although guests may browse public content (R402). */
const PUBLIC_AFTER_ALL: ReadonlySet<string> = new Set(["E100", "E101"]);

const all = operations(bundle());

describe("the table of operations", () => {
  it("holds E001 to E104", () => {
    expect(ROWS.map(({ id }) => id)).toEqual(ROWS.map((_, index) => `E${String(index + 1).padStart(3, "0")}`));
    expect(ROWS).toHaveLength(104);
  });

  it("names only operations that the contract has", () => {
    const there = new Set(all.map(({ id }) => id));
    const missing = ROWS.filter(({ operationId }) => !there.has(operationId));
    expect(missing.map(({ id, operationId }) => `${id} ${operationId}`)).toEqual([]);
  });

  const told = ROWS.flatMap((row) => {
    const operation = all.find(({ id }) => id === row.operationId);
    return operation ? [[row.id, row.operationId, row, operation] as const] : [];
  });

  it.each(told)("%s %s has the method and path of the table", (id, _, { method, path }, operation) => {
    expect(`${operation.method.toUpperCase()} ${operation.path}`).toBe(`${method} ${path}`);
    expect(operation.node.description).toContain(id);
  });

  it.each(told.filter(([, , { sendsToken }]) => sendsToken === "yes" || sendsToken === "no"))(
    "R416 %s %s sends a token exactly when the table says so",
    (id, _, { sendsToken }, { node }) => {
      expect(node["x-send-token"]).toBe(sendsToken === "yes" && !PUBLIC_AFTER_ALL.has(id));
    },
  );

  it.each(told)(
    "R418 %s %s has the `x-evidence` that the table's marks mean",
    (_, _operationId, { known }, { node }) => {
      expect(node["x-evidence"]).toBe(known);
    },
  );

  it("R418 lacks only operations whose `x-evidence` is “proposed”", () => {
    const inTable = new Set(ROWS.map(({ operationId }) => operationId));
    const ours = all.filter(({ id }) => !inTable.has(id));
    expect(ours.filter(({ node }) => node["x-evidence"] !== "proposed").map(({ id }) => id)).toEqual([]);
  });
});
