import { describe, expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../../../test/support/context.ts";
import { pagingSeries } from "../paging.ts";
import { relationSeries } from "../relations.ts";

const text = { type: "string" };
const KIND = { enum: ["saw", "drill"] };
const query = (name: string, schema: object, description = "") => ({ name, in: "query", schema, description });
const several = (items: object) => ({ type: "array", items });

function seriesOf(parameters: object[], description = "", plan = relationSeries) {
  const row = { type: "object", required: ["id"], properties: { id: text, kind: KIND, isLent: { type: "boolean" } } };
  const properties = { items: several(row), next: { type: ["string", "null"] } };
  const content = { "application/json": { schema: { type: "object", properties } } };
  const context = contextOfPaths({
    "/tools": { get: { operationId: "list", description, parameters, responses: { "200": { content } } } },
  });
  const [series] = plan(context, operationOf(context, "list"));
  return {
    names: (series?.groups ?? []).flat().map(({ name }) => name),
    claims: series?.claims ?? [],
  };
}
const claimsOf = (kind: string, { claims }: ReturnType<typeof seriesOf>) => claims.filter((it) => it.kind === kind);

describe("a parameter that takes a list of values", () => {
  it("is asked for with each value, with two, and with these in the other order", () => {
    const told = seriesOf([query("kind", several(KIND))]);
    expect(told.names).toEqual(["whole", "kind saw", "kind drill", "kind saw,drill", "kind drill,saw", "whole again"]);
    expect(claimsOf("members", told)).toMatchObject([{ match: "any", isExclusive: true, both: "kind saw,drill" }]);
  });

  it("is compared by its words where no member of a row shows what it selects", () => {
    const told = seriesOf([query("material", several({ enum: ["steel", "wood"] }), "Tools of any of these")]);
    expect(claimsOf("members", told)).toMatchObject([
      { match: "any", isExclusive: false, parts: ["material steel", "material wood"], swapped: "material wood,steel" },
    ]);
  });

  it("takes the values of rows where the spec has no enum", () => {
    const told = seriesOf([query("id", several(text))]);
    expect(claimsOf("members", told)).toMatchObject([{ both: "id of both", swapped: "id of both, swapped" }]);
  });
});

describe("two filters with few values", () => {
  it("are asked for with each value of the one beside each value of the other", () => {
    const { names } = seriesOf([query("kind", KIND), query("isLent", { type: "boolean" })]);
    const pairs = names.filter((name) => name.includes(" and ") && !name.includes("first"));
    expect(pairs).toEqual([
      "kind saw and isLent true",
      "kind saw and isLent false",
      "kind drill and isLent true",
      "kind drill and isLent false",
    ]);
  });
});

describe("a filtered list with pages", () => {
  const kinds = query("kind", KIND);
  const size = query("limit", { type: "integer", maximum: 50 });
  it.for<[by: string, parameters: object[], skipped: unknown[]]>([
    ["offsets", [kinds, query("offset", { type: "integer" }), size], [undefined, 2, undefined, 2]],
    ["cursors", [kinds, query("cursor", text), size], [undefined, undefined]],
  ])(
    "is asked for two pages with the first and the last value, unless only the first page says how: by %s",
    ([, parameters, skipped]) => {
      const pages = claimsOf("filtered-page", seriesOf(parameters, "Pass `next` as `cursor`."));
      expect(pages.map((claim) => ("skipped" in claim ? claim.skipped || undefined : undefined))).toEqual(skipped);
    },
  );
});

describe("the last page of a list by cursors", () => {
  const cursors = [query("cursor", text), query("limit", { type: "integer", maximum: 50 })];
  it.for<[words: string, isTold: boolean]>([
    ["Pass `next` as `cursor`. `next` is null on the last page.", true],
    ["Pass `next` as `cursor`. The owner is null for new tools.", false],
  ])("names no next one by the words %j: %s", ([words, isTold]) => {
    const [ends] = claimsOf("next-page", seriesOf(cursors, words, pagingSeries));
    expect(ends).toMatchObject({ isTold });
  });
});
