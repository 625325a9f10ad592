// Texts of charts.

import type { StringGroup } from "./string-group.ts";

export const sparklineStrings = {
  chartSummary: [
    "from {first} to {last}; lowest {lowest}, highest {highest}",
    "{first} থেকে {last}; সর্বনিম্ন {lowest}, সর্বোচ্চ {highest}",
  ],
} satisfies StringGroup<string>;

export const barChartStrings = {
  chartExtremes: ["lowest {lowest}, highest {highest}", "সর্বনিম্ন {lowest}, সর্বোচ্চ {highest}"],
  showAsTable: ["Show as a table", "টেবিল হিসেবে দেখান"],
} satisfies StringGroup<string>;
