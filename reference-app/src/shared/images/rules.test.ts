import { expect, test } from "vitest";
import { fitWithin, rendersOf } from "./rules.ts";

test.each([
  ["a small picture is unchanged", { width: 800, height: 600 }, { width: 800, height: 600 }],
  ["a picture at the longest allowed edge is unchanged", { width: 4096, height: 1 }, { width: 4096, height: 1 }],
  ["a wide picture is scaled down", { width: 8192, height: 4096 }, { width: 4096, height: 2048 }],
  ["a tall picture is scaled down", { width: 1080, height: 24_000 }, { width: 184, height: 4096 }],
  ["a picture one pixel wide keeps its pixel", { width: 1, height: 50_000 }, { width: 1, height: 4096 }],
])("R401 limits the size of a picture: %s", (_name, size, drawn) => {
  expect(fitWithin(size, 4096)).toEqual(drawn);
});

test.each([
  ["image/png", ["image/png 4096", "image/jpeg 4096", "image/jpeg 2048"]],
  ["image/jpeg", ["image/jpeg 4096", "image/jpeg 2048"]],
])("R401 a picture of type %s that becomes too large is rendered smaller: %j", (type, ways) => {
  expect(rendersOf(type).map(({ type: rendered, edgeMaxPx }) => `${rendered} ${edgeMaxPx}`)).toEqual(ways);
});
