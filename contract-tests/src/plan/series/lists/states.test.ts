import { describe, expect, it } from "vitest";
import { contextOfPaths, fixtureContext, operationOf } from "../../../../test/support/context.ts";
import { LOAN_SPEC } from "../../../../test/support/specs/loan-spec.ts";
import { exampleRequest } from "../../generate/requests.ts";
import { pagingSeries } from "./paging.ts";
import { partialSeries } from "./partial.ts";
import { stateSeries } from "./listed-objects.ts";

const context = fixtureContext(LOAN_SPEC);
type Planner = typeof stateSeries;
const stepsOf = (planner: Planner, id: string) =>
  planner(context, operationOf(context, id)).flatMap(({ groups }) => groups.flat());
const namesOf = (planner: Planner, id: string) => stepsOf(planner, id).map(({ name }) => name);

describe("the states in which an object is read", () => {
  it("are the values of its enums, by a filter where the list has one, and members that may be null", () => {
    expect(namesOf(stateSeries, "getTool").filter((name) => !name.endsWith("again"))).toEqual([
      "list",
      "list, page 2",
      "list, page 3",
      "list kind saw",
      "list kind drill",
      "kind saw",
      "kind drill",
      "note null",
      "note not null",
      "last",
    ]);
    const picked = stepsOf(stateSeries, "getTool").find(({ name }) => name === "note not null");
    expect(picked?.request.substitutions).toContainEqual({
      place: "path",
      pointer: "/toolId",
      source: {
        step: "list",
        orElse: ["list, page 2", "list, page 3", "list kind saw", "list kind drill"],
        isNeeded: true,
        rows: "/items",
        field: "/id",
        where: { note: { not: null } },
        take: "first",
        form: "value",
      },
    });
  });

  it("are found in a list of the same name that is below another object", () => {
    expect(namesOf(stateSeries, "getLoan")).toContain("status cancelled");
    expect(namesOf(stateSeries, "getShelf")).toEqual([]);
  });
});

describe("a list below an object", () => {
  it("is read for the object with most rows in it", () => {
    expect(exampleRequest(context, operationOf(context, "listLoans")).substitutions[0]?.source).toMatchObject({
      busiest: {
        listId: "listTools",
        objects: "/items",
        key: "/id",
        operationId: "listLoans",
        parameter: "toolId",
        rows: "",
      },
    });
  });
});

describe("the pages of a list", () => {
  it("are read at its ends, and between rows that are equal by the sorted member", () => {
    expect(namesOf(pagingSeries, "listTools").slice(5)).toEqual([
      "one row",
      "exactly all rows",
      "after all rows",
      "all rows but one",
      "the last row",
      ...["saw", "drill"].flatMap((kind) =>
        ["whole", "exactly all rows", "after all rows", "all rows but one", "the last row"].map(
          (it) => `${it} of kind ${kind}`,
        ),
      ),
      "by price",
      "by price, to a tie",
      "by price, from a tie",
    ]);
  });
});

describe("a page after the last one", () => {
  const page = { name: "page", in: "query", schema: { type: "integer", minimum: 1 } };
  const size = { name: "size", in: "query", schema: { type: "integer" } };
  const responses = {
    "200": { content: { "application/json": { schema: { type: "array", items: { type: "object" } } } } },
  };
  it.for<[string, string]>([
    ["A page beyond the last one answers 404.", "refused"],
    ["A page beyond the last one is empty.", "lawful"],
  ])("by the words %j is %s", ([description, outcome]) => {
    const small = contextOfPaths({
      "/rows": { get: { operationId: "rows", description, parameters: [page, size], responses } },
    });
    const steps = pagingSeries(small, operationOf(small, "rows")).flatMap(({ groups }) => groups.flat());
    expect(steps.find(({ name }) => name === "beyond")?.expectation.outcome).toBe(outcome);
  });
});

describe("partial answers", () => {
  it("are asked for with one member, two, an unknown one, and a related object that is read alone", () => {
    expect(namesOf(partialSeries, "listTools")).toEqual([
      "list whole",
      "fields name",
      "fields name,openLoans",
      "fields unknown",
      "expand shelf, list",
      "expand shelf, list, page 2",
      "expand shelf, list, page 3",
      "shelf of the first",
      "shelf of another",
      "shelf of the last",
    ]);
    const [asked] = stepsOf(partialSeries, "listTools").filter(({ name }) => name === "fields unknown");
    expect(asked?.expectation).toEqual({ outcome: "refused", reason: "fields names an unknown member" });
  });

  it("are not asked for where the spec has no such parameter", () => {
    expect(namesOf(partialSeries, "getTool")).toEqual([]);
  });
});
