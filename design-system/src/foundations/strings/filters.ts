// Texts of filters.

export const chipStrings = {
  en: {
    removeNamed: "Remove {name}",
  },
  bn: {
    removeNamed: "{name} সরান",
  },
};

export const filterStrings = {
  en: {
    filters: "Filters",
    filtersApplied: "{count} applied",
    appliedFilters: "Applied filters",
    clearAll: "Clear all",
    showResults: "Show results",
  },
  bn: {
    filters: "ফিল্টার",
    filtersApplied: "{count}টি প্রয়োগ করা হয়েছে",
    appliedFilters: "প্রয়োগ করা ফিল্টার",
    clearAll: "সব মুছুন",
    showResults: "ফলাফল দেখান",
  },
};
