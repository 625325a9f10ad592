// Texts of links and breadcrumbs, of HTML from a server, and of the selectors for language and region.

import type { StringGroup } from "./string-group.ts";

export const linkStrings = {
  opensInNewTab: ["opens in a new tab", "নতুন ট্যাবে খুলবে"],
} satisfies StringGroup<string>;

export const breadcrumbStrings = {
  youAreHere: ["You are here", "আপনি এখানে আছেন"],
  showPagesBetween: ["Show the pages in between", "মাঝের পৃষ্ঠাগুলো দেখান"],
} satisfies StringGroup<string>;

export const contentStrings = {
  table: ["Table", "টেবিল"],
} satisfies StringGroup<string>;

export const preferenceStrings = {
  language: ["Language", "ভাষা"],
  region: ["Country and currency", "দেশ ও মুদ্রা"],
} satisfies StringGroup<string>;
