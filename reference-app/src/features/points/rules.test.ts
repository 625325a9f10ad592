import { expect, test } from "vitest";
import { conversionComplaint, fieldOfRefusal, mostConvertible, standingOf, worthOf } from "./rules.ts";

test.each([
  [10, 2, "5.00"],
  [11, 2, "5.50"],
  [0, 2, "0.00"],
  [1, 3, "0.33"],
  [2, 3, "0.66"],
  [7, 0.1, "70.00"],
  [3, 0.3, "10.00"],
  [1, 0.0001, "10000.00"],
  [1_000_000_000_000, 7, "142857142857.14"],
  [999_999_999_999, 1, "999999999999.00"],
])("R251 D12 %d points at %d points for one unit of money are worth %s", (points, ratio, worth) => {
  expect(worthOf(points, ratio, "BDT")).toBe(worth);
});

test("R251 R501 points are never converted to half a dong", () => expect(worthOf(11, 2, "VND")).toBe("5.00"));

const HOUSE = { minPoints: 10, maxPoints: 10_000, stepPoints: 10 };

test.each([
  [9, 0],
  [10, 10],
  [123, 120],
  [10_000, 10_000],
  [10_019, 10_000],
])("R251 of %d points, at most %d can be converted at a time", (points, most) => {
  expect(mostConvertible(HOUSE, points)).toBe(most);
});

test.each([
  [undefined, 500, "missing"],
  [0, 500, "tooFew"],
  [-10, 500, "tooFew"],
  [10, 500, undefined],
  [15, 500, "step"],
  [510, 500, "lacking"],
  [500, 500, undefined],
  [10_010, 20_000, "tooMany"],
  [10_000, 20_000, undefined],
] as const)("R251 converting %s of %d points gives the error: %s", (wanted, points, complaint) => {
  expect(conversionComplaint(wanted, HOUSE, points)).toBe(complaint);
});

test.each([
  ["sold out", { points: 400, stock: 0 }, 5000, { kind: "soldOut" }],
  ["sold out also for a member without points", { points: 400, stock: 0 }, 0, { kind: "soldOut" }],
  ["too expensive", { points: 400, stock: 5 }, 399, { kind: "lacking", points: 1 }],
  ["affordable once", { points: 400, stock: 5 }, 400, { kind: "open", most: 1 }],
  ["limited by its stock", { points: 10, stock: 3 }, 400, { kind: "open", most: 3 }],
  ["limited by the contract", { points: 10, stock: null }, 400, { kind: "open", most: 10 }],
  ["open to a guest", { points: 400, stock: null }, undefined, { kind: "open", most: 10 }],
  ["free", { points: 0, stock: null }, 0, { kind: "open", most: 10 }],
])("E060 a reward is %s", (_name, reward, points, standing) => {
  expect(standingOf(reward, points)).toEqual(standing);
});

test.each([
  ["PAYMENT_PASSWORD_INCORRECT", "paymentPassword"],
  ["AMOUNT_OUT_OF_RANGE", "points"],
  ["OUT_OF_STOCK", "quantity"],
  ["INSUFFICIENT_POINTS", undefined],
  ["toString", undefined],
])("E061 E065 the refusal %s belongs to the field %s", (code, field) => {
  expect(fieldOfRefusal(code)).toBe(field);
});
