import { expect, test } from "vitest";
import { neighbourOf } from "./rules.ts";

const [a, b] = [{ id: "a" }, { id: "b" }];
const off = { id: "off", disabled: true };

test.each([
  ["the next", [a, b], 1, b],
  ["the previous after the last", [a, b], 2, b],
  ["the next that is not disabled", [a, off, b], 1, b],
  ["the previous that is not disabled", [a, b, off], 2, b],
  ["none where all are disabled", [off], 0, undefined],
  ["none where nothing is left", [], 0, undefined],
])("chooses %s", (_name, items: { id: string; disabled?: boolean }[], index, neighbour) => {
  expect(neighbourOf(items, index)).toBe(neighbour);
});
