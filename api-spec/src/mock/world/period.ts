/** A time span in epoch milliseconds: `from` is included, `to` is not; undefined means open. */
export interface Period {
  from: number | undefined;
  to: number | undefined;
}
