import { expect, test } from "vitest";
import { agentSearch } from "./agent-address.ts";
import { centreIn, withoutCentre } from "./centre-address.ts";
import { memberSearch } from "./member-address.ts";
import { sectionFilters, withSectionFilters } from "./section-filters.ts";

test.each([
  ["of a bare page", "", {}, "?member=deposit"],
  ["of a page with filters", "?category=RNG&q=fire", {}, "?category=RNG&q=fire&member=deposit"],
  ["of another section", "?member=feedback&member.page=3", {}, "?member=deposit"],
  ["with filters of its own", "?page=2", { page: "4" }, "?page=2&member=deposit&member.page=4"],
] as const)(
  "R072 the address of a section above the query %s keeps the page's part",
  (_name, search, filters, address) => {
    expect(memberSearch("deposit", search, filters)).toBe(address);
  },
);

test("D20 closing the centre leaves the page its own query", () => {
  expect(withoutCentre("?q=a&member=deposit&member.page=2&membership=x").toString()).toBe("q=a&membership=x");
  expect(withoutCentre("?q=a&agent=teamBetting&agent.page=2&agents=x").toString()).toBe("q=a&agents=x");
});

test("R177 D20 one centre stands above a page: the agent's takes the member's place and keeps the page's part", () => {
  expect(agentSearch("teamBetting", "?q=a&member=deposit&member.page=2", { member: "100004" })).toBe(
    "?q=a&agent=teamBetting&agent.member=100004",
  );
  expect(memberSearch("deposit", "?agent=teamBetting&agent.page=2")).toBe("?member=deposit");
});

test("R176 R177 an address opens a centre by its own parameter alone", () => {
  expect(["?member=deposit", "?q=a&agent=contracts", "?member="].map((search) => centreIn(search))).toEqual([
    "member",
    "agent",
    "member",
  ]);
  expect(["", "?q=member", "?membership=x&agents=y", "?member.page=2"].map((search) => centreIn(search))).toEqual(
    Array(4).fill(undefined),
  );
});

test("D20 the filters are those of the centre that is open", () => {
  const search = "?q=a&agent=teamBetting&agent.page=2&agent.status=won";
  expect(Object.fromEntries(sectionFilters(search))).toEqual({ page: "2", status: "won" });
  expect(withSectionFilters(search, { status: "lost" })).toBe("?q=a&agent=teamBetting&agent.status=lost");
});

test.each([
  ["another filter begins at the first page", { type: "bet" }, "?q=a&member=accountRecord&member.type=bet"],
  ["a page keeps the filters", { page: "3" }, "?q=a&member=accountRecord&member.page=3&member.from=2026-11-01"],
  ["a filter is taken away", { from: undefined, page: "3" }, "?q=a&member=accountRecord&member.page=3"],
])("D20 of a section's filters %s", (_name, changes, address) => {
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
