import { expect, it } from "vitest";
import { received } from "../../../../test/support/received.ts";
import { smallSpec } from "../../../../test/support/specs/small-spec.ts";
import { DESCRIBED_CHECKS } from "./described-values.ts";
import { successFindings } from "../success-check.ts";

const ROW = {
  type: "object",
  properties: {
    rtp: { type: "number", description: "Return to player in percent (96.5)." },
    rate: { type: "number", description: "Rebate in percent (0.5)." },
    pattern: { type: "string", description: "Regular expression that the whole value must match." },
    check: { type: "string", format: "regex" },
    path: { type: "string" },
    currencySymbol: { type: "string" },
    end_date: { type: "string" },
    expiresAt: { type: "string" },
  },
};
const { operation, context } = smallSpec({
  responses: { "200": { content: { "application/json": { schema: { type: "array", items: ROW } } } } },
});

it.for<[string, readonly object[], string[]]>([
  ["accepts percentages", [{ rtp: 96.5 }, { rtp: 0.9 }, { rtp: 0.8 }], []],
  ["accepts low percentages, where the words name one", [{ rate: 0.5 }, { rate: 0.2 }, { rate: 0.1 }], []],
  ["accepts a few low percentages", [{ rtp: 0.9 }, { rtp: 0.8 }], []],
  [
    "rejects fractions in place of percentages",
    [{ rtp: 0.965 }, { rtp: 0.94 }, { rtp: 0 }, { rtp: 1 }],
    ["/0/rtp: must be a percentage such as 96.5, but all 3 values are at most 1, as fractions are"],
  ],
  ["accepts regular expressions, none and any", [{ pattern: "^\\d+\\.$", check: "^a$" }, { pattern: "*" }], []],
  [
    "rejects a regular expression that was escaped twice",
    [{ check: "^\\\\d{4,18}$", path: "C:\\\\docs" }],
    ["/0/check: has each backslash twice, so it matches a backslash and a letter"],
  ],
  [
    "accepts an event that ends on the day on which it starts",
    [{ start_date: "2026-01-02", end_date: "2026-01-02" }],
    [],
  ],
  ["accepts an end without a start", [{ end_date: "2026-01-02", expiresAt: null }], []],
  [
    "rejects an event that ends before it starts",
    [{ start_date: "2026-01-02", end_date: "2026-01-01" }],
    ["/0/end_date: must be later than start_date, 2026-01-02, but is 2026-01-01"],
  ],
  [
    "rejects what expires when it is issued",
    [{ issuedAt: "2026-01-02T00:00:00Z", expiresAt: "2026-01-02T00:00:00Z" }],
    ["/0/expiresAt: must be later than issuedAt, 2026-01-02T00:00:00Z, but is 2026-01-02T00:00:00Z"],
  ],
  ["accepts the sign of the currency", [{ currency: "BDT", currencySymbol: "৳" }, { currencySymbol: "৳" }], []],
  ["accepts a sign that is no other currency's", [{ currency: "BDT", currencySymbol: "Tk" }], []],
  ["accepts the code in place of a sign", [{ currency: "BDT", currencySymbol: "BDT" }], []],
  ["accepts a sign that several currencies share", [{ currency: "CAD", currencySymbol: "$" }], []],
  [
    "rejects the sign of another currency",
    [{ currency: "PHP", currencySymbol: "৳" }],
    ["/0/currencySymbol: must be the sign of PHP, but ৳ is that of BDT"],
  ],
  ["rejects a text that is no regular expression", [{ pattern: "(a" }], ["/0/pattern: is no regular expression"]],
])("%s", ([, rows, expected]) => {
  const found = successFindings(DESCRIBED_CHECKS, { context, operation, received: received(200, rows) });
  expect(found.map(({ where, message }) => `${where.slice("response 200 ".length)}: ${message}`)).toEqual(expected);
  expect(found.every(({ check, doubt }) => check === "plausibility" && doubt === "inferred")).toBe(true);
});
