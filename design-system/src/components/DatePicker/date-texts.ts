import { type DatePreset, type DateProblem, daysIn, formatDay, rangeOfPreset } from "../../foundations/time/dates.ts";
import type { DateStrings } from "../../foundations/strings/dates.ts";
import { fill } from "../../foundations/strings/strings.ts";

/** Describes what is wrong with a day or a range. */
export function problemText(problem: DateProblem, strings: DateStrings, locale: string): string {
  switch (problem.rule) {
    case "early":
      return fill(strings.dateEarly, { date: formatDay(problem.limit, locale) });
    case "late":
      return fill(strings.dateLate, { date: formatDay(problem.limit, locale) });
    case "reversed":
      return strings.rangeReversed;
    case "long":
      return fill(strings.rangeLong, { count: problem.maxDays });
    case "unavailable":
      return fill(strings.dateUnavailable, { date: formatDay(problem.date, locale), reason: problem.reason });
  }
}

/** The name of a preset. */
export function presetText(preset: DatePreset, strings: DateStrings): string {
  if (preset === "today" || preset === "yesterday") return strings[preset];
  const count = daysIn(rangeOfPreset(preset, "2026-01-01"));
  return fill(preset.startsWith("last") ? strings.lastDays : strings.nextDays, { count });
}
