import type { ReactNode } from "react";
import type { DataColumn } from "@lobbykit/design-system/DataTable";
import { StatusTag, type StatusKind, type StatusOf } from "@lobbykit/design-system/StatusTag";
import { formatCount } from "@lobbykit/design-system/foundations/format";
import { Moment } from "../content/moment.tsx";
import { merchantTimeZone } from "../merchant/time-zone.ts";
import { Amount, Count } from "./record-parts.tsx";
import * as styles from "./record.css.ts";
import { wallTime } from "./rules.ts";

export interface RecordColumn<Row> extends DataColumn<Row> {
  /** The values are times in the merchant's time zone. The exported CSV file names the zone. @default false */
  isTime?: boolean;
}

/** A total over the whole list, computed by the server, never from one page. */
export interface RecordTotal<Page> {
  label: string;
  /** Undefined while it loads. */
  value: (page: Page) => ReactNode;
  note?: string;
}

const NOTHING = "–";

type Card = NonNullable<RecordColumn<never>["card"]>;

/** A text column. */
export const textColumn = <Row,>(id: string, label: string, value: (row: Row) => string): RecordColumn<Row> => ({
  id,
  label,
  value,
});

/** A text column of which some rows have no value: empty in the file, a dash on the screen. */
export const optionalColumn = <Row,>(
  id: string,
  label: string,
  value: (row: Row) => string | undefined,
): RecordColumn<Row> => ({ id, label, value: (row) => value(row) ?? null, cell: (row) => value(row) ?? NOTHING });

/** A column of dates with times, in the merchant's time zone. `missing` is shown for rows without one. */
export const momentColumn = <Row,>(
  id: string,
  label: string,
  momentOf: (row: Row) => string | null,
  missing = "",
): RecordColumn<Row> => ({
  id,
  label,
  isTime: true,
  value: (row) => {
    const at = momentOf(row);
    return at === null ? null : wallTime(at, merchantTimeZone());
  },
  cell: (row) => {
    const at = momentOf(row);
    return at === null ? missing : <Moment at={at} />;
  },
});

/** An amount column: decimals in the file, with the currency on the screen. */
export const amountColumn = <Row,>(
  id: string,
  label: string,
  amountOf: (row: Row) => string | null,
  currencyOf: (row: Row) => string,
  { isSigned = false, card = "line" }: { isSigned?: boolean; card?: Card } = {},
): RecordColumn<Row> => ({
  id,
  label,
  align: "end",
  card,
  value: amountOf,
  cell: (row) => <Amount amount={amountOf(row)} currency={currencyOf(row)} isSigned={isSigned} />,
});

/** A column of whole numbers. */
export const countColumn = <Row,>(
  id: string,
  label: string,
  countOf: (row: Row) => number,
  { isSigned = false, card = "line" }: { isSigned?: boolean; card?: Card } = {},
): RecordColumn<Row> => ({
  id,
  label,
  align: "end",
  card,
  value: countOf,
  cell: (row) => `${isSigned && countOf(row) > 0 ? "+" : ""}${formatCount(countOf(row))}`,
});

/** A status column: text and an icon. */
export const statusColumn = <Row, Kind extends StatusKind>(
  id: string,
  label: string,
  kind: Kind,
  statusOf: (row: Row) => StatusOf<Kind>,
  nameOf: (status: StatusOf<Kind>) => string,
  card: Card = "aside",
): RecordColumn<Row> => ({
  id,
  label,
  card,
  value: (row) => nameOf(statusOf(row)),
  cell: (row) => <StatusTag kind={kind} status={statusOf(row)} label={nameOf(statusOf(row))} />,
});

/** A total amount of the whole list, in its currency; undefined while it loads. */
export const amountTotal = <Page,>(
  label: string,
  amountOf: (page: Page) => string | undefined,
  currency: string,
  { isSigned = false, note }: { isSigned?: boolean; note?: string } = {},
): RecordTotal<Page> => ({
  label,
  value: (page) => {
    const amount = amountOf(page);
    return amount === undefined ? undefined : (
      <Amount amount={amount} currency={currency} isSigned={isSigned} size={18} />
    );
  },
  ...(note !== undefined && { note }),
});

/** A count over the whole list; undefined while it loads. */
export const countTotal = <Page,>(
  label: string,
  countOf: (page: Page) => number | undefined,
  note?: string,
): RecordTotal<Page> => ({
  label,
  value: (page) => {
    const count = countOf(page);
    return count === undefined ? undefined : <Count count={count} />;
  },
  ...(note !== undefined && { note }),
});

/** A column whose cells open the row's details. */
export const openingColumn = <Row,>(column: RecordColumn<Row>, onOpen: (row: Row) => void): RecordColumn<Row> => ({
  ...column,
  cell: (row) => (
    <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => onOpen(row)}>
      {column.cell ? column.cell(row) : column.value(row)}
    </button>
  ),
});
