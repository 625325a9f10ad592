import { describe, expect, it } from "vitest";
import { contextOfPaths } from "../../../test/support/context.ts";
import type { JsonObject } from "../../json.ts";
import { lifecycleSeries } from "./lifecycle-series.ts";
import { plannedBy } from "../../../test/support/resource-series.ts";

const text = { type: "string" };
const SHOP = { type: "object", required: ["id", "name"], properties: { id: text, name: text } };
const ORDER = { type: "object", required: ["id", "shop_id"], properties: { id: text, shop_id: text, note: text } };
const json = (schema: JsonObject) => ({ content: { "application/json": { schema } } });
const parameters = (...names: string[]) => names.map((name) => ({ name, in: "path", required: true, schema: text }));

const context = contextOfPaths({
  "/shops": {
    post: {
      operationId: "addShop",
      requestBody: json({ ...SHOP, required: ["name"] }),
      responses: { "201": json(SHOP) },
    },
  },
  "/shops/{shop_id}": {
    parameters: parameters("shop_id"),
    get: { operationId: "getShop", responses: { "200": json(SHOP) } },
    delete: { operationId: "removeShop", responses: { "204": {} } },
  },
  "/orders": {
    post: {
      operationId: "addOrder",
      requestBody: { content: { "application/json": { schema: ORDER, example: { id: "x", shop_id: "S-1" } } } },
      responses: { "201": json(ORDER) },
    },
  },
  "/orders/{order_id}": {
    parameters: parameters("order_id"),
    get: { operationId: "getOrder", responses: { "200": json(ORDER) } },
  },
  "/orders/{order_id}/lines": {
    parameters: parameters("order_id"),
    post: { operationId: "addLine", requestBody: json(SHOP), responses: { "201": json(SHOP) } },
  },
  "/orders/{order_id}/lines/{line_id}": {
    parameters: parameters("order_id", "line_id"),
    get: { operationId: "getLine", responses: { "200": json(SHOP) } },
  },
  "/orders/{order_id}/lines/{line_id}/notes": {
    parameters: parameters("order_id", "line_id"),
    post: { operationId: "addNote", requestBody: json(SHOP), responses: { "201": json(SHOP) } },
  },
  "/orders/{order_id}/lines/{line_id}/notes/{note_id}": {
    parameters: parameters("order_id", "line_id", "note_id"),
    get: { operationId: "getNote", responses: { "200": json(SHOP) } },
  },
});
const seriesOf = (create: string) => plannedBy(lifecycleSeries, context, create).map(({ groups }) => groups.flat());

describe("what an object is made for", () => {
  it("is read by the second user first, who is a stranger to the object only when that is refused", () => {
    const [usual = []] = seriesOf("addOrder");
    const stranger = usual.find(({ name }) => name === "read by another user");
    expect(usual.some(({ name }) => name === "read the shop_id by another user")).toBe(true);
    expect(stranger?.request.given).toEqual([{ step: "read the shop_id by another user", isSuccess: false }]);
  });

  it("is also made by the first user, so that the object cannot belong to the second one", () => {
    const [, own = []] = seriesOf("addOrder");
    expect(own.map(({ name }) => name)).toEqual([
      "create the shop_id",
      "create",
      "read",
      "read the shop_id by another user",
      "read by another user",
      "clean up the shop_id",
    ]);
    expect(own[1]?.request.substitutions).toContainEqual({
      place: "body",
      pointer: "/shop_id",
      source: { step: "create the shop_id", pointer: "/id", isNeeded: true },
    });
  });

  it("is that of the outermost object for objects inside of others", () => {
    const [, own = []] = seriesOf("addNote");
    expect(own.slice(0, 4).map(({ name, operationId }) => `${name}: ${operationId}`)).toEqual([
      "create the shop_id: addShop",
      "create the outer object: addOrder",
      "create the outer object at level 2: addLine",
      "create: addNote",
    ]);
  });
});
