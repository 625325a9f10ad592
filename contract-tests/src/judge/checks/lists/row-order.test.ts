import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../json.ts";
import { misplacedGap, misplacedRows, misplacedTie } from "./row-order.ts";

const STATUS = { field: "/status", values: ["waiting", "running"] };
const rowsOf = (...all: (string | number)[]) => all.map((status) => ({ status }));
const found = (mark: unknown, rows: readonly JsonObject[], query: JsonObject = {}) =>
  misplacedRows(rows, mark, query).map(({ place, message }) => `${place} ${message}`);

describe("an order that names its values", () => {
  it("accepts the values in order, and any others after them", () => {
    expect(found(STATUS, rowsOf("waiting", "waiting", "running", "ended", "lost", "ended"))).toEqual([]);
  });

  it("rejects a row before a value that comes earlier", () => {
    expect(found(STATUS, rowsOf("running", "waiting"))).toEqual([
      '/1/status must not come after "running": the order is waiting, running',
    ]);
    expect(found({ field: "/status", values: ["waiting"] }, rowsOf("ended", "waiting"))).toEqual([
      '/1/status must not come after "ended": the order is waiting, then the others',
    ]);
  });

  it("uses the first value of a list that it names", () => {
    const rows = [{ tags: ["HOT", "NEW"] }, { tags: ["HOT"] }, { tags: ["NEW"] }];
    expect(found({ field: "/tags", values: ["NEW"] }, rows.slice(0, 2))).toEqual([]);
    expect(found({ field: "/tags", values: ["NEW"] }, rows)).toHaveLength(1);
  });
});

describe("several orders of a list", () => {
  it("all apply", () => {
    const rows = [
      { status: "running", size: 1 },
      { status: "waiting", size: 2 },
    ];
    expect(found([STATUS, { field: "/size", order: "descending" }], rows)).toHaveLength(2);
  });

  it("apply only to rows that lack the members, or have null there", () => {
    const rows = [{ size: 1, day: "a" }, { size: 2, day: null }, { size: 1 }, { size: 3, day: "b" }];
    expect(found({ field: "/size", order: "descending", lacks: ["day"] }, rows)).toEqual([]);
    expect(found({ field: "/size", order: "ascending", lacks: ["day"] }, rows)).toHaveLength(1);
  });

  it("apply only to requests with the parameters", () => {
    const order = { ...STATUS, request: { order: "STATUS" } };
    const rows = rowsOf("running", "waiting");
    expect([found(order, rows), found(order, rows, { order: "STATUS" })].map(({ length }) => length)).toEqual([0, 1]);
  });
});

const equalRows = (...ids: (string | number)[]) => ids.map((id) => ({ id, total: "9.50" }));

describe("rows that are equal by the field of the order", () => {
  it.for<[what: string, rows: JsonObject[], order: "ascending" | "descending", place: string | undefined]>([
    ["keys in order", equalRows("bk_1", "bk_2"), "ascending", undefined],
    ["keys in the other order", equalRows("bk_2", "bk_1"), "ascending", "/1/id"],
    ["numbers by their value", equalRows(9, 10), "ascending", undefined],
    ["a descending order", equalRows(1, 2), "descending", "/1/id"],
    [
      "rows that differ",
      [
        { id: 2, total: "1.00" },
        { id: 1, total: "2.00" },
      ],
      "ascending",
      undefined,
    ],
    [
      "equal amounts that are written differently",
      [
        { id: 2, total: "1.0" },
        { id: 1, total: "1.00" },
      ],
      "ascending",
      "/1/id",
    ],
  ])("are compared: %s", ([, all, order, place]) => {
    expect(misplacedTie(all, "/total", { field: "/id", order })?.place).toBe(place);
  });
});

describe("rows without a value", () => {
  it.for<[what: string, sizes: (number | null)[], end: "first" | "last" | undefined, place: string | undefined]>([
    ["at the end", [1, 2, null, null], undefined, undefined],
    ["at the beginning", [null, null, 1], undefined, undefined],
    ["in a page of their own", [null, null], "first", undefined],
    ["between others", [1, null, 2], undefined, "/2/size"],
    ["on both sides", [null, 1, null], undefined, "/2/size"],
    ["at the beginning in place of the end", [null, 1, 2], "last", "/1/size"],
    ["at the end in place of the beginning", [1, 2, null], "first", "/2/size"],
  ])("are judged %s", ([, sizes, end, place]) => {
    const rows = sizes.map((size) => ({ size }));
    expect(misplacedGap(rows, "/size", end)?.place).toBe(place);
  });
});
