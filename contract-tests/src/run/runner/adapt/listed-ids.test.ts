import { expect, it } from "vitest";
import { contextOfPaths } from "../../../../test/support/context.ts";
import { received } from "../../../../test/support/received.ts";
import { ListedIds } from "./references.ts";

const text = { type: "string" };
const list = (operationId: string, properties: object) => ({
  get: {
    operationId,
    responses: {
      "200": { content: { "application/json": { schema: { type: "array", items: { type: "object", properties } } } } },
    },
  },
});
const context = contextOfPaths({
  "/branches": list("branches", { id: text }),
  "/categories": list("categories", { id: text }),
  "/materials": list("materials", { sku: { ...text, pattern: "^[A-Z]{3}$" }, name: text }),
});
const ROWS = { branches: [{ id: "north" }, { id: "south" }], categories: [{ id: "c1" }], materials: [{ sku: "PLY" }] };

it.for<[string, unknown[]]>([
  ["home_branch_id", ["north", "south", "north"]],
  ["homeBranchId", ["north", "south", "north"]],
  ["categoryId", ["c1", "c1", "c1"]],
  ["sku", ["PLY", "PLY", "PLY"]],
  ["name", [undefined, undefined, undefined]],
  ["member_id", [undefined, undefined, undefined]],
])("a member named %s takes the ids of its list in turn: %j", async ([name, expected]) => {
  const ids = new ListedIds(context, async (id) => received(200, ROWS[id as keyof typeof ROWS]));
  expect([await ids.next(name), await ids.next(name), await ids.next(name)]).toEqual(expected);
});
