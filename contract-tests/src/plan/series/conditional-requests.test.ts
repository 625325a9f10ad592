import { describe, expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../test/support/context.ts";
import { conditionalSeries, headSeries } from "./conditional-requests.ts";

const kind = { name: "kind", in: "query", schema: { type: "array", items: { enum: ["saw", "drill"] } } };
const header = { schema: { type: "string" } };
const answer = (...names: string[]) => ({
  "200": { headers: Object.fromEntries(names.map((name) => [name, header])) },
  "304": {},
});
const context = contextOfPaths({
  "/tools": {
    get: { operationId: "list", parameters: [kind], responses: answer("ETag", "X-Pages") },
    head: { operationId: "count", parameters: [kind], responses: answer("X-Total") },
  },
});

describe("HEAD beside GET", () => {
  it("is compared between two GETs, with each parameter of the query", () => {
    const [series] = headSeries(context, operationOf(context, "count"));
    expect(series?.groups.flat().map(({ name, request }) => [name, request.parameters.query])).toEqual([
      ...["GET", "HEAD", "GET again"].map((name) => [name, {}]),
      ...["GET", "HEAD", "GET again"].map((name) => [`${name} with kind`, { kind: ["saw"] }]),
    ]);
    expect(series?.claims?.[1]).toMatchObject({
      first: "GET with kind",
      names: ["content-type", "etag", "x-total"],
      shared: expect.arrayContaining(["link", "x-pages"]),
      still: "GET again with kind",
    });
  });
});

describe("an entity tag", () => {
  it("is sent back alone, among others, and as any tag", () => {
    const [series] = conditionalSeries(context, operationOf(context, "list"));
    const known = (series?.claims ?? []).flatMap((it) => (it.kind === "not-modified" ? [it.again] : []));
    expect(known).toEqual(["by its tag", "by its tag among others", "by any tag"]);
    const any = series?.groups.flat().find(({ name }) => name === "by any tag");
    expect(any?.request.parameters.header).toMatchObject({ "if-none-match": "*" });
  });
});
