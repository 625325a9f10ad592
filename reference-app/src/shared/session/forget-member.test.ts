import { afterEach, expect, test, vi } from "vitest";
import { forgetMember } from "./forget-member.ts";

afterEach(() => vi.unstubAllGlobals());

test("R198 R205 forgetMember removes the stored entries of a member and keeps the entries of the site", () => {
  const ofMember = ["merchantWallet", "consolidated", "realityCheck", "cpw"];
  const kept = new Set([...ofMember, "merchantCode", "hotGame"]);
  vi.stubGlobal("sessionStorage", { removeItem: (name: string) => void kept.delete(name) });
  forgetMember();
  expect([...kept]).toEqual(["merchantCode", "hotGame"]);
});
