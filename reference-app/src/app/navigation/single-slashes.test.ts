import { expect, test } from "vitest";
import { withSingleSlashes } from "./single-slashes.ts";

test.each([
  ["/", "/"],
  ["/games", "/games"],
  ["//evil.example", "/evil.example"],
  ["///evil.example//x", "/evil.example/x"],
])("the path %j becomes %j", (pathname, tidy) => {
  expect(withSingleSlashes(pathname)).toBe(tidy);
});
