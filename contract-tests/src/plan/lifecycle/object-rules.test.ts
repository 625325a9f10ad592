import { describe, expect, it } from "vitest";
import { fixtureContext } from "../../../test/support/context.ts";
import { LOAN_SPEC } from "../../../test/support/specs/loan-spec.ts";
import { counterSeries, memberSeries } from "./object-rules.ts";
import { transitionSeries } from "./actions/transitions.ts";
import { plannedBy } from "../../../test/support/resource-series.ts";

const context = { ...fixtureContext(LOAN_SPEC), mayCall: () => true };
type Planner = typeof transitionSeries;
const seriesOf = (planner: Planner, id: string) => plannedBy(planner, context, id);
const namesOf = ([series]: ReturnType<Planner>) => series?.groups.flat().map(({ name }) => name);
const claimsOf = (all: ReturnType<Planner>) => all.flatMap(({ claims = [] }) => claims);

describe("the members that only a server sets", () => {
  it("are sent when an object is created and replaced, and optional ones are left out", () => {
    const series = seriesOf(memberSeries, "createTool");
    const stored = claimsOf(series).flatMap((claim) =>
      claim.kind === "not-stored" ? [`${claim.sent}${claim.isInferred ? " (inferred)" : ""}`] : [],
    );
    expect(stored.slice(0, 3)).toEqual(["create with id", "create with openLoans", "create with kind (inferred)"]);
    expect(stored).toContain("PUT with openLoans");
    expect(claimsOf(series)).toContainEqual(
      expect.objectContaining({ kind: "reset", sent: "PUT required members", member: "note" }),
    );
  });
});

describe("the states of an object", () => {
  it("are reached by each action alone, and by one after the other", () => {
    const all = seriesOf(transitionSeries, "createLoan");
    expect(all.map(({ id }) => id)).toEqual([
      "createLoan › transitions return",
      "createLoan › transitions cancel",
      "createLoan › transitions return, cancel",
      "createLoan › transitions cancel, return",
    ]);
    expect(namesOf(all)).toEqual([
      "create the outer object",
      "create",
      "read the start",
      "return",
      "read after return",
      "list after return",
      "return again",
      "read after return again",
      "clean up the outer object",
    ]);
    expect(claimsOf(all)).toContainEqual(
      expect.objectContaining({ kind: "allowed-from", before: "read after cancel", call: "return", states: ["open"] }),
    );
  });

  it("are not followed where an object has none", () => {
    expect(seriesOf(transitionSeries, "createTool")).toEqual([]);
  });
});

describe("a number of the outer object", () => {
  it("is read before and after each call that changes it by its words", () => {
    const counted = claimsOf(seriesOf(counterSeries, "createLoan")).flatMap((claim) =>
      claim.kind === "counted" ? [[claim.call, claim.pointer, claim.by, claim.states]] : [],
    );
    expect(counted).toEqual([
      ["create", "/openLoans", 1, ["open"]],
      ["return", "/openLoans", -1, []],
    ]);
  });
});
