import { expect, test } from "vitest";
import { FIXED_PATHS } from "../../shared/config/paths.ts";
import { tidyPath } from "./tidy-path.ts";

test.each([
  ["/", "/"],
  ["/games", "/games"],
  ["//evil.example", "/evil.example"],
  ["///evil.example//x", "/evil.example/x"],
])("the app changes the path %j to %j, with single slashes", (pathname, tidy) => {
  expect(tidyPath(pathname)).toBe(tidy);
});

test.each([
  ["/promotions/", "/promotions"],
  ["/Promotions", "/promotions"],
  ["/POINTMALL/History/", "/pointMall/history"],
  ["/INDEX.HTML", "/index.html"],
  ["/Promotions/PR-1001/", "/promotions/PR-1001"],
  ["/SPORTS-betting-games/ds88", "/sports-betting-games/DS88"],
  ["/Sports-betting-games/abC", "/sports-betting-games/abC"],
  ["/Gamesome", "/Gamesome"],
  ["/No-Such-Page/", "/No-Such-Page"],
])("R044 R070 the app changes the path %j to %j, as it writes it itself", (pathname, tidy) => {
  expect(tidyPath(pathname)).toBe(tidy);
});

test("R044 R070 the app keeps every fixed path as it is", () => {
  expect(FIXED_PATHS.map(tidyPath)).toEqual(FIXED_PATHS);
});
