import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HANDLERS } from "../../../src/mock/handlers/handlers.ts";
import { createWorld } from "../../../src/mock/world/create-world.ts";
import { hashPassword, isPasswordOf, newSalt } from "../../../src/mock/world/password-hash.ts";
import type { World } from "../../../src/mock/world/world.ts";

const STRANGER = "203.0.113.7";
const OWNER = "198.51.100.4";

let world: World;
beforeEach(() => {
  world = createWorld();
});
afterEach(() => world.close());

/** Status of a call that somebody makes at an address. */
async function statusOf(operationId: "login" | "requestPasswordByEmail", ip: string, body: object) {
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
    world,
  });
  return reply?.status ?? 200;
}

const login = (ip: string, password: string) => {
  const solved = { captcha: "koi", captchaId: world.captchas.issue("koi") };
  return statusOf("login", ip, { type: "username", username: "demo", password, ...solved });
};
const askForMail = (ip: string, email: string) => statusOf("requestPasswordByEmail", ip, { username: "demo", email });

describe("R492 what a stranger does to a name", () => {
  it("locks the stranger out of the login, and not its owner, who solves a captcha", async () => {
    for (let failure = 0; failure < 10; failure += 1) expect(await login(STRANGER, "wrong-1234")).toBe(400);
    expect(await login(STRANGER, "demo-1234")).toBe(429);
    expect(await login(OWNER, "demo-1234")).toBe(200);
    expect(await login(STRANGER, "demo-1234")).toBe(429);
  });

  it("E011 locks the stranger out of the mail with a password, and not its owner", async () => {
    for (let failure = 0; failure < 10; failure += 1) expect(await askForMail(STRANGER, "a@b.example")).toBe(422);
    expect(await askForMail(STRANGER, "demo@example.com")).toBe(429);
    expect(await askForMail(OWNER, "demo@example.com")).toBe(200);
  });
});

it("R216 the password of nobody takes as long as that of a member", () => {
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
