import type { Options } from "minisearch";

/** What a search finds: a passage of a page, an operation of the API, or a requirement. */
export interface Entry {
  /** Relative to the start of the site. */
  address: string;
  page: string;
  heading: string;
  text: string;
}

/** Lists name almost every word. They count less than an explanation, so that they come after it. */
const LISTS = ["requirements.html", "trace.html"];
const LIST_WEIGHT = 0.3;

/** The build writes the index with these options, and the pages read it with the same. */
export const INDEX_OPTIONS: Options<Entry> = {
  idField: "address",
  fields: ["heading", "page", "text"],
  storeFields: ["page", "heading", "text"],
  searchOptions: {
    boost: { heading: 4, page: 2 },
    boostDocument: (address) => (LISTS.some((list) => String(address).startsWith(list)) ? LIST_WEIGHT : 1),
    prefix: true,
    fuzzy: 0.15,
    combineWith: "AND",
  },
};
