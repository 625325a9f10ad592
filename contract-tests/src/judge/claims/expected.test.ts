import { describe, expect, it } from "vitest";
import { check } from "../../../test/support/claims.ts";
import type { Claim } from "../../plan/claim.ts";
import type { ExpectedValue } from "../../plan/series/sequences/expected-values.ts";
import { expectedComplaint } from "./expected.ts";

const ofCall = { call: "a", at: "$response.body#/at", plus: 0, within: 0, isOther: false };
const NOON = "2026-01-01T12:00:00.000Z";

describe("what an answer of a sequence must have", () => {
  it.for<[string, ExpectedValue, unknown, unknown, string | undefined]>([
    ["accepts the value", { value: "5.00" }, 5, undefined, undefined],
    ["rejects another value", { value: "low" }, "high", undefined, 'must be "low", but is "high"'],
    [
      "rejects a missing value where null is wanted",
      { value: null },
      undefined,
      undefined,
      "must be null, but is missing",
    ],
    ["accepts an object with the members", { value: { a: 1 } }, { a: 1, b: 2 }, undefined, undefined],
    ["accepts an empty list", { value: [] }, [], undefined, undefined],
    ["rejects a list that is not empty", { value: [] }, ["sms"], undefined, 'must be [], but is ["sms"]'],
    ["accepts a missing member", { isAbsent: true }, undefined, undefined, undefined],
    ["rejects a member that must be missing", { isAbsent: true }, 3, undefined, "must be missing, but is 3"],
    ["accepts a row with the members", { has: { kind: "login" } }, [{ kind: "login", id: 1 }], undefined, undefined],
    [
      "rejects a list without the row",
      { has: { kind: "login" } },
      [],
      undefined,
      'must have a row with {"kind":"login"}',
    ],
    [
      "accepts the number of rows",
      { has: { kind: "login" }, rows: 2 },
      [{ kind: "login" }, { kind: "login" }],
      undefined,
      undefined,
    ],
    [
      "rejects one row more",
      { has: { kind: "login" }, rows: 1 },
      [{ kind: "login" }, { kind: "login" }],
      undefined,
      'must have 1 rows with {"kind":"login"}, but has 2',
    ],
    ["finds a member by its pointer", { has: { "/by/id": 7 } }, [{ by: { id: 7 } }], undefined, undefined],
    ["finds another value than one", { lacks: { level: { not: 1 } } }, [{ level: 1 }], undefined, undefined],
    [
      "rejects a row with another value",
      { lacks: { level: { not: 1 } } },
      [{ level: 2 }],
      undefined,
      'must not have a row with {"level":{"not":1}}',
    ],
    ["rejects a list with the row", { lacks: { id: 1 } }, [{ id: 1 }], undefined, 'must not have a row with {"id":1}'],
    ["ignores a place without a list", { has: { id: 1 } }, undefined, undefined, undefined],
    ["accepts a text that matches", { pattern: "^a" }, "abc", undefined, undefined],
    ["rejects a text that does not match", { pattern: "^b" }, "abc", undefined, 'must match ^b, but is "abc"'],
    ["accepts the value of another call", ofCall, "x", "x", undefined],
    ["rejects another value than that of the call", ofCall, "y", "x", 'must be "x", but is "y"'],
    ["ignores a call without the value", ofCall, "y", undefined, undefined],
    ["accepts a value that differs", { ...ofCall, isOther: true }, 2, 1, undefined],
    ["rejects the same value where it must differ", { ...ofCall, isOther: true }, 1, 1, "must not be 1 again"],
    ["accepts a number that is less by one", { ...ofCall, plus: -1 }, 2, 3, undefined],
    ["rejects the number itself", { ...ofCall, plus: -1 }, 3, 3, "must be 2, but is 3"],
    [
      "accepts a time within the tolerance",
      { ...ofCall, plus: 60_000, within: 1000 },
      "2026-01-01T12:01:01Z",
      NOON,
      undefined,
    ],
    [
      "rejects a time beyond it",
      { ...ofCall, plus: 60_000, within: 1000 },
      "2026-01-01T12:02:00Z",
      Date.parse(NOON),
      'must be 2026-01-01T12:01:00.000Z, but is "2026-01-01T12:02:00Z"',
    ],
  ])("%s", ([, wanted, told, other, expected]) => {
    expect(expectedComplaint(wanted, told, other)).toBe(expected);
  });
});

describe("a claim about an answer of a sequence", () => {
  const claim: Claim = {
    kind: "expected",
    step: "read",
    place: "/value/name",
    wanted: { ...ofCall, call: "change", at: "$request.body#/name" },
    kindOfAnswer: "success",
    when: "the name is changed",
    specPointer: "/s",
  };
  const change = { sent: { name: "Anna" }, json: {} };
  const row = (id: number): Claim => ({
    ...claim,
    place: "/rows",
    wanted: { lacks: { id: { call: "change", at: "$response.body#/id" }, level: id } },
  });
  const moved: Claim = {
    ...claim,
    place: "/left",
    wanted: {
      ...ofCall,
      call: "before",
      at: "$response.body#/left",
      moved: [{ call: "change", at: "$request.body#/name", sign: -1 }],
    },
  };
  const movedTwice: Claim = {
    ...claim,
    place: "/left",
    wanted: {
      ...ofCall,
      call: "before",
      at: "$response.body#/left",
      atLeast: 0,
      moved: [
        { call: "change", at: "$request.body#/name", sign: -1 },
        { call: "change", at: "$response.body#/gift", sign: 1 },
      ],
    },
  };
  const header: Claim = { ...claim, place: "header/X-Id", wanted: { value: "7" } };
  check([
    ["accepts the value that was sent", claim, { change, read: { json: { value: { name: "Anna" } } } }, []],
    ["ignores a read that is refused", claim, { change, read: { status: 404, json: {} } }, []],
    [
      "rejects another value, at the read",
      claim,
      { change, read: { json: { value: { name: "Bela" } } } },
      ['read · error effect response 200 /value/name: must be "Anna", but is "Bela": the name is changed'],
    ],
    [
      "accepts rows of other calls",
      row(1),
      { change: { json: { id: 4 } }, read: { json: { rows: [{ id: 5, level: 1 }] } } },
      [],
    ],
    [
      "rejects the row of another call",
      row(1),
      { change: { json: { id: 4 } }, read: { json: { rows: [{ id: 4, level: 1 }] } } },
      ['read · error effect response 200 /rows: must not have a row with {"id":4,"level":1}: the name is changed'],
    ],
    ["ignores the row of a call without the value", row(1), { change, read: { json: { rows: [{ level: 1 }] } } }, []],
    [
      "accepts the number that is less by that of a call",
      moved,
      {
        before: { json: { left: "10.00" } },
        change: { sent: { name: "2.50" }, json: {} },
        read: { json: { left: "7.50" } },
      },
      [],
    ],
    [
      "rejects another difference",
      moved,
      {
        before: { json: { left: "10.00" } },
        change: { sent: { name: "2.50" }, json: {} },
        read: { json: { left: "10.00" } },
      },
      ['read · error effect response 200 /left: must be 7.5, but is "10.00": the name is changed'],
    ],
    ...[
      ["accepts the number that is moved by two calls", "10.00", "8.00", "8.00", "8"],
      ["rejects another number after two moves", "10.00", "7.50", "8.00", "8"],
      ["expects the lowest number in place of a lower one", "1.00", "0.00", "0.00", "0"],
    ].map(
      ([title = "", left, told, right, shown]) =>
        [
          title,
          movedTwice,
          {
            before: { json: { left } },
            change: { sent: { name: "2.50" }, json: { gift: "0.50" } },
            read: { json: { left: told } },
          },
          told === right
            ? []
            : [`read · error effect response 200 /left: must be ${shown}, but is "${told}": the name is changed`],
        ] as const,
    ),
    ["reads a header", header, { read: { json: {}, headers: { "x-id": "7" } } }, []],
    [
      "rejects a missing header",
      header,
      { read: { json: {} } },
      ['read · error effect response 200 header X-Id: must be "7", but is missing: the name is changed'],
    ],
    [
      "reads a refusal where the spec tells one",
      { ...claim, kindOfAnswer: "refusal" },
      { change, read: { json: {} } },
      [],
    ],
    ["ignores a limit", { ...claim, kindOfAnswer: "refusal" }, { change, read: { status: 429, json: {} } }, []],
    [
      "reads a limit where the spec tells one",
      { ...header, kindOfAnswer: "limit" },
      { read: { status: 429, json: {}, headers: { "x-id": "8" } } },
      ['read · error effect response 429 header X-Id: must be "7", but is "8": the name is changed'],
    ],
  ]);
});
