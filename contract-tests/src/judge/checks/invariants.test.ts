import { describe, expect, it } from "vitest";
import { received } from "../../../test/support/received.ts";
import { smallSpec } from "../../../test/support/specs/small-spec.ts";
import { invariantFindings } from "./invariants.ts";
import { successFindings } from "./success-check.ts";

const ROW = {
  type: "object",
  properties: {
    id: { type: "integer" },
    status: { type: "string" },
    link: { type: "string" },
    from: { type: "string" },
    to: { type: "string", "x-at-least": "1/from", "x-at-most": ["/latest"] },
    opened: { type: "integer", "x-at-least": ["1/used"] },
    until: { type: "string", "x-more-than": "1/from" },
    paid: { type: "string", "x-less-than": { pointer: "1/due", where: { status: "lapsed" } } },
    used: { type: "integer" },
  },
  "x-invariants": [
    {
      if: { not: { required: ["status"], properties: { status: { const: "done" } } } },
      else: { properties: { link: { const: "none" } } },
    },
  ],
};
const { operation, context } = smallSpec(
  {
    responses: {
      "200": {
        content: {
          "application/json": {
            schema: {
              properties: {
                latest: { type: "string" },
                next: {
                  type: "integer",
                  "x-at-most": { pointer: "1/rows/*/due", take: "minimum", where: { isOpen: { not: false } } },
                },
                pairs: { type: "array", "x-row-key": ["/game", "/draw"], items: { type: "object" } },
                rows: {
                  type: "array",
                  "x-row-key": "/id",
                  "x-invariants": [
                    {
                      contains: { required: ["status"], properties: { status: { const: "open" } } },
                      maxContains: 1,
                      minContains: 0,
                    },
                  ],
                  items: { $ref: "#/components/schemas/Row" },
                },
              },
            },
          },
        },
      },
    },
  },
  { components: { schemas: { Row: ROW } } },
);

const found = (json: unknown, status = 200): string[] =>
  successFindings([invariantFindings], { context, operation, received: received(status, json) }).map(
    ({ check, where, message, specPointer }) => `${check} ${where}: ${message} (${specPointer})`,
  );

describe("the rules within one response", () => {
  it.for<[string, unknown, string[]]>([
    [
      "accepts rows that keep all rules",
      {
        rows: [
          { id: 1, status: "done" },
          { id: 2, status: "open", link: "x" },
        ],
      },
      [],
    ],
    ["accepts rows without the key", { rows: [{}, {}, { id: null }, { id: null }] }, []],
    [
      "rejects a value that another one forbids (`x-invariants`)",
      { rows: [{ id: 1, status: "done", link: "x" }] },
      [
        'consistency response 200 /rows/0/link: must be "none", because of other values here (/components/schemas/Row/x-invariants/0)',
      ],
    ],
    [
      "rejects two rows of which only one may have a value",
      {
        rows: [
          { id: 1, status: "open" },
          { id: 2, status: "open" },
        ],
      },
      [
        "consistency response 200 /rows: must contain at least 0 and no more than 1 valid item(s), because of other values here (/paths/~1thing/get/responses/200/content/application~1json/schema/properties/rows/x-invariants/0)",
      ],
    ],
    [
      "rejects two rows with one key (`x-row-key`)",
      { rows: [{ id: 1 }, { id: 2 }, { id: 1 }] },
      [
        "consistency response 200 /rows/2/id: is 1, which row 0 has too: each row has its own id (/paths/~1thing/get/responses/200/content/application~1json/schema)",
      ],
    ],
    [
      "accepts rows that differ in one part of their key, and rows without a key",
      { pairs: [{ game: "a", draw: 1 }, { game: "a", draw: 2 }, { game: "b", draw: 1 }, { game: "b" }, {}, {}] },
      [],
    ],
    [
      "rejects two rows with one key of several parts",
      { pairs: [{ game: "a", draw: 1 }, { draw: 1 }, { game: "a", draw: 1 }] },
      [
        'consistency response 200 /pairs/2: is "a", 1, which row 0 has too: each row has its own game, draw (/paths/~1thing/get/responses/200/content/application~1json/schema)',
      ],
    ],
    [
      "accepts equal numbers and times",
      { latest: "2026-01-01", rows: [{ from: "2026-01-01", to: "2026-01-01T00:00:00Z", opened: 2, used: 2 }] },
      [],
    ],
    [
      "rejects an end before its start (`x-at-least`)",
      { rows: [{ from: "2026-01-02", to: "2026-01-01" }] },
      [
        'consistency response 200 /rows/0/to: must not be less than "2026-01-02" at /rows/0/from, but is "2026-01-01" (/components/schemas/Row)',
      ],
    ],
    [
      "rejects a period without any time in it (`x-more-than`)",
      {
        rows: [
          { from: "2026-01-01", until: "2026-01-01" },
          { from: "2026-01-01", until: "2026-01-02" },
        ],
      },
      [
        'consistency response 200 /rows/0/until: must be more than "2026-01-01" at /rows/0/from, but is "2026-01-01" (/components/schemas/Row)',
      ],
    ],
    [
      "rejects the whole number only in a row with the members (`x-less-than` with `where`)",
      {
        rows: [
          { status: "done", paid: "5.00", due: "5" },
          { status: "lapsed", paid: "5.00", due: "5" },
        ],
      },
      [
        'consistency response 200 /rows/1/paid: must be less than "5" at /rows/1/due, but is "5.00" (/components/schemas/Row)',
      ],
    ],
    [
      "rejects a time after the latest one (`x-at-most`)",
      { latest: "2026-01-01", rows: [{ to: "2026-01-02" }] },
      [
        'consistency response 200 /rows/0/to: must not be more than "2026-01-01" at /latest, but is "2026-01-02" (/components/schemas/Row)',
      ],
    ],
    [
      "rejects a time after the earliest one of a list",
      {
        next: 9,
        rows: [
          { due: 5, isOpen: false },
          { due: 8, isOpen: true },
          { due: 10, isOpen: true },
        ],
      },
      [
        "consistency response 200 /next: must not be more than 8 at /rows/*/due, but is 9 (/paths/~1thing/get/responses/200/content/application~1json/schema)",
      ],
    ],
    [
      "accepts the earliest one",
      {
        next: 8,
        rows: [
          { due: 5, isOpen: false },
          { due: 8, isOpen: true },
        ],
      },
      [],
    ],
    ["ignores a list without such rows", { next: 9, rows: [{ due: 5, isOpen: false }] }, []],
    [
      "rejects a number below another one",
      { rows: [{ opened: 1, used: 2 }] },
      [
        "consistency response 200 /rows/0/opened: must not be less than 2 at /rows/0/used, but is 1 (/components/schemas/Row)",
      ],
    ],
  ])("%s", ([, json, expected]) => {
    expect(found(json)).toEqual(expected);
  });

  it("are not applied to refusals", () => {
    expect(found({ rows: [{ id: 1 }, { id: 1 }] }, 404)).toEqual([]);
  });
});
