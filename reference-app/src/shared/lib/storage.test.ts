import { afterEach, describe, expect, test, vi } from "vitest";
import { localBox, sessionBox } from "./storage.ts";

afterEach(() => vi.unstubAllGlobals());

/** An area that keeps what it is given. */
function memoryArea() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

test("R186 R209 what is set is got, from its own area", () => {
  vi.stubGlobal("sessionStorage", memoryArea());
  vi.stubGlobal("localStorage", memoryArea());
  sessionBox.set("token", "t-1");
  localBox.set("lang", "en");
  expect([sessionBox.get("token"), localBox.get("lang")]).toEqual(["t-1", "en"]);
  sessionBox.remove("token");
  localBox.clear();
  expect([sessionBox.get("token"), localBox.get("lang")]).toEqual([undefined, undefined]);
});

describe("storage that cannot be used", () => {
  test.each([
    [
      "blocked",
      {
        get: () => {
          throw new DOMException("Denied", "SecurityError");
        },
      },
    ],
    ["absent", { get: () => undefined }],
    [
      "full",
      {
        get: () => ({
          ...memoryArea(),
          setItem: () => {
            throw new DOMException("Full", "QuotaExceededError");
          },
        }),
      },
    ],
  ])("C: storage that is %s never throws and holds nothing", (_title, property) => {
    vi.stubGlobal("sessionStorage", undefined);
    Object.defineProperty(globalThis, "sessionStorage", { configurable: true, ...property });
    expect(() => sessionBox.set("token", "t-1")).not.toThrow();
    expect(sessionBox.get("token")).toBeUndefined();
    expect(() => sessionBox.clear()).not.toThrow();
  });
});
