import { describe, expect, test } from "vitest";
import { captchaWaitMs, codeEndsAtMs } from "./rules.ts";

describe("captchaWaitMs", () => {
  test.each([
    ["R282 the first captcha needs no wait", Number.NEGATIVE_INFINITY, 5000, 0],
    ["R282 the second captcha waits for the rest of the second", 5000, 5300, 700],
    ["R282 a captcha needs no wait after a second", 5000, 6000, 0],
  ])("%s", (_title, lastRefreshMs, nowMs, waitMs) => {
    expect(captchaWaitMs(lastRefreshMs, nowMs)).toBe(waitMs);
  });
});

const NOW = 1_795_251_600_000;
const FIVE_MINUTES = 300_000;

describe("codeEndsAtMs", () => {
  test.each([
    [
      "R279 registration and recovery use the time of the server",
      { expirationTime: NOW + 7, expiredMinutes: 5 },
      "expirationTime",
      NOW + 7,
    ],
    [
      "R280 R493 the login uses the minutes of the server",
      { expirationTime: NOW + 7, expiredMinutes: 5 },
      "expiredMinutes",
      NOW + FIVE_MINUTES,
    ],
    ["R225 registration uses minutes if there is no time", { expiredMinutes: 5 }, "expirationTime", NOW + FIVE_MINUTES],
    ["R225 the login uses the time if there are no minutes", { expirationTime: NOW + 7 }, "expiredMinutes", NOW + 7],
    [
      "R281 R494 a third party waits one minute in any case",
      { expirationTime: NOW + 7, expiredMinutes: 5 },
      "thirdParty",
      NOW + 60_000,
    ],
    ["R278 an expired code needs no wait", { expirationTime: NOW }, "expirationTime", NOW],
    ["R278 an answer without a time needs no wait", {}, "expirationTime", NOW],
  ] as const)("%s", (_title, sent, timer, endsAtMs) => {
    expect(codeEndsAtMs(sent, timer, NOW)).toBe(endsAtMs);
  });
});
