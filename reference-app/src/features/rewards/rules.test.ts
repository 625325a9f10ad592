import { expect, test } from "vitest";
import { momentOf } from "./rules.ts";

const times = {
  availableAt: "2026-11-01T00:00:00Z",
  expiresAt: "2026-11-08T00:00:00Z",
  claimedAt: "2026-11-03T00:00:00Z",
};

test.each([
  ["pending", times.availableAt],
  ["claimable", times.expiresAt],
  ["claimed", times.claimedAt],
  ["expired", times.expiresAt],
] as const)("R078 a reward that is %s shows the time %s", (status, moment) => {
  expect(momentOf({ ...times, status })).toBe(moment);
});
