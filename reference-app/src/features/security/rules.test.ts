import { expect, test } from "vitest";
import { missingProtections, type SecurityOverview } from "./rules.ts";

const ALL: SecurityOverview = {
  email: "d•••@example.com",
  mobile: "+880•••5678",
  paymentPassword: true,
  twoFactor: ["authenticator"],
  recoveryCodes: 10,
  passkeys: [],
  level: "high",
  lastLoginAt: null,
  lastLoginIp: null,
};
const PASSKEY = { id: "pk_00000001", name: "Phone", createdAt: "2026-11-22T12:00:00Z", lastUsedAt: null };

test.each([
  ["all protections", ALL, []],
  ["a passkey instead of a code", { ...ALL, twoFactor: [], passkeys: [PASSKEY] }, []],
  ["no second factor", { ...ALL, twoFactor: [] }, ["secondFactor"]],
  [
    "no protections",
    { ...ALL, twoFactor: [], email: null, mobile: null, paymentPassword: false },
    ["secondFactor", "paymentPassword", "email", "mobile"],
  ],
])("E099 an account with %s has the right list of missing protections", (_name, overview, missing) => {
  expect(missingProtections(overview)).toEqual(missing);
});
