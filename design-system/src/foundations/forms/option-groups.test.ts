import { expect, it } from "vitest";
import { optionGroups } from "./option-groups.ts";

const option = (id: string, group?: string) => ({ id, ...(group !== undefined && { group }) });
const shape = (options: readonly { id: string; group?: string }[]) =>
  optionGroups(options).map((group) => [group.heading, group.options.map(({ id }) => id).join("")]);

it.each([
  ["no options", [], []],
  ["options without a group", [option("a"), option("b")], [[undefined, "ab"]]],
  [
    "two groups",
    [option("a", "Wallets"), option("b", "Wallets"), option("c", "Banks")],
    [
      ["Wallets", "ab"],
      ["Banks", "c"],
    ],
  ],
  [
    "options before a group",
    [option("a"), option("b", "Banks")],
    [
      [undefined, "a"],
      ["Banks", "b"],
    ],
  ],
])("puts neighbouring options of the same group together and keeps the order: %s", (_title, options, expected) => {
  expect(shape(options)).toEqual(expected);
});
