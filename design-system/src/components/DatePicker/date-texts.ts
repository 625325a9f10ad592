import type { AriaTexts } from "../../foundations/locale/aria-strings.ts";
import { type DatePreset, type DateProblem, daysIn, formatDay, rangeOfPreset } from "../../foundations/time/dates.ts";
import { type DateStrings, dateStrings } from "../../foundations/strings/dates.ts";
import { fill } from "../../foundations/strings/strings.ts";

/** Our texts in place of react-aria's own texts about dates. */
export const DATE_TEXTS: AriaTexts<keyof DateStrings> = {
  group: dateStrings,
  names: {
    "@react-aria/datepicker": {
      calendar: "calendar",
      day: "dayPart",
      endDate: "lastDay",
      month: "monthPart",
      selectedDateDescription: "selectedDate",
      selectedRangeDescription: "selectedFromTo",
      startDate: "firstDay",
      year: "yearPart",
    },
    "@react-aria/calendar": {
      dateRange: "dateRange",
      dateSelected: "dateSelected",
      finishRangeSelectionPrompt: "chooseLastDay",
      maximumDate: "lastAvailableDay",
      minimumDate: "firstAvailableDay",
      next: "nextMonth",
      previous: "previousMonth",
      selectedDateDescription: "selectedDate",
      selectedRangeDescription: "selectedDates",
      startRangeSelectionPrompt: "chooseFirstDay",
      todayDate: "dateToday",
      todayDateSelected: "dateTodaySelected",
    },
  },
};

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
