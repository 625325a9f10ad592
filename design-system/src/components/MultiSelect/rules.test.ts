import { describe, expect, it } from "vitest";
import { chipsOf, disabledIds, inOrder } from "./rules.ts";

const options = Array.from({ length: 10 }, (_, index) => ({ id: String(index), disabled: index === 3 }));

describe("MultiSelect rules", () => {
  it.each([
    ["keeps the order of the options", ["2", "0"], undefined, ["0", "2"]],
    ["drops ids without an option", ["0", "none"], undefined, ["0"]],
    ["keeps at most the maximum number of options", ["0", "1", "2"], 2, ["0", "1"]],
  ])("%s", (_title, chosen, max, expected) => {
    expect(inOrder(options, chosen, max)).toEqual(expected);
  });

  it("disables the other options once the maximum is chosen", () => {
    expect(disabledIds(options, ["0"], 2)).toEqual(["3"]);
    expect(disabledIds(options, ["0", "1"], 2)).toEqual(["2", "3", "4", "5", "6", "7", "8", "9"]);
  });

  it("shows the chosen options as chips only if there are at most eight", () => {
    const ids = options.map(({ id }) => id);
    expect(chipsOf(options, ids.slice(0, 8))).toHaveLength(8);
    expect(chipsOf(options, ids.slice(0, 9))).toEqual([]);
  });
});
