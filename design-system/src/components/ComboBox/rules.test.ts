import { describe, expect, it } from "vitest";
import { isLongList, placesWith, withChosen } from "./rules.ts";

const [brac, city] = [{ id: "brac" }, { id: "city" }];

describe("ComboBox rules", () => {
  it.each([
    ["nothing is chosen", [brac], undefined, ["brac"]],
    ["it is there", [brac, city], city, ["brac", "city"]],
    ["it is there as another object", [brac], { id: "brac" }, ["brac"]],
    ["it is not there", [brac], city, ["brac", "city"]],
    ["nothing was found", [], city, ["city"]],
  ])("keeps the chosen one known: %s", (_when, options, chosen, ids) => {
    expect(withChosen(options, chosen).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    [[3, 4, 5], undefined, [3, 4, 5]],
    [[3, 4, 5], 4, [3, 4, 5]],
    [[3, 4, 5], 0, [0, 3, 4, 5]],
    [[3, 4, 5], 900, [3, 4, 5, 900]],
  ])("4.1.2 draws the focused one with those in sight: %j and %s", (inSight, focused, places) => {
    expect(placesWith(inSight, focused)).toEqual(places);
  });

  it("draws a short list whole", () => {
    expect([isLongList(60), isLongList(61)]).toEqual([false, true]);
  });
});
