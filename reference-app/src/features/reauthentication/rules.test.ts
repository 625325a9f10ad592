import { expect, test } from "vitest";
import { fieldOfRefusal, waysToProve } from "./rules.ts";

const PASSKEY = { id: "pk_00000001", name: "Phone", createdAt: "2026-11-22T12:00:00Z", lastUsedAt: null };

test.each<[string, Parameters<typeof waysToProve>, string[]]>([
  ["an account that is not known yet", [undefined, true], ["password"]],
  ["an account without more", [{ twoFactor: [], passkeys: [] }, true], ["password"]],
  ["an app", [{ twoFactor: ["authenticator"], passkeys: [] }, true], ["password", "authenticator"]],
  ["codes by message alone", [{ twoFactor: ["sms"], passkeys: [] }, true], ["password"]],
  ["a passkey", [{ twoFactor: [], passkeys: [PASSKEY] }, true], ["password", "passkey"]],
  ["a passkey that the browser cannot ask for", [{ twoFactor: [], passkeys: [PASSKEY] }, false], ["password"]],
])("E099 %s can be proven by what it has", (_name, [overview, canUsePasskeys], ways) => {
  expect(waysToProve(overview, canUsePasskeys)).toEqual(ways);
});

test.each([
  ["PASSWORD_INCORRECT", "password"],
  ["VERIFICATION_CODE_INVALID", "code"],
  ["TOO_MANY_REQUESTS", undefined],
])("E099 %s is told at the field it is about", (code, field) => {
  expect(fieldOfRefusal(code)).toBe(field);
});
