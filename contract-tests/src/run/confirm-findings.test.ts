import { describe, expect, it } from "vitest";
import { received } from "../../test/support/received.ts";
import { exampleOf, start, told } from "../../test/support/servers/scripted-runner.ts";
import type { Case, Series, Step } from "../plan/case.ts";
import type { Claim } from "../plan/claim.ts";
import { confirmFindings, confirmOtherChanges, doubtfulIn } from "./confirm-findings.ts";

const stepOf = (name: string, operationId: string, more: Partial<Case> = {}): Step => ({
  ...exampleOf(operationId, more),
  id: `series › ${name}`,
  name,
  crossStepChecks: [],
  isNeeded: false,
});

/** Reads the balance, makes a call that must not move it, and reads it again. */
const seriesOf = (claim: Claim, call: Step = stepOf("call", "getStamp")): Series => ({
  id: "series",
  groups: [[stepOf("before", "getClock")], [stepOf("again", "getClock")], [call], [stepOf("after", "getClock")]],
  claims: [claim],
});

const conserved: Claim = {
  kind: "conserved",
  before: ["before", "again"],
  after: "after",
  pointer: "/now",
  by: "call",
  sign: 1,
  specPointer: "/s",
};
const unchanged: Claim = {
  kind: "unchanged",
  still: ["before", "again"],
  before: "again",
  after: "after",
  by: ["call"],
  calls: "repeated",
  moving: [],
  settling: [],
  specPointer: "/s",
};

/** Runs and confirms a series. The server answers the readings with these values, and the calls with these statuses. */
async function confirmed(series: Series, readings: readonly unknown[], statuses: readonly number[] = []) {
  const { runner, server } = start({
    // The scripts count from one.
    "GET /clock": (_, count) => received(200, { now: readings[count - 1] }),
    "GET /stamp": (_, count) => received(statuses[count - 1] ?? 200, {}),
    "POST /transfers": (_, count) => received(statuses[count - 1] ?? 200),
  });
  const results = await runner.runSeries(series);
  const doubtful = doubtfulIn(results);
  const last = doubtful.length > 0 ? await confirmFindings(runner, { series, results, doubtful }) : results;
  return { last: told(last.at(-1) ?? { ...results[0]! }), requests: server.asked.length };
}

const AFTERTHOUGHT = ". When the requests were sent again, this did not happen again";
const MONEY = "money · response 200 /now: must be 5, but is 8: 5 before, and getStamp must not change it";

describe("an error about a balance", () => {
  it("is repeated by nothing when there is none", async () => {
    expect(await confirmed(seriesOf(conserved), [5, 5, 5])).toEqual({ last: ["passed"], requests: 4 });
  });

  it("stays when both repetitions show it, also with other values", async () => {
    expect(await confirmed(seriesOf(conserved), [5, 5, 8, 8, 8, 9, 9, 9, 7])).toEqual({
      last: ["failed", MONEY],
      requests: 12,
    });
  });

  it("becomes a warning when the first or the second repetition does not show it", async () => {
    const doubted = ["passed", MONEY + AFTERTHOUGHT];
    expect(await confirmed(seriesOf(conserved), [5, 5, 8, 8, 8, 8])).toEqual({ last: doubted, requests: 8 });
    expect(await confirmed(seriesOf(conserved), [5, 5, 8, 8, 8, 9, 9, 9, 9])).toEqual({ last: doubted, requests: 12 });
  });

  it("stays when a compared request gets another status in the repetition", async () => {
    expect(await confirmed(seriesOf(conserved), [5, 5, 8, 8, 8, 8, 8, 8, 8], [200, 409, 409])).toEqual({
      last: ["failed", MONEY],
      requests: 12,
    });
  });
});

const outcomeAfter = async (first: unknown, moved: unknown, call?: Step) => {
  const readings = [first, first, moved, moved, moved, moved];
  const { last, requests } = await confirmed(seriesOf(unchanged, call), readings);
  return [last[0], requests];
};

describe("an error about another value", () => {
  it("becomes a warning when the value is a number that moved once", async () => {
    expect(await outcomeAfter(3, 4)).toEqual(["passed", 8]);
  });

  it("stays without a repetition when the fault may have used itself up", async () => {
    expect(await outcomeAfter(false, true)).toEqual(["failed", 4]);
    expect(await outcomeAfter("open", "closed")).toEqual(["failed", 4]);
    expect(await outcomeAfter([1, 2], [])).toEqual(["failed", 4]);
    // All unread messages were marked as read.
    expect(await outcomeAfter(3, 0)).toEqual(["failed", 4]);
  });

  it("stays without a repetition when the call has sent the number, and so stored it", async () => {
    const call = stepOf("call", "getStamp");
    const parameters = { ...call.request.parameters, query: { limit: "4.00" } };
    expect(await outcomeAfter(3, 4, { ...call, request: { ...call.request, parameters } })).toEqual(["failed", 4]);
  });
});

describe("an error about whole responses", () => {
  const reading: Claim = { ...unchanged, calls: "reading" };
  const MOVED = 'effect · response 200: only reads, so it must leave getClock /now at "a", but afterwards it is "b"';

  /** The outcome of the reading call, and the number of requests that were sent. */
  async function outcomeOf(readings: readonly unknown[], series: Series = seriesOf(reading)) {
    const { runner, server } = start({
      "GET /clock": (_, count) => received(200, { now: readings[count - 1] }),
      "GET /stamp": () => received(200, {}),
    });
    const results = await confirmOtherChanges(runner, series, await runner.runSeries(series));
    return [...told(results.find(({ tried }) => tried.operationId === "getStamp")!), server.asked.length];
  }

  it("becomes a warning when three repetitions do not show it", async () => {
    const still = ["b", "b", "b"];
    expect(await outcomeOf(["a", "a", "b", ...still, ...still, ...still])).toEqual([
      "passed",
      `${MOVED}${AFTERTHOUGHT}`,
      16,
    ]);
  });

  it("stays when the third repetition shows it, as on a server that fails now and then", async () => {
    const still = ["a", "a", "a"];
    expect(await outcomeOf(["a", "a", "b", ...still, ...still, "a", "a", "b"])).toEqual(["failed", MOVED, 16]);
  });

  it("stays without a repetition when the series waits", async () => {
    const waiting = { ...seriesOf(reading), rest: { ms: 0, before: 3 } };
    expect(await outcomeOf(["a", "a", "b"], waiting)).toEqual(["failed", MOVED, 4]);
  });
});

describe("an accepted request beyond a bound that an earlier response had", () => {
  const source = { step: "before", isNeeded: true, pointer: "/now", plus: 1 } as const;
  const transfer = exampleOf("transfer", {
    expectation: { outcome: "refused", reason: "more than the balance" },
  });
  const request = {
    ...transfer.request,
    authorization: { kind: "none" },
    substitutions: [{ place: "body", pointer: "/amount", source } as const],
  } as const;
  const series: Series = {
    id: "series",
    groups: [[stepOf("before", "getClock")], [stepOf("call", "transfer", { ...transfer, request })]],
  };
  const ACCEPTED = "invalid-accepted · response 200: accepted an invalid request: more than the balance";

  it("becomes a warning when a repetition is refused", async () => {
    expect(await confirmed(series, [5, 8], [200, 402])).toEqual({
      last: ["passed", ACCEPTED + AFTERTHOUGHT],
      requests: 4,
    });
  });

  it("stays an error when all repetitions are accepted, or fail in another way", async () => {
    expect(await confirmed(series, [5, 8, 8], [200, 200, 200])).toEqual({ last: ["failed", ACCEPTED], requests: 6 });
    expect(await confirmed(series, [5, 8, 8], [200, 500, 500])).toEqual({ last: ["failed", ACCEPTED], requests: 6 });
  });
});
