import { expect, test } from "vitest";
import { changeOf } from "./rules.ts";

test.each([
  ["nothing", { nickname: "Demo", email: "" }, undefined],
  ["spaces alone", { nickname: " Demo ", email: "  " }, undefined],
  ["another nickname", { nickname: "রহিমা ", email: "" }, { nickname: "রহিমা" }],
  ["no nickname any more", { nickname: "", email: "" }, { nickname: "" }],
  ["an address", { nickname: "Demo", email: " new@example.com" }, { email: "new@example.com" }],
  ["both", { nickname: "D", email: "new@example.com" }, { nickname: "D", email: "new@example.com" }],
])("E025 %s changes what differs alone", (_name, typed, change) => {
  expect(changeOf(typed, { nickname: "Demo" })).toEqual(change);
});
