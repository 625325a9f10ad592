import { expect, test } from "vitest";
import { COUNTDOWN_MAX_MS } from "../../shared/config/constants.ts";
import type { Announcement, Banner } from "../../shared/content/announcements.ts";
import {
  ACTIVITY_STATUSES,
  courseOf,
  deadlineOf,
  isRemarkTooLong,
  promotionsOf,
  remainingUntil,
  statusOf,
} from "./rules.ts";

const STARTS = "2026-11-01T00:00:00Z";
const ENDS = "2026-11-30T00:00:00Z";
const MOVED = "2026-11-12T10:00:00Z";

const announcement = (id: string, type: Announcement["type"]): Announcement => ({
  id,
  title: id,
  content: "",
  ...(type && { type }),
});
const banner = (linkageType: Banner["linkageType"], linkageTarget: string) =>
  ({ url: `/${linkageTarget}.svg`, linkageType, linkageTarget }) as Banner;

test.each([
  ["issued", "issued"],
  ["comingSoon", "comingSoon"],
  ["ISSUED", undefined],
  ["toString", undefined],
  ["", undefined],
  [null, undefined],
])("R253 the filter %s in a URL is read as %s", (text, status) => {
  expect(statusOf(text)).toBe(status);
});

test("R023 R426 promotions are announcements of their type, with the picture of the banner that links to them", () => {
  const found = promotionsOf(
    [announcement("PR-1", "PR"), announcement("PL-1", "PL"), announcement("PR-2", "PR")],
    [banner("route", "PR-1"), banner("promotion", "PR-2")],
  );
  expect(found.map(({ id, picture }) => [id, picture?.url])).toEqual([
    ["PR-1", undefined],
    ["PR-2", "/PR-2.svg"],
  ]);
});

test.each([
  ["comingSoon", { kind: "starts", atMs: Date.parse(STARTS) }],
  ["applying", { kind: "ends", atMs: Date.parse(ENDS) }],
  ["joined", { kind: "ends", atMs: Date.parse(ENDS) }],
  ["processing", undefined],
  ["issued", undefined],
  ["claimed", undefined],
  ["rejected", undefined],
  ["closed", undefined],
] as const)("R253 an activity that is %s counts down to the right deadline", (status, deadline) => {
  expect(deadlineOf({ status, startsAt: STARTS, endsAt: ENDS })).toEqual(deadline);
});

test.each([
  [0, { kind: "over" }],
  [-5, { kind: "over" }],
  [1, { kind: "countdown" }],
  [COUNTDOWN_MAX_MS, { kind: "countdown" }],
  [COUNTDOWN_MAX_MS + 1, { kind: "days", days: 2 }],
  [5 * 86_400_000 - 1, { kind: "days", days: 4 }],
])("R253 an end in %d ms is shown as %o", (leftMs, told) => {
  expect(remainingUntil(1000 + leftMs, 1000)).toEqual(told);
});

const course = (status: (typeof ACTIVITY_STATUSES)[number], updatedAt: string | null) =>
  courseOf({ status, startsAt: STARTS, updatedAt }).map(
    ({ id, state, at }) => `${id} ${state}${at === MOVED ? " now" : ""}`,
  );

test.each([
  [
    "R327",
    "comingSoon",
    null,
    ["start current", "part coming", "processing coming", "issued coming", "claimed coming"],
  ],
  ["R321", "applying", null, ["start done", "part current", "processing coming", "issued coming", "claimed coming"]],
  ["R326", "joined", null, ["start done", "part current", "processing coming", "issued coming", "claimed coming"]],
  [
    "R325",
    "processing",
    MOVED,
    ["start done", "part done", "processing current now", "issued coming", "claimed coming"],
  ],
  ["R323", "issued", MOVED, ["start done", "part done", "processing done", "issued current now", "claimed coming"]],
  ["R324", "claimed", MOVED, ["start done", "part done", "processing done", "issued done", "claimed done now"]],
  ["R322", "rejected", MOVED, ["start done", "part done", "processing done", "rejected failed now"]],
  ["R328", "closed", null, ["start done", "closed failed"]],
] as const)("%s the steps of an activity that is %s have the right states", (_id, status, updatedAt, steps) => {
  expect(course(status, updatedAt)).toEqual(steps);
});

test.each([
  ["no letters", "", false],
  ["140 letters", "x".repeat(140), false],
  ["140 letters of two code units each", "🙂".repeat(140), false],
  ["141 letters", "x".repeat(141), true],
])("R399 a remark of %s is accepted or refused correctly", (_name, remark, isTooLong) => {
  expect(isRemarkTooLong(remark)).toBe(isTooLong);
});
