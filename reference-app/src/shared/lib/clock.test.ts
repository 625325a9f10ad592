import { describe, expect, test } from "vitest";
import { createServerClock } from "./clock.ts";

const START_MS = 1_800_000_000_000;
const HOUR_MS = 3_600_000;

/** A clock whose monotonic and device time the test moves. */
function setUp() {
  const time = { monotonicMs: 1000, deviceMs: START_MS };
  const clock = createServerClock(
    () => time.monotonicMs,
    () => time.deviceMs,
  );
  return { time, clock };
}

describe("the server's clock", () => {
  test("D11 before any answer it starts from the device", () => {
    expect(setUp().clock.now()).toBe(START_MS);
  });

  test("D11 an answer sets it, half the round trip ago", () => {
    const { time, clock } = setUp();
    time.monotonicMs = 1400;
    clock.observe({ serverTimeMs: START_MS + 60_000, startedAtMs: 1000, endedAtMs: 1400 });
    expect(clock.now()).toBe(START_MS + 60_000 + 200);
  });

  test("D11 moving the device's clock moves nothing", () => {
    const { time, clock } = setUp();
    time.deviceMs += 3_600_000;
    time.monotonicMs += 500;
    expect(clock.now()).toBe(START_MS + 500);
  });

  test("D11 of two answers the one with the smaller round trip counts", () => {
    const { clock } = setUp();
    clock.observe({ serverTimeMs: START_MS, startedAtMs: 1000, endedAtMs: 1100 });
    const exact = clock.now();
    clock.observe({ serverTimeMs: START_MS + 1500, startedAtMs: 1000, endedAtMs: 3000 });
    expect(clock.now()).toBe(exact);
  });

  test("D11 a better answer replaces a worse one", () => {
    const { clock } = setUp();
    clock.observe({ serverTimeMs: START_MS + 900, startedAtMs: 0, endedAtMs: 2000 });
    clock.observe({ serverTimeMs: START_MS + 1000, startedAtMs: 1000, endedAtMs: 1020 });
    expect(clock.now()).toBe(START_MS + 1000 - 10);
  });

  test("D11 an answer that no round trip explains means that a clock was moved: it counts at once", () => {
    const { clock } = setUp();
    clock.observe({ serverTimeMs: START_MS, startedAtMs: 1000, endedAtMs: 1010 });
    clock.observe({ serverTimeMs: START_MS + 90_000, startedAtMs: 1000, endedAtMs: 1400 });
    expect(clock.now()).toBe(START_MS + 90_000 - 200);
  });

  test("D11 after a sleep in which the monotonic clock stood still the time is in doubt until the server has answered", () => {
    const { time, clock } = setUp();
    clock.observe({ serverTimeMs: START_MS, startedAtMs: 990, endedAtMs: 1000 });
    expect(clock.isInDoubt()).toBe(false);
    time.deviceMs += 8 * HOUR_MS;
    expect(clock.isInDoubt()).toBe(true);
    time.monotonicMs += 300;
    time.deviceMs += 300;
    clock.observe({ serverTimeMs: START_MS + 8 * HOUR_MS, startedAtMs: 1100, endedAtMs: 1300 });
    expect(clock.isInDoubt()).toBe(false);
    expect(clock.now()).toBe(START_MS + 8 * HOUR_MS + 100);
  });

  test("D11 an answer asked for before the sleep settles no doubt: it may be hours old", () => {
    const { time, clock } = setUp();
    clock.observe({ serverTimeMs: START_MS, startedAtMs: 980, endedAtMs: 990 });
    time.deviceMs += HOUR_MS;
    expect(clock.isInDoubt()).toBe(true);
    clock.observe({ serverTimeMs: START_MS, startedAtMs: 995, endedAtMs: 1000 });
    expect(clock.isInDoubt()).toBe(true);
  });

  test.each([
    ["runs on", 1000, 1000],
    ["is set right by a second", 1000, 2000],
  ])("D11 a device's clock that %s raises no doubt", (_title, monotonicMs, deviceMs) => {
    const { time, clock } = setUp();
    clock.observe({ serverTimeMs: START_MS, startedAtMs: 980, endedAtMs: 990 });
    time.monotonicMs += monotonicMs;
    time.deviceMs += deviceMs;
    expect(clock.isInDoubt()).toBe(false);
  });
});
