import { describe, expect, it } from "vitest";
import type { MomentForm, Pick } from "../../plan/case.ts";
import { rowValue } from "./series-memory.ts";

const rows = [
  { name: "Lantern night", tags: ["NEW", "HOT"], at: "2026-01-03T00:00:00Z" },
  { name: "Lantern night", tags: [], at: "2026-01-01T00:00:00Z" },
  { name: "Sail", tags: ["HOT"], at: "2026-01-02T00:00:00Z" },
];

const late = [{ at: "2026-01-03T17:40:00Z" }];
const found = ["Blue Moon", "Sail", "Moonlight"];
const onClock = (clock: "minutes ahead" | "start of day" | "end of day", quarter: "first" | "last") => ({
  clock,
  quarter,
});

const later = (ms: number, as: MomentForm) => ({ later: ms, as });

describe("a value chosen from rows", () => {
  it.for<[string, Partial<Pick>, unknown]>([
    ["is the value of the first row", { field: "/name", take: "first" }, "Lantern night"],
    ["is a value that differs from the first", { field: "/name", take: "other" }, "Sail"],
    ["is the value of the last row", { field: "/name", take: "last" }, "Sail"],
    ["is one of several values", { field: "/tags", take: "other" }, "HOT"],
    ["is the first value without its last letter", { field: "/name", form: "without its last letter" }, "Lantern nigh"],
    ["is the longest word", { field: "/name", take: "first", form: "word" }, "Lantern"],
    [
      "is the longest word without its first letter",
      { field: "/name", take: "first", form: "word without its first letter" },
      "antern",
    ],
    ["is the longest word in capitals", { field: "/name", take: "first", form: "word in other case" }, "LANTERN"],
    ["is based on the earliest moment", { take: "least", form: later(1, "date-time") }, "2026-01-01T00:00:00.001Z"],
    ["is based on the middle moment", { take: "middle", form: later(0, "date") }, "2026-01-02"],
    ["is based on the latest moment", { take: "greatest", form: later(0, "number") }, Date.UTC(2026, 0, 3)],
    [
      "is written with another offset from UTC",
      { take: "least", form: { ...later(0, "date-time"), offset: -570 } },
      "2025-12-31T14:30:00.000-09:30",
    ],
    [
      "is a word of the first row and one of another row",
      { field: "/name", take: "other", form: "word after the first" },
      "Lantern Sail",
    ],
    [
      "is the beginning of a row that is inside of an earlier one",
      { rows: "/found", field: "", form: "beginning of a later row" },
      "Moo",
    ],
    ["is undefined when no row begins so", { field: "/name", form: "beginning of a later row" }, undefined],
    [
      "is the clock on which the moment is just after midnight",
      { take: "greatest", form: onClock("minutes ahead", "first") },
      0,
    ],
    [
      "is the start of the day that begins before the moment",
      { rows: "/late", form: onClock("start of day", "first"), take: "least" },
      "2026-01-03T17:30:00.000Z",
    ],
    ["is the clock of that day", { rows: "/late", form: onClock("minutes ahead", "first"), take: "least" }, 390],
    [
      "is the end of the day that ends after the moment",
      { rows: "/late", form: onClock("end of day", "last"), take: "least" },
      "2026-01-03T17:45:00.000Z",
    ],
    [
      "is the clock of the day that ends then",
      { rows: "/late", form: onClock("minutes ahead", "last"), take: "least" },
      375,
    ],
    ["is undefined when no row has a value", { field: "/gone", take: "first" }, undefined],
    ["is undefined when there are no rows", { rows: "/gone", take: "least", form: later(0, "date") }, undefined],
  ])("%s", ([, wanted, expected]) => {
    const asked: Pick = {
      step: "a",
      isNeeded: true,
      rows: "/rows",
      field: "/at",
      take: "first",
      form: "value",
      ...wanted,
    };
    expect(rowValue({ rows, late, found }, asked)).toEqual(expected);
  });
});
