import { expect, it } from "vitest";
import { lastSegment } from "./last-segment.ts";

it.for<[string, string]>([
  ["/items/7", "7"],
  ["https://api.example/items/a%20b/?x=1#y", "a b"],
  ["/items/%zz", "%zz"],
  ["7", "7"],
  ["", ""],
])("the last segment of %j is %j", ([address, expected]) => {
  expect(lastSegment(address)).toBe(expected);
});
