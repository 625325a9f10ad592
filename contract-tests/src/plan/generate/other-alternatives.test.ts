import { describe, expect, it } from "vitest";
import { withOtherAlternatives } from "./other-alternatives.ts";

const text = { type: "string" };
const kind = (name: string, more: object = {}) => ({
  type: "object",
  required: ["kind", ...Object.keys(more)],
  properties: { kind: { const: name }, ...more },
});
const details = { oneOf: [kind("book", { isbn: text }), kind("disc", { region: { type: "integer" } }), kind("tool")] };
const SCHEMA = {
  type: "object",
  properties: { name: text, details, address: { oneOf: [kind("a"), { type: "null" }] } },
};

describe("other alternatives of a body", () => {
  it("are those of each inner object, one at a time", () => {
    const body = { name: "Atlas", details: { kind: "book", isbn: "9780306406157" } };
    expect(withOtherAlternatives({}, SCHEMA, body)).toEqual([
      { name: "Atlas", details: { kind: "disc", region: 1 } },
      { name: "Atlas", details: { kind: "tool" } },
    ]);
  });

  it("are none without an object to choose, so that nothing is removed", () => {
    expect(withOtherAlternatives({}, SCHEMA, { name: "Atlas", address: { kind: "a" } })).toEqual([]);
    expect(withOtherAlternatives({}, SCHEMA, "Atlas")).toEqual([]);
  });
});
