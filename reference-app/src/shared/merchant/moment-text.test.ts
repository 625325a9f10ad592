import { afterEach, expect, test, vi } from "vitest";

const { merchantCode } = vi.hoisted(() => ({ merchantCode: vi.fn<() => string>() }));
vi.mock("../api/queries/system-queries.ts", () => ({ merchantCode }));

const MOMENT = "2026-11-22T18:30:00Z";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["Asia/Dhaka", "ccgjoyf4", "dateTime", /23[^(]*00:30$/],
  ["America/New_York", "ccgjoyf4", "dateTime", /23.*00:30 \(GMT\+6\)$/],
  ["UTC", "vnlobby1", "dateTime", /23.*01:30 \(GMT\+7\)$/],
  ["America/New_York", "phlobby1", "date", /23.*\(GMT\+8\)$/],
  ["Asia/Kolkata", "idlobby1", "date", /23[^(]*$/],
] as const)(
  "D11 on a device in %s, a time of %s in the style %s is written as %s",
  async (deviceZone, code, style, text) => {
    vi.stubEnv("TZ", deviceZone);
    merchantCode.mockReturnValue(code);
    // The module caches its formats per device time zone, so it is loaded again.
    vi.resetModules();
    const { momentText } = await import("./moment-text.ts");
    expect(momentText(MOMENT, style)).toMatch(text);
  },
);
