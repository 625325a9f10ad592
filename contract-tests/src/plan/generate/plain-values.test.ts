import { describe, expect, it } from "vitest";
import { smallSpec } from "../../../test/support/specs/small-spec.ts";
import { baseRequest } from "./requests.ts";
import { plainValue } from "./plain-values.ts";
import { exampleBody } from "./example-values.ts";

const TEXT = { type: "string" };

describe("the simplest value of a schema", () => {
  it.for<[string, object, string, unknown]>([
    ["is the default", { ...TEXT, default: "d", examples: ["e"] }, "", "d"],
    ["is an example", { ...TEXT, examples: ["e"], enum: ["f"] }, "", "e"],
    ["is the first enum value", { enum: ["f", "g"] }, "", "f"],
    ["is the only text that an unanchored pattern matches", { ...TEXT, pattern: "password" }, "grant_type", "password"],
    ["is the first text that an anchored pattern matches", { ...TEXT, pattern: "^(asc|desc)$" }, "", "asc"],
    ["is undefined for a pattern with several matches", { ...TEXT, pattern: "^[a-z]+$" }, "", undefined],
    ["has the format of the schema", { ...TEXT, format: "date" }, "", "2026-01-15"],
    ["fits the name of the parameter", TEXT, "startDate", "2026-01-15"],
    ["is an email address when the name says so", TEXT, "contactEmail", "person@example.com"],
    ["is the text “example” for any other string", TEXT, "title", "example"],
    ["is extended to the minimum length", { ...TEXT, minLength: 9 }, "title", "exampleaa"],
    ["is cut to the maximum length", { ...TEXT, maxLength: 3 }, "title", "exa"],
    ["is the number 1 for an integer", { type: "integer" }, "", 1],
    ["is within the limits of a number", { type: "number", minimum: 0.5, multipleOf: 5, maximum: 20 }, "", 5],
    [
      "has only the required members",
      { type: "object", required: ["a"], properties: { a: TEXT, b: TEXT } },
      "",
      { a: "example" },
    ],
    [
      "ends an hour after it starts",
      {
        type: "object",
        required: ["starts_at", "ends_at"],
        properties: { starts_at: { ...TEXT, format: "date-time" }, ends_at: { ...TEXT, format: "date-time" } },
      },
      "",
      { starts_at: "2026-01-15T12:00:00Z", ends_at: "2026-01-15T13:00:00Z" },
    ],
    [
      "ends a day after it starts",
      {
        type: "object",
        required: ["from", "to"],
        properties: { from: { ...TEXT, format: "date" }, to: { ...TEXT, format: "date" } },
      },
      "",
      { from: "2026-01-15", to: "2026-01-16" },
    ],
    ["has the minimum number of items", { type: "array", minItems: 2, items: { type: "boolean" } }, "", [false, false]],
    ["matches the first alternative", { oneOf: [{ type: "integer" }, TEXT] }, "", 1],
    ["is undefined for a schema that contains itself without end", { $ref: "#" }, "", undefined],
  ])("%s", ([, schema, name, expected]) => {
    expect(plainValue({}, schema, name)).toEqual(expected);
  });

  it("is used in a request when the spec has no examples", () => {
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
