// Texts of tables of records.

export const noRecordsStrings = {
  en: {
    noRecords: "There are no records here.",
  },
  bn: {
    noRecords: "এখানে কোনো রেকর্ড নেই।",
  },
};

export const pageStrings = {
  en: {
    pages: "Pages",
    page: "Page {page}",
    pageOf: "{page} of {count}",
    previousPage: "Previous page",
    nextPage: "Next page",
    recordsOf: "{from}–{to} of {total}",
  },
  bn: {
    pages: "পৃষ্ঠা",
    page: "পৃষ্ঠা {page}",
    pageOf: "পৃষ্ঠা {page} / {count}",
    previousPage: "আগের পৃষ্ঠা",
    nextPage: "পরের পৃষ্ঠা",
    recordsOf: "{total}টির মধ্যে {from}–{to}",
  },
};

export const recordStrings = {
  en: {
    sortBy: "Sort by",
    unsorted: "Default order",
    sortAscending: "{column}, ascending",
    sortDescending: "{column}, descending",
    columns: "Columns",
    columnsShown: "Columns to show",
    downloadCsv: "Download CSV",
    selectAllRows: "Select all rows of this page",
    selectEveryRow: "Select all rows",
    selectRow: "Select {row}",
    selectNone: "Select none",
  },
  bn: {
    sortBy: "সাজান",
    unsorted: "ডিফল্ট ক্রম",
    sortAscending: "{column}, ছোট থেকে বড়",
    sortDescending: "{column}, বড় থেকে ছোট",
    columns: "কলাম",
    columnsShown: "যে কলামগুলো দেখাবে",
    downloadCsv: "CSV ডাউনলোড করুন",
    selectAllRows: "এই পৃষ্ঠার সব সারি বেছে নিন",
    selectEveryRow: "সব সারি বেছে নিন",
    selectRow: "{row} বেছে নিন",
    selectNone: "বাছাই মুছুন",
  },
};

export const treeStrings = {
  en: {
    showMore: "Show more",
    tryAgain: "Try again",
    treeFailed: "The rest could not be loaded.",
  },
  bn: {
    showMore: "আরও দেখুন",
    tryAgain: "আবার চেষ্টা করুন",
    treeFailed: "বাকি অংশ লোড করা যায়নি।",
  },
};
