/** A span of time, `from` included and `to` not; epoch milliseconds, undefined where it is open. */
export interface Period {
  from: number | undefined;
  to: number | undefined;
}
