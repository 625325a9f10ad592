import { expect, test } from "vitest";
import { withSingleSlashes } from "./single-slashes.ts";

test.each([
  ["/", "/"],
  ["/games", "/games"],
  ["//evil.example", "/evil.example"],
  ["///evil.example//x", "/evil.example/x"],
])("the app changes the path %j to %j, with single slashes", (pathname, tidy) => {
  expect(withSingleSlashes(pathname)).toBe(tidy);
});
