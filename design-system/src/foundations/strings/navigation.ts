// Texts of ways through the site.

export const breadcrumbStrings = {
  en: {
    youAreHere: "You are here",
    showPagesBetween: "Show the pages in between",
  },
  bn: {
    youAreHere: "আপনি এখানে আছেন",
    showPagesBetween: "মাঝের পৃষ্ঠাগুলো দেখান",
  },
};
