import { describe, expect, it } from "vitest";
import { isLongList, isSameName, listEntries, placesWith, withChosen } from "./rules.ts";

const [brac, city] = [{ id: "brac" }, { id: "city" }];

describe("ComboBox rules", () => {
  it("puts the heading of a group before its first option", () => {
    const a = { id: "a" } as { id: string; group?: string };
    const [b, c] = [
      { id: "b", group: "Banks" },
      { id: "c", group: "Banks" },
    ];
    expect(listEntries([a, b, c])).toEqual([{ option: a }, { heading: "Banks" }, { option: b }, { option: c }]);
  });

  it.each([
    ["nothing is selected", [brac], undefined, ["brac"]],
    ["it is among the options", [brac, city], city, ["brac", "city"]],
    ["it is among the options as another object", [brac], { id: "brac" }, ["brac"]],
    ["it is not among the options", [brac], city, ["brac", "city"]],
    ["nothing was found", [], city, ["city"]],
  ])("keeps the selected option in the list when %s", (_when, options, chosen, ids) => {
    expect(withChosen(options, chosen).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    [[3, 4, 5], undefined, [3, 4, 5]],
    [[3, 4, 5], 4, [3, 4, 5]],
    [[3, 4, 5], 0, [0, 3, 4, 5]],
    [[3, 4, 5], 900, [3, 4, 5, 900]],
  ])("4.1.2 renders the focused option with the visible ones: %j and %s", (inSight, focused, places) => {
    expect(placesWith(inSight, focused)).toEqual(places);
  });

  it("a list is long when it has more than 60 options", () => {
    expect([isLongList(60), isLongList(61)]).toEqual([false, true]);
  });

  it.each([
    ["Dhaka", "Dhaka", true],
    ["Dhaka", " dhaka ", true],
    ["Dhaka", "Dhak", false],
    ["São Paulo", "Sao Paulo", false],
  ])("takes %j filled in as %j for the same name: %s", (label, text, isSame) => {
    expect(isSameName(label, text)).toBe(isSame);
  });
});
