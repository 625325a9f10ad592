export const gameListTexts = {
  en: {
    slots: "Slots",
    search: "Search slots",
    searchExample: "Koi, lantern",
    vendors: "Vendors",
    found: "{count} games",
    shown: "{count} of {total} games",
    emptyTitle: "No slot is called “{word}”",
    emptyText: "Look for a part of its name, or for its maker.",
    showAll: "Show all slots",
  },
  bn: {
    slots: "স্লট",
    search: "স্লট খুঁজুন",
    searchExample: "যেমন Koi, Lantern",
    vendors: "নির্মাতা",
    found: "{count}টি গেম",
    shown: "{total}টির মধ্যে {count}টি গেম",
    emptyTitle: "“{word}” নামে কোনো স্লট নেই",
    emptyText: "নামের একটি অংশ বা নির্মাতার নাম দিয়ে খুঁজুন।",
    showAll: "সব স্লট দেখান",
  },
};
