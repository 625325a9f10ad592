import { describe } from "vitest";
import type { Claim } from "../../plan/claim.ts";
import { check, type Said } from "../../../test/support/claims.ts";

const tagged = (etag: string, json: unknown = { value: [1] }): Said => ({ headers: { etag }, json });
const shared = (etag: string, vary: string): Said => ({ headers: { etag, vary, "cache-control": "public" } });
const EMPTY_304: Said = { status: 304, text: "" };

describe("entity tags", () => {
  const known: Claim = { kind: "not-modified", first: "a", again: "b" };
  const same: Claim = { kind: "same-tag", first: "a", again: "b", moving: ["now"] };
  const loose: Claim = { ...same, moving: [] };
  const varies: Claim = { kind: "varies", first: "a", again: "b", header: "accept-language" };
  check([
    ["a 304 without a body is right", known, { a: tagged('W/"1"'), b: EMPTY_304 }, []],
    ["what has changed comes whole", known, { a: tagged('"1"'), b: tagged('"2"') }, []],
    [
      "the whole answer with the same tag is wrong, weak or strong",
      known,
      { a: tagged('W/"1"'), b: tagged('"1"') },
      ["b · error caching response 200 header etag: must be 304: If-None-Match named the entity tag of this answer"],
    ],
    [
      "a 304 with a body is wrong",
      known,
      { a: tagged('"1"'), b: { status: 304, text: "{}" } },
      ["b · error caching response 304 body: a 304 has no body"],
    ],
    [
      "a 304 of another version is wrong",
      known,
      { a: tagged('"1"'), b: { ...EMPTY_304, headers: { etag: '"2"' } } },
      ["b · error caching response 304 header etag: a 304 names another entity tag than the one it was asked with"],
    ],
    ["without a tag nothing is said", known, { a: { json: 1 }, b: { json: 1 } }, []],
    ["clocks make no version", same, { a: tagged('"1"', { now: 1, v: 1 }), b: tagged('"1"', { now: 2, v: 1 }) }, []],
    ["other content, other tag", same, { a: tagged('"1"', { v: 1 }), b: tagged('"2"', { v: 2 }) }, []],
    [
      "a tag that changes by itself is wrong",
      same,
      { a: tagged('"1"', { now: 1 }), b: tagged('"2"', { now: 2 }) },
      ["b · error caching response 200 header etag: is another, and the content is the same"],
    ],
    [
      "a tag that stays is wrong",
      same,
      { a: tagged('W/"1"', { v: 1 }), b: tagged('W/"1"', { v: 2 }) },
      ["b · error caching response 200 header etag: is the same, and the content is another"],
    ],
    [
      "a weak tag may overlook what no spec calls a clock",
      loose,
      { a: tagged('W/"1"', { v: 1 }), b: tagged('W/"1"', { v: 2 }) },
      ["b · warning caching response 200 header etag: is the same, and the content is another"],
    ],
    ["Vary names what differs", varies, { a: shared('"1"', "Origin, Accept-Language"), b: shared('"2"', "") }, []],
    [
      "Vary forgets what differs",
      varies,
      { a: shared('"1"', "Origin"), b: shared('"2"', "Origin") },
      [
        "b · warning caching response 200 header vary: does not name accept-language, and the answer is another with another accept-language: shared caches mix them up",
      ],
    ],
  ]);
});
