import { expect, test } from "vitest";
import { sectionOf } from "./rules.ts";

test.each([
  ["?member=deposit", "deposit"],
  ["?q=a&member=messageV2&member.page=2", "messageV2"],
  ["?member=", "securityCenter"],
  ["?member=nothing-of-ours", "securityCenter"],
  ["?member=toString", "securityCenter"],
  ["?members=deposit", undefined],
  ["", undefined],
])("R176 the query %s opens the section %s of the member centre", (search, section) => {
  expect(sectionOf(search)).toBe(section);
});
