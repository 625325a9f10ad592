import { expect, test } from "vitest";
import { securityText } from "./security-text.ts";

const BUILT_AT_MS = Date.UTC(2026, 0, 2);

test.each(["mailto:security@play.example", "https://play.example/report"])(
  "security.txt names the contact %s and expires after a year",
  (contact) => {
    expect(securityText(contact, "https://play.example", BUILT_AT_MS)).toBe(
      `Contact: ${contact}\nExpires: 2027-01-02T00:00:00.000Z\nPreferred-Languages: en, bn\nCanonical: https://play.example/.well-known/security.txt\n`,
    );
  },
);

test.each(["", "security@play.example", "http://play.example", "mailto:a@b\nExpires: never"])(
  "the build refuses %j as a security contact",
  (contact) => {
    expect(() => securityText(contact, "https://play.example", BUILT_AT_MS)).toThrow("SECURITY_CONTACT");
  },
);
