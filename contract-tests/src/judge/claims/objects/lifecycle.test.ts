import { describe, expect, it } from "vitest";
import { check, doubtsOf, list, type Said } from "../../../../test/support/claims.ts";
import type { Claim } from "../../../plan/claim.ts";

const facts = { specPointer: "/s", isInferred: false } as const;
const made: Said = { status: 201, sent: { title: "a" }, json: { id: 7, title: "a" } };
const removed: Said = { status: 204 };
const later: Said = { status: 202 };
const missing: Said = { status: 404 };
const rows = (count: number) => list(...Array.from({ length: count }, (_, index) => ({ id: 100 + index })));
const here: Said = { json: { id: 7, title: "a", status: "open" } };

describe("a claim that a created object is found", () => {
  const found: Claim = { kind: "found", read: "read", made: "made", ...facts };
  const other: Claim = { ...found, removed: "removed" };
  check([
    ["accepts an object", found, { made, read: here }, []],
    ["skips an object that is not created yet (status 202)", found, { made: later, read: missing }, []],
    ["skips a refusal for another reason", found, { made, read: { status: 403 } }, []],
    [
      "rejects a missing object",
      found,
      { made, read: missing },
      ["read · error effect response 404: does not find what listItems has made"],
    ],
    ["skips a removal that was refused", other, { made, removed: missing, read: missing }, []],
    [
      "rejects an object that disappeared when another object was removed",
      { ...other, isInferred: true },
      { made, removed, read: { status: 410 } },
      ["read · error effect response 410: does not find what listItems has made, after listItems of another object"],
    ],
  ]);
});

describe("a claim that a removed object is gone", () => {
  const gone: Claim = { kind: "gone", read: "read", removed: "removed", before: "before", ...facts };
  check([
    ["accepts a 404", gone, { before: here, removed, read: missing }, []],
    ["skips an object that is not removed yet (status 202)", gone, { before: here, removed: later, read: here }, []],
    [
      "skips an object whose status now says that it is closed",
      gone,
      { before: here, removed, read: { json: { status: "closed" } } },
      [],
    ],
    [
      "rejects an object that is found unchanged",
      gone,
      { before: here, removed, read: here },
      ["read · error effect response 200: still finds what listItems has removed"],
    ],
  ]);
});

describe("a claim that the sent values are kept", () => {
  const kept: Claim = { kind: "kept", read: "read", sent: "made", members: ["title"], at: "/data", ...facts };
  check([
    ["accepts the same value", kept, { made, read: { json: { data: { title: "a" } } } }, []],
    ["skips a change that is not done yet", kept, { made: { ...made, status: 202 }, read: here }, []],
    [
      "rejects another value",
      kept,
      { made, read: { json: { data: { title: "b" } } } },
      ['read · error effect response 200 /data/title: must be "a", as listItems was sent, is "b"'],
    ],
  ]);
});

describe("a claim about the list of objects", () => {
  const listed: Claim = {
    kind: "in-list",
    list: "list",
    rows: "/value",
    key: "/id",
    made: "made",
    id: { pointer: "/id" },
    limit: undefined,
    ...facts,
  };
  const unlisted: Claim = { ...listed, removed: "removed", gone: "read" };
  check([
    ["accepts the object", listed, { made, list: list({ id: "7" }) }, []],
    ["skips a page that may be followed by another", listed, { made, list: rows(10) }, []],
    ["skips a page with as many rows as asked for", { ...listed, limit: 3 }, { made, list: rows(3) }, []],
    [
      "rejects a list without the object",
      listed,
      { made, list: rows(3) },
      ["list · error effect response 200 /value: does not hold 7, which listItems has made"],
    ],
    [
      "finds the id in the header Location",
      { ...listed, id: { header: "location", part: "last-segment" } },
      { made: { status: 201, headers: { location: "/notes/a%20b/?x=1" } }, list: rows(1) },
      ['list · error effect response 200 /value: does not hold "a b", which listItems has made'],
    ],
    ["accepts a list without the removed object", unlisted, { made, removed, read: missing, list: rows(1) }, []],
    ["skips an object that can still be read", unlisted, { made, removed, read: here, list: list({ id: 7 }) }, []],
    [
      "rejects a list with the removed object",
      unlisted,
      { made, removed, read: missing, list: list({ id: 7 }) },
      ["list · error effect response 200 /value: still holds 7, which listItems has removed"],
    ],
  ]);
});

describe("a claim that a change gives the object another entity tag", () => {
  const retagged: Claim = { kind: "retagged", before: "before", changed: "changed", after: "after", ...facts };
  const tagged = (etag: string): Said => ({ ...here, headers: { etag } });
  check([
    ["accepts another tag", retagged, { before: tagged('"1"'), changed: here, after: tagged('"2"') }, []],
    ["skips objects without a tag", retagged, { before: here, changed: here, after: here }, []],
    [
      "skips a change that was refused",
      retagged,
      { before: tagged('"1"'), changed: missing, after: tagged('"1"') },
      [],
    ],
    [
      "rejects the same tag",
      retagged,
      { before: tagged('"1"'), changed: here, after: tagged('"1"') },
      ["after · error caching response 200 header etag: must be another one than before listItems"],
    ],
  ]);
});

describe("a claim that a list of another user does not have the object", () => {
  const hidden: Claim = {
    kind: "hidden",
    read: "read",
    list: "list",
    rows: "/value",
    key: "/id",
    made: "made",
    id: { pointer: "/id" },
    ...facts,
  };
  check([
    ["accepts a list of other objects", hidden, { made, list: rows(10) }, []],
    ["skips a list that was refused", hidden, { made, list: { status: 403 } }, []],
    [
      "rejects a list with the object",
      hidden,
      { made, list: list({ id: 7 }) },
      ["list · error isolation response 200 /value: shows another user 7, which listItems has made"],
    ],
    [
      "rejects an object that can be read, but is not in the list",
      hidden,
      { made, read: made, list: rows(10) },
      ["read · error isolation response 201: shows another user 7, which listItems has made"],
    ],
  ]);
});

describe("a claim that each object has its own id", () => {
  const own: Claim = { kind: "own-id", made: ["one", "two"], id: { pointer: "/id" }, ...facts };
  check([
    ["accepts two ids", own, { one: made, two: { ...made, json: { id: 8 } } }, []],
    ["skips an object without an id", own, { one: { json: {} }, two: { json: {} } }, []],
    [
      "rejects the same id",
      own,
      { one: made, two: made },
      ["two · error effect response 201: gives the id 7 to a second object"],
    ],
  ]);
});

const sized = (size: unknown): Said => ({ json: { size } });

describe("a claim that other members are kept", () => {
  const kept: Claim = {
    kind: "others-kept",
    before: "before",
    changed: "changed",
    read: "read",
    members: ["size"],
    at: "",
    ...facts,
  };
  check([
    ["accepts the same value", kept, { before: sized(1), changed: { status: 200 }, read: sized(1) }, []],
    ["skips a change that was refused", kept, { before: sized(1), changed: { status: 409 }, read: sized(2) }, []],
    [
      "rejects another value",
      kept,
      { before: sized(1), changed: { status: 200 }, read: sized(2) },
      ["read · error effect response 200 /size: must still be 1, because listItems was not sent this member, is 2"],
    ],
  ]);
});

describe("a claim that a member which was left out gets its default", () => {
  const byDefault: Claim = { kind: "default", read: "read", sent: "made", member: "size", value: 3, at: "", ...facts };
  check([
    ["accepts the default", byDefault, { made, read: sized(3) }, []],
    ["skips a request that was refused", byDefault, { made: { status: 422 }, read: sized(1) }, []],
    ["skips a response without the member", byDefault, { made, read: sized(undefined) }, []],
    [
      "rejects another value",
      byDefault,
      { made, read: sized(1) },
      [
        "read · error effect response 200 /size: must be 3, the default, because listItems was not sent this member, is 1",
      ],
    ],
  ]);
});

const named = (title: unknown): Said => ({ json: { data: { title } } });

describe("a claim that an unusual value comes back", () => {
  const returned: Claim = {
    kind: "returned",
    read: "read",
    sent: "sent",
    usual: "usual",
    usualRead: "usual read",
    member: "title",
    at: "/data",
    mayDiffer: false,
    ...facts,
    isInferred: true,
  };
  const sent: Said = { status: 201, sent: { title: "Tea 🍵" } };
  const usual: Said = { status: 201, sent: { title: "Tea" } };
  const stored = { sent, usual, "usual read": named("Tea") };
  check([
    ["accepts the same value", returned, { ...stored, read: named("Tea 🍵") }, []],
    ["skips a value that was refused", returned, { ...stored, sent: { ...sent, status: 422 }, read: named("Tea") }, []],
    [
      "skips a member that the server computes",
      returned,
      { ...stored, "usual read": named("Coffee"), read: named("Coffee") },
      [],
    ],
    [
      "rejects another value",
      returned,
      { ...stored, read: named("Tea") },
      ['read · error effect response 200 /data/title: must be "Tea 🍵", as listItems was sent, is "Tea"'],
    ],
  ]);

  it.for<[what: string, claim: Claim, told: unknown, doubt: string | undefined]>([
    ["no other value, although only paths say what belongs together", returned, "Tea", undefined],
    ["another letter case", returned, "tea 🍵", "inferred"],
    ["another value where the server may choose it", { ...returned, mayDiffer: true }, "Tea", "inferred"],
  ])("doubts %s", ([, claim, told, doubt]) => {
    expect(doubtsOf(claim, { ...stored, read: named(told) })).toEqual([doubt]);
  });
});

const atVersion = (version: number): Said => ({ json: { version } });

const versionFinding = (due: string, found: number) =>
  `after · error effect response 200 /version: must ${due} after listItems, but is ${found}`;

describe("a claim that a version grows", () => {
  const claim: Claim = {
    kind: "versioned",
    before: "before",
    changed: "changed",
    after: "after",
    pointer: "/version",
    isByOne: true,
    ...facts,
  };
  check([
    ["accepts the next one", claim, { before: atVersion(1), changed: here, after: atVersion(2) }, []],
    ["skips a change that was refused", claim, { before: atVersion(1), changed: missing, after: atVersion(1) }, []],
    [
      "rejects the same one",
      claim,
      { before: atVersion(1), changed: here, after: atVersion(1) },
      [versionFinding("be 2", 1)],
    ],
    [
      "rejects a later one",
      claim,
      { before: atVersion(1), changed: here, after: atVersion(3) },
      [versionFinding("be 2", 3)],
    ],
    [
      "accepts any later one without words",
      { ...claim, isByOne: false },
      { before: atVersion(1), changed: here, after: atVersion(9) },
      [],
    ],
    [
      "rejects an earlier one",
      { ...claim, isByOne: false },
      { before: atVersion(4), changed: here, after: atVersion(3) },
      [versionFinding("be more than 4", 3)],
    ],
  ]);
});

const log = (total: number): Said => ({ json: [], headers: { "x-total-count": String(total) } });

const logFinding = (due: string, found: number) =>
  `after · error effect response 200 header/x-total-count: must ${due}, because listItems has succeeded, but is ${found}`;

describe("a claim that each change has an entry in a log", () => {
  const claim: Claim = {
    kind: "logged",
    before: "before",
    call: "call",
    after: "after",
    total: "header/x-total-count",
    isOne: true,
    ...facts,
  };
  check([
    ["accepts one entry", claim, { before: log(4), call: here, after: log(5) }, []],
    ["skips a call that was refused", claim, { before: log(4), call: missing, after: log(4) }, []],
    ["rejects no entry", claim, { before: log(4), call: here, after: log(4) }, [logFinding("be 5", 4)]],
    [
      "rejects two entries where the words say one",
      claim,
      { before: log(4), call: here, after: log(6) },
      [logFinding("be 5", 6)],
    ],
    [
      "accepts two entries without such words",
      { ...claim, isOne: false },
      { before: log(4), call: here, after: log(6) },
      [],
    ],
  ]);
});
