import { describe, expect, it } from "vitest";
import { formatTime, isTime, problemOfTime } from "./times.ts";

describe("times of day", () => {
  it.each([
    ["00:00", true],
    ["23:59", true],
    ["24:00", false],
    ["09:60", false],
    ["9:30", false],
    ["09:30:00", false],
    ["", false],
  ])("%j is a valid time: %s", (text, exists) => {
    expect(isTime(text)).toBe(exists);
  });

  it.each([
    ["08:59", { min: "09:00" }, { rule: "early", limit: "09:00" }],
    ["09:00", { min: "09:00" }, undefined],
    ["18:01", { max: "18:00" }, { rule: "late", limit: "18:00" }],
    ["18:00", { max: "18:00" }, undefined],
    ["08:59", { min: "09:00", max: "18:00" }, { rule: "outside", min: "09:00", max: "18:00" }],
    ["12:00", { min: "09:00", max: "18:00" }, undefined],
    ["12:00", {}, undefined],
  ])("the time %s with the limits %j has the right problem or none", (time, limits, problem) => {
    expect(problemOfTime(time, limits)).toEqual(problem);
  });

  it.each([
    ["21:59", true],
    ["22:00", false],
    ["00:00", false],
    ["06:00", false],
    ["06:01", true],
  ])("limits from 22:00 to 06:00 exclude %s: %s", (time, isExcluded) => {
    expect(problemOfTime(time, { min: "22:00", max: "06:00" }) !== undefined).toBe(isExcluded);
  });

  it.each([
    ["en", undefined, "09:30 PM"],
    ["en", 24, "21:30"],
    ["id", undefined, "21.30"],
    ["vi", 24, "21:30"],
    ["bn", undefined, "09:30 PM"],
  ] as const)("R501 writes 21:30 in %s with %s hours as %s", (locale, hourCycle, text) => {
    expect(formatTime("21:30", locale, hourCycle)).toBe(text);
  });
});
