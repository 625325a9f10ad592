import type { ReactNode } from "react";
import type { CsvValue } from "../../foundations/csv.ts";

/** The bare value behind a cell; null where there is none. */
export type DataValue = Exclude<CsvValue, undefined>;

export const DATA_ALIGNS = ["start", "end"] as const;
export type DataAlign = (typeof DATA_ALIGNS)[number];

export const CARD_PLACES = ["title", "aside", "line"] as const;
export type CardPlace = (typeof CARD_PLACES)[number];

export interface DataColumn<Row> {
  /** Tells the columns apart; in sort orders too. */
  id: string;
  /** Heading of the column, and the word before its value on a card. */
  label: string;
  /** The bare value: what is sorted, what goes into the file, and what is shown where `cell` is absent. */
  value: (row: Row) => DataValue;
  /** What the cell shows. @default the value as text */
  cell?: (row: Row) => ReactNode;
  /** `end` for numbers, which then stay on one line. @default "start" */
  align?: DataAlign;
  /** Its heading sorts. @default false */
  sortable?: boolean;
  /** The member may hide it; the first column always stays. @default true */
  hideable?: boolean;
  /** Hidden until the member asks for it. @default false */
  hiddenAtFirst?: boolean;
  /** Where its value stands on a card: as the title, at the end of the title's line, or on a line with its label. @default "title" for the first column, else "line" */
  card?: CardPlace;
}

export const SORT_DIRECTIONS = ["ascending", "descending"] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

export interface DataSort {
  /** Id of the column. */
  column: string;
  direction: SortDirection;
}

/** All rows are here, and the table shows so many at a time. */
export interface LocalPages {
  size: number;
}

/** The rows are one page of a longer list that a server holds; sorting is then asked of the caller too. */
export interface ServerPages {
  /** From 1. */
  page: number;
  count: number;
  onPageChange: (page: number) => void;
  /** How many records there are in all. @default not shown */
  total?: number;
  /** Records a page, to say which of them are here. Needed with `total`. */
  size?: number;
}

export interface DataTotals {
  /** What the row is: "Total of all pages". */
  label: string;
  /** Id of a column to what stands under it. */
  values: Readonly<Record<string, ReactNode>>;
}

/** What the two forms of the table are drawn from. */
export interface DataView<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly { key: string; row: Row }[];
  totals: DataTotals | undefined;
  sort: DataSort | null;
  onSort: (sort: DataSort) => void;
  /** Rows of the skeleton; 0 when there are records. */
  skeletonRows: number;
}
