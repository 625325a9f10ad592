import { afterEach, expect, test, vi } from "vitest";
import { switchMerchant } from "./switch-merchant.ts";

afterEach(() => vi.unstubAllGlobals());

function memoryArea(entries: Map<string, string>) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    clear: () => entries.clear(),
  };
}

test("R189 R312 the merchant's code is in session storage after a switch, nothing of the one before is, and home loads anew", () => {
  const kept = new Map([
    ["merchantCode", "ccgjoyf4"],
    ["affiliateCode", "AGENT001"],
  ]);
  const replace = vi.fn<(url: string) => void>();
  vi.stubGlobal("sessionStorage", memoryArea(kept));
  vi.stubGlobal("localStorage", memoryArea(new Map()));
  vi.stubGlobal("location", { replace });
  switchMerchant({ merchantCode: "vnlobby1", currency: "VND" }, "vi");
  expect(Object.fromEntries(kept)).toEqual({ merchantCode: "vnlobby1", currency: "VND" });
  expect(replace).toHaveBeenCalledExactlyOnceWith("/");
});
