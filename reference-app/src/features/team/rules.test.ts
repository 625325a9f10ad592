import { expect, test } from "vitest";
import type { TeamMember } from "../../shared/agents/queries.ts";
import { branchOf, kindOf, textOf, withPage, withState, type Branches } from "./rules.ts";

test.each([
  [1, "agent"],
  [2, "agent"],
  [41, "agent"],
  [42, "agent"],
  [4, "restricted"],
  [0, "member"],
  [3, "member"],
] as const)("R263 an account of type %d is shown as %s", (type, kind) => {
  expect(kindOf(type)).toBe(kind);
});

test.each([
  [null, undefined],
  ["", undefined],
  ["   ", undefined],
  [" rahim ", "rahim"],
  ["ক".repeat(80), "ক".repeat(64)],
])("E087 the text %s of a URL searches for %s", (text, wanted) => {
  expect(textOf(text)).toBe(wanted);
});

const member = (id: string) => ({ id }) as TeamMember;

test("E087 a branch of the team tree grows page by page and contains each member once", () => {
  const none: Branches = {};
  expect(branchOf(none, "7").total).toBeUndefined();
  const first = withPage(withState(none, "7", "loading"), "7", {
    content: [member("1"), member("2")],
    page: 1,
    total: 3,
  });
  const second = withPage(first, "7", { content: [member("2"), member("3")], page: 2, total: 4 });
  expect(branchOf(second, "7")).toEqual({ members: ["1", "2", "3"].map(member), page: 2, total: 4, state: "here" });
});

test("E087 a branch of the team tree keeps its members when its next page cannot be loaded", () => {
  const first = withPage({}, "7", { content: [member("1")], page: 1, total: 300 });
  expect(branchOf(withState(first, "7", "failed"), "7")).toMatchObject({
    members: [member("1")],
    page: 1,
    state: "failed",
  });
});
