import { expect, test } from "vitest";
import { fitWithin } from "./rules.ts";

test.each([
  ["a small one stays", { width: 800, height: 600 }, { width: 800, height: 600 }],
  ["the longest edge that may be", { width: 4096, height: 1 }, { width: 4096, height: 1 }],
  ["a wide one", { width: 8192, height: 4096 }, { width: 4096, height: 2048 }],
  ["a tall one", { width: 1080, height: 24_000 }, { width: 184, height: 4096 }],
  ["a line keeps its one pixel", { width: 1, height: 50_000 }, { width: 1, height: 4096 }],
])("R401 a picture is drawn anew in its size or smaller: %s", (_name, size, drawn) => {
  expect(fitWithin(size, 4096)).toEqual(drawn);
});
