import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { DataTable } from "@lobbykit/design-system/DataTable";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { Grid } from "@lobbykit/design-system/Grid";
import { Stack } from "@lobbykit/design-system/Stack";
import { StatCard } from "@lobbykit/design-system/StatCard";
import { VisuallyHidden } from "@lobbykit/design-system/VisuallyHidden";
import { rangeOfPreset } from "@lobbykit/design-system/foundations/dates";
import { LoadError } from "../layout/load-error.tsx";
import { PAGE_SIZE, recordPageQuery, type RecordPage, type RecordSource } from "./record-query.ts";
import { openingColumn, type RecordColumn, type RecordTotal } from "./record-columns.tsx";
import { RecordDetails } from "./record-details.tsx";
import { RecordFile } from "./record-file.tsx";
import { RecordFilters, type RecordFilter } from "./record-filters.tsx";
import { RecordPeriod } from "./record-period.tsx";
import { totalColumns } from "./rules.ts";
import { useRecordFile } from "./use-record-file.ts";
import type { RecordSearch } from "./use-record-search.ts";

const NO_ROWS: readonly never[] = [];
const NO_FIGURE = "–";

export interface RecordFrameProps<Row, Page extends RecordPage<Row>> {
  /** What the list is: heard as its name. */
  label: string;
  /** First part of the file's name. */
  fileName: string;
  search: RecordSearch;
  /** The list knows no days (bonuses). @default true */
  hasPeriod?: boolean;
  filters?: readonly RecordFilter[];
  totals: readonly RecordTotal<Page>[];
  source: RecordSource<Page>;
  /** Of the table; the first one names the row and opens its details. */
  columns: readonly RecordColumn<Row>[];
  /** What only the details and the file tell. */
  more: readonly RecordColumn<Row>[];
  rowKey: (row: Row) => string;
  /** What tells the rows apart is a number that customer service knows them by. @default true */
  hasNumber?: boolean;
  /** A row was opened. @default its details are shown in a sheet */
  onOpen?: (row: Row) => void;
  /** Between the totals and the rows: a chart. */
  children?: ReactNode;
}

/** Every record of the member, and of an agent's team (R074–R077, R079, R080, R250): days, filters, totals, rows in pages, details of a row, and all of it as a file. */
export function RecordFrame<Row, Page extends RecordPage<Row>>(props: RecordFrameProps<Row, Page>) {
  const { label, fileName, search, hasPeriod = true, filters = [], totals, source, ...rest } = props;
  const { columns, more, rowKey, hasNumber = true, onOpen, children } = rest;
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Row>();
  const file = useRecordFile<Row>();
  const asked = useQuery(recordPageQuery(source, search.page));
  // An address may ask for a page that there is no longer: the last one is shown.
  const lastPage = Math.max(1, asked.data?.answer.totalPages ?? search.page);
  const {
    data: box,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery(recordPageQuery(source, Math.min(search.page, lastPage)));
  const data = box?.answer;
  // Its details follow the row.
  const details = opened && (data?.content.find((row) => rowKey(row) === rowKey(opened)) ?? opened);
  const { range, today, timeZone } = search;
  const all = [...columns, ...more];
  const [first, ...others] = columns;
  const shown = first ? [openingColumn(first, onOpen ?? ((row) => setOpened(() => row))), ...others] : columns;
  const download = () =>
    file.start({
      source,
      rowKey,
      columns: [
        ...all.map(({ label: name, isTime, value }) => ({ heading: isTime ? `${name} (${timeZone})` : name, value })),
        ...(hasNumber ? [{ heading: t("records.number"), value: rowKey }] : []),
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
                loading={figure === undefined && !error}
                note={note}
              />
            );
          })}
        </Grid>
      )}
      {children}
      <DataTable
        label={label}
        columns={shown}
        rows={data?.content ?? NO_ROWS}
        rowKey={rowKey}
        loading={!error && (!data || (isFetching && isPlaceholderData))}
        fileName={fileName}
        onDownload={download}
        tools={
          <>
            <RecordFile file={file} />
            <output>
              <VisuallyHidden>
                {data && !isPlaceholderData ? t("records.found", { count: data.total }) : ""}
              </VisuallyHidden>
            </output>
          </>
        }
        pages={{
          page: data?.page ?? 1,
          count: data?.totalPages ?? 1,
          total: data?.total ?? 0,
          size: PAGE_SIZE,
          onPageChange: (page) => search.change({ page: String(page) }),
        }}
        empty={<NothingHere search={search} hasPeriod={hasPeriod} filters={filters} />}
        error={error && !data && <LoadError error={error} onRetry={() => void refetch()} headingLevel={3} />}
      />
      <RecordDetails
        row={details}
        {...(hasNumber && { numberOf: rowKey })}
        columns={all}
        onClose={() => setOpened(undefined)}
      />
    </Stack>
  );
}

const LONG = "last30";

/** Says why there may be nothing, and offers the nearest way to more. */
function NothingHere({
  search,
  hasPeriod,
  filters,
}: Pick<RecordFrameProps<never, never>, "search" | "hasPeriod" | "filters">) {
  const { t } = useTranslation();
  const { range, today, change } = search;
  const applied = (filters ?? []).filter(({ value }) => value !== undefined);
  const long = rangeOfPreset(LONG, today);
  const clear = () => change(Object.fromEntries(applied.map(({ name }) => [name, undefined])));
  const action =
    applied.length > 0 ? (
      <Button onClick={clear}>{t("records.clear")}</Button>
    ) : hasPeriod && (range.start > long.start || range.end !== long.end) ? (
      <Button onClick={() => change({ from: long.start, to: long.end })}>{t("records.showLong")}</Button>
    ) : undefined;
  const text = applied.length > 0 ? "records.emptyFiltered" : hasPeriod ? "records.emptyDays" : "records.emptyText";
  return <EmptyState title={t("records.empty")} text={t(text)} headingLevel={3} {...(action && { action })} />;
}
