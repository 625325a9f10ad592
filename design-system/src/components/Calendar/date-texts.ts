import type { AriaTexts } from "../../foundations/locale/aria-strings.ts";
import { type DateStrings, dateStrings } from "../../foundations/strings/dates.ts";

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
