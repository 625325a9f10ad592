import { describe, expect, it } from "vitest";
import { findSmallest, smallerValues } from "./smaller.ts";
import { valueAt } from "../json.ts";
import { fixtureContext } from "../../test/support/context.ts";

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
      smallerValues(document, schema, value).filter((it) => context.validate(PARCEL, it).length === 0),
    isFailing: async (value) => isFailing(value),
    budget,
  });

describe("the smallest failing input", () => {
  it("has nothing in it that the failure does not need", async () => {
    const { smallest } = await shrink((value) => Number(valueAt(value, "/delivery/shop")) > 20);
    expect(valueAt(smallest, "/delivery/shop")).toBe(21);
    expect(valueAt(smallest, "/sentAt")).toBeUndefined();
    expect(valueAt(smallest, "/tags")).toHaveLength(1);
    expect(String(valueAt(smallest, "/title")).length).toBe(2);
    expect(context.validate(PARCEL, smallest)).toEqual([]);
  });

  it("is the first one when nothing smaller fails", async () => {
    expect((await shrink(() => false)).smallest).toEqual(LARGE);
  });

  it("is the same each time, within the budget", async () => {
    const [one, other] = await Promise.all([shrink(() => true, 12), shrink(() => true, 12)]);
    expect(one).toEqual(other);
    expect(one.tries).toBeLessThanOrEqual(12);
  });
});
