import { describe, expect, it } from "vitest";
import { codeAhead, totp } from "./totp.ts";

/** The key of RFC 6238, appendix B. */
const KEY = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("the code of an authenticator app", () => {
  it.for<[number, string]>([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_234_567_890, "005924"],
    [20_000_000_000, "353130"],
  ])("is that of RFC 6238 at %i s", ([seconds, code]) => {
    expect(totp(KEY, seconds * 1000)).toBe(code);
  });

  it("follows the clock of the server", () => {
    const receivedAt = Date.now();
    const date = new Date(receivedAt + 86_400_000).toUTCString();
    expect(codeAhead(KEY, 1, date, receivedAt)).not.toBe(codeAhead(KEY, 1, undefined, receivedAt));
  });

  it.for([undefined, 7, "", "not base32!"])("is undefined for %o, which is no key", (key) => {
    expect(codeAhead(key, 0, undefined, 0)).toBeUndefined();
  });
});
