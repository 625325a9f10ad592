import { describe, expect, it } from "vitest";
import { readContract } from "../spec/contract.ts";
import { idsOf, limitPlan } from "./limit-plan.ts";
import { makePlan } from "./plan.ts";
import { readingPlan, selectOperations, type Selection } from "./selection.ts";
import { nextMoment } from "../run/limits/rate-limit.ts";
import { forEachAtOnce } from "../run/limits/concurrency-pool.ts";
import { fixtureContext } from "../../test/support/context.ts";

const operation = (operationId: string, tags: string[], marks: object = {}) => ({
  operationId,
  tags,
  responses: {},
  "x-contract": marks,
});
const { operations } = readContract({
  paths: {
    "/a": { get: operation("getA", ["one"]), post: operation("makeA", ["one", "two"], { safe: true }) },
    "/b": { get: operation("getB", ["two"]), delete: operation("dropB", ["two"]) },
  },
});
const all: Selection = { evidence: "proposed", only: [], isUnsafeAllowed: true };

describe("the selection of operations", () => {
  it.for<[Partial<Selection>, string[]]>([
    [{}, ["getA", "makeA", "getB", "dropB"]],
    [{ isUnsafeAllowed: false }, ["getA", "makeA", "getB"]],
    [{ isUnsafeAllowed: false, readOnly: true }, ["getA", "getB"]],
    [{ readOnly: true }, ["getA", "getB"]],
    [{ only: ["one"] }, ["getA", "makeA"]],
    [{ only: ["getB", "one"] }, ["getA", "makeA", "getB"]],
    [{ skip: ["two"] }, ["getA"]],
    [{ only: ["two"], skip: ["makeA"] }, ["getB", "dropB"]],
    [{ only: ["getA"], skip: ["one"] }, []],
  ])("with the options %j contains the operations %j", ([selection, expected]) => {
    expect(selectOperations(operations, { ...all, ...selection }).map(({ id }) => id)).toEqual(expected);
  });
});

describe("a read-only plan", () => {
  const context = fixtureContext();
  const selection = { ...all, readOnly: true };
  const whole = makePlan(context, selectOperations(context.contract.operations, selection));
  const [first] = whole.cases;
  const put = first && { ...first, id: "by PUT", request: { ...first.request, method: "PUT" } };
  const tampered = { ...whole, cases: [...whole.cases, ...(put ? [put] : [])] };

  it("uses only GET and HEAD, even for paths with other methods", () => {
    const methods = new Map(context.contract.operations.map(({ id, method }) => [id, method]));
    const steps = [...whole.cases, ...whole.series.flatMap(({ groups }) => groups.flat())];
    expect(new Set(steps.map(({ operationId }) => methods.get(operationId)))).toEqual(new Set(["GET"]));
    expect(put).toBeDefined();
    expect(idsOf(readingPlan(tampered, selection))).toEqual(idsOf(readingPlan(whole, selection)));
    expect(readingPlan(tampered, all)).toBe(tampered);
  });
});

describe("a limited plan", () => {
  const context = fixtureContext();
  const whole = makePlan(context, context.contract.operations);
  const limited = (maxCases: number, seed = 1) => limitPlan(whole, maxCases, seed);
  const count = (maxCases: number) => idsOf(limited(maxCases)).length;
  const kinds = (maxCases: number) => {
    const { cases, series } = limited(maxCases);
    return new Set([...cases, ...series.flatMap(({ groups }) => groups.flat())].map(({ kind }) => kind));
  };

  it.for([1, 2, 7, 50, 100])("has at most %i cases, and at most one fewer", (maxCases) => {
    expect(count(maxCases)).toBeLessThanOrEqual(maxCases);
    expect(count(maxCases)).toBeGreaterThan(maxCases - 2);
  });

  it("is the full plan when the limit is high enough", () => {
    expect(limited(100_000)).toEqual(whole);
    expect(limitPlan(whole, undefined, 1)).toBe(whole);
  });

  it("begins with one example of each operation, in the order of the plan", () => {
    const tried = context.contract.operations.filter(({ spoilsAccount }) => !spoilsAccount);
    const { cases } = limited(tried.length);
    expect(cases.map(({ kind }) => kind)).toEqual(cases.map(() => "example"));
    expect(new Set(cases.map(({ operationId }) => operationId)).size).toBe(tried.length);
    expect(whole.cases.filter(({ id }) => cases.some((chosen) => chosen.id === id))).toEqual(cases);
  });

  it("has every kind of case of an operation before a second case of one kind", () => {
    expect(kinds(context.contract.operations.length * 9)).toEqual(kinds(100_000));
  });

  it("is the same for the same seed and differs for another seed", () => {
    expect(JSON.stringify(limited(60))).toBe(JSON.stringify(limited(60)));
    expect(idsOf(limited(60, 2))).not.toEqual(idsOf(limited(60, 1)));
  });
});

/** Runs five tasks; returns their results and the highest number that ran at the same time. */
const runFive = async (limit: number, hasEnded?: () => boolean) => {
  let running = 0;
  let most = 0;
  const results = await forEachAtOnce(
    [1, 2, 3, 4, 5],
    limit,
    async (item) => {
      most = Math.max(most, (running += 1));
      await Promise.resolve();
      running -= 1;
      return item * 10;
    },
    hasEnded,
  );
  return { most, results };
};

const failAtTwo = async (item: number) => {
  if (item === 2) throw new Error("broken off");
  return item;
};

describe("running tasks in parallel", () => {
  it.for([1, 2, 4, 9])("runs at most %i tasks at the same time and keeps the order", async (limit) => {
    expect(await runFive(limit)).toEqual({ most: Math.min(limit, 5), results: [10, 20, 30, 40, 50] });
  });

  it("starts no new task after the run has ended", async () => {
    expect((await runFive(2, () => true)).results).toEqual([10, 20]);
  });

  it("omits tasks that the end of the run interrupted, but reports other failures", async () => {
    let hasEnded = false;
    await expect(forEachAtOnce([1, 2, 3], 1, failAtTwo)).rejects.toThrow("broken off");
    const stopping = async (item: number) => {
      hasEnded = item === 2;
      return failAtTwo(item);
    };
    expect(await forEachAtOnce([1, 2, 3], 1, stopping, () => hasEnded)).toEqual([1]);
  });
});

describe("the time of the next request", () => {
  it.for<[string, number, number | undefined, number, number]>([
    ["is now for the first request", 100, undefined, 10, 100],
    ["is one interval after the last request", 100, 100, 10, 200],
    ["is now when the interval has already passed", 500, 100, 10, 500],
    ["is after other requests that are waiting", 100, 350, 4, 600],
    ["can be more than a second away", 0, 0, 0.5, 2000],
  ])("%s", ([, now, previous, rate, expected]) => {
    expect(nextMoment(now, previous, rate)).toBe(expected);
  });
});
