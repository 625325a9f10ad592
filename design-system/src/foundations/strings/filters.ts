// Texts of filters.

import type { StringGroup } from "./string-group.ts";

export const chipStrings = {
  removeNamed: ["Remove {name}", "{name} সরান"],
} satisfies StringGroup<string>;

export const filterStrings = {
  filters: ["Filters", "ফিল্টার"],
  filtersApplied: ["{count} applied", "{count}টি প্রয়োগ করা হয়েছে"],
  appliedFilters: ["Applied filters", "প্রয়োগ করা ফিল্টার"],
  clearAll: ["Clear all", "সব মুছুন"],
  showResults: ["Show results", "ফলাফল দেখান"],
} satisfies StringGroup<string>;
