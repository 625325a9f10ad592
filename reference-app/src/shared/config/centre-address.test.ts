import { expect, test } from "vitest";
import { agentSearch } from "./agent-address.ts";
import { centreIn, withoutCentre } from "./centre-address.ts";
import { memberSearch } from "./member-address.ts";
import { chosenDays, sectionFilters, withSectionFilters } from "./section-filters.ts";

test.each([
  ["of a bare page", "", {}, "?member=deposit"],
  ["of a page with filters", "?category=RNG&q=fire", {}, "?category=RNG&q=fire&member=deposit"],
  ["of another section", "?member=feedback&member.page=3", {}, "?member=deposit"],
  ["of a page, with filters of the section", "?page=2", { page: "4" }, "?page=2&member=deposit&member.page=4"],
] as const)("R072 the URL of a section is built correctly from the query %s", (_name, search, filters, address) => {
  expect(memberSearch("deposit", search, filters)).toBe(address);
});

test("D20 closing the centre keeps the page's own parameters", () => {
  expect(withoutCentre("?q=a&member=deposit&member.page=2&membership=x").toString()).toBe("q=a&membership=x");
  expect(withoutCentre("?q=a&agent=teamBetting&agent.page=2&agents=x").toString()).toBe("q=a&agents=x");
});

test("R177 D20 opening one centre closes the other", () => {
  expect(agentSearch("teamBetting", "?q=a&member=deposit&member.page=2", { member: "100004" })).toBe(
    "?q=a&agent=teamBetting&agent.member=100004",
  );
  expect(memberSearch("deposit", "?agent=teamBetting&agent.page=2")).toBe("?member=deposit");
});

test("R176 R177 a URL opens a centre only by the centre's own parameter", () => {
  expect(["?member=deposit", "?q=a&agent=contracts", "?member="].map((search) => centreIn(search))).toEqual([
    "member",
    "agent",
    "member",
  ]);
  expect(["", "?q=member", "?membership=x&agents=y", "?member.page=2"].map((search) => centreIn(search))).toEqual(
    Array(4).fill(undefined),
  );
});

test("R504 D20 the next section of a centre keeps the chosen days, but no other filter", () => {
  const search = "?q=a&agent=teamBetting&agent.from=2026-11-01&agent.to=2026-11-10&agent.page=2&agent.status=won";
  expect(agentSearch("teamTransactions", search, chosenDays(search))).toBe(
    "?q=a&agent=teamTransactions&agent.from=2026-11-01&agent.to=2026-11-10",
  );
  expect(chosenDays("?from=2026-11-01&member=accountRecord")).toEqual({});
});

test("D20 filters belong to the centre that is open", () => {
  const search = "?q=a&agent=teamBetting&agent.page=2&agent.status=won";
  expect(Object.fromEntries(sectionFilters(search))).toEqual({ page: "2", status: "won" });
  expect(withSectionFilters(search, { status: "lost" })).toBe("?q=a&agent=teamBetting&agent.status=lost");
});

test.each([
  ["a new filter returns to the first page", { type: "bet" }, "?q=a&member=accountRecord&member.type=bet"],
  ["a new page keeps the filters", { page: "3" }, "?q=a&member=accountRecord&member.page=3&member.from=2026-11-01"],
  ["a filter can be removed", { from: undefined, page: "3" }, "?q=a&member=accountRecord&member.page=3"],
])("D20 %s in the filters of a section", (_name, changes, address) => {
  const before = "?q=a&member=accountRecord&member.page=2&member.from=2026-11-01";
  const changed = withSectionFilters(before, changes);
  expect(Object.fromEntries(new URLSearchParams(changed))).toEqual(
    Object.fromEntries([
      ...new URLSearchParams(address),
      ...("from" in changes ? [] : [["member.from", "2026-11-01"]]),
    ]),
  );
  expect(sectionFilters(changed).get("q")).toBeNull();
});
