import { isNightly } from "../../../.ci/nightly.ts";
import { seededRandom } from "../../../api-spec/src/mock/world/random.ts";

/** Returns all rows in the nightly run, else the short list. */
export const rowsOf = <const Row>(whole: readonly Row[], short: readonly Row[]): readonly Row[] =>
  isNightly ? whole : short;

/**
 * Returns pairs of rows and values, for values that do not influence the rows. The nightly run has all pairs. Other runs have each row
 * with one value, in turn. There are at least as many rows as values, so each value is tested.
 */
export const pairsOf = <Row, Value>(rows: readonly Row[], values: readonly Value[]): (readonly [Row, Value])[] =>
  rows.flatMap((row, index) => {
    const turn = index % values.length;
    return rowsOf(values, values.slice(turn, turn + 1)).map((value) => [row, value] as const);
  });

/** Returns all items in the nightly run, else `count` of them, which are the same in each run. */
export const sampleOf = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  rowsOf(items, seededRandom("e2e").shuffle(items).slice(0, count));
