import { useImperativeHandle, useRef, type HTMLAttributes, type ReactNode, type Ref } from "react";
import { assertDistinct } from "../../foundations/props/assert.ts";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { useControllable } from "../../foundations/props/use-controllable.ts";
import { announce } from "../../foundations/announcements/announce.ts";
import { csvText, downloadCsv } from "../../foundations/files/csv.ts";
import { actionStrings } from "../../foundations/strings/actions.ts";
import { selectionStrings } from "../../foundations/strings/choices.ts";
import { noRecordsStrings, pageStrings, recordStrings } from "../../foundations/strings/records.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { useElementWidth } from "../../foundations/layout/use-element-width.ts";
import { DownloadIcon } from "../../icons/icons.ts";
import { Button } from "../Button/Button.tsx";
import { Pagination } from "../Pagination/Pagination.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { ColumnPicker } from "./ColumnPicker.tsx";
import type { DataColumn, DataSelection, DataSort, DataTotals, DataView, LocalPages, ServerPages } from "./columns.ts";
import * as styles from "./DataTable.css.ts";
import { selectedPart, withKeys } from "./rules.ts";
import { SelectionBar } from "./Selection.tsx";
import { useDataTable } from "./use-data-table.ts";

/** Below this width of its container the table is rendered as cards. */
const CARDS_BELOW_PX = 600;
const SKELETON_ROWS = 5;

const isForCards = (widthPx: number) => widthPx < CARDS_BELOW_PX;

export interface RecordsProps<Row> extends Omit<HTMLAttributes<HTMLDivElement>, ClosedAttributes | "children"> {
  /** Accessible name of the table: "Bets of June". */
  label: string;
  /** The columns. The first one names the row. Pass the same array on each render. */
  columns: readonly DataColumn<Row>[];
  /** All records, or one page from the server. Pass the same array on each render. */
  rows: readonly Row[];
  /** Returns a unique key of a record. */
  rowKey: (row: Row) => string;
  /** The sort order; null keeps the order of `rows`. Pass it to control the order. @default uncontrolled */
  sort?: DataSort | null;
  /** The sort order on the first render. @default the order of `rows` */
  defaultSort?: DataSort;
  /**
   * Called when the member chooses another order. With server pages, fetch the rows in that order: the table cannot sort a list of which it
   * has only a part.
   */
  onSortChange?: (sort: DataSort) => void;
  /** Totals row at the end of each page. @default none */
  totals?: DataTotals;
  /** Lets the member choose which columns are shown. @default false */
  columnPicker?: boolean;
  /** Name of the CSV file that the download button offers. The file has the columns that are shown. @default no download */
  fileName?: string;
  /** Called instead of the built-in download, for example to fetch all records first. @default downloads the loaded rows */
  onDownload?: () => void;
  /**
   * Called when the member opens a row: a click anywhere on it, or Enter on its first column. That column must not contain controls then.
   * @default rows cannot be opened
   */
  onRowAction?: (row: Row) => void;
  /** Keys of the selected rows, also those of other pages. Pass them to control the selection. @default uncontrolled */
  selectedKeys?: readonly string[];
  /** Keys of the rows that are selected on the first render. @default none */
  defaultSelectedKeys?: readonly string[];
  /** Called with all selected keys. Rows have checkboxes if this or another selection prop is passed. @default no checkboxes */
  onSelectedKeysChange?: (keys: string[]) => void;
  /** Buttons for the selected rows, shown while there are any. @default none */
  selectionActions?: ReactNode;
  /** Filters or other controls, before the table's own buttons. @default none */
  tools?: ReactNode;
  /** Whether records are loading. A skeleton is shown, or the old records with a weak animation. @default false */
  loading?: boolean;
  /** An ErrorState to show instead of the table. @default none */
  error?: ReactNode;
  /** An EmptyState to show when there are no records. @default a line of text */
  empty?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

interface RecordsFrameProps<Row> extends RecordsProps<Row> {
  /** How the rows are divided; undefined for one page with all rows. */
  pages: LocalPages | ServerPages | undefined;
  /** Renders the records as a table. */
  renderTable: (view: DataView<Row>) => ReactNode;
  /** Renders the records as cards, where the table has too little space. */
  renderCards: (view: DataView<Row>) => ReactNode;
}

/** What surrounds the records of a table, and its state: tools, order, pages, selection, and the states without records. */
export function RecordsFrame<Row>(props: RecordsFrameProps<Row>) {
  const { label, columns, rows, rowKey, sort, defaultSort, onSortChange, totals, ...others } = props;
  const {
    columnPicker = false,
    fileName,
    onDownload,
    tools,
    loading = false,
    renderTable,
    renderCards,
    ...more
  } = others;
  if (process.env.NODE_ENV !== "production") {
    assertDistinct(
      "DataTable (columns)",
      columns.map(({ id }) => id),
    );
    assertDistinct("DataTable (rowKey)", rows.map(rowKey));
  }
  const { onRowAction, selectedKeys, defaultSelectedKeys, onSelectedKeysChange, selectionActions, ...usual } = more;
  const { error, empty, pages, ref, ...rest } = usual;
  const strings = useStrings(recordStrings);
  const { pageOf } = useStrings(pageStrings);
  const { selectedCount } = useStrings(selectionStrings);
  const { loading: loadingText } = useStrings(actionStrings);
  const { noRecords } = useStrings(noRecordsStrings);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  const isCards = useElementWidth(root, isForCards, false);
  const model = useDataTable({ columns, rows, rowKey, pages, sort, defaultSort: defaultSort ?? null, onSortChange });

  const [selected, select] = useControllable<readonly string[]>(selectedKeys, defaultSelectedKeys ?? [], (keys) =>
    onSelectedKeysChange?.([...keys]),
  );
  const changeSelection = (keys: readonly string[]) => {
    select(keys);
    announce(fill(selectedCount, { count: keys.length }));
  };
  const pageKeys = model.page.map(({ key }) => key);
  const selectedSet = new Set(selected);
  const isSelectable = [selectedKeys, defaultSelectedKeys, onSelectedKeysChange].some((prop) => prop !== undefined);
  const selection: DataSelection | undefined = isSelectable
    ? {
        count: selected.length,
        has: (key) => selectedSet.has(key),
        onPage: selectedPart(selectedSet, pageKeys),
        setRow: (key, isSelected) => changeSelection(withKeys(selected, [key], isSelected)),
        setPage: (isSelected) => changeSelection(withKeys(selected, pageKeys, isSelected)),
        clear: () => changeSelection([]),
        allLabel: pages ? strings.selectAllRows : strings.selectEveryRow,
        actions: selectionActions,
      }
    : undefined;

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
    selection,
    onRowAction,
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
      {selection && !isEmpty && <SelectionBar selection={selection} />}
      <output>
        <VisuallyHidden>{loading ? loadingText : ""}</VisuallyHidden>
      </output>
      {error !== undefined && error !== null ? (
        <div className={styles.state}>{error}</div>
      ) : isEmpty ? (
        <div className={styles.state}>{empty ?? <p className={styles.nothing}>{noRecords}</p>}</div>
      ) : (
        <div className={styles.body} aria-busy={loading} data-refreshing={(loading && !isFirstLoad) || undefined}>
          {isCards ? renderCards(view) : renderTable(view)}
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

/** Says which records are shown, and has the buttons for the other pages. */
function Foot<Row>({ model: { slice }, pages, total: here, onTurn }: FootProps<Row>) {
  const strings = useStrings(pageStrings);
  if (!pages) return null;
  const total = "onPageChange" in pages ? pages.total : here;
  const hasPlace = total !== undefined && slice.from > 0;
  if (!hasPlace && slice.pageCount < 2) return null;
  return (
    <div className={styles.foot}>
      {hasPlace && <p className={styles.place}>{fill(strings.recordsOf, { from: slice.from, to: slice.to, total })}</p>}
      <Pagination page={slice.page} count={slice.pageCount} onPageChange={onTurn} />
    </div>
  );
}
