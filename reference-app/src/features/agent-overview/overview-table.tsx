import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { DataTable } from "@lobbykit/design-system/DataTable";
import { Stack } from "@lobbykit/design-system/Stack";
import { Heading } from "@lobbykit/design-system/Heading";
import { amountColumn, countColumn, type RecordColumn } from "../../shared/records/record-columns.tsx";
import { intervalName } from "./interval-name.ts";
import type { OverviewPartProps } from "./overview-figures.tsx";
import { AMOUNT_OF, AMOUNTS, type Interval } from "./rules.ts";

const ROWS_A_PAGE = 10;

/** Every day or month of the period with all its figures, the latest first, with an export to a file. */
export function OverviewTable({ overview, search: { range, currency } }: OverviewPartProps) {
  const { t } = useTranslation();
  const unit = overview?.unit ?? "day";
  const rows = useMemo(() => overview?.rows.toReversed() ?? [], [overview]);
  const currencyOf = () => currency;
  const columns: RecordColumn<Interval>[] = [
    { id: unit, label: t(`team.${unit}`), value: ({ label }) => label, cell: (row) => intervalName(row, unit) },
    countColumn("joined", t("team.courses.joined"), ({ newMembers }) => newMembers),
    countColumn("active", t("team.figures.active"), ({ figures }) => figures.activeMembers),
    ...AMOUNTS.map((name) =>
      amountColumn<Interval>(name, t(`team.figures.${name}`), ({ figures }) => AMOUNT_OF[name](figures), currencyOf, {
        isSigned: name === "profit",
        card: name === "bets" ? "aside" : "line",
      }),
    ),
  ];
  const title = t(`team.rows.${unit}`);
  return (
    <Stack gap={8}>
      <Heading level={3} size={18}>
        {title}
      </Heading>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ label }) => label}
        loading={!overview}
        pages={{ size: ROWS_A_PAGE }}
        fileName={`team_${range.start}_${range.end}`}
      />
    </Stack>
  );
}
