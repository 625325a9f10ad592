import type { ReactNode } from "react";
import type { CsvValue } from "../../foundations/files/csv.ts";

/** The raw value of a cell; null if there is none. */
export type DataValue = Exclude<CsvValue, undefined>;

export const DATA_ALIGNS = ["start", "end"] as const;
export type DataAlign = (typeof DATA_ALIGNS)[number];

export const CARD_PLACES = ["title", "aside", "line"] as const;
export type CardPlace = (typeof CARD_PLACES)[number];

export interface DataColumn<Row> {
  /** Unique id of the column, also used in sort orders. */
  id: string;
  /** Heading of the column, and the label of its value on a card. */
  label: string;
  /** Returns the raw value: it is sorted, written to the file, and shown if there is no `cell`. */
  value: (row: Row) => DataValue;
  /** Renders the cell. @default the value as text */
  cell?: (row: Row) => ReactNode;
  /** `end` is for numbers, which then stay on one line. @default "start" */
  align?: DataAlign;
  /** Whether the heading sorts the rows by this column. @default false */
  sortable?: boolean;
  /** Whether the member may hide the column. The first column is always shown. @default true */
  hideable?: boolean;
  /** Whether the column is hidden until the member shows it. @default false */
  hiddenAtFirst?: boolean;
  /**
   * Position of the value on a card: as the title, at the end of the title's line, or on a line with its label.
   * @default "title" for the first column, else "line"
   */
  card?: CardPlace;
}

export const SORT_DIRECTIONS = ["ascending", "descending"] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

export interface DataSort {
  /** Id of the column. */
  column: string;
  direction: SortDirection;
}

/** All rows are here, and the table shows one page of this size at a time. */
export interface LocalPages {
  size: number;
}

/** The rows are one page of a longer list on the server. The caller also sorts them. */
export interface ServerPages {
  /** Number of the current page, from 1. */
  page: number;
  count: number;
  onPageChange: (page: number) => void;
  /** Number of all records. @default not shown */
  total?: number;
  /** Number of records on a page. Needed with `total`, to say which records are shown. */
  size?: number;
}

export interface DataTotals {
  /** Label of the row: "Total of all pages". */
  label: string;
  /** Total of each column, by column id. */
  values: Readonly<Record<string, ReactNode>>;
}

export type SelectedPart = "all" | "some" | "none";

/** Which rows are selected, and how to change that. Keys are those of `rowKey`. */
export interface DataSelection {
  /** Number of the selected rows, also those of other pages. */
  count: number;
  has: (key: string) => boolean;
  /** How many rows of the current page are selected. */
  onPage: SelectedPart;
  setRow: (key: string, isSelected: boolean) => void;
  setPage: (isSelected: boolean) => void;
  clear: () => void;
  /** Label of the checkbox that selects the whole page, or all rows if there are no pages. */
  allLabel: string;
  /** Buttons for the selected rows. */
  actions: ReactNode;
}

/** What both forms of the table, rows and cards, need to render. */
export interface DataView<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly { key: string; row: Row }[];
  totals: DataTotals | undefined;
  sort: DataSort | null;
  onSort: (sort: DataSort) => void;
  /** Number of skeleton rows; 0 when there are records. */
  skeletonRows: number;
  /** Undefined if rows cannot be selected. */
  selection: DataSelection | undefined;
  onRowAction: ((row: Row) => void) | undefined;
}
