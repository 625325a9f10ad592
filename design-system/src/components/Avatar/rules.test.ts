import { expect, test } from "vitest";
import { hueOfName, HUES_OF_NAMES } from "./rules.ts";

test("1.4.1 gives a name the same hue each time, and names share all hues out", () => {
  expect(hueOfName("rahim77")).toBe(hueOfName("rahim77"));
  const hues = new Set(Array.from({ length: 200 }, (_, index) => hueOfName(`member_${index}`)));
  expect(hues.size).toBe(HUES_OF_NAMES.length);
  expect(HUES_OF_NAMES).toContain(hueOfName(""));
});
