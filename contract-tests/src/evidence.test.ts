import { describe, expect, it } from "vitest";
import { isWithin, leftOpenOf, limitEvidence, rankOf, type Evidence } from "./evidence.ts";
import { valueAt } from "./json.ts";

describe("how sure a mark is", () => {
  it("ranks what carries none first", () => {
    expect([undefined, "shown", "inferred", "proposed", "guessed"].map(rankOf)).toEqual([-1, 0, 1, 2, -1]);
  });

  it.for<[unknown, Evidence, boolean]>([
    ["shown", "shown", true],
    ["inferred", "shown", false],
    ["proposed", "shown", false],
    ["shown", "inferred", true],
    ["inferred", "inferred", true],
    ["proposed", "inferred", false],
    ["proposed", "proposed", true],
    [undefined, "shown", true],
  ])("%s counts where %s is asked for: %s", ([evidence, limit, expected]) => {
    expect(isWithin(evidence, limit)).toBe(expected);
  });
});

const weak = (schema: object = {}) => ({ type: "string", ...schema, "x-evidence": "proposed" });

const names = (limit: Evidence) => {
  const parameters = [
    { name: "strong" },
    { name: "weak", "x-evidence": "inferred" },
    { name: "needed", "x-evidence": "inferred", required: true },
    { $ref: "#/components/Referred" },
  ];
  const found = valueAt(
    limited({ parameters }, limit, { Referred: { name: "referred", "x-evidence": "proposed" } }),
    "/parameters",
  );
  return Array.isArray(found) ? found.map((it) => it.name ?? "referred") : [];
};

const refer = (name: string, more: object = {}) => ({
  properties: { it: { $ref: `#/components/${name}`, ...more } },
});

const limited = (node: object, limit: Evidence = "shown", components: object = {}) => {
  const document = limitEvidence({ a: node, components }, limit);
  return valueAt(document, "/a");
};

describe("a document limited to what is shown", () => {
  it("leaves weak properties open and demands them no more", () => {
    const properties = { strong: { type: "string" }, weak: weak(), needed: weak() };
    expect(limited({ properties, required: ["strong", "needed"], type: "object" })).toEqual({
      type: "object",
      required: ["strong"],
      properties: {
        strong: { type: "string" },
        weak: { "x-left-open": { schema: weak(), isRequired: false } },
        needed: { "x-left-open": { schema: weak(), isRequired: true } },
      },
    });
    expect(limited({ properties: { weak: weak() } })).not.toHaveProperty("required");
  });

  it("knows the mark of what a property refers to, unless it has one of its own", () => {
    const components = { Weak: weak(), Strong: { type: "string" }, Far: { $ref: "#/components/Weak" } };
    const isOpen = (node: object) =>
      leftOpenOf(valueAt(limited(node, "shown", components), "/properties/it")) !== undefined;
    expect(isOpen(refer("Weak"))).toBe(true);
    expect(isOpen(refer("Far"))).toBe(true);
    expect(isOpen(refer("Strong"))).toBe(false);
    expect(isOpen(refer("Weak", { "x-evidence": "shown" }))).toBe(false);
  });

  it("sends no weak parameter, unless it must", () => {
    expect(names("shown")).toEqual(["strong", "needed"]);
    expect(names("inferred")).toEqual(["strong", "weak", "needed"]);
    expect(names("proposed")).toEqual(["strong", "weak", "needed", "referred"]);
  });

  it("demands no weak header of an answer", () => {
    expect(limited({ "X-Weak": { required: true, schema: weak() } })).toMatchObject({ "X-Weak": { required: false } });
    expect(limited({ "X-Strong": { required: true, schema: {} } })).toMatchObject({ "X-Strong": { required: true } });
    expect(limited({ a: { in: "query", required: true, schema: weak() } })).toMatchObject({ a: { required: true } });
    expect(limited({ a: { required: ["a"], schema: weak() } })).toMatchObject({ a: { required: ["a"] } });
  });

  it("is the same document where everything counts, or where it is none", () => {
    const document = { properties: { weak: weak() } };
    expect(limitEvidence(document, "proposed")).toBe(document);
    expect(limitEvidence([document], "shown")).toEqual([document]);
    expect(limitEvidence({ a: [{ properties: { weak: weak() } }] }, "shown")).toEqual({
      a: [{ properties: { weak: { "x-left-open": { schema: weak(), isRequired: false } } } }],
    });
  });

  it("says of no other property that it was left open", () => {
    expect(leftOpenOf({ "x-left-open": { schema: 1 } })).toEqual({ schema: 1, isRequired: false });
    expect(leftOpenOf({ "x-left-open": true })).toBeUndefined();
    expect(leftOpenOf({})).toBeUndefined();
    expect(leftOpenOf(undefined)).toBeUndefined();
  });
});
