import { describe, expect, test } from "vitest";
import { checkTold, followCheck, minutesPlayed, readCheck } from "./rules.ts";

const EIGHT = "2026-11-22T08:00:00Z";
const at = (clock: string) => `2026-11-22T${clock}:00Z`;
const ms = (clock: string) => Date.parse(at(clock));
const running = (nextCheck: string, startedAt = EIGHT) => ({ startedAt, nextRealityCheckAt: at(nextCheck) });

describe("D15 the reality check", () => {
  const first = followCheck(undefined, running("09:00"));

  test("is due at the time that the server names", () => {
    expect(first?.dueAtMs).toBe(ms("09:00"));
  });

  test("stays due when a later answer names the next time", () => {
    expect(followCheck(first, running("10:00"))?.dueAtMs).toBe(ms("09:00"));
  });

  test("is due sooner after a shorter interval is chosen", () => {
    expect(followCheck(first, running("08:30"))?.dueAtMs).toBe(ms("08:30"));
  });

  test("is reported once, and then waits for the next time", () => {
    const told = first && checkTold(first);
    expect(told?.dueAtMs).toBeUndefined();
    expect(followCheck(told, running("09:00"))).toEqual(told);
    expect(followCheck(told, running("10:00"))?.dueAtMs).toBe(ms("10:00"));
  });

  test("is unchanged after a reload, even if its time has passed", () => {
    const kept = readCheck(JSON.stringify(first));
    expect(kept).toEqual(first);
    expect(followCheck(kept, running("10:00"))?.dueAtMs).toBe(ms("09:00"));
    const told = first && checkTold(first);
    expect(readCheck(JSON.stringify(told))).toEqual(told);
  });

  test.each([undefined, "", "null", "[]", "{}", '{"startedAt":1,"toldAtMs":0}', "{"])(
    "is undefined when %s was stored",
    (kept) => {
      expect(readCheck(kept)).toBeUndefined();
    },
  );

  test("ends with the session and starts again with the next session", () => {
    expect(followCheck(first, undefined)).toBeUndefined();
    const told = first && checkTold(first);
    expect(followCheck(told, running("08:45", at("08:30")))).toEqual({
      startedAt: at("08:30"),
      dueAtMs: ms("08:45"),
      toldAtMs: 0,
    });
  });
});

test.each([
  ["08:00", 0],
  ["08:59", 59],
  ["07:59", 0],
])("D15 at %s, a session from 08:00 has lasted %i minutes", (clock, minutes) => {
  expect(minutesPlayed(EIGHT, ms(clock))).toBe(minutes);
});
