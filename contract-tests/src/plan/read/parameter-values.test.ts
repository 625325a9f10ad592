import { describe, expect, it } from "vitest";
import type { Parameter, ParameterPlace } from "../../spec/contract.ts";
import { isSendable } from "./parameter-text.ts";

const parameter = (place: ParameterPlace, required: boolean, mediaType?: string): Parameter => ({
  name: "a",
  place,
  required,
  description: "",
  pointer: "",
  schema: {},
  examples: [],
  source: undefined,
  ownedFrom: undefined,
  marks: {},
  writing: { style: "form", isExploded: true, mediaType },
});

describe("a value of a parameter", () => {
  it.for<[ParameterPlace, boolean, unknown, boolean]>([
    ["path", true, "a", true],
    ["path", true, "", false],
    ["path", true, ".", false],
    ["path", true, "..", false],
    ["path", true, "...", true],
    ["path", true, " ", true],
    ["query", true, "", true],
    ["query", false, "", false],
    ["query", false, "\u0001 ü", true],
    ["header", true, "", false],
    ["header", true, "a b", true],
    ["header", true, " a", false],
    ["header", true, "a ", false],
    ["header", true, "~", true],
    ["header", true, "ü", false],
    ["header", true, "\u007f", false],
    ["cookie", true, "a", true],
    ["cookie", false, "", false],
    ["query", true, null, false],
    ["query", true, {}, false],
    ["query", true, [], false],
    ["query", true, ["a"], true],
    ["query", true, ["a", {}], false],
    ["query", true, ["a", null], false],
  ])("in the %s, required %s: %j can be sent: %s", ([place, required, value, expected]) => {
    expect(isSendable(parameter(place, required), value)).toBe(expected);
  });

  it("can be anything when the parameter has a media type", () => {
    expect(isSendable(parameter("path", true, "application/json"), {})).toBe(true);
  });
});
