// Texts of choices among many.

export const comboBoxStrings = {
  en: {
    showOptions: "Show the options",
    options: "Options",
    optionsFound: "Options: {optionCount}",
    optionAt: "{optionText}",
    optionChosen: "{optionText}, selected",
    noOption: "No matches. Try other words.",
    clearChoice: "Clear: {label}",
    notAnOption: "Choose one of the options",
  },
  bn: {
    showOptions: "বিকল্পগুলো দেখান",
    options: "বিকল্প",
    optionsFound: "বিকল্প: {optionCount}টি",
    optionAt: "{optionText}",
    optionChosen: "{optionText}, বেছে নেওয়া হয়েছে",
    noOption: "কিছু মেলেনি। অন্য শব্দ দিয়ে চেষ্টা করুন।",
    clearChoice: "মুছুন: {label}",
    notAnOption: "বিকল্পগুলো থেকে একটি বেছে নিন",
  },
};

export const multiSelectStrings = {
  en: {
    chosenOf: "Selected: {label}",
  },
  bn: {
    chosenOf: "বেছে নেওয়া: {label}",
  },
};

/** How many rows or options are chosen. */
export const selectionStrings = {
  en: {
    selectedCount: "{count} selected",
  },
  bn: {
    selectedCount: "{count}টি বেছে নেওয়া হয়েছে",
  },
};
