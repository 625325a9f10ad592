// Texts of charts.

export const sparklineStrings = {
  en: {
    chartSummary: "from {first} to {last}; lowest {lowest}, highest {highest}",
  },
  bn: {
    chartSummary: "{first} থেকে {last}; সর্বনিম্ন {lowest}, সর্বোচ্চ {highest}",
  },
};

export const barChartStrings = {
  en: {
    chartExtremes: "lowest {lowest}, highest {highest}",
    showAsTable: "Show as a table",
  },
  bn: {
    chartExtremes: "সর্বনিম্ন {lowest}, সর্বোচ্চ {highest}",
    showAsTable: "টেবিল হিসেবে দেখান",
  },
};
