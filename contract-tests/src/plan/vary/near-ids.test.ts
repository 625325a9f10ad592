import { describe, expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../test/support/context.ts";
import { nearIdCases } from "./inputs.ts";

const list = { get: { operationId: "listDeposits", responses: { "200": { description: "Done." } } } };

/** The cases of an operation whose id comes from a list and has this schema. */
function casesFor(schema: object) {
  const from = { operationId: "listDeposits", pointer: "/0/id" };
  const id = { name: "id", in: "path", required: true, "x-contract": { from }, schema };
  const get = { operationId: "getDeposit", parameters: [id], responses: { "200": { description: "Done." } } };
  const context = contextOfPaths({ "/deposits": list, "/deposits/{id}": { get } });
  const cases = nearIdCases(context, operationOf(context, "getDeposit"));
  return cases.map(({ id: name, request, expectation }) => [
    name.replace("getDeposit › broken path id ", ""),
    request.substitutions[0],
    expectation.outcome,
    request.parameters.path["id"],
  ]);
}

const source = { operationId: "listDeposits", pointer: "/0/id" };
const place = { place: "path", pointer: "/id", source };

describe("the cases about ids in another form", () => {
  it("send an existing id with letters or a zero, and in other letter case", () => {
    expect(casesFor({ type: "string", examples: ["M12"] })).toEqual([
      ["with letters behind it", { ...place, suffix: "abc" }, "closed", "M12abc"],
      ["with a zero in front of it", { ...place, prefix: "0" }, "closed", "0M12"],
      ["in other letter case", { ...place, isInOtherCase: true }, "closed", "m12"],
    ]);
  });

  it("accept any refusal of what is no id", () => {
    expect(casesFor({ type: "string", pattern: "^\\d+$", examples: ["12"] })).toEqual([
      ["with letters behind it", { ...place, suffix: "abc" }, "refused", "12abc"],
      ["with a zero in front of it", { ...place, prefix: "0" }, "closed", "012"],
    ]);
  });

  it.for<[string, object]>([
    ["a UUID", { type: "string", format: "uuid", examples: ["0f8b2c1e-6d3a-4b58-9c7e-1a2b3c4d5e6f"] }],
    ["a number", { type: "integer", examples: [12] }],
    ["an id whose letter case does not matter", { type: "string", "x-ignores-case": true, examples: ["a"] }],
  ])("leave out %s, which has several forms", ([, schema]) => {
    expect(casesFor(schema)).toEqual([]);
  });
});
