import { expect, test } from "vitest";
import { canonicalPath } from "./paths.ts";

test.each([
  ["R043", "/index", "/"],
  ["R043", "/index.html", "/"],
  ["R043", "/home", "/"],
  ["R050", "/rng", "/slot-games"],
  ["R046", "/elott", "/elott"],
])("%s %s is known as %s", (_requirement, pathname, path) => {
  expect(canonicalPath(pathname)).toBe(path);
});
