import { expect, test } from "vitest";
import { tidyPath } from "./tidy-path.ts";

test.each([
  ["/", "/"],
  ["/games", "/games"],
  ["//evil.example", "/evil.example"],
  ["///evil.example//x", "/evil.example/x"],
])("%j is shown as %j", (pathname, tidy) => {
  expect(tidyPath(pathname)).toBe(tidy);
});
