import { afterEach, describe, expect, test, vi } from "vitest";
import { cookieJar, localBox, sessionBox } from "./storage.ts";

afterEach(() => vi.unstubAllGlobals());

/** A storage area in memory. */
function memoryArea() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

test("R186 R209 session and local entries are stored and removed separately", () => {
  vi.stubGlobal("sessionStorage", memoryArea());
  vi.stubGlobal("localStorage", memoryArea());
  sessionBox.set("token", "t-1");
  localBox.set("lang", "en");
  expect([sessionBox.get("token"), localBox.get("lang")]).toEqual(["t-1", "en"]);
  sessionBox.remove("token");
  localBox.clear();
  expect([sessionBox.get("token"), localBox.get("lang")]).toEqual([undefined, undefined]);
});

describe("unusable storage", () => {
  test.each([
    ["blocked", { get: deny }],
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
  ])("storage that is %s does not throw and keeps nothing", (_title, property) => {
    vi.stubGlobal("sessionStorage", undefined);
    Object.defineProperty(globalThis, "sessionStorage", { configurable: true, ...property });
    expect(() => sessionBox.set("token", "t-1")).not.toThrow();
    expect(sessionBox.get("token")).toBeUndefined();
    expect(() => sessionBox.clear()).not.toThrow();
  });
});

/** Blocks what it is called for. */
function deny(): never {
  throw new DOMException("Denied", "SecurityError");
}

test("R151 R212 blocked cookies count as none, and writing one does nothing", () => {
  vi.stubGlobal("document", Object.defineProperty({}, "cookie", { get: deny, set: deny }));
  cookieJar.write("rememberUser=demo");
  expect(cookieJar.read()).toBe("");
});
