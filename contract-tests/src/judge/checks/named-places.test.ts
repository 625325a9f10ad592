import { describe, expect, it } from "vitest";
import { fixtureContext, operationOf } from "../../../test/support/context.ts";
import type { Case } from "../../plan/case.ts";
import { namedPlaceFindings } from "./named-places.ts";

const context = fixtureContext({
  openapi: "3.1.1",
  paths: {
    "/orders": {
      post: {
        operationId: "order",
        responses: {
          "200": {},
          "400": {
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  properties: {
                    details: {
                      type: "array",
                      items: { properties: { path: { type: "string", "x-names-place": "each" } } },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});
const operation = operationOf(context, "order");

const messagesFor = (at: string | readonly string[] | undefined, paths: readonly string[], status = 400): string[] => {
  const tried: Case = {
    id: "order",
    operationId: "order",
    kind: "broken",
    stage: "open",
    request: {
      parameters: { path: {}, query: {}, header: {}, cookie: {} },
      body: undefined,
      authorization: { kind: "none" },
      substitutions: [],
    },
    expectation: { outcome: "refused", reason: "it is wrong", ...(at !== undefined && { at: [at].flat() }) },
  };
  const json = { details: paths.map((path) => ({ path })) };
  const answer = { status, headers: new Map<string, string>(), text: JSON.stringify(json), json };
  return namedPlaceFindings(context.contract, operation, tried, answer).map(({ message }) => message);
};

describe("the place that a refusal names", () => {
  it("is the invalid one, or one that contains it or is in it", () => {
    expect(messagesFor("body/amount", ["body/amount"])).toEqual([]);
    expect(messagesFor("body/amount", ["body"])).toEqual([]);
    expect(messagesFor("body/tiers", ["body/tiers/0/rate"])).toEqual([]);
    expect(messagesFor("header/Key", ["header/key"])).toEqual([]);
  });

  it("is wrong when only another one is named", () => {
    expect(messagesFor("body/amount", ["body/amountOfAll", "query/page"])).toEqual([
      'must name body/amount, which alone is invalid, but names ["body/amountOfAll","query/page"]',
    ]);
  });

  it("is wrong when only one of two invalid places is named, because the spec says each", () => {
    const both = ["body/amount", "body/name"];
    expect(messagesFor(both, both)).toEqual([]);
    expect(messagesFor(both, ["body"])).toEqual([]);
    expect(messagesFor(both, ["body/name"])).toEqual([
      'must also name body/amount, which is invalid too, but names ["body/name"]',
    ]);
    expect(messagesFor(both, ["body/id"])).toEqual([
      'must name body/amount, body/name, which alone are invalid, but names ["body/id"]',
    ]);
  });

  it("is not judged when nothing is named, when the request was accepted, and when several places may be wrong", () => {
    expect(messagesFor("body/amount", [])).toEqual([]);
    expect(messagesFor("body/amount", ["query/page"], 200)).toEqual([]);
    expect(messagesFor(undefined, ["query/page"])).toEqual([]);
  });
});
