import { beforeEach, expect, test, vi } from "vitest";
import { keepLandingCodes, landingCodes } from "./landing-codes.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("R220 the codes of the first URL are stored", () => {
  keepLandingCodes("?affiliateCode=AGENT001&referralCode=DEMO0001&x=1");
  expect(landingCodes()).toEqual({ affiliateCode: "AGENT001", referralCode: "DEMO0001" });
});

test("R220 codes of a later URL are ignored", () => {
  keepLandingCodes("?affiliateCode=AGENT001");
  keepLandingCodes("?affiliateCode=OTHER001");
  expect(landingCodes()).toEqual({ affiliateCode: "AGENT001" });
});

test("R220 a URL without codes stores none", () => {
  keepLandingCodes("?affiliateCode=");
  expect(landingCodes()).toEqual({});
});

test.each([
  ["a space", "BONDHU01%20"],
  ["a line break", "BONDHU01%0A"],
  ["an invisible character before it", "%E2%80%8BBONDHU01"],
  ["a full stop", "BONDHU01."],
  ["a Bengali full stop", "BONDHU01%E0%A5%A4"],
  ["a bracket and a comma", "BONDHU01),"],
  ["parameters that another site added", "BONDHU01?fbclid=IwAR0-x"],
  ["quotation marks", "%22BONDHU01%22"],
])("R220 the code of a link that a message or a person copied with %s is stored without it", (_, copied) => {
  keepLandingCodes(`?affiliateCode=${copied}`);
  expect(landingCodes()).toEqual({ affiliateCode: "BONDHU01" });
});
