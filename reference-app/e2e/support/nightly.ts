import { isNightly } from "../../../.ci/nightly.ts";
import { seededRandom } from "../../../api-spec/src/mock/world/random.ts";

/** The whole table at night, else the short one. */
export const rowsOf = <const Row>(whole: readonly Row[], short: readonly Row[]): readonly Row[] =>
  isNightly ? whole : short;

/**
 * Rows, and values that do not act on them: all pairs at night, else each row with the next of the values in turn. There are at least
 * as many rows as values, so that none is left out.
 */
export const pairsOf = <Row, Value>(rows: readonly Row[], values: readonly Value[]): (readonly [Row, Value])[] =>
  rows.flatMap((row, index) => {
    const turn = index % values.length;
    return rowsOf(values, values.slice(turn, turn + 1)).map((value) => [row, value] as const);
  });

/** All items at night, else `count` of them, the same ones in each run. */
export const sampleOf = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  rowsOf(items, seededRandom("e2e").shuffle(items).slice(0, count));
