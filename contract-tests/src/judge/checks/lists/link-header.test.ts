import { describe, expect, it } from "vitest";
import { received } from "../../../../test/support/received.ts";
import type { Parameter } from "../../../spec/contract.ts";
import type { Walk } from "../../../plan/read/lists/paging.ts";
import { linkComplaints } from "./link-header.ts";

const parameter = (name: string): Parameter => ({
  name,
  place: "query",
  required: false,
  description: "",
  pointer: "",
  schema: {},
  examples: [],
  source: undefined,
  ownedFrom: undefined,
  marks: {},
  writing: { style: "form", isExploded: true, mediaType: undefined },
});
const places = { rows: "/rows", key: "/id", total: "/total", pages: "", number: "", size: "", isInferred: true };
const PAGES: Walk = { by: "page", turn: parameter("page"), first: 1, size: parameter("size"), places };
const OFFSETS: Walk = { ...PAGES, by: "offset", turn: parameter("offset"), first: 0 };
const CURSORS: Walk = { ...PAGES, by: "cursor", turn: parameter("cursor"), first: 0, next: "/next" };

const found = (walk: Walk, query: Readonly<Record<string, unknown>>, link: string, json: object = { total: 5 }) =>
  linkComplaints(walk, { size: 2, ...query }, received(200, json, { headers: { link } }));

const NEXT = '<https://api.example/rows?page=3&size=2>; rel="next"';
const KINDS = '<?page=3&size=2&kind=a%2Cb>; rel="next"';
const PREV = "</rows?page=1&size=2>; rel=prev";

describe("a Link header (RFC 8288)", () => {
  it.for<[string, string[], string[]]>([
    ["may name the pages beside this one", found(PAGES, { page: 2 }, `${PREV}, ${NEXT}`), []],
    ["may lack the previous page", found(PAGES, { page: 2 }, NEXT), []],
    ["may name the last page", found(PAGES, { page: 2 }, `${NEXT}, <?page=3&size=2>; rel="last"`), []],
    ["may name a cursor", found(CURSORS, {}, '<?cursor=a&size=2>; rel="next"', { next: "a" }), []],
    ["must name the next page", found(PAGES, { page: 2 }, PREV), ["must name page=3 as the next page, but names none"]],
    [
      "must not name a page after the last one",
      found(PAGES, { page: 3 }, '<?page=4&size=2>; rel="next"'),
      ["must name no next page"],
    ],
    [
      "must name the next rows",
      found(OFFSETS, { offset: 0 }, '<?offset=1&size=2>; rel="next"'),
      ["must name offset=2 as the next page, but names 1"],
    ],
    [
      "must name the true last page",
      found(PAGES, { page: 2 }, `${NEXT}, <?page=2&size=2>; rel="last"`),
      ["must name page=3 as the last page, but names 2"],
    ],
    ["must keep the filters", found(PAGES, { page: 2, kind: "a" }, NEXT), ["must keep kind of the request"]],
    ["may keep a list in one text", found(PAGES, { page: 2, kind: ["a", "b"] }, KINDS), []],
    [
      "must keep all values of a filter",
      found(PAGES, { page: 2, kind: ["a", "b", "c"] }, KINDS),
      ["must keep kind of the request"],
    ],
    [
      "must name the cursor of the body",
      found(CURSORS, {}, '<?cursor=a&size=2>; rel="next"', { next: null }),
      ["must name no next page, as the body does"],
    ],
  ])("%s", ([, told, expected]) => {
    expect(told).toEqual(expected);
  });
});
