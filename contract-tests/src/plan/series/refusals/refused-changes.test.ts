import { expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../../test/support/context.ts";
import { refusedChangeSeries } from "./documented-refusals.ts";

const TEXT = { type: "string" };
const ok = { "200": { content: { "application/json": { schema: { type: "object" } } } }, "422": {} };
const body = (properties: object, value: object) => ({
  content: { "application/json": { schema: { type: "object", properties }, examples: { one: { value } } } },
});
const context = contextOfPaths({
  "/orders": { get: { operationId: "listOrders", responses: ok } },
  "/profile": {
    get: { operationId: "readProfile", responses: ok },
    put: {
      operationId: "changeProfile",
      "x-contract": { sets: { readBy: "readProfile", pointer: "/name", value: "$request.body#/name" } },
      "x-refusals": [{ when: "the address is taken", code: "TAKEN", change: { "/email": { value: "a@example.com" } } }],
      requestBody: body({ name: TEXT, email: TEXT }, { name: "Anna" }),
      responses: ok,
    },
  },
  "/orders/{id}/end": {
    post: {
      operationId: "endOrder",
      parameters: [{ name: "id", in: "path", required: true, schema: TEXT, example: "1" }],
      "x-refusals": [
        {
          when: "the order is open",
          code: "OPEN",
          change: { "path/id": { operationId: "listOrders", rows: "/rows", field: "/id", where: { open: true } } },
        },
      ],
      responses: ok,
    },
  },
});
const planned = (id: string) => {
  const [series] = refusedChangeSeries(context, operationOf(context, id));
  return { names: series?.groups.flat().map(({ name }) => name), steps: series?.groups.flat(), claims: series?.claims };
};

it("watches the list in which a refused request finds its object, although no mark names an effect", () => {
  const { names, claims } = planned("endOrder");
  expect(names).toEqual([
    "listOrders before",
    "listOrders before again",
    "listOrders",
    "the order is open",
    "listOrders after",
  ]);
  expect(claims).toMatchObject([{ kind: "unchanged", after: "listOrders after", by: ["the order is open"] }]);
});

it("sends other values than usual, because those of the example may be stored already", () => {
  const refused = planned("changeProfile").steps?.find(({ name }) => name === "the address is taken");
  expect(refused?.request.body).toMatchObject({ value: { name: "Annaa", email: "a@example.com" } });
});
