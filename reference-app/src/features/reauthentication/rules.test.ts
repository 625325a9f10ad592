import { expect, test } from "vitest";
import { isCodeOf, isRefusalOfProof, waysToProve } from "./rules.ts";

const PASSKEY = { id: "pk_00000001", name: "Phone", createdAt: "2026-11-22T12:00:00Z", lastUsedAt: null };

test.each<[string, Parameters<typeof waysToProve>, string[]]>([
  ["an account that is not known yet", [undefined, true], ["password"]],
  ["an account without more", [{ twoFactor: [], recoveryCodes: null, passkeys: [] }, true], ["password"]],
  [
    "an app with codes for its loss",
    [{ twoFactor: ["authenticator"], recoveryCodes: 3, passkeys: [] }, true],
    ["authenticator", "recoveryCode"],
  ],
  ["an app", [{ twoFactor: ["authenticator"], recoveryCodes: 0, passkeys: [] }, true], ["authenticator"]],
  ["codes by message alone", [{ twoFactor: ["sms"], recoveryCodes: null, passkeys: [] }, true], ["password"]],
  ["a passkey", [{ twoFactor: [], recoveryCodes: null, passkeys: [PASSKEY] }, true], ["password", "passkey"]],
  [
    "a passkey that the browser cannot ask for",
    [{ twoFactor: [], recoveryCodes: null, passkeys: [PASSKEY] }, false],
    ["password"],
  ],
])("E099 %s can be proven by what it has", (_name, [overview, canUsePasskeys], ways) => {
  expect(waysToProve(overview, canUsePasskeys)).toEqual(ways);
});

test.each([
  ["PASSWORD_INCORRECT", true],
  ["VERIFICATION_CODE_INVALID", true],
  ["TOO_MANY_REQUESTS", false],
])("E099 that %s is about what was typed is %s", (code, isAtField) => {
  expect(isRefusalOfProof(code)).toBe(isAtField);
});

test.each([
  ["authenticator", "123456", true],
  ["authenticator", "12345", false],
  ["recoveryCode", "k7mzq-4hx2p", true],
  ["recoveryCode", "123456", false],
] as const)("E099 as a code by %s %s can serve: %s", (way, typed, canServe) => {
  expect(isCodeOf(way, typed)).toBe(canServe);
});
