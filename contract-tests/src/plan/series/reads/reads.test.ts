import { describe, expect, it } from "vitest";
import { contextOfPaths } from "../../../../test/support/context.ts";
import type { Series } from "../../case.ts";
import { makePlan } from "../../plan.ts";

const json = (schema: object, example?: object) => ({ content: { "application/json": { schema, example } } });
const text = { type: "string", maxLength: 9 };
const ok = (schema: object = {}) => ({ responses: { "200": json({ type: "object", ...schema }) } });
const count = {
  type: "integer",
  "x-computed": { plus: [{ operationId: "listNotes", pointer: "/rows/*", take: "count", where: { read: false } }] },
};
const rows = { type: "array", items: { type: "object", properties: { id: text, read: { type: "boolean" } } } };
const READ = {
  readBy: "listNotes",
  rows: "/rows",
  key: "/id",
  is: "$request.path.id",
  pointer: "/read",
  value: true,
};

const { series } = (() => {
  const context = contextOfPaths({
    "/session": {
      post: {
        operationId: "login",
        security: [],
        "x-contract": { safe: true },
        requestBody: json({ type: "object", properties: { username: text } }, { username: "a" }),
        ...ok(),
      },
    },
    "/session/end": {
      post: { operationId: "logout", "x-contract": { safe: true, endsSession: true }, ...ok() },
    },
    "/notes": { get: { operationId: "listNotes", tags: ["notes"], ...ok({ properties: { rows } }) } },
    "/notes/count": { get: { operationId: "countNotes", tags: ["notes"], ...ok({ properties: { count } }) } },
    "/notes/{id}/read": {
      put: {
        operationId: "markRead",
        parameters: [{ name: "id", in: "path", required: true, schema: text, example: "n1" }],
        "x-contract": { safe: true, sets: READ },
        ...ok(),
      },
    },
    "/exports/latest": {
      get: { operationId: "getExport", ...ok({ properties: { status: text, progress: { type: "integer" } } }) },
    },
    "/prices": {
      get: {
        operationId: "listPrices",
        responses: {
          "200": { content: { ...json({ type: "array", items: { type: "object" } }).content, "text/csv": {} } },
        },
      },
    },
    "/news": { get: { operationId: "listNews", tags: ["notes"], security: [], ...ok() } },
  });
  return makePlan(context, context.contract.operations);
})();

const seriesOf = (id: string): Series => {
  const found = series.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`there is no series ${id}: ${series.map((it) => it.id).join("; ")}`);
  return found;
};
const namesOf = (id: string): string[] =>
  seriesOf(id)
    .groups.flat()
    .map(({ name }) => name);

describe("the series about reads", () => {
  it("read with a session before and after its end, as far as they need no id", () => {
    const names = namesOf("logout › reads after the end");
    expect(names.slice(0, 2)).toEqual(["session", "listNotes before"]);
    expect(names.indexOf("call")).toBe((names.length - 1) / 2 + 0.5);
    expect(names).toContain("countNotes after");
    expect(names.some((name) => name.startsWith("listNews"))).toBe(false);
    const [, ...inSession] = seriesOf("logout › reads after the end").groups.flat();
    expect(new Set(inSession.map(({ request }) => request.authorization.kind))).toEqual(new Set(["step-session"]));
    expect(seriesOf("logout › reads after the end").claims).toMatchObject([{ kind: "ended", by: "call" }]);
  });

  it("read three times in a session, between two readings of what is beside it", () => {
    expect(namesOf("listNotes › changes nothing")).toEqual([
      "countNotes before",
      "countNotes before again",
      "first",
      "second",
      "third",
      "countNotes after",
    ]);
    expect(seriesOf("listNotes › changes nothing").isEarly).toBe(true);
  });

  it("ask for a list as CSV where the spec has both, between two readings in JSON", () => {
    expect(namesOf("listPrices › as CSV")).toEqual(["list", "CSV", "list again"]);
    const [table] = seriesOf("listPrices › as CSV").groups[1] ?? [];
    expect(table?.request.parameters.header).toEqual({ Accept: "text/csv" });
    expect(seriesOf("listPrices › as CSV").claims).toMatchObject([{ kind: "same-table", places: { rows: "" } }]);
  });

  it("compare the first answer with the second, and ignore it where the third differs too", () => {
    expect(seriesOf("listNotes › changes nothing").claims).toMatchObject([
      { kind: "unchanged", still: ["second", "third"], before: "first", after: "second", calls: "reading" },
      { kind: "unchanged", before: "countNotes before again", after: "countNotes after", by: ["first"] },
    ]);
  });

  it("leave out work in progress, which changes by itself", () => {
    expect(series.some(({ id }) => id.startsWith("getExport › changes nothing"))).toBe(false);
  });

  it("leave out reads without a session, which other people change", () => {
    expect(series.some(({ id }) => id.startsWith("listNews › changes nothing"))).toBe(false);
  });
});

describe("the series about reads after a change", () => {
  const id = "markRead › all reads agree afterwards";

  it("compare all reads that show the change before and after it", () => {
    expect(namesOf(id)).toEqual([
      "before 1 here",
      "before 1 listNotes",
      "before 1 here again",
      "list",
      "change",
      "after 1 here",
      "after 1 listNotes",
      "after 1 here again",
    ]);
    expect(seriesOf(id).claims).toMatchObject([{ kind: "within", prefix: "after 1 ", claim: { kind: "computed" } }]);
  });

  it("change an object that does not have the value yet", () => {
    const change = seriesOf(id)
      .groups.flat()
      .find(({ name }) => name === "change");
    expect(change?.request.substitutions).toEqual([
      { place: "path", pointer: "/id", source: expect.objectContaining({ step: "list", where: { read: false } }) },
    ]);
  });

  it("read the change in another session that has read before it", () => {
    expect(namesOf("markRead › in another session by listNotes at /read")).toEqual([
      "another session",
      "read before",
      "list",
      "change",
      "read",
    ]);
  });
});
