import { expect, test } from "vitest";
import { HUES } from "../../theme/categories.ts";
import { hueOfName } from "./rules.ts";

test.each([
  ["rahim77", "mini"],
  ["Nasrin Akter", "slots"],
  ["কৃষ্ণা দাস", "live"],
  ["a", "yb"],
  ["", "accent"],
])("1.4.1 knows %j by the same hue in every version", (name, hue) => {
  expect(hueOfName(name)).toBe(hue);
});

test("1.4.1 gives a name the same hue each time, and names share all hues out", () => {
  expect(hueOfName("rahim77")).toBe(hueOfName("rahim77"));
  const hues = new Set(Array.from({ length: 200 }, (_, index) => hueOfName(`member_${index}`)));
  expect(hues.size).toBe(HUES.length);
  expect(HUES).toContain(hueOfName(""));
});
