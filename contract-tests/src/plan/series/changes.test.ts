import { describe, expect, it } from "vitest";
import { contextOfPaths } from "../../../test/support/context.ts";
import type { Series } from "../case.ts";
import { makePlan } from "../plan.ts";

const json = (schema: object, example?: object) => ({ content: { "application/json": { schema, example } } });
const list = { type: "array", items: { type: "object", properties: { id: { type: "string" } } } };
const ID = { name: "id", in: "path", required: true, schema: { type: "string", pattern: "^N[0-9]{1,9}$" } };
const fromList = { operationId: "listNotes", pointer: "/0/id" };

const { series } = (() => {
  const context = contextOfPaths({
    "/settings": {
      get: { operationId: "getSettings", responses: { "200": json({ type: "object" }) } },
      put: {
        operationId: "setSettings",
        "x-contract": {
          sets: [
            { readBy: "getSettings", pointer: "/title", value: "$request.body#/title" },
            { readBy: "getSettings", pointer: "/size", value: "$request.body#/size" },
            { readBy: "getSettings", pointer: "/rate", value: "$request.body#/rate" },
            { readBy: "getSettings", pointer: "/code", value: "$request.body#/code" },
          ],
        },
        requestBody: json(
          {
            type: "object",
            properties: {
              title: { type: "string", minLength: 1, maxLength: 10 },
              size: { type: "integer", minimum: 0, maximum: 9 },
              code: { type: "string", pattern: "^[a-z]+$", "x-typed-as": "digits" },
              rate: { type: "string", pattern: "^\\d+(\\.\\d\\d)?$" },
            },
          },
          { title: "a", size: 5, code: "x", rate: "1.25" },
        ),
        responses: { "200": json({ type: "object" }), "400": {} },
      },
    },
    "/notes": { get: { operationId: "listNotes", responses: { "200": json(list) } } },
    "/notes/{id}": {
      get: {
        operationId: "getNote",
        parameters: [{ ...ID, "x-contract": { owned: true, from: fromList } }],
        responses: { "200": json({ type: "object" }), "404": {} },
      },
    },
  });
  return makePlan(context, context.contract.operations);
})();

const seriesOf = (id: string): Series => {
  const found = series.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`there is no series ${id}: ${series.map((it) => it.id).join("; ")}`);
  return found;
};
const stepsOf = ({ groups }: Series): string[] => groups.flat().map(({ name }) => name);

const writesOf = (field: string): string[] =>
  stepsOf(seriesOf(`setSettings › keeps ${field} as written for getSettings`)).filter((name) => !name.endsWith("read"));

describe("the series about changes", () => {
  it("send wrong bodies between two readings, each wrong in another place", () => {
    const refused = seriesOf("setSettings › refused without effect");
    expect(stepsOf(refused)).toEqual([
      "getSettings before",
      "getSettings before again",
      "body/title minLength-1",
      "body/size minimum-1",
      "body/code pattern",
      "body/rate pattern",
      "getSettings after",
    ]);
    expect(refused.groups.flat().filter(({ expectation }) => expectation.outcome === "refused")).toHaveLength(4);
  });

  it("write texts that servers tend to damage, and numbers at the edge of the schema, and read each of them", () => {
    expect(writesOf("title")).toEqual(["short", "maxLength", "the example again"]);
    expect(writesOf("size")).toEqual(["minimum", "maximum", "the example again"]);
    expect(writesOf("rate")).toEqual(["zero", "the example again"]);
    expect(series.some(({ id }) => id.includes("keeps code as written"))).toBe(false);
  });

  it("repeat a PUT, which has no effect the second time", () => {
    const { groups, claims } = seriesOf("setSettings › keeps the rest of getSettings");
    expect(groups.flat().map(({ name }) => name)).toEqual([
      "before",
      "before again",
      "change",
      "after",
      "again",
      "after both",
    ]);
    expect(claims?.at(-1)).toMatchObject({
      kind: "unchanged",
      before: "after",
      after: "after both",
      calls: "repeated",
    });
  });
});

describe("the series about strangers", () => {
  const { groups, claims } = seriesOf("getNote › isolation path/id of another account");

  it("read the owner's list before and after their calls", () => {
    expect(groups.flat().map(({ name }) => name)).toEqual([
      "list",
      "list again",
      "by another",
      "by another agent",
      "list after the strangers",
      "an id that nothing has",
    ]);
    expect(claims?.[0]).toMatchObject({ kind: "unchanged", by: ["by another", "by another agent"], calls: "refused" });
  });

  it("compare their refusal with that of an id that nothing has", () => {
    const { request } = groups.at(-1)?.[0] ?? {};
    expect(request?.parameters.path["id"]).toMatch(/^N\d+$/);
    expect(request?.substitutions).toEqual([]);
    expect(request?.authorization).toEqual({ kind: "session", account: "other" });
    expect(claims?.at(-1)).toEqual({
      kind: "same-refusal",
      first: "by another",
      again: "an id that nothing has",
      what: "id",
    });
  });
});
