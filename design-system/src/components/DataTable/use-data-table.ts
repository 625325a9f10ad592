import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from "@tanstack/react-table";
import { useMemo, useState } from "react";
import { useCollator } from "react-aria/useCollator";
import type { DataColumn, DataSort, DataValue, LocalPages, ServerPages } from "./columns.ts";
import { compareKeys, pageSlice, sortKey, type PageSlice, type SortKey } from "./rules.ts";

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
});

const NUMERIC = { numeric: true } as const;
/** Beyond this number of rows a table always has pages. */
const ALL_BELOW = 200;
const USUAL_PAGES: LocalPages = { size: 50 };

/** Returns how a table is divided into pages when its caller does not say so: not at all up to 200 rows, else 50 rows a page. */
export const usualPages = (rowCount: number): LocalPages | undefined =>
  rowCount > ALL_BELOW ? USUAL_PAGES : undefined;

/** Returns undefined if there is no value. */
const keyOf = (value: DataValue): SortKey | undefined => (value === null ? undefined : sortKey(value));

export interface DataTableOptions<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  pages: LocalPages | ServerPages | undefined;
  sort: DataSort | null | undefined;
  defaultSort: DataSort | null;
  onSortChange: ((sort: DataSort) => void) | undefined;
}

export interface DataTableModel<Row> {
  /** The visible columns, in order. */
  visible: DataColumn<Row>[];
  isVisible: (column: DataColumn<Row>) => boolean;
  setVisible: (column: DataColumn<Row>, visible: boolean) => void;
  /** Rows of the current page. */
  page: { key: string; row: Row }[];
  /** All sorted rows that are here, on every page, for the file. */
  all: Row[];
  sort: DataSort | null;
  setSort: (sort: DataSort) => void;
  slice: PageSlice;
  turn: (page: number) => void;
}

/**
 * State of the table: sort order, pages and hidden columns. With server pages it does not sort or divide the rows, but calls the caller.
 */
export function useDataTable<Row>(options: DataTableOptions<Row>): DataTableModel<Row> {
  const { columns, rows, rowKey, pages, sort: givenSort, defaultSort, onSortChange } = options;
  const collator = useCollator(NUMERIC);
  const [ownSort, setOwnSort] = useState(defaultSort);
  const [ownPage, setOwnPage] = useState(1);
  const [columnVisibility, setColumnVisibility] = useState<Readonly<Record<string, boolean>>>(() =>
    Object.fromEntries(columns.map((column) => [column.id, !column.hiddenAtFirst])),
  );
  const server = pages && "onPageChange" in pages ? pages : undefined;
  const size = pages && "size" in pages && !server ? pages.size : Math.max(1, rows.length);
  const sort = givenSort === undefined ? ownSort : givenSort;
  const slice = server ? serverSlice(server, rows.length) : pageSlice(ownPage, size ?? 1, rows.length);

  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, { row: Row }> => ({
        id: column.id,
        header: column.label,
        // Empty values are last in both directions. The library supports that only for undefined.
        accessorFn: ({ row }) => keyOf(column.value(row)),
        sortUndefined: "last",
        sortFn: (a, b, id) => compareKeys(a.getValue(id), b.getValue(id), collator),
      })),
    [columns, collator],
  );
  const data = useMemo(() => rows.map((row) => ({ row })), [rows]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ row }) => rowKey(row),
    manualSorting: server !== undefined,
    manualPagination: server !== undefined,
    autoResetPageIndex: false,
    state: {
      sorting: sort ? [{ id: sort.column, desc: sort.direction === "descending" }] : [],
      pagination: { pageIndex: server ? 0 : slice.page - 1, pageSize: size ?? 1 },
    },
  });

  const pageRows = table.getRowModel().rows;
  const page = useMemo(() => pageRows.map(({ id, original }) => ({ key: id, row: original.row })), [pageRows]);
  const visible = useMemo(
    () => columns.filter((column) => columnVisibility[column.id] !== false),
    [columns, columnVisibility],
  );
  const isVisible = (column: DataColumn<Row>) => columnVisibility[column.id] !== false;
  return {
    visible,
    isVisible,
    setVisible: (column, visible) => setColumnVisibility((before) => ({ ...before, [column.id]: visible })),
    page,
    all: table.getSortedRowModel().rows.map(({ original }) => original.row),
    sort,
    setSort: (next) => {
      setOwnSort(next);
      setOwnPage(1);
      onSortChange?.(next);
    },
    slice,
    turn: server ? server.onPageChange : setOwnPage,
  };
}

function serverSlice({ page, count, size }: ServerPages, shown: number): PageSlice {
  const from = size === undefined || shown === 0 ? 0 : (page - 1) * size + 1;
  return { page, pageCount: count, from, to: from === 0 ? 0 : from + shown - 1 };
}
