import { useTranslation } from "react-i18next";
import { api, type OperationValue } from "../../shared/api/api.ts";
import { given } from "../../shared/layout/search-values.ts";
import type { RecordSource } from "../../shared/records/record-query.ts";
import {
  amountColumn,
  countTotal,
  momentColumn,
  statusColumn,
  textColumn,
  type RecordColumn,
} from "../../shared/records/record-columns.tsx";
import { choicesOf } from "../../shared/records/record-filters.tsx";
import { RecordFrame } from "../../shared/records/record-frame.tsx";
import { WagerProgress } from "../../shared/records/record-parts.tsx";
import { useRecordSearch } from "../../shared/records/use-record-search.ts";

type Page = OperationValue<"listBonuses">;
type Bonus = Page["content"][number];
const STATUSES = ["active", "completed", "expired"] as const satisfies readonly Bonus["status"][];
const idOf = ({ id }: Bonus) => id;
const currencyOf = ({ currency }: Bonus) => currency;

/** How far a bonus is played through; the file has it as an amount. */
const wagerColumn = (label: string): RecordColumn<Bonus> => ({
  id: "wagerDone",
  label,
  value: ({ wagerDone }) => wagerDone,
  cell: ({ wagerDone, wagerRequired, currency }) => (
    <WagerProgress done={wagerDone} all={wagerRequired} currency={currency} />
  ),
});

/** The member's bonuses and how far each is played through (R077, E078): money that cannot leave before. */
export function BonusDetailsSection() {
  const { t } = useTranslation();
  const search = useRecordSearch();
  const status = search.choice("status", STATUSES);
  const query = given({ status });
  const source: RecordSource<Page> = {
    operationId: "listBonuses",
    query,
    read: (wish, signal) => api.call("listBonuses", { query: { ...query, ...wish }, ...given({ signal }) }),
  };
  const statusName = (each: Bonus["status"]) => t(`records.bonus.${each}`);
  const columns: RecordColumn<Bonus>[] = [
    textColumn("name", t("records.bonusName"), ({ name }) => name),
    amountColumn("amount", t("records.amount"), ({ amount }) => amount, currencyOf),
    wagerColumn(t("records.wager")),
    statusColumn("status", t("records.status"), "bonus", (row) => row.status, statusName),
    momentColumn("expires", t("records.expires"), ({ expiresAt }) => expiresAt),
  ];
  const more: RecordColumn<Bonus>[] = [
    amountColumn("wagerRequired", t("records.wagerRequired"), ({ wagerRequired }) => wagerRequired, currencyOf),
    momentColumn("granted", t("records.granted"), ({ grantedAt }) => grantedAt),
    textColumn("currency", t("records.currency"), currencyOf),
  ];
  return (
    <RecordFrame<Bonus, Page>
      label={t("member.sections.bonusDetails")}
      fileName="bonuses"
      search={search}
      hasPeriod={false}
      filters={[
        { name: "status", label: t("records.status"), value: status, options: choicesOf(STATUSES, statusName) },
      ]}
      totals={[countTotal(t("records.bonuses"), ({ total }) => total, t("records.wagerNote"))]}
      source={source}
      columns={columns}
      more={more}
      rowKey={idOf}
    />
  );
}
