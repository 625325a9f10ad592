import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HANDLERS } from "../../../src/mock/handlers/handlers.ts";
import { createWorld } from "../../../src/mock/world/create-world.ts";
import { hashPassword, isPasswordOf, newSalt } from "../../../src/mock/world/authentication/password-hash.ts";
import type { World } from "../../../src/mock/world/world.ts";

const STRANGER = "203.0.113.7";
const OWNER = "198.51.100.4";

let world: World;
beforeEach(() => {
  world = createWorld();
});
afterEach(() => world.close());

/** The status of a call from an IP address. */
async function statusOf(
  operationId: "login" | "requestPasswordByEmail" | "resetPasswordByPhone" | "registerByMobile",
  ip: string,
  body: object,
) {
  const reply = await HANDLERS[operationId]?.({
    params: {},
    query: {},
    headers: { "x-client-ip": ip },
    body,
    account: undefined,
    token: undefined,
    language: "en",
    now: world.clock.now(),
    gamesOrigin: "http://localhost:4011",
    appOrigin: "http://localhost:5173",
    world,
  });
  return reply?.status ?? 200;
}

const solved = () => ({ captcha: "koi", captchaId: world.captchas.issue("koi") });
const login = (ip: string, password: string) =>
  statusOf("login", ip, { type: "username", username: "demo", password, ...solved() });
const phone = (number: number) => String(1_813_000_000 + number);
const askForMail = (ip: string, email: string) => statusOf("requestPasswordByEmail", ip, { username: "demo", email });

describe("R492 failed logins of an attacker with a member's username", () => {
  it("block the login for the attacker but not for the member, who solves a captcha", async () => {
    for (let failure = 0; failure < 10; failure += 1) expect(await login(STRANGER, "wrong-1234")).toBe(400);
    expect(await login(STRANGER, "demo-1234")).toBe(429);
    expect(await login(OWNER, "demo-1234")).toBe(200);
    expect(await login(STRANGER, "demo-1234")).toBe(429);
  });

  it("E011 block the password email for the attacker but not for the member", async () => {
    for (let failure = 0; failure < 10; failure += 1) expect(await askForMail(STRANGER, "a@b.example")).toBe(422);
    expect(await askForMail(STRANGER, "demo@example.com")).toBe(429);
    expect(await askForMail(OWNER, "demo@example.com")).toBe(200);
  });
});

describe("R492 an attacker who tries each of many usernames or numbers once", () => {
  const NAMES = 60;
  const code = { countryDialingCode: "+880", verificationCode: "111111" };
  const form = { username: "rahim77", payeeName: "Rahim Uddin", password: "demo-1234", confirmPassword: "demo-1234" };
  const consent = { termsAccepted: true, ageConfirmed: true };

  it.each([
    [
      "E011 a password by email",
      "requestPasswordByEmail",
      (number: number) => ({ username: `nobody${number}`, email: "a@b.example" }),
    ],
    [
      "E012 a new password by phone",
      "resetPasswordByPhone",
      (number: number) => ({ ...code, mobileNum: phone(number), newPassword: "other-1234" }),
    ],
    [
      "E009 a registration by phone",
      "registerByMobile",
      (number: number) => ({ ...form, ...consent, ...solved(), ...code, mobileNum: phone(number) }),
    ],
  ] as const)("%s is refused after sixty tries, and other clients are not affected", async (_, operationId, bodyOf) => {
    for (let number = 0; number < NAMES; number += 1)
      expect(await statusOf(operationId, STRANGER, bodyOf(number))).toBe(422);
    expect(await statusOf(operationId, STRANGER, bodyOf(NAMES))).toBe(429);
    expect(await login(STRANGER, "demo-1234")).toBe(429);
    expect(await statusOf(operationId, OWNER, bodyOf(NAMES))).toBe(422);
  });
});

it("R216 checking a password takes about as long for an unknown username as for a member's", () => {
  const salt = newSalt();
  const expected = hashPassword("demo-1234", salt);
  const spent = { known: 0, unknown: 0 };
  const measure = (kind: keyof typeof spent, stored: Uint8Array | undefined) => {
    const startedMs = performance.now();
    expect(isPasswordOf("wrong-1234", stored && salt, stored)).toBe(false);
    spent[kind] += performance.now() - startedMs;
  };
  for (let round = 0; round < 100; round += 1) {
    measure("known", expected);
    measure("unknown", undefined);
  }
  expect(spent.unknown).toBeGreaterThan(spent.known / 3);
});
