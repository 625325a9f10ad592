import { describe, expect, it } from "vitest";
import { isWithin, untestedPropertyOf, limitEvidence, rankOf, type Evidence } from "./evidence.ts";
import { valueAt } from "./json.ts";

describe("the evidence of a part", () => {
  it("has the rank 0 (shown), 1 (inferred) or 2 (proposed), and the rank -1 when it is missing or unknown", () => {
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
  ])("%s counts when %s is requested: %s", ([evidence, limit, expected]) => {
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

describe("a document limited to shown evidence", () => {
  it("leaves properties whose `x-evidence` is below the limit untested, and no longer requires them", () => {
    const properties = { strong: { type: "string" }, weak: weak(), needed: weak() };
    expect(limited({ properties, required: ["strong", "needed"], type: "object" })).toEqual({
      type: "object",
      required: ["strong"],
      properties: {
        strong: { type: "string" },
        weak: { "x-untested": { schema: weak(), isRequired: false } },
        needed: { "x-untested": { schema: weak(), isRequired: true } },
      },
    });
    expect(limited({ properties: { weak: weak() } })).not.toHaveProperty("required");
  });

  it("uses the evidence of the schema that a property refers to, unless the property has its own evidence", () => {
    const components = { Weak: weak(), Strong: { type: "string" }, Far: { $ref: "#/components/Weak" } };
    const isOpen = (node: object) =>
      untestedPropertyOf(valueAt(limited(node, "shown", components), "/properties/it")) !== undefined;
    expect(isOpen(refer("Weak"))).toBe(true);
    expect(isOpen(refer("Far"))).toBe(true);
    expect(isOpen(refer("Strong"))).toBe(false);
    expect(isOpen(refer("Weak", { "x-evidence": "shown" }))).toBe(false);
  });

  it("omits optional parameters whose `x-evidence` is below the limit", () => {
    expect(names("shown")).toEqual(["strong", "needed"]);
    expect(names("inferred")).toEqual(["strong", "weak", "needed"]);
    expect(names("proposed")).toEqual(["strong", "weak", "needed", "referred"]);
  });

  it("makes a response header optional when its evidence (`x-evidence`) is weaker than the chosen level", () => {
    expect(limited({ "X-Weak": { required: true, schema: weak() } })).toMatchObject({ "X-Weak": { required: false } });
    expect(limited({ "X-Strong": { required: true, schema: {} } })).toMatchObject({ "X-Strong": { required: true } });
    expect(limited({ a: { in: "query", required: true, schema: weak() } })).toMatchObject({ a: { required: true } });
    expect(limited({ a: { required: ["a"], schema: weak() } })).toMatchObject({ a: { required: ["a"] } });
  });

  it("is unchanged when all evidence counts, or when the whole document is a list", () => {
    const document = { properties: { weak: weak() } };
    expect(limitEvidence(document, "proposed")).toBe(document);
    expect(limitEvidence([document], "shown")).toEqual([document]);
    expect(limitEvidence({ a: [{ properties: { weak: weak() } }] }, "shown")).toEqual({
      a: [{ properties: { weak: { "x-untested": { schema: weak(), isRequired: false } } } }],
    });
  });

  it("has an untested property only where `x-untested` contains an object", () => {
    expect(untestedPropertyOf({ "x-untested": { schema: 1 } })).toEqual({ schema: 1, isRequired: false });
    expect(untestedPropertyOf({ "x-untested": true })).toBeUndefined();
    expect(untestedPropertyOf({})).toBeUndefined();
    expect(untestedPropertyOf(undefined)).toBeUndefined();
  });
});
