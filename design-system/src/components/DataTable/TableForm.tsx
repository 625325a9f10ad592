import { useRef, type ReactNode, type Ref, type RefObject } from "react";
import { AmountLineContext } from "../../foundations/layout/amount-lines.ts";
import { useScrollsSideways } from "../../foundations/scrolling/use-scrolls-sideways.ts";
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import type { DataColumn, DataSort, DataTotals, DataView } from "./columns.ts";
import { RowOpener } from "./RowOpener.tsx";
import { PageCheckbox, RowCheckbox } from "./Selection.tsx";
import { CellContent } from "./CellContent.tsx";
import * as styles from "./DataTable.css.ts";

/** The table with every row of the page. */
export function TableForm<Row>({ stickyHeader, ...view }: DataView<Row> & { stickyHeader: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <TableBox {...view} boxRef={box} stickyHeader={stickyHeader}>
      {view.rows.map(({ key, row }) => (
        <BodyRow key={key} {...view} rowKey={key} row={row} />
      ))}
    </TableBox>
  );
}

interface TableBoxProps<Row> extends DataView<Row> {
  boxRef: RefObject<HTMLDivElement | null>;
  stickyHeader: boolean;
  /** Number of the rows, if only some of them are rendered. */
  rowCount?: number;
  /** The rows. */
  children: ReactNode;
}

/** The native table, in a box that scrolls sideways if needed. */
export function TableBox<Row>(props: TableBoxProps<Row>) {
  const { label, columns, totals, sort, onSort, skeletonRows, selection, boxRef, stickyHeader, rowCount, children } =
    props;
  const isWide = useScrollsSideways(boxRef);
  const isScrolled = stickyHeader || isWide;
  const hasAllRows = rowCount === undefined;
  return (
    <div
      ref={boxRef}
      className={styles.box}
      data-sticky-header={stickyHeader || undefined}
      data-sticky-totals={!hasAllRows || undefined}
      data-scrolls={isWide || undefined}
      {...(isScrolled ? { role: "region", "aria-label": label, tabIndex: 0 } : {})}
    >
      {/* Amounts line up in their column; the box scrolls if they do not fit. */}
      <AmountLineContext value>
        <table className={styles.table} aria-rowcount={hasAllRows ? undefined : rowCount + (totals ? 2 : 1)}>
          <caption className={styles.caption}>{label}</caption>
          <thead className={styles.head}>
            <tr aria-rowindex={hasAllRows ? undefined : 1}>
              {selection && (
                <th scope="col" className={styles.checkCell}>
                  <PageCheckbox selection={selection} />
                </th>
              )}
              {columns.map((column) => (
                <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: skeletonRows }, (_, index) => (
              <tr key={index} className={styles.row} aria-hidden="true">
                {selection && (
                  <td className={styles.checkCell}>
                    <Skeleton />
                  </td>
                )}
                {columns.map(({ id, align }) => (
                  <td key={id} className={styles.cell({ align: align ?? "start" })}>
                    <Skeleton />
                  </td>
                ))}
              </tr>
            ))}
            {children}
          </tbody>
          {totals && (
            <Totals
              columns={columns}
              totals={totals}
              hasChecks={selection !== undefined}
              index={hasAllRows ? undefined : rowCount + 2}
            />
          )}
        </table>
      </AmountLineContext>
    </div>
  );
}

interface BodyRowProps<Row> extends Pick<DataView<Row>, "columns" | "selection" | "onRowAction"> {
  rowKey: string;
  row: Row;
  /** Index of the record, from 0, if only some rows are rendered. */
  index?: number;
  ref?: Ref<HTMLTableRowElement>;
}

/** One record. */
export function BodyRow<Row>({ columns, selection, onRowAction, rowKey, row, index, ref }: BodyRowProps<Row>) {
  return (
    <tr
      ref={ref}
      className={styles.row}
      data-selected={selection?.has(rowKey) || undefined}
      data-index={index}
      // The headings are the first row.
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
      {selection && (
        <td className={styles.checkCell}>
          <RowCheckbox selection={selection} rowKey={rowKey} name={String(columns[0]?.value(row) ?? rowKey)} />
        </td>
      )}
      {columns.map((column, place) => (
        <BodyCell key={column.id} column={column} isHeader={place === 0}>
          {place === 0 ? (
            <RowOpener onOpen={onRowAction && (() => onRowAction(row))}>
              <CellContent column={column} row={row} />
            </RowOpener>
          ) : (
            <CellContent column={column} row={row} />
          )}
        </BodyCell>
      ))}
    </tr>
  );
}

interface HeadCellProps<Row> {
  column: DataColumn<Row>;
  sort: DataSort | null;
  onSort: (sort: DataSort) => void;
}

/** A column heading. A sortable one has a button, and states its order by `aria-sort` (APG: sortable table). */
function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { id, label, align = "start", sortable = false } = column;
  const direction = sort?.column === id ? sort.direction : undefined;
  const next = direction === "ascending" ? "descending" : "ascending";
  return (
    <th scope="col" className={styles.heading({ align })} aria-sort={direction}>
      {sortable ? (
        <button
          type="button"
          className={styles.sorter}
          data-direction={direction}
          onClick={() => onSort({ column: id, direction: next })}
        >
          {label}
          <span className={styles.sortMark}>
            <Icon
              drawing={direction === undefined ? SortIcon : direction === "ascending" ? ArrowUpIcon : ArrowDownIcon}
              size="small"
            />
          </span>
        </button>
      ) : (
        label
      )}
    </th>
  );
}

interface BodyCellProps<Row> {
  column: DataColumn<Row>;
  isHeader: boolean;
  children: ReactNode;
}

function BodyCell<Row>({ column: { align = "start" }, isHeader, children }: BodyCellProps<Row>) {
  if (!isHeader) return <td className={styles.cell({ align })}>{children}</td>;
  return (
    <th scope="row" className={`${styles.cell({ align })} ${styles.rowHeading}`}>
      {children}
    </th>
  );
}

interface TotalsProps<Row> {
  columns: readonly DataColumn<Row>[];
  totals: DataTotals;
  hasChecks: boolean;
  /** Index of the row among all rows, from 1, if only some of them are rendered. */
  index: number | undefined;
}

/** The label of the totals spans the leading columns that have no total. */
function Totals<Row>({ columns, totals, hasChecks, index }: TotalsProps<Row>) {
  const firstTotal = columns.findIndex(({ id }) => totals.values[id] !== undefined);
  const span = firstTotal === -1 ? columns.length : Math.max(1, firstTotal);
  return (
    <tfoot className={styles.totals}>
      <tr aria-rowindex={index}>
        <th
          scope="row"
          colSpan={hasChecks ? span + 1 : span}
          className={`${styles.cell({ align: "start" })} ${styles.rowHeading}`}
        >
          <span>{firstTotal === 0 ? `${totals.label} ` : totals.label}</span>
          {firstTotal === 0 && <span>{totals.values[columns[0]?.id ?? ""]}</span>}
        </th>
        {columns.slice(span).map(({ id, align = "start" }) => (
          <td key={id} className={styles.cell({ align })}>
            {totals.values[id]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
