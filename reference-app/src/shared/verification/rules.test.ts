import { describe, expect, test } from "vitest";
import { captchaWaitMs, codeEndsAtMs } from "./rules.ts";

describe("captchaWaitMs", () => {
  test.each([
    ["R282 the first captcha comes at once", Number.NEGATIVE_INFINITY, 5000, 0],
    ["R282 a second one waits for the rest of the second", 5000, 5300, 700],
    ["R282 after a second it comes at once", 5000, 6000, 0],
  ])("%s", (_title, lastRefreshMs, nowMs, waitMs) => {
    expect(captchaWaitMs(lastRefreshMs, nowMs)).toBe(waitMs);
  });
});

const NOW = 1_795_251_600_000;
const FIVE_MINUTES = 300_000;

describe("codeEndsAtMs", () => {
  test.each([
    [
      "R279 register and forgot: the time the server names",
      { expirationTime: NOW + 7, expiredMinutes: 5 },
      "expirationTime",
      NOW + 7,
    ],
    [
      "R280 R493 login: minutes of 60 s",
      { expirationTime: NOW + 7, expiredMinutes: 5 },
      "expiredMinutes",
      NOW + FIVE_MINUTES,
    ],
    ["R225 register, where only minutes are named", { expiredMinutes: 5 }, "expirationTime", NOW + FIVE_MINUTES],
    ["R225 login, where only the time is named", { expirationTime: NOW + 7 }, "expiredMinutes", NOW + 7],
    [
      "R281 R494 a third party: one minute, whatever is named",
      { expirationTime: NOW + 7, expiredMinutes: 5 },
      "thirdParty",
      NOW + 60_000,
    ],
    ["R278 a code that has expired is no wait", { expirationTime: NOW }, "expirationTime", NOW],
    ["R278 nothing named is no wait", {}, "expirationTime", NOW],
  ] as const)("%s", (_title, sent, timer, endsAtMs) => {
    expect(codeEndsAtMs(sent, timer, NOW)).toBe(endsAtMs);
  });
});
