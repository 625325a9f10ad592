import { expect, test } from "vitest";
import { isCodeOf, isRefusalOfProof, waysToProve } from "./rules.ts";

const PASSKEY = { id: "pk_00000001", name: "Phone", createdAt: "2026-11-22T12:00:00Z", lastUsedAt: null };

test.each<[string, Parameters<typeof waysToProve>, string[]]>([
  ["an account that is not loaded yet", [undefined, true], ["password"]],
  ["an account without a second factor", [{ twoFactor: [], recoveryCodes: null, passkeys: [] }, true], ["password"]],
  [
    "an account with an authenticator app and recovery codes",
    [{ twoFactor: ["authenticator"], recoveryCodes: 3, passkeys: [] }, true],
    ["authenticator", "recoveryCode"],
  ],
  [
    "an account with an authenticator app",
    [{ twoFactor: ["authenticator"], recoveryCodes: 0, passkeys: [] }, true],
    ["authenticator"],
  ],
  [
    "an account with codes by SMS only",
    [{ twoFactor: ["sms"], recoveryCodes: null, passkeys: [] }, true],
    ["password"],
  ],
  [
    "an account with a passkey",
    [{ twoFactor: [], recoveryCodes: null, passkeys: [PASSKEY] }, true],
    ["password", "passkey"],
  ],
  [
    "an account with a passkey in a browser without passkeys",
    [{ twoFactor: [], recoveryCodes: null, passkeys: [PASSKEY] }, false],
    ["password"],
  ],
])("E099 %s offers the right proofs of identity", (_name, [overview, canUsePasskeys], ways) => {
  expect(waysToProve(overview, canUsePasskeys)).toEqual(ways);
});

test.each([
  ["PASSWORD_INCORRECT", true],
  ["VERIFICATION_CODE_INVALID", true],
  ["TOO_MANY_REQUESTS", false],
])("E099 the refusal %s belongs to the field: %s", (code, isAtField) => {
  expect(isRefusalOfProof(code)).toBe(isAtField);
});

test.each([
  ["authenticator", "123456", true],
  ["authenticator", "12345", false],
  ["recoveryCode", "k7mzq-4hx2p", true],
  ["recoveryCode", "123456", false],
] as const)("E099 for the method %s, the code %s is complete: %s", (way, typed, canServe) => {
  expect(isCodeOf(way, typed)).toBe(canServe);
});
