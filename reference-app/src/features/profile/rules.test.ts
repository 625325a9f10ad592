import { expect, test } from "vitest";
import { changeOf } from "./rules.ts";

test.each([
  ["an unchanged form", { nickname: "Demo", email: "" }, undefined],
  ["a form with added spaces", { nickname: " Demo ", email: "  " }, undefined],
  ["another nickname", { nickname: "রহিমা ", email: "" }, { nickname: "রহিমা" }],
  ["a removed nickname", { nickname: "", email: "" }, { nickname: "" }],
  ["a new e-mail address", { nickname: "Demo", email: " new@example.com" }, { email: "new@example.com" }],
  [
    "a new nickname and e-mail address",
    { nickname: "D", email: "new@example.com" },
    { nickname: "D", email: "new@example.com" },
  ],
])("E025 of %s, only the changes are sent", (_name, typed, change) => {
  expect(changeOf(typed, { nickname: "Demo" })).toEqual(change);
});
