import { afterEach, expect, it, vi } from "vitest";
import { mintIdempotencyKey } from "../../src/client/idempotency.ts";

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

it("D12 each money call has a unique key, even when the browser cannot create UUIDs", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 100 }, mintIdempotencyKey);
  expect(keys.filter((key) => !UUID.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
});
