import { describe } from "vitest";
import { check, type Said } from "../../../../test/support/claims.ts";
import type { Claim } from "../../../plan/claim.ts";

const tagged = (etag: string, more: Said = {}): Said => ({
  json: { value: [1] },
  ...more,
  headers: { etag, ...more.headers },
});
const taggedWith = (etag: string, json: unknown): Said => tagged(etag, { json });

describe("a claim that a known answer is not sent again", () => {
  const known: Claim = { kind: "not-modified", first: "a", again: "b" };
  const EMPTY_304: Said = { status: 304, text: "" };
  check([
    ["accepts a 304 without a body", known, { a: tagged('W/"1"'), b: EMPTY_304 }, []],
    ["accepts a full answer with another tag", known, { a: tagged('"1"'), b: tagged('"2"') }, []],
    [
      "rejects a full answer with the same tag, weak or strong",
      known,
      { a: tagged('W/"1"'), b: tagged('"1"') },
      ["b · error caching response 200 header etag: must be 304: If-None-Match named the entity tag of this answer"],
    ],
    [
      "rejects a full answer without a tag",
      known,
      { a: tagged('"1"'), b: { json: 1 } },
      ["b · error caching response 200 header etag: must be 304: If-None-Match named the entity tag of this answer"],
    ],
    [
      "rejects a 304 with a body",
      known,
      { a: tagged('"1"'), b: { status: 304, text: "{}" } },
      ["b · error caching response 304 body: a 304 must not have a body"],
    ],
    [
      "rejects a 304 with another tag",
      known,
      { a: tagged('"1"'), b: { ...EMPTY_304, headers: { etag: '"2"' } } },
      [
        "b · error caching response 304 header etag: a 304 must repeat the entity tag of the request, but names another",
      ],
    ],
    [
      "accepts a 304 to any tag with another tag, when the content has changed since",
      { ...known, still: "c" },
      { a: tagged('"1"'), b: { ...EMPTY_304, headers: { etag: '"2"' } }, c: tagged('"2"') },
      [],
    ],
    [
      "rejects a 304 to any tag with another tag, when the content has not changed",
      { ...known, still: "c" },
      { a: tagged('"1"'), b: { ...EMPTY_304, headers: { etag: '"2"' } }, c: tagged('"1"') },
      [
        "b · error caching response 304 header etag: a 304 must repeat the entity tag of the request, but names another",
      ],
    ],
    [
      "accepts a 304 with the weak form of the same tag",
      known,
      { a: tagged('"1"'), b: { ...EMPTY_304, headers: { etag: 'W/"1"' } } },
      [],
    ],
    ["skips answers without a tag", known, { a: { json: 1 }, b: { json: 1 } }, []],
    ["skips a first answer that is not 200", known, { a: tagged('"1"', { status: 202 }), b: tagged('"1"') }, []],
    ["skips a series without the second answer", known, { a: tagged('"1"') }, []],
    [
      "skips a second answer that is refused",
      known,
      { a: tagged('"1"'), b: { status: 400, headers: { etag: '"1"' } } },
      [],
    ],
  ]);
});

describe("a claim that the entity tag changes with the content", () => {
  const same: Claim = { kind: "same-tag", first: "a", again: "b", moving: ["now"] };
  const withoutClocks: Claim = { ...same, moving: [] };
  check([
    [
      "accepts the same tag for answers that differ only in clock values",
      same,
      { a: taggedWith('"1"', { now: 1, v: 1 }), b: taggedWith('"1"', { now: 2, v: 1 }) },
      [],
    ],
    [
      "accepts a different tag for different content",
      same,
      { a: taggedWith('"1"', { v: 1 }), b: taggedWith('"2"', { v: 2 }) },
      [],
    ],
    [
      "rejects a different tag for the same content",
      same,
      { a: taggedWith('"1"', { now: 1 }), b: taggedWith('"2"', { now: 2 }) },
      ["b · error caching response 200 header etag: has changed, but the content has not"],
    ],
    [
      "rejects the same tag for different content",
      same,
      { a: taggedWith('W/"1"', { v: 1 }), b: taggedWith('W/"1"', { v: 2 }) },
      ["b · error caching response 200 header etag: has not changed, but the content has"],
    ],
    [
      "warns of the same weak tag when the spec names no clock values",
      withoutClocks,
      { a: taggedWith('W/"1"', { v: 1 }), b: taggedWith('W/"1"', { v: 2 }) },
      ["b · warning caching response 200 header etag: has not changed, but the content has"],
    ],
    [
      "accepts a strong and a weak tag for the same content",
      withoutClocks,
      { a: tagged('"1"'), b: tagged('W/"1"') },
      [],
    ],
    [
      "compares texts that are not JSON",
      withoutClocks,
      { a: { headers: { etag: '"1"' }, text: "one" }, b: { headers: { etag: '"1"' }, text: "two" } },
      ["b · error caching response 200 header etag: has not changed, but the content has"],
    ],
    [
      "skips a second answer that is not 200",
      withoutClocks,
      { a: tagged('"1"'), b: tagged('"2"', { status: 202 }) },
      [],
    ],
    ["skips a first answer without a tag", withoutClocks, { a: { json: 1 }, b: tagged('"1"') }, []],
    ["skips a second answer without a tag", withoutClocks, { a: tagged('"1"'), b: { json: 1 } }, []],
  ]);
});

const shared = (etag: string, vary?: string, cacheControl = "s-maxage=5"): Said => ({
  headers: { etag, "cache-control": cacheControl, ...(vary !== undefined && { vary }) },
});

describe("a claim that Vary names the header", () => {
  const varies: Claim = { kind: "varies", first: "a", again: "b", header: "Accept-Language" };
  const inSmallLetters: Claim = { ...varies, header: "accept-language" };
  check([
    [
      "accepts a Vary that names the header",
      inSmallLetters,
      { a: shared('"1"', "Origin, Accept-Language", "public"), b: shared('"2"', "", "public") },
      [],
    ],
    [
      "warns of a Vary that does not name the header",
      inSmallLetters,
      { a: shared('"1"', "Origin", "public"), b: shared('"2"', "Origin", "public") },
      [
        "b · warning caching response 200 header vary: must name accept-language, because the answer depends on it: shared caches would mix the answers up",
      ],
    ],
    ["accepts a Vary of *", varies, { a: shared('"1"', "*"), b: shared('"2"') }, []],
    ["accepts a Vary in small letters", varies, { a: shared('"1"', "origin , accept-language"), b: shared('"2"') }, []],
    [
      "warns of an answer without Vary",
      varies,
      { a: shared('"1"'), b: shared('"2"') },
      [
        "b · warning caching response 200 header vary: must name Accept-Language, because the answer depends on it: shared caches would mix the answers up",
      ],
    ],
    ["accepts the same answer without Vary", varies, { a: shared('"1"'), b: shared('W/"1"') }, []],
    [
      "skips a first answer without a tag",
      varies,
      { a: { headers: { "cache-control": "public" } }, b: shared('"2"') },
      [],
    ],
    ["skips a second answer without a tag", varies, { a: shared('"1"'), b: { json: 1 } }, []],
    [
      "skips an answer that no shared cache may store",
      varies,
      { a: tagged('"1"', { headers: { "cache-control": "private" } }), b: tagged('"2"') },
      [],
    ],
    ["skips an answer without Cache-Control", varies, { a: tagged('"1"'), b: tagged('"2"') }, []],
  ]);
});

const counted = (a: string, b?: string): Said => ({ headers: { "x-a": a, ...(b !== undefined && { "x-b": b }) } });

describe("a claim that HEAD has the headers of GET", () => {
  const headers: Claim = { kind: "same-headers", first: "a", again: "b", names: ["etag", "x-a"] };
  check([
    ["accepts the same headers", headers, { a: tagged('"1"'), b: tagged('"1"') }, []],
    [
      "rejects different and missing headers",
      headers,
      { a: tagged('"1"', { headers: { "x-a": "1" } }), b: tagged('"2"') },
      [
        'b · error caching response 200 header etag: must be "1", as in the answer to GET, but is "2"',
        "b · error caching response 200 header x-a: must be 1, as in the answer to GET, but is missing",
      ],
    ],
    ["skips a request that failed", headers, { a: tagged('"1"'), b: tagged('"2"', { status: 404 }) }, []],
  ]);

  const counting: Claim = { ...headers, names: ["x-a"], shared: ["x-b"], still: "c" };
  check([
    ["ignores what changes by itself", counting, { a: counted("3"), b: counted("2"), c: counted("1") }, []],
    [
      "lets HEAD leave out what it does not document",
      counting,
      { a: counted("1", "5"), b: counted("1"), c: counted("1", "5") },
      [],
    ],
    [
      "rejects another number of rows",
      counting,
      { a: counted("1", "5"), b: counted("1", "9"), c: counted("1", "5") },
      ["b · error caching response 200 header x-b: must be 5, as in the answer to GET, but is 9"],
    ],
  ]);

  const notModified: Claim = { kind: "same-headers", first: "a", again: "b", names: ["cache-control", "vary"] };
  const kept = { "cache-control": "max-age=5", vary: "Accept-Language, Accept-Encoding" };
  check([
    [
      "accepts a 304 that repeats what caches need, in any order and without the coding",
      notModified,
      { a: tagged('"1"', { headers: kept }), b: { status: 304, headers: { ...kept, vary: "accept-language" } } },
      [],
    ],
    [
      "rejects a 304 that lets caches keep the content for another time",
      notModified,
      { a: tagged('"1"', { headers: kept }), b: { status: 304, headers: { ...kept, "cache-control": "max-age=9" } } },
      [
        "b · error caching response 304 header cache-control: must be max-age=5, as in the answer to GET, but is max-age=9",
      ],
    ],
  ]);
});

describe("a claim that different answers have different tags", () => {
  const own: Claim = { kind: "own-tags", steps: ["a", "b"], moving: ["now"] };
  check([
    ["accepts other tags", own, { a: taggedWith('"1"', { id: 1 }), b: taggedWith('"2"', { id: 2 }) }, []],
    [
      "accepts one tag for one content",
      own,
      { a: taggedWith('"1"', { now: 1 }), b: taggedWith('"1"', { now: 2 }) },
      [],
    ],
    [
      "warns of one tag for two contents",
      own,
      { a: taggedWith('W/"1"', { id: 1 }), b: taggedWith('"1"', { id: 2 }) },
      ['b · warning caching response 200 header etag: is the same as for "a", but the content differs'],
    ],
    ["skips answers without a tag", own, { a: { json: { id: 1 } }, b: { json: { id: 2 } } }, []],
  ]);
});
