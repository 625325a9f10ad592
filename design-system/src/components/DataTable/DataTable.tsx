import { useImperativeHandle, useRef, type HTMLAttributes, type ReactNode, type Ref } from "react";
import { assertDistinct } from "../../foundations/assert.ts";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { announce } from "../../foundations/announce.ts";
import { csvText, downloadCsv } from "../../foundations/csv.ts";
import { actionStrings } from "../../foundations/strings/actions.ts";
import { noRecordsStrings, pageStrings, recordStrings } from "../../foundations/strings/records.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { useElementWidth } from "../../foundations/use-element-width.ts";
import { DownloadIcon } from "../../icons/icons.ts";
import { Button } from "../Button/Button.tsx";
import { Pagination } from "../Pagination/Pagination.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { CardsForm } from "./CardsForm.tsx";
import { ColumnPicker } from "./ColumnPicker.tsx";
import type { DataColumn, DataSort, DataTotals, DataView, LocalPages, ServerPages } from "./columns.ts";
import * as styles from "./DataTable.css.ts";
import { TableForm } from "./TableForm.tsx";
import { useDataTable, usualPages } from "./use-data-table.ts";

export * from "./columns.ts";

/** Below this width of its own room a table becomes cards. */
const CARDS_BELOW_PX = 600;
const SKELETON_ROWS = 5;

const isForCards = (widthPx: number) => widthPx < CARDS_BELOW_PX;

export interface DataTableProps<Row> extends Omit<HTMLAttributes<HTMLDivElement>, ClosedAttributes | "children"> {
  /** Names the table for screen readers: "Bets of June". */
  label: string;
  /** Keep the array between renders; the first column names the row. */
  columns: readonly DataColumn<Row>[];
  /** All records, or one page of a server's. Keep the array between renders. */
  rows: readonly Row[];
  /** What tells the records apart. */
  rowKey: (row: Row) => string;
  /** The order, where the caller holds it; null for the list's own. @default held by the table */
  sort?: DataSort | null;
  /** The order at first. @default the list's own */
  defaultSort?: DataSort;
  /** The member asked for another order. With pages of a server, fetch it: the table does not sort a part of a list. */
  onSortChange?: (sort: DataSort) => void;
  /** `{ size }` cuts the rows here; `{ page, count, onPageChange }` says that a server does. @default all rows at once, fifty a page when there are more than two hundred */
  pages?: LocalPages | ServerPages;
  /** A last row under all pages. @default none */
  totals?: DataTotals;
  /** Lets the member choose the columns. @default false */
  columnPicker?: boolean;
  /** Offers the rows as a CSV file of this name, with the columns that are shown. @default not offered */
  fileName?: string;
  /** Called instead, to fetch what is not here first. @default the rows that are here */
  onDownload?: () => void;
  /** Filters and such, before the table's own buttons. @default none */
  tools?: ReactNode;
  /** The table scrolls in a box of its own, at most 70 per cent of the window, under its headings. @default false */
  stickyHeader?: boolean;
  /** Records are on their way: a skeleton, or the old ones, calmer. @default false */
  loading?: boolean;
  /** An ErrorState, in place of the table. @default none */
  error?: ReactNode;
  /** An EmptyState for a list without records. @default one line */
  empty?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Records in rows: a native table where there is room, cards where there is not. Sorted by its headings, in pages, with totals, as
 * a file. Not for layout, and not for two or three facts: those are a description list.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, sort, defaultSort, onSortChange, totals, ...others } = props;
  const { columnPicker = false, fileName, onDownload, tools, stickyHeader = false, loading = false, ...more } = others;
  if (process.env.NODE_ENV !== "production") {
    assertDistinct(
      "DataTable (columns)",
      columns.map(({ id }) => id),
    );
    assertDistinct("DataTable (rowKey)", rows.map(rowKey));
  }
  const { error, empty, pages = usualPages(rows.length), ref, ...rest } = more;
  const strings = useStrings(recordStrings);
  const { pageOf } = useStrings(pageStrings);
  const { loading: loadingText } = useStrings(actionStrings);
  const { noRecords } = useStrings(noRecordsStrings);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  const isCards = useElementWidth(root, isForCards, false);
  const model = useDataTable({ columns, rows, rowKey, pages, sort, defaultSort: defaultSort ?? null, onSortChange });

  const isFirstLoad = loading && rows.length === 0;
  const isEmpty = rows.length === 0 && !loading;
  const askForSort = (next: DataSort) => {
    model.setSort(next);
    const column = columns.find(({ id }) => id === next.column)?.label ?? "";
    announce(fill(next.direction === "ascending" ? strings.sortAscending : strings.sortDescending, { column }));
  };
  const turn = (page: number) => {
    model.turn(page);
    announce(fill(pageOf, { page, count: model.slice.pageCount }));
  };
  const download = () => {
    if (onDownload) return onDownload();
    const header = model.visible.map((column) => column.label);
    const lines = model.all.map((row) => model.visible.map((column) => column.value(row)));
    return downloadCsv(fileName ?? label, csvText(header, lines));
  };
  const view: DataView<Row> = {
    label,
    columns: model.visible,
    rows: model.page,
    totals: isFirstLoad ? undefined : totals,
    sort: model.sort,
    onSort: askForSort,
    skeletonRows: isFirstLoad ? SKELETON_ROWS : 0,
  };
  const hasTools = tools !== undefined || columnPicker || fileName !== undefined;

  return (
    <div {...rest} ref={root} className={styles.root} data-form={isCards ? "cards" : "table"}>
      {hasTools && (
        <div className={styles.toolbar}>
          <div className={styles.tools}>{tools}</div>
          <div className={styles.ownTools}>
            {columnPicker && <ColumnPicker columns={columns} model={model} />}
            {fileName !== undefined && (
              <Button size="small" variant="ghost" iconStart={DownloadIcon} disabled={isEmpty} onClick={download}>
                {strings.downloadCsv}
              </Button>
            )}
          </div>
        </div>
      )}
      <output>
        <VisuallyHidden>{loading ? loadingText : ""}</VisuallyHidden>
      </output>
      {error !== undefined && error !== null ? (
        <div className={styles.state}>{error}</div>
      ) : isEmpty ? (
        <div className={styles.state}>{empty ?? <p className={styles.nothing}>{noRecords}</p>}</div>
      ) : (
        <div className={styles.body} aria-busy={loading} data-refreshing={(loading && !isFirstLoad) || undefined}>
          {isCards ? <CardsForm {...view} /> : <TableForm {...view} stickyHeader={stickyHeader} />}
        </div>
      )}
      {!isEmpty && (error === undefined || error === null) && (
        <Foot model={model} pages={pages} total={rows.length} onTurn={turn} />
      )}
    </div>
  );
}

interface FootProps<Row> {
  model: ReturnType<typeof useDataTable<Row>>;
  pages: LocalPages | ServerPages | undefined;
  total: number;
  onTurn: (page: number) => void;
}

/** Which records are here, and the ways to the others. */
function Foot<Row>({ model: { slice }, pages, total: here, onTurn }: FootProps<Row>) {
  const strings = useStrings(pageStrings);
  if (!pages) return null;
  const total = "onPageChange" in pages ? pages.total : here;
  const hasPlace = total !== undefined && slice.from > 0;
  if (!hasPlace && slice.pageCount < 2) return null;
  return (
    <div className={styles.foot}>
      {hasPlace && <p className={styles.place}>{fill(strings.recordsOf, { from: slice.from, to: slice.to, total })}</p>}
      <Pagination
        page={slice.page}
        count={slice.pageCount}
        onPageChange={onTurn}
        labels={{
          navigation: strings.pages,
          previous: strings.previousPage,
          next: strings.nextPage,
          page: (page) => fill(strings.page, { page }),
          summary: (page, count) => fill(strings.pageOf, { page, count }),
        }}
      />
    </div>
  );
}
