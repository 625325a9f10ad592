import { useId } from "react";
import { recordStrings } from "../../foundations/strings/records.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { ChevronDownIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import type { CardPlace, DataColumn, DataSort, DataTotals, DataView } from "./columns.ts";
import { SORT_DIRECTIONS } from "./columns.ts";
import { RowOpener } from "./RowOpener.tsx";
import { PageCheckbox, RowCheckbox } from "./Selection.tsx";
import { CellContent } from "./CellContent.tsx";
import * as styles from "./CardsForm.css.ts";

const SKELETON_LINES = 3;

const placed = <Row,>(columns: readonly DataColumn<Row>[], place: CardPlace) =>
  columns.filter((column, index) => (column.card ?? (index === 0 ? "title" : "line")) === place);

/** The records as a list of cards. Each value is under the label of its column, and one field sorts the list. */
export function CardsForm<Row>(view: DataView<Row>) {
  const { label, rows, skeletonRows, selection } = view;
  return (
    <>
      <CardTools {...view} />
      <ul className={styles.cards} aria-label={label}>
        {Array.from({ length: skeletonRows }, (_, index) => (
          <li key={index} className={styles.card} aria-hidden="true">
            <Skeleton shape="text" count={SKELETON_LINES} />
          </li>
        ))}
        {rows.map(({ key, row }) => (
          <li key={key} className={styles.card} data-selected={selection?.has(key) || undefined}>
            <CardContent {...view} rowKey={key} row={row} />
          </li>
        ))}
        {view.totals && (
          <li className={`${styles.card} ${styles.totalsCard}`}>
            <TotalsContent columns={view.columns} totals={view.totals} />
          </li>
        )}
      </ul>
    </>
  );
}

/** The field and the checkbox above the cards, which do what the headings of the table do. */
export function CardTools<Row>({ columns, sort, onSort, selection }: DataView<Row>) {
  return (
    <>
      <SortField columns={columns} sort={sort} onSort={onSort} />
      {selection && <PageCheckbox selection={selection} isLabelShown />}
    </>
  );
}

interface CardContentProps<Row> extends Pick<DataView<Row>, "columns" | "selection" | "onRowAction"> {
  rowKey: string;
  row: Row;
}

/** One record. */
export function CardContent<Row>({ columns, selection, onRowAction, rowKey, row }: CardContentProps<Row>) {
  return (
    <>
      <div className={styles.cardHead}>
        {selection && (
          <RowCheckbox selection={selection} rowKey={rowKey} name={String(columns[0]?.value(row) ?? rowKey)} />
        )}
        <div className={styles.cardTitle}>
          <RowOpener onOpen={onRowAction && (() => onRowAction(row))}>
            {placed(columns, "title").map((column) => (
              <CellContent key={column.id} column={column} row={row} />
            ))}
          </RowOpener>
        </div>
        <div className={styles.cardAside}>
          {placed(columns, "aside").map((column) => (
            <CellContent key={column.id} column={column} row={row} />
          ))}
        </div>
      </div>
      <dl className={styles.lines}>
        {placed(columns, "line").map((column) => (
          <div key={column.id} className={styles.line}>
            <dt className={styles.lineLabel}>{column.label}</dt>
            <dd className={styles.lineValue}>
              <CellContent column={column} row={row} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface TotalsContentProps<Row> {
  columns: readonly DataColumn<Row>[];
  totals: DataTotals;
}

/** The totals, each under the label of its column. */
export function TotalsContent<Row>({ columns, totals }: TotalsContentProps<Row>) {
  return (
    <>
      <p className={styles.cardTitle}>{totals.label}</p>
      <dl className={styles.lines}>
        {columns
          .filter(({ id }) => totals.values[id] !== undefined)
          .map(({ id, label }) => (
            <div key={id} className={styles.line}>
              <dt className={styles.lineLabel}>{label}</dt>
              <dd className={styles.lineValue}>{totals.values[id]}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

interface SortFieldProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: DataSort | null;
  onSort: (sort: DataSort) => void;
}

/** Does on phones what the column headings of the table do: it chooses the sort order. */
function SortField<Row>({ columns, sort, onSort }: SortFieldProps<Row>) {
  const strings = useStrings(recordStrings);
  const id = useId();
  const choices = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id: column, label }) =>
      SORT_DIRECTIONS.map((direction) => ({
        sort: { column, direction },
        text: fill(direction === "ascending" ? strings.sortAscending : strings.sortDescending, { column: label }),
      })),
    );
  if (choices.length === 0) return null;
  const chosen = choices.findIndex(({ sort: { column, direction } }) => {
    return column === sort?.column && direction === sort.direction;
  });
  return (
    <div className={styles.sortField}>
      <label htmlFor={id} className={styles.lineLabel}>
        {strings.sortBy}
      </label>
      <span className={styles.sortFrame}>
        <select
          id={id}
          className={styles.sortChoice}
          value={chosen}
          onChange={(event) => {
            const choice = choices[Number(event.target.value)];
            if (choice) onSort(choice.sort);
          }}
        >
          {chosen === -1 && <option value={-1}>{strings.unsorted}</option>}
          {choices.map(({ text }, index) => (
            <option key={text} value={index}>
              {text}
            </option>
          ))}
        </select>
        <span className={styles.sortChevron}>
          <Icon drawing={ChevronDownIcon} size="small" />
        </span>
      </span>
    </div>
  );
}
