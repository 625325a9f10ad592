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
    ["the selected option is among the options", [brac, city], city, ["brac", "city"]],
    ["the selected option is among the options as another object", [brac], { id: "brac" }, ["brac"]],
    ["the selected option is not among the options", [brac], city, ["brac", "city"]],
    ["no options were found", [], city, ["city"]],
  ])("lists the options, and adds the selected option if it is missing: %s", (_when, options, chosen, ids) => {
    expect(withChosen(options, chosen).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    [[3, 4, 5], undefined, [3, 4, 5]],
    [[3, 4, 5], 4, [3, 4, 5]],
    [[3, 4, 5], 0, [0, 3, 4, 5]],
    [[3, 4, 5], 900, [3, 4, 5, 900]],
  ])(
    "4.1.2 renders the focused option in addition to the visible ones: visible %j, focused %s",
    (inSight, focused, places) => {
      expect(placesWith(inSight, focused)).toEqual(places);
    },
  );

  it("a list is long when it has more than 60 options", () => {
    expect([isLongList(60), isLongList(61)]).toEqual([false, true]);
  });

  it.each([
    ["Dhaka", "Dhaka", true],
    ["Dhaka", " dhaka ", true],
    ["Dhaka", "Dhak", false],
    ["São Paulo", "Sao Paulo", false],
  ])("treats the label %j and the typed text %j as the same name: %s", (label, text, isSame) => {
    expect(isSameName(label, text)).toBe(isSame);
  });
});
