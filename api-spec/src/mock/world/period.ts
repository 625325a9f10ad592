/** A time span in epoch milliseconds: `from` is included, `to` is not; undefined means open. */
export interface Period {
  from: number | undefined;
  to: number | undefined;
}

/** The rows of one page of a list. */
export interface PageOfRows {
  /** How many rows to skip. */
  offset: number;
  limit: number;
}
