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
])("R251 D12 %d points at %d for one are worth %s", (points, ratio, worth) => {
  expect(worthOf(points, ratio, "BDT")).toBe(worth);
});

test("R251 R501 half a dong is not paid", () => expect(worthOf(11, 2, "VND")).toBe("5.00"));

const HOUSE = { minPoints: 10, maxPoints: 10_000, stepPoints: 10 };

test.each([
  [9, 0],
  [10, 10],
  [123, 120],
  [10_000, 10_000],
  [10_019, 10_000],
])("R251 of %d points %d can be converted at once", (points, most) => {
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
] as const)("R251 to convert %s of %d points is told: %s", (wanted, points, complaint) => {
  expect(conversionComplaint(wanted, HOUSE, points)).toBe(complaint);
});

test.each([
  ["gone", { points: 400, stock: 0 }, 5000, { kind: "soldOut" }],
  ["gone, to somebody poor as well", { points: 400, stock: 0 }, 0, { kind: "soldOut" }],
  ["too dear", { points: 400, stock: 5 }, 399, { kind: "lacking", points: 1 }],
  ["just right", { points: 400, stock: 5 }, 400, { kind: "open", most: 1 }],
  ["as many as there are", { points: 10, stock: 3 }, 400, { kind: "open", most: 3 }],
  ["as many as the contract lets go", { points: 10, stock: null }, 400, { kind: "open", most: 10 }],
  ["a guest's to look at", { points: 400, stock: null }, undefined, { kind: "open", most: 10 }],
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
])("E061 E065 the refusal %s is about %s", (code, field) => {
  expect(fieldOfRefusal(code)).toBe(field);
});
