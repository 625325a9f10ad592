import { createCipheriv, createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openServicePath } from "./service-path.ts";

beforeEach(() => void vi.stubGlobal("location", { origin: "https://lobby.example" }));
afterEach(() => vi.unstubAllGlobals());

/** The other side of D8: the address sealed, and behind it the eight characters of the key. */
function seal(address: string, keyText = "abcd1234"): string {
  const iv = Buffer.alloc(12, 7);
  const cipher = createCipheriv("aes-256-gcm", createHash("sha256").update(keyText).digest(), iv);
  const sealed = Buffer.concat([iv, cipher.update(address, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return sealed.toString("base64url") + keyText;
}

/** The example of the contract. */
const EXAMPLE = "AAECAwQFBgcICQoLozuIUvbMVyU4jGlGJQnFJz4JlkJZsSqzytXFHhL0YH7NzF9OJ7Ok-0_q8ahhqua0Lk4Vt7Qz";

test.each([
  ["the example of the contract", EXAMPLE, "https://support.example.net/chat"],
  ["any other", seal("https://help.example/chat?id=7"), "https://help.example/chat?id=7"],
  ["a telephone", seal("tel:+880-2-5566778"), "tel:+880-2-5566778"],
  ["a mail", seal("mailto:help@lobby.example"), "mailto:help@lobby.example"],
  ["nothing with a text for the mail", seal("mailto:help@lobby.example?body=pay"), undefined],
  ["nothing of two mails", seal("mailto:help@lobby.example,you@evil.example"), undefined],
  ["nothing that only looks like a telephone", seal("tel:javascript"), undefined],
  ["nothing of another key", `${EXAMPLE.slice(0, -1)}x`, undefined],
  ["nothing that is cut off", EXAMPLE.slice(4), undefined],
  ["nothing of no text at all", "", undefined],
  ["nothing that the guard refuses", seal("javascript:alert(1)"), undefined],
  ["nothing with a name and a password in it", seal("https://a:b@help.example/"), undefined],
])(
  "R231, C15 the path of customer service opens with the key of its last eight characters: %s",
  async (_name, path, address) => {
    expect(await openServicePath(path)).toBe(address);
  },
);
