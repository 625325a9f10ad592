import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../json.ts";
import { describedFormulas } from "./described-formulas.ts";

const amount = { type: "string" };
const count = { type: "integer" };
const lines = { type: "array", items: { type: "object", properties: { total: amount, size: count } } };
const DOCUMENT: JsonObject = { components: { schemas: { State: { enum: ["open", "closed"] } } } };

/** The terms of each formula, by the member that it computes. */
const formulasOf = (properties: JsonObject) => {
  const found = describedFormulas(DOCUMENT)({}, { properties }, "") as
    | { at: string; plus: { pointer: string }[]; minus: { pointer: string }[] }[]
    | undefined;
  return (found ?? []).map(({ at, plus, minus }) => [
    at,
    plus.map(({ pointer }) => pointer).join(" "),
    minus.map(({ pointer }) => pointer).join(" "),
  ]);
};

describe("a formula in the words of a spec", () => {
  it.for<[description: string, plus: string, minus: string]>([
    ["`price` plus `fee`.", "1/price 1/fee", ""],
    ["`price` minus `fee`", "1/price", "1/fee"],
    ["price + fee - paid", "1/price 1/fee", "1/paid"],
    ["The sum of price, fee and paid. Never negative.", "1/price 1/fee 1/paid", ""],
    ["Sum of the totals of the lines.", "1/lines/*/total", ""],
  ])("is read from %j", ([description, plus, minus]) => {
    const properties = { price: amount, fee: amount, paid: amount, lines, total: { ...amount, description } };
    expect(formulasOf(properties)).toEqual([["/total", plus, minus]]);
  });

  it.for([
    "`price`",
    "`price` plus tax",
    "Price of the room",
    "Sum of the weights of the lines",
    "price times fee",
    "",
  ])("is not read from %j", (description) => {
    expect(formulasOf({ price: amount, fee: amount, lines, total: { ...amount, description } })).toEqual([]);
  });

  it("is a total beside one number for each member of an enum", () => {
    expect(formulasOf({ open: count, closed: count, total: count })).toEqual([["/total", "1/open 1/closed", ""]]);
    expect(formulasOf({ open: count, total: count })).toEqual([]);
    expect(formulasOf({ open: amount, closed: amount, total: count })).toEqual([]);
  });
});
