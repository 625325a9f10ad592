import { createCipheriv, createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openServicePath } from "./service-path.ts";

beforeEach(() => void vi.stubGlobal("location", { origin: "https://lobby.example" }));
afterEach(() => vi.unstubAllGlobals());

/** The inverse of D8: encrypts an address and appends the eight key characters. */
function seal(address: string, keyText = "abcd1234"): string {
  const iv = Buffer.alloc(12, 7);
  const cipher = createCipheriv("aes-256-gcm", createHash("sha256").update(keyText).digest(), iv);
  const sealed = Buffer.concat([iv, cipher.update(address, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return sealed.toString("base64url") + keyText;
}

/** The example in the API contract. */
const EXAMPLE = "AAECAwQFBgcICQoLozuIUvbMVyU4jGlGJQnFJz4JlkJZsSqzytXFHhL0YH7NzF9OJ7Ok-0_q8ahhqua0Lk4Vt7Qz";

test.each([
  ["the example of the contract", EXAMPLE, "https://support.example.net/chat"],
  ["another path", seal("https://help.example/chat?id=7"), "https://help.example/chat?id=7"],
  ["a phone number", seal("tel:+880-2-5566778"), "tel:+880-2-5566778"],
  ["an e-mail address", seal("mailto:help@lobby.example"), "mailto:help@lobby.example"],
  ["no e-mail address with a text", seal("mailto:help@lobby.example?body=pay"), undefined],
  ["no two e-mail addresses", seal("mailto:help@lobby.example,you@evil.example"), undefined],
  ["no invalid phone number", seal("tel:javascript"), undefined],
  ["nothing with a wrong key", `${EXAMPLE.slice(0, -1)}x`, undefined],
  ["nothing from a truncated path", EXAMPLE.slice(4), undefined],
  ["nothing from an empty path", "", undefined],
  ["no URL that the guard refuses", seal("javascript:alert(1)"), undefined],
  ["no URL with a username and a password", seal("https://a:b@help.example/"), undefined],
])("R231, C15 decrypts the customer-service path with its last eight characters: %s", async (_name, path, address) => {
  expect(await openServicePath(path)).toBe(address);
});
