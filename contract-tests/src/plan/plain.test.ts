import { describe, expect, it } from "vitest";
import { smallSpec } from "../../test/support/small-spec.ts";
import { baseRequest, exampleBody } from "./base.ts";
import { plainValue } from "./plain.ts";

const TEXT = { type: "string" };

describe("the plainest value", () => {
  it.for<[string, object, string, unknown]>([
    ["is the default", { ...TEXT, default: "d", examples: ["e"] }, "", "d"],
    ["is an example", { ...TEXT, examples: ["e"], enum: ["f"] }, "", "e"],
    ["is the first member", { enum: ["f", "g"] }, "", "f"],
    ["is what an unanchored pattern spells out", { ...TEXT, pattern: "password" }, "grant_type", "password"],
    ["is what an anchored pattern spells out", { ...TEXT, pattern: "^(asc|desc)$" }, "", "asc"],
    ["is not known of a pattern that leaves something open", { ...TEXT, pattern: "^[a-z]+$" }, "", undefined],
    ["is of its format", { ...TEXT, format: "date" }, "", "2026-01-15"],
    ["is what its name means", TEXT, "startDate", "2026-01-15"],
    ["is an address by its name", TEXT, "contactEmail", "person@example.com"],
    ["is a text", TEXT, "title", "example"],
    ["is as long as it must be", { ...TEXT, minLength: 9 }, "title", "exampleaa"],
    ["is as short as it must be", { ...TEXT, maxLength: 3 }, "title", "exa"],
    ["is one", { type: "integer" }, "", 1],
    ["is in its bounds", { type: "number", minimum: 0.5, multipleOf: 5, maximum: 20 }, "", 5],
    [
      "has what is required, and no more",
      { type: "object", required: ["a"], properties: { a: TEXT, b: TEXT } },
      "",
      { a: "example" },
    ],
    ["has as many as it must", { type: "array", minItems: 2, items: { type: "boolean" } }, "", [false, false]],
    ["is of the first alternative", { oneOf: [{ type: "integer" }, TEXT] }, "", 1],
    ["is not known of what has no end", { $ref: "#" }, "", undefined],
  ])("%s", ([, schema, name, expected]) => {
    expect(plainValue({}, schema, name)).toEqual(expected);
  });

  it("is what a request of a spec without examples begins with", () => {
    const form = {
      type: "object",
      required: ["grant_type", "username"],
      properties: { grant_type: { ...TEXT, pattern: "password" }, username: TEXT, scope: TEXT },
    };
    const { context, operation } = smallSpec(
      {
        parameters: [{ name: "startDate", in: "query", required: true, schema: TEXT }],
        requestBody: { content: { "application/x-www-form-urlencoded": { schema: form } } },
        responses: { "200": {} },
      },
      { method: "post" },
    );
    const body = exampleBody(context, operation);
    expect(body).toEqual({ grant_type: "password", username: "example" });
    expect(baseRequest(context, operation, body).parameters.query).toEqual({ startDate: "2026-01-15" });
  });
});
