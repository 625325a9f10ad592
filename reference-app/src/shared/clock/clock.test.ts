import { describe, expect, test } from "vitest";
import { createServerClock } from "./clock.ts";

const START_MS = 1_800_000_000_000;
const HOUR_MS = 3_600_000;

/** A clock whose monotonic and device time the test sets. */
function setUp() {
  const time = { monotonicMs: 1000, deviceMs: START_MS };
  const clock = createServerClock(
    () => time.monotonicMs,
    () => time.deviceMs,
  );
  return { time, clock };
}

describe("the server's clock", () => {
  test("D11 uses the device's time before the first answer", () => {
    expect(setUp().clock.now()).toBe(START_MS);
  });

  test("D11 uses the time of an answer and half of its round trip", () => {
    const { time, clock } = setUp();
    time.monotonicMs = 1400;
    clock.observe({ serverTimeMs: START_MS + 60_000, startedAtMs: 1000, endedAtMs: 1400 });
    expect(clock.now()).toBe(START_MS + 60_000 + 200);
  });

  test("D11 ignores changes of the device's clock", () => {
    const { time, clock } = setUp();
    time.deviceMs += 3_600_000;
    time.monotonicMs += 500;
    expect(clock.now()).toBe(START_MS + 500);
  });

  test("D11 keeps the answer with the smaller round trip", () => {
    const { clock } = setUp();
    clock.observe({ serverTimeMs: START_MS, startedAtMs: 1000, endedAtMs: 1100 });
    const exact = clock.now();
    clock.observe({ serverTimeMs: START_MS + 1500, startedAtMs: 1000, endedAtMs: 3000 });
    expect(clock.now()).toBe(exact);
  });

  test("D11 replaces an answer by one with a smaller round trip", () => {
    const { clock } = setUp();
    clock.observe({ serverTimeMs: START_MS + 900, startedAtMs: 0, endedAtMs: 2000 });
    clock.observe({ serverTimeMs: START_MS + 1000, startedAtMs: 1000, endedAtMs: 1020 });
    expect(clock.now()).toBe(START_MS + 1000 - 10);
  });

  test("D11 accepts an answer immediately when the difference shows that a clock was changed", () => {
    const { clock } = setUp();
    clock.observe({ serverTimeMs: START_MS, startedAtMs: 1000, endedAtMs: 1010 });
    clock.observe({ serverTimeMs: START_MS + 90_000, startedAtMs: 1000, endedAtMs: 1400 });
    expect(clock.now()).toBe(START_MS + 90_000 - 200);
  });

  test("D11 is uncertain after a sleep that stopped the monotonic clock, until the server answers", () => {
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

  test("D11 stays uncertain when an answer was requested before the sleep", () => {
    const { time, clock } = setUp();
    clock.observe({ serverTimeMs: START_MS, startedAtMs: 980, endedAtMs: 990 });
    time.deviceMs += HOUR_MS;
    expect(clock.isInDoubt()).toBe(true);
    clock.observe({ serverTimeMs: START_MS, startedAtMs: 995, endedAtMs: 1000 });
    expect(clock.isInDoubt()).toBe(true);
  });

  test.each([
    ["runs on", 1000, 1000],
    ["is corrected by a second", 1000, 2000],
  ])("D11 is not uncertain when the device's clock %s", (_title, monotonicMs, deviceMs) => {
    const { time, clock } = setUp();
    clock.observe({ serverTimeMs: START_MS, startedAtMs: 980, endedAtMs: 990 });
    time.monotonicMs += monotonicMs;
    time.deviceMs += deviceMs;
    expect(clock.isInDoubt()).toBe(false);
  });
});
