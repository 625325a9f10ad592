import { describe, expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../../test/support/context.ts";
import { received } from "../../../../test/support/received.ts";
import { isObject, valueAt, type JsonObject } from "../../../json.ts";
import type { CaseRequest } from "../../../plan/case.ts";
import { exampleRequest } from "../../../plan/generate/requests.ts";
import { Conflicts } from "./conflicts.ts";

const text = { type: "string" };
const kind = (name: string, more: JsonObject) => ({
  type: "object",
  required: ["kind", ...Object.keys(more)],
  properties: { kind: { const: name }, ...more },
});
const TITLE = {
  type: "object",
  properties: {
    day: { ...text, format: "date" },
    details: { oneOf: [kind("book", { isbn: text }), kind("disc", { region: { type: "integer" } })] },
  },
};
const EXAMPLE = { day: "2020-01-15", details: { kind: "book", isbn: "9780306406157" } };
const requestBody = { content: { "application/json": { schema: TITLE, example: EXAMPLE } } };
const context = contextOfPaths({
  "/titles": { post: { operationId: "create", requestBody, responses: { "201": {}, "409": {}, "422": {} } } },
});
const create = operationOf(context, "create");

/** The statuses of two equal requests to a server, and how many were sent. */
async function answersOf(
  statusOf: (body: JsonObject) => number,
): Promise<[first: number, second: number, sent: number]> {
  const conflicts = new Conflicts(context);
  let sent = 0;
  const send = async (ready: CaseRequest) => {
    sent += 1;
    const value = ready.body && "value" in ready.body ? ready.body.value : undefined;
    const answer = received(isObject(value) ? statusOf(value) : 400, {});
    return { ready, wire: { method: "POST", url: "", headers: {}, body: "" }, answer };
  };
  const ask = async () => {
    const { answer } = await conflicts.avoid(create, exampleRequest(context, create), send);
    return "status" in answer ? answer.status : 0;
  };
  return [await ask(), await ask(), sent];
}

describe("a body that a server refuses because of its data or clock", () => {
  it("has another number in an inner object, also from then on", async () => {
    const taken = new Set([EXAMPLE.details.isbn]);
    const statusOf = (body: JsonObject) => {
      const isbn = String(valueAt(body, "/details/isbn"));
      if (taken.has(isbn)) return 409;
      taken.add(isbn);
      return 201;
    };
    expect(await answersOf(statusOf)).toEqual([201, 201, 4]);
  });

  it("has a day in the future", async () => {
    expect(await answersOf(({ day }) => (Date.parse(String(day)) > Date.now() ? 201 : 422))).toEqual([201, 201, 3]);
  });

  it("has another alternative", async () => {
    expect(await answersOf((body) => (valueAt(body, "/details/kind") === "disc" ? 201 : 422))).toEqual([201, 201, 4]);
  });

  it("stays refused when nothing helps", async () => {
    const [first, second] = await answersOf(() => 422);
    expect([first, second]).toEqual([422, 422]);
  });
});
