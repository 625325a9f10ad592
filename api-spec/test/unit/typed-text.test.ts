import { describe, expect, it } from "vitest";
import { normaliseBody, normaliseTyped } from "../../src/client/typed-text.ts";
import { OPERATIONS, type OperationMeta } from "../../src/generated/operations.ts";

const META: Readonly<Record<string, OperationMeta>> = OPERATIONS;

describe("typed text", () => {
  it.each([
    ["digits", "123456", "123456"],
    ["digits", "১২৩৪৫৬", "123456"],
    ["digits", "१२३४५६", "123456"],
    ["digits", "١٢٣٤٥٦", "123456"],
    ["digits", "１２３４５６", "123456"],
    ["digits", "𝟏𝟐𝟑𝟒𝟓𝟔", "123456"],
    ["digits", "123 456", "123456"],
    ["digits", "123-456", "123456"],
    ["digits", "123\u2011456", "123456"],
    ["digits", " 123456 ", "123456"],
    ["digits", "\u200E123\u200B456\u200F", "123456"],
    ["digits", "+880 1712-345678", "+8801712345678"],
    ["digits", "০১৭১২-৩৪৫৬৭৮", "01712345678"],
    ["digits", "(017) 12.345.678", "01712345678"],
    ["digits", "১২৩৪৫৬।", "123456"],
    ["digits", "", ""],
    ["digits", "  Karim  Uddin ", "Karim  Uddin"],
    ["digits", "12a456", "12a456"],
    ["account", "1234 5678 90", "1234567890"],
    ["account", "১২৩৪-৫৬৭৮", "12345678"],
    ["account", "TXyz 12Ab", "TXyz12Ab"],
    ["account", "ab_12", "ab_12"],
    ["name", "demo", "demo"],
    ["name", " demo\u200B ", "demo"],
    ["name", "\u2066de\u00ADmo\u2069", "demo"],
    ["name", "ｄｅｍｏ", "demo"],
    ["name", "a b", "a b"],
    ["name", "করিম", "করিম"],
    ["name", "\u200Dর\u200D্যাফ\u200D", "র\u200D্যাফ"],
    ["name", "क्\u200Cष", "क्\u200Cष"],
    ["name", "👩\u200D👧 👩🏽\u200D👧", "👩\u200D👧 👩🏽\u200D👧"],
    ["name", "de\u200Dm\u200Co", "demo"],
    ["digits", "12\u200D34\u200C56", "123456"],
  ] as const)("R394 is normalised as %s: %j becomes %j", (kind, typed, meant) => {
    expect(normaliseTyped(kind, typed)).toBe(meant);
    expect(normaliseTyped(kind, meant)).toBe(meant);
  });

  it("R215 is normalised in an SMS code, and kept exactly in a password (D6)", () => {
    const { typed } = META.login ?? {};
    const sms = { type: "sms", mobileNo: "০১৭১২ ৩৪৫৬৭৮", password: "12 34 56" };
    const password = { type: "username", username: " demo ", password: " ১2 ３4 " };
    expect(normaliseBody(sms, typed)).toEqual({ type: "sms", mobileNo: "01712345678", password: "123456" });
    expect(normaliseBody(password, typed)).toEqual({ ...password, username: "demo" });
  });

  it("stays as typed in fields without `x-typed-as`, in values that are not strings, and in bodies that are not objects", () => {
    const typed = [{ fields: { code: "digits" } }] as const;
    const blob = new Blob(["1 2"]);
    expect(normaliseBody({ code: 12, other: "1 2" }, typed)).toEqual({ code: 12, other: "1 2" });
    expect(normaliseBody(blob, typed)).toBe(blob);
    expect(normaliseBody(["1 2"], typed)).toEqual(["1 2"]);
    expect(normaliseBody(null, typed)).toBeNull();
    expect(normaliseBody({ code: "1 2" })).toEqual({ code: "1 2" });
  });

  it("D6 digits are normalised in the payment password and the SMS code, but in no other password field", () => {
    const touched = Object.entries(META).flatMap(([id, { typed = [] }]) =>
      typed.flatMap(({ when, fields }) =>
        Object.keys(fields)
          .filter((name) => /password/i.test(name) && !/paymentPassword$/i.test(name))
          .map((name) => [id, name, when]),
      ),
    );
    expect(touched).toEqual([["login", "password", ["type", "sms"]]]);
  });
});
