import { expect, it } from "vitest";
import { smallSpec } from "../../../test/support/specs/small-spec.ts";
import { enumWords } from "./enum-words.ts";

it("the words of a contract are the strings of its enums and constants at any depth", () => {
  const schemas = {
    State: { enum: ["open", 7, null, "closed"] },
    Kind: { allOf: [{ properties: { kind: { const: "post" }, size: { const: 3 }, name: { type: "string" } } }] },
  };
  const { contract } = smallSpec({ responses: {} }, { components: { schemas } });
  expect([...enumWords(contract)]).toEqual(["open", "closed", "post"]);
  expect(enumWords(contract)).toBe(enumWords(contract));
});
