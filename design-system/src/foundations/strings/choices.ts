// Texts of choices among many.

import type { StringGroup } from "./string-group.ts";

export const comboBoxStrings = {
  showOptions: ["Show the options", "বিকল্পগুলো দেখান"],
  options: ["Options", "বিকল্প"],
  optionsFound: ["Options: {optionCount}", "বিকল্প: {optionCount}টি"],
  optionAt: ["{optionText}", "{optionText}"],
  optionChosen: ["{optionText}, selected", "{optionText}, বেছে নেওয়া হয়েছে"],
  noOption: ["No matches. Try other words.", "কিছু মেলেনি। অন্য শব্দ দিয়ে চেষ্টা করুন।"],
  clearChoice: ["Clear: {label}", "মুছুন: {label}"],
  notAnOption: ["Choose one of the options", "বিকল্পগুলো থেকে একটি বেছে নিন"],
} satisfies StringGroup<string>;

export const multiSelectStrings = {
  chosenOf: ["Selected: {label}", "বেছে নেওয়া: {label}"],
} satisfies StringGroup<string>;

/** How many rows or options are chosen. */
export const selectionStrings = {
  selectedCount: ["{count} selected", "{count}টি বেছে নেওয়া হয়েছে"],
} satisfies StringGroup<string>;
