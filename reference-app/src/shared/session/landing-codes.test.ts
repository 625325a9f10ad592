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
