import { describe, expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../../test/support/context.ts";
import type { JsonObject } from "../../../json.ts";
import type { Answer } from "../../../judge/answer.ts";
import type { CaseRequest } from "../../../plan/case.ts";
import { exampleRequest } from "../../../plan/generate/requests.ts";
import { References } from "./references.ts";

const json = (schema: object, example?: object) => ({ content: { "application/json": { schema, example } } });
const text = { type: "string" };
const properties = { customerId: text, bikeId: text, note: text };
const order = { type: "object", properties };
const DOCUMENTED = { customerId: "c1", bikeId: "b1", note: "Squeaks" };
const PATHS = {
  "/orders": {
    get: {
      operationId: "listOrders",
      responses: { "200": json({ type: "object", properties: { items: { type: "array", items: order } } }) },
    },
    post: {
      operationId: "createOrder",
      requestBody: json({ ...order, required: ["customerId"] }, DOCUMENTED),
      responses: { "201": json(order), "422": { description: "Wrong." } },
    },
  },
};
const context = contextOfPaths(PATHS);
const bike = { type: "object", properties: { id: text } };
const BIKES = {
  "/bikes": { post: { operationId: "createBike", requestBody: json(bike, {}), responses: { "201": json(bike) } } },
  "/bikes/{bikeId}": { get: { operationId: "getBike", parameters: [], responses: { "200": json(bike) } } },
};
const withBikes = { ...contextOfPaths({ ...PATHS, ...BIKES }), mayCall: () => true };
const create = operationOf(context, "createOrder");
const answerOf = (status: number, body?: unknown): Answer => ({ status, headers: new Map(), text: "", json: body });

const ROWS = [
  { customerId: "c7", bikeId: "gone", note: "Old" },
  { customerId: "c8", bikeId: "b8", note: "New" },
];

/** A server that knows only some bikes. Returns what was sent to it. */
function serverWith(
  bikes: readonly string[],
  rows: readonly JsonObject[] = ROWS,
  known = context,
  listed: readonly JsonObject[] = [],
) {
  const sent: unknown[] = [];
  const references = new References(known, async (operationId) =>
    answerOf(
      200,
      operationId === "createBike" ? { id: "new" } : operationId === "listBikes" ? listed : { items: rows },
    ),
  );
  const send = async (ready: CaseRequest) => {
    const value = ready.body && "value" in ready.body ? ready.body.value : undefined;
    sent.push(value);
    const isKnown = bikes.includes(String((value as JsonObject)["bikeId"]));
    return { ready, wire: { method: "POST", url: "", headers: {}, body: "" }, answer: answerOf(isKnown ? 201 : 422) };
  };
  const use = async (changes: JsonObject = {}) => {
    const request = exampleRequest(context, create);
    const body = request.body && { ...request.body, value: { ...DOCUMENTED, ...changes } };
    const { answer } = await references.use(create, { ...request, ...(body && { body }) }, send);
    return "status" in answer ? answer.status : undefined;
  };
  return { use, sent };
}

describe("references in a documented example", () => {
  it("stay as they are when the server accepts them", async () => {
    const { use, sent } = serverWith(["b1"]);
    expect([await use(), await use()]).toEqual([201, 201]);
    expect(sent).toEqual([DOCUMENTED, DOCUMENTED]);
  });

  it("become those of the first object of the list that the server accepts, in all later requests too", async () => {
    const { use, sent } = serverWith(["b8"]);
    expect([await use(), await use({ note: "Rattles" })]).toEqual([201, 201]);
    expect(sent).toEqual([
      DOCUMENTED,
      { customerId: "c7", bikeId: "gone", note: "Squeaks" },
      { customerId: "c8", bikeId: "b8", note: "Squeaks" },
      { customerId: "c8", bikeId: "b8", note: "Rattles" },
    ]);
  });

  it("stay where a case tests another value", async () => {
    const { use, sent } = serverWith(["b8"]);
    await use();
    expect(await use({ bikeId: "another" })).toBe(422);
    expect(sent).toContainEqual({ customerId: "c8", bikeId: "another", note: "Squeaks" });
  });

  it("stay as they are when no object of the list helps, and are not tried again", async () => {
    const { use, sent } = serverWith([]);
    expect([await use(), await use()]).toEqual([422, 422]);
    expect(sent).toHaveLength(1 + ROWS.length + 1);
  });

  it("become new objects when those of the list are used up, and stay so", async () => {
    const { use, sent } = serverWith(["new"], [], withBikes);
    expect([await use(), await use()]).toEqual([201, 201]);
    expect(sent).toEqual([DOCUMENTED, { ...DOCUMENTED, bikeId: "new" }, { ...DOCUMENTED, bikeId: "new" }]);
  });

  it("become listed ones, one after the other, when new ones do not help", async () => {
    const list = { operationId: "listBikes", responses: { "200": json({ type: "array", items: bike }) } };
    const known = { ...contextOfPaths({ ...PATHS, "/bikes": { get: list } }), mayCall: () => true };
    const { use, sent } = serverWith(["b3"], [], known, [{ id: "b2" }, { id: "b3" }]);
    expect(await use()).toBe(201);
    expect(sent.slice(-2)).toEqual([
      { ...DOCUMENTED, bikeId: "b2" },
      { ...DOCUMENTED, bikeId: "b3" },
    ]);
  });

  it("are those of the example where a body has made-up ones, and its other values stay", async () => {
    const { use, sent } = serverWith(["b1"], []);
    expect(await use({ bikeId: "made up", note: "Long", day: "1970-01-01" })).toBe(201);
    expect(sent.at(-1)).toEqual({ ...DOCUMENTED, note: "Long", day: "1970-01-01" });
  });
});
