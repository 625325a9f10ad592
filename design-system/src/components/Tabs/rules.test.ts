import { expect, test } from "vitest";
import { neighbourOf } from "./rules.ts";

const [a, b] = [{ id: "a" }, { id: "b" }];
const off = { id: "off", disabled: true };

test.each([
  ["the next tab", [a, b], 1, b],
  ["the previous tab if the removed tab was the last", [a, b], 2, b],
  ["the next tab that is not disabled", [a, off, b], 1, b],
  ["the previous tab that is not disabled", [a, b, off], 2, b],
  ["no tab if all are disabled", [off], 0, undefined],
  ["no tab if no tab is left", [], 0, undefined],
])(
  "when the selected tab is removed, the tabs select %s",
  (_name, items: { id: string; disabled?: boolean }[], index, neighbour) => {
    expect(neighbourOf(items, index)).toBe(neighbour);
  },
);
