import { describe, expect, it } from "vitest";
import { findSmallest, shrunkValues } from "./shrink.ts";
import { valueAt } from "../../json.ts";
import { fixtureContext } from "../../../test/support/context.ts";

const context = fixtureContext();
const { document } = context.contract;
const PARCEL = "/components/schemas/Parcel";
const schema = valueAt(document, PARCEL);
const LARGE = {
  title: "Shoes and more",
  weight: 17,
  sentAt: "2026-11-21T18:00:00Z",
  tags: ["new", "blue", "heavy"],
  delivery: { kind: "pickup", shop: 57 },
};

const shrink = (isFailing: (value: unknown) => boolean, budget = 400) =>
  findSmallest(LARGE, {
    candidates: (value) =>
      shrunkValues(document, schema, value).filter((it) => context.validate(PARCEL, it).length === 0),
    isFailing: async (value) => isFailing(value),
    budget,
  });

describe("the smallest failing input", () => {
  it("has only the parts that the failure needs", async () => {
    const { smallest } = await shrink((value) => Number(valueAt(value, "/delivery/shop")) > 20);
    expect(valueAt(smallest, "/delivery/shop")).toBe(21);
    expect(valueAt(smallest, "/sentAt")).toBeUndefined();
    expect(valueAt(smallest, "/tags")).toHaveLength(1);
    expect(String(valueAt(smallest, "/title")).length).toBe(2);
    expect(context.validate(PARCEL, smallest)).toEqual([]);
  });

  it("is the original input when no smaller input fails", async () => {
    expect((await shrink(() => false)).smallest).toEqual(LARGE);
  });

  it("is the same each time and stays within the budget", async () => {
    const [one, other] = await Promise.all([shrink(() => true, 12), shrink(() => true, 12)]);
    expect(one).toEqual(other);
    expect(one.tries).toBeLessThanOrEqual(12);
  });
});

describe("smaller values", () => {
  it("of a list are its first half, the list without one item, and the list with a smaller item", () => {
    expect(shrunkValues({}, { items: { type: "boolean" } }, [true, false, true])).toEqual([
      [true],
      [false, true],
      [true, true],
      [true, false],
      [false, false, true],
      [true, false, false],
    ]);
    expect(shrunkValues({}, {}, [null])).toEqual([[]]);
  });

  it("of an object lack an optional member or have a smaller member", () => {
    const schema = { required: ["a"], properties: { a: { type: "boolean" }, b: {} } };
    expect(shrunkValues({}, schema, { a: true, b: null })).toEqual([{ a: true }, { a: false, b: null }]);
    const choice = { oneOf: [schema, {}] };
    expect(shrunkValues({}, choice, { a: true })).toEqual([{}, { a: false }]);
  });

  it("of a number are at most six", () => {
    expect(shrunkValues({}, { type: "integer" }, 900)).toHaveLength(6);
    expect(shrunkValues({}, { type: "integer" }, "no number")).toEqual([]);
  });

  it("are tried once each; the search continues with the first value that fails, within the budget", async () => {
    const asked: unknown[] = [];
    const search = (budget: number) =>
      findSmallest(8, {
        candidates: (value) => [Number(value) - 1, Number(value) - 1, 10_000, Number(value) - 2],
        isFailing: async (value) => {
          asked.push(value);
          return Number(value) % 2 === 0 && Number(value) >= 4;
        },
        budget,
      });
    expect(await search(40)).toEqual({ smallest: 4, tries: 6 });
    expect(asked).toEqual([7, 6, 5, 4, 3, 2]);
    asked.length = 0;
    expect(await search(3)).toEqual({ smallest: 6, tries: 3 });
    expect(asked).toEqual([7, 6, 5]);
    expect(await search(0)).toEqual({ smallest: 8, tries: 0 });
  });
});
