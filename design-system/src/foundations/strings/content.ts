// Texts of links, of HTML from a server, and of the selectors for language and region.

export const linkStrings = {
  en: {
    opensInNewTab: "opens in a new tab",
  },
  bn: {
    opensInNewTab: "নতুন ট্যাবে খুলবে",
  },
};

export const contentStrings = {
  en: {
    table: "Table",
  },
  bn: {
    table: "টেবিল",
  },
};

export const preferenceStrings = {
  en: {
    language: "Language",
    region: "Country and currency",
  },
  bn: {
    language: "ভাষা",
    region: "দেশ ও মুদ্রা",
  },
};
