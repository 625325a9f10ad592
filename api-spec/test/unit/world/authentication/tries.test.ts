import { describe, expect, it } from "vitest";
import { createAuthenticators } from "../../../../src/mock/world/authentication/authenticators.ts";
import { createLoginGuard } from "../../../../src/mock/world/authentication/login-guard.ts";
import { createPaymentPasswords } from "../../../../src/mock/world/authentication/payment-passwords.ts";
import { totpCode, totpStepAt } from "../../../../src/mock/world/authentication/totp.ts";
import { createVerificationCodes } from "../../../../src/mock/world/authentication/verification-codes.ts";
import { MINUTE_MS, openStage } from "../stage.ts";

const CLIENT = "192.0.2.1";
const times = (count: number, act: () => unknown) => Array.from({ length: count }, act);

describe("R492 repeated wrong tries", () => {
  it.each([
    [4, "right"],
    [5, "locked"],
    [6, "locked"],
  ])("%i wrong verification codes leave the right one %s", (failures, verdict) => {
    const { store, clock } = openStage();
    const codes = createVerificationCodes(store, clock);
    codes.issue("login", "+880");
    times(failures, () => codes.check("login", "+880", "000000", CLIENT));
    expect(codes.check("login", "+880", "123456", CLIENT)).toBe(verdict);
    expect(codes.check("register", "+880", "123456", CLIENT)).toBe("wrong");
  });

  it.each([
    [9, 5, "right"],
    [10, 5, "locked"],
  ])("wrong codes of %i other clients, %i each, leave the owner's code %s", (clients, each, verdict) => {
    const { store, clock } = openStage();
    const codes = createVerificationCodes(store, clock);
    codes.issue("login", "+880");
    for (let client = 0; client < clients; client += 1)
      times(each, () => codes.check("login", "+880", "000000", `198.51.100.${client}`));
    expect(codes.check("login", "+880", "123456", CLIENT)).toBe(verdict);
    clock.advance(5 * MINUTE_MS);
    codes.issue("login", "+880");
    expect(codes.check("login", "+880", "123456", CLIENT)).toBe("right");
  });

  it.each([
    [4, "right"],
    [5, "locked"],
  ])("%i wrong payment passwords leave the right one %s", (failures, verdict) => {
    const { store, clock } = openStage();
    const passwords = createPaymentPasswords(store, clock);
    passwords.set("1", "654321");
    times(failures, () => passwords.check("1", "000000"));
    expect(passwords.check("1", "654321")).toBe(verdict);
    expect(passwords.lockedForMs("1")).toBe(verdict === "locked" ? 5 * MINUTE_MS : 0);
    expect([passwords.check("2", "654321"), passwords.isSet("1"), passwords.isSet("2")]).toEqual([
      "notSet",
      true,
      false,
    ]);
  });

  it("the lock of a payment password ends after five minutes, and the count starts again", () => {
    const { store, clock } = openStage();
    const passwords = createPaymentPasswords(store, clock);
    passwords.set("1", "654321");
    times(5, () => passwords.check("1", "000000"));
    clock.advance(5 * MINUTE_MS - 1);
    expect(passwords.lockedForMs("1")).toBe(1);
    clock.advance(1);
    expect(passwords.lockedForMs("1")).toBe(0);
    times(4, () => passwords.check("1", "000000"));
    expect(passwords.check("1", "654321")).toBe("right");
    times(4, () => passwords.check("1", "000000"));
    expect(passwords.check("1", "654321")).toBe("right");
  });

  it.each([
    [9, 0],
    [10, 5 * MINUTE_MS],
    [11, 5 * MINUTE_MS],
  ])("%i failed logins lock a username for %i ms", (failures, lockedForMs) => {
    const { store, clock } = openStage();
    const guard = createLoginGuard(store, clock);
    times(failures, () => guard.fail("login", "Demo"));
    expect(guard.lockedForMs("login", "demo")).toBe(lockedForMs);
    expect(guard.failuresOf("login", "demo")).toBe(failures);
    expect([guard.lockedForMs("oldPassword", "demo"), guard.failuresOf("loginFrom", "demo")]).toEqual([0, 0]);
  });

  it("the lock of a username ends five minutes after the last failure, and the count starts again", () => {
    const { store, clock } = openStage();
    const guard = createLoginGuard(store, clock);
    times(10, () => guard.fail("login", "demo"));
    clock.advance(5 * MINUTE_MS - 1);
    expect(guard.lockedForMs("login", "demo")).toBe(1);
    clock.advance(1);
    expect(guard.lockedForMs("login", "demo")).toBe(0);
    clock.advance(1);
    expect([guard.lockedForMs("login", "demo"), guard.failuresOf("login", "demo")]).toEqual([0, 0]);
    guard.fail("login", "demo");
    guard.forgive("login", "demo");
    expect(guard.failuresOf("login", "demo")).toBe(0);
  });
});

describe("E099 a code of an authenticator app", () => {
  it.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])("is accepted from %i half minutes away: %s", (off, isTaken) => {
    const { store, clock } = openStage();
    const authenticators = createAuthenticators(store, clock);
    const key = authenticators.setUp("1") ?? "";
    const code = totpCode(key, totpStepAt(clock.now()) + off);
    expect(authenticators.redeem("1", code)).toBe(isTaken);
    expect(authenticators.redeem("2", code)).toBe(false);
  });

  it("is accepted once, and earlier codes are refused afterwards", () => {
    const { store, clock } = openStage();
    const authenticators = createAuthenticators(store, clock);
    const key = authenticators.setUp("1") ?? "";
    const step = totpStepAt(clock.now());
    expect([0, 0, -1, 1].map((off) => authenticators.redeem("1", totpCode(key, step + off)))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it("turns the app on, and the app stays on until it is removed", () => {
    const { store, clock } = openStage();
    const authenticators = createAuthenticators(store, clock);
    const states = () => [authenticators.isWaiting("1"), authenticators.isOn("1")];
    expect(states()).toEqual([false, false]);
    authenticators.setUp("1");
    expect(states()).toEqual([true, false]);
    expect(authenticators.setUp("1")).toBeDefined();
    authenticators.turnOn("1");
    expect([...states(), authenticators.setUp("1")]).toEqual([false, true, undefined]);
    authenticators.remove("1");
    expect(states()).toEqual([false, false]);
  });
});
