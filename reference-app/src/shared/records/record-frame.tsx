import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { DataTable } from "@lobbykit/design-system/DataTable";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { Grid } from "@lobbykit/design-system/Grid";
import { Stack } from "@lobbykit/design-system/Stack";
import { StatCard } from "@lobbykit/design-system/StatCard";
import { rangeOfPreset } from "@lobbykit/design-system/foundations/dates";
import { RECORD_PAGE_SIZE } from "../config/constants.ts";
import { LoadBanner, type LoadBannerProps } from "../loading/load-banner.tsx";
import { LoadError } from "../loading/load-error.tsx";
import { recordPageQuery, type RecordPage, type RecordRow, type RecordSource } from "./record-query.ts";
import { openingColumn, type RecordColumn, type RecordTotal } from "./record-columns.tsx";
import { RecordDetails } from "./record-details.tsx";
import { FoundCount } from "./found-count.tsx";
import { RecordFile } from "./record-file.tsx";
import { RecordFilters, type RecordFilter } from "./record-filters.tsx";
import { RecordPeriod } from "./record-period.tsx";
import { emptyReason, totalColumns } from "./rules.ts";
import { useRecordFile } from "./use-record-file.ts";
import type { RecordSearch } from "./use-record-search.ts";

const NO_ROWS: readonly never[] = [];
const NO_FIGURE = "–";
const idOf = ({ id }: RecordRow): string => id;
/** An order is called so on its receipt too, so that a member finds the same number everywhere. */
const NUMBER_NAMES = { record: "records.number", order: "records.orderNumber" } as const;

export interface RecordFrameProps<Row extends RecordRow, Page extends RecordPage<Row>> {
  /** Accessible name of the list. */
  label: string;
  /** First part of the file's name. */
  fileName: string;
  search: RecordSearch;
  /** Whether the list can be limited to days; bonuses cannot. @default true */
  hasPeriod?: boolean;
  /** Whether the days decide which rows there are. In the team they decide only the figures. @default true */
  hasRowsOfDays?: boolean;
  /** The text that the list is searched for, which the address keeps as `q`. @default none */
  searchText?: string | undefined;
  filters?: readonly RecordFilter[];
  totals: readonly RecordTotal<Page>[];
  /** A separate query that some totals come from, with its name. */
  sums?: LoadBannerProps;
  source: RecordSource<Page>;
  /** Columns of the table. The first names the row and opens its details. */
  columns: readonly RecordColumn<Row>[];
  /** Columns shown only in the details and the file. @default none */
  more?: readonly RecordColumn<Row>[];
  /** What the row's id is, since customer service uses the number; "none" when it is no such number. @default "record" */
  number?: "record" | "order" | "none";
  /** Called when a row is opened. @default opens its details in a sheet */
  onOpen?: (row: Row) => void;
  /** Rendered between the totals and the rows, such as a chart. */
  children?: ReactNode;
}

/**
 * The layout of every record of a member or an agent's team (R074–R077, R079, R080, R250).
 * It has days, filters, totals, pages of rows, a row's details, and an export of all rows to a file.
 */
export function RecordFrame<Row extends RecordRow, Page extends RecordPage<Row>>(props: RecordFrameProps<Row, Page>) {
  const { label, fileName, search, hasPeriod = true, filters = [], totals, sums, source, ...rest } = props;
  const {
    columns,
    more = [],
    number: numberKind = "record",
    hasRowsOfDays = true,
    searchText,
    onOpen,
    children,
  } = rest;
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Row>();
  const file = useRecordFile<Row>();
  const asked = useQuery(recordPageQuery(source, search.page));
  // The address may name a page that no longer exists; then the last page is shown.
  const lastPage = Math.max(1, asked.data?.answer.totalPages ?? search.page);
  const {
    data: box,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery(recordPageQuery(source, Math.min(search.page, lastPage)));
  const data = box?.answer;
  // Open details update with their row.
  const details = opened && (data?.content.find((row) => row.id === opened.id) ?? opened);
  const { range, today, timeZone } = search;
  const all = [...columns, ...more];
  const number = numberKind === "none" ? undefined : { label: t(NUMBER_NAMES[numberKind]), of: idOf };
  const [first, ...others] = columns;
  const shown = first ? [openingColumn(first, onOpen ?? ((row) => setOpened(() => row))), ...others] : columns;
  const download = () =>
    file.start({
      source,
      columns: [
        ...all.map(({ label: name, isTime, value }) => ({ heading: isTime ? `${name} (${timeZone})` : name, value })),
        ...(number ? [{ heading: number.label, value: number.of }] : []),
      ],
      fileName: hasPeriod ? `${fileName}_${range.start}_${range.end}` : `${fileName}_${today}`,
    });
  return (
    <Stack gap={16}>
      {hasPeriod && <RecordPeriod search={search} />}
      {filters.length > 0 && <RecordFilters filters={filters} search={search} />}
      {totals.length > 0 && (
        <Grid columns={totalColumns(totals.length)} gap={12} fillsLastRow>
          {totals.map(({ label: name, value, note }) => {
            const figure = data && value(data);
            return (
              <StatCard
                key={name}
                label={name}
                value={figure ?? NO_FIGURE}
                loading={figure === undefined && !error && !sums?.result.error}
                note={note}
              />
            );
          })}
        </Grid>
      )}
      {sums && <LoadBanner {...sums} />}
      {children}
      <DataTable
        label={label}
        columns={shown}
        rows={data?.content ?? NO_ROWS}
        rowKey={idOf}
        loading={!error && (!data || (isFetching && isPlaceholderData))}
        fileName={fileName}
        onDownload={download}
        tools={
          <>
            <FoundCount isVisible count={isPlaceholderData ? undefined : data?.total} />
            <RecordFile file={file} />
          </>
        }
        pages={{
          page: data?.page ?? 1,
          count: data?.totalPages ?? 1,
          total: data?.total ?? 0,
          size: RECORD_PAGE_SIZE,
          onPageChange: (page) => search.change({ page: String(page) }),
        }}
        empty={
          <NothingHere
            search={search}
            hasRowsOfDays={hasPeriod && hasRowsOfDays}
            chosen={[...filters, { name: SEARCH_TEXT, value: searchText }]}
          />
        }
        error={error && !data && <LoadError error={error} onRetry={() => void refetch()} headingLevel={3} />}
      />
      <RecordDetails row={details} {...(number && { number })} columns={all} onClose={() => setOpened(undefined)} />
    </Stack>
  );
}

const LONG = "last30";
/** The search text's name in the address. */
const SEARCH_TEXT = "q";

interface NothingHereProps {
  search: RecordSearch;
  hasRowsOfDays: boolean;
  /** The filters and the search text. A value is undefined when nothing is chosen. */
  chosen: readonly Pick<RecordFilter, "name" | "value">[];
}

/** Explains why the list is empty and offers the nearest way to show more. */
function NothingHere({ search, hasRowsOfDays, chosen }: NothingHereProps) {
  const { t } = useTranslation();
  const { range, today, change } = search;
  const applied = chosen.filter(({ value }) => value !== undefined);
  const long = rangeOfPreset(LONG, today);
  const clear = () => change(Object.fromEntries(applied.map(({ name }) => [name, undefined])));
  const action =
    applied.length > 0 ? (
      <Button onClick={clear}>{t("records.clear")}</Button>
    ) : hasRowsOfDays && (range.start > long.start || range.end !== long.end) ? (
      <Button onClick={() => change({ from: long.start, to: long.end })}>{t("records.showLong")}</Button>
    ) : undefined;
  const text = t(`records.${emptyReason(applied.length > 0, hasRowsOfDays)}`);
  return <EmptyState title={t("records.empty")} text={text} headingLevel={3} {...(action && { action })} />;
}
