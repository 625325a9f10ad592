// Texts of calendars and of fields for a day or a time.

import type { StringGroup } from "./string-group.ts";

export const dateStrings = {
  chooseDate: ["Choose a day", "একটি দিন বেছে নিন"],
  chooseDates: ["Choose days", "দিন বেছে নিন"],
  calendar: ["Calendar", "ক্যালেন্ডার"],
  previousMonth: ["Previous month", "আগের মাস"],
  nextMonth: ["Next month", "পরের মাস"],
  yearPart: ["year", "বছর"],
  monthPart: ["month", "মাস"],
  dayPart: ["day", "দিন"],
  yearPlaceholder: ["yyyy", "বছর"],
  monthPlaceholder: ["mm", "মাস"],
  dayPlaceholder: ["dd", "দিন"],
  firstDay: ["First day", "প্রথম দিন"],
  lastDay: ["Last day", "শেষ দিন"],
  dateSelected: ["{date}, selected", "{date}, বেছে নেওয়া হয়েছে"],
  dateToday: ["Today, {date}", "আজ, {date}"],
  dateTodaySelected: ["Today, {date}, selected", "আজ, {date}, বেছে নেওয়া হয়েছে"],
  dateRange: ["{startDate} to {endDate}", "{startDate} থেকে {endDate}"],
  selectedDate: ["Selected: {date}", "বেছে নেওয়া হয়েছে: {date}"],
  selectedDates: ["Selected: {dateRange}", "বেছে নেওয়া হয়েছে: {dateRange}"],
  selectedFromTo: ["Selected: {startDate} to {endDate}", "বেছে নেওয়া হয়েছে: {startDate} থেকে {endDate}"],
  chooseFirstDay: ["Choose the first day", "প্রথম দিনটি বেছে নিন"],
  chooseLastDay: ["Choose the last day", "শেষ দিনটি বেছে নিন"],
  firstAvailableDay: ["the first available day", "বেছে নেওয়া যায় এমন প্রথম দিন"],
  lastAvailableDay: ["the last available day", "বেছে নেওয়া যায় এমন শেষ দিন"],
  quickChoices: ["Quick choices", "দ্রুত বাছাই"],
  today: ["Today", "আজ"],
  yesterday: ["Yesterday", "গতকাল"],
  lastDays: ["Last {count} days", "গত {count} দিন"],
  nextDays: ["Next {count} days", "আগামী {count} দিন"],
  dayCount: ["Days: {count}", "{count} দিন"],
  mostDays: ["Up to {count} days", "সর্বোচ্চ {count} দিন"],
  clear: ["Clear", "মুছুন"],
  done: ["Done", "হয়ে গেছে"],
  dateEarly: ["Choose {date} or a later day", "{date} বা তার পরের কোনো দিন বেছে নিন"],
  dateLate: ["Choose {date} or an earlier day", "{date} বা তার আগের কোনো দিন বেছে নিন"],
  dateUnavailable: ["{date}: {reason}", "{date}: {reason}"],
  dateIncomplete: ["Complete the date or clear it", "তারিখটি সম্পূর্ণ করুন, নয়তো খালি করুন"],
  rangeReversed: ["The last day is before the first", "শেষ দিনটি প্রথম দিনের আগে"],
  rangeLong: ["Choose up to {count} days", "সর্বোচ্চ {count} দিন বেছে নিন"],
} satisfies StringGroup<string>;

export type DateStrings = Readonly<Record<keyof typeof dateStrings, string>>;

export const timeStrings = {
  hourPart: ["hour", "ঘণ্টা"],
  minutePart: ["minute", "মিনিট"],
  halfOfDayPart: ["before or after noon", "AM/PM"],
  selectedTime: ["Selected: {time}", "বেছে নেওয়া হয়েছে: {time}"],
  timeEarly: ["Choose {time} or later", "{time} বা তার পরের কোনো সময় বেছে নিন"],
  timeLate: ["Choose {time} or earlier", "{time} বা তার আগের কোনো সময় বেছে নিন"],
  timeOutside: ["Choose a time from {earliest} to {latest}", "{earliest} থেকে {latest}-এর মধ্যে একটি সময় বেছে নিন"],
  timeIncomplete: ["Complete the time or clear it", "সময়টি সম্পূর্ণ করুন, নয়তো খালি করুন"],
} satisfies StringGroup<string>;
