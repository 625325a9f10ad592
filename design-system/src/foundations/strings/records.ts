// Texts of tables of records.

import type { StringGroup } from "./string-group.ts";

export const noRecordsStrings = {
  noRecords: ["There are no records here.", "এখানে কোনো রেকর্ড নেই।"],
} satisfies StringGroup<string>;

export const pageStrings = {
  pages: ["Pages", "পৃষ্ঠা"],
  page: ["Page {page}", "পৃষ্ঠা {page}"],
  pageOf: ["{page} of {count}", "পৃষ্ঠা {page} / {count}"],
  previousPage: ["Previous page", "আগের পৃষ্ঠা"],
  nextPage: ["Next page", "পরের পৃষ্ঠা"],
  recordsOf: ["{from}–{to} of {total}", "{total}টির মধ্যে {from}–{to}"],
} satisfies StringGroup<string>;

export const recordStrings = {
  sortBy: ["Sort by", "সাজান"],
  unsorted: ["Default order", "ডিফল্ট ক্রম"],
  sortAscending: ["{column}, ascending", "{column}, ছোট থেকে বড়"],
  sortDescending: ["{column}, descending", "{column}, বড় থেকে ছোট"],
  columns: ["Columns", "কলাম"],
  columnsShown: ["Columns to show", "যে কলামগুলো দেখাবে"],
  downloadCsv: ["Download CSV", "CSV ডাউনলোড করুন"],
  selectAllRows: ["Select all rows of this page", "এই পৃষ্ঠার সব সারি বেছে নিন"],
  selectEveryRow: ["Select all rows", "সব সারি বেছে নিন"],
  selectRow: ["Select {row}", "{row} বেছে নিন"],
  selectNone: ["Select none", "বাছাই মুছুন"],
} satisfies StringGroup<string>;

export const treeStrings = {
  showMore: ["Show more", "আরও দেখুন"],
  tryAgain: ["Try again", "আবার চেষ্টা করুন"],
  treeFailed: ["The rest could not be loaded.", "বাকি অংশ লোড করা যায়নি।"],
} satisfies StringGroup<string>;
