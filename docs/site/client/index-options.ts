import type { Options } from "minisearch";

/** A search result: a passage of a page, an operation of the API, or a requirement. */
export interface Entry {
  /** Relative to the start of the site. */
  address: string;
  page: string;
  heading: string;
  text: string;
}

/** These pages are lists that contain almost every word. A lower weight puts them after pages that explain something. */
const LISTS = ["requirements.html", "trace.html"];
const LIST_WEIGHT = 0.3;

/** The options of the search index. The build and the pages must use the same ones. */
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
