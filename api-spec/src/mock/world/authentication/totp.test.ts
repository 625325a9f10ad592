import { expect, test } from "vitest";
import { newTotpKey, totpCode, totpStepAt } from "./totp.ts";

/** "12345678901234567890" in base32: the key of RFC 6238, appendix B. */
const KEY = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("E099 at %i seconds after 1970, the authenticator code for the key of RFC 6238 is %s", (seconds, code) => {
  expect(totpCode(KEY, totpStepAt(seconds * 1000))).toBe(code);
});

test("E099 creates a different authenticator key of 32 characters each time", () => {
  const keys = Array.from({ length: 50 }, newTotpKey);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[A-Z2-7]{32}$/);
});
