import { useTranslation } from "react-i18next";
import type { OperationValue } from "../../shared/api/api.ts";
import { given } from "../../shared/url-state/search-values.ts";
import { listSource } from "../../shared/records/record-query.ts";
import {
  amountColumn,
  countTotal,
  momentColumn,
  statusColumn,
  textColumn,
  type RecordColumn,
} from "../../shared/records/record-columns.tsx";
import { choiceFilter } from "../../shared/records/record-filters.tsx";
import { RecordFrame } from "../../shared/records/record-frame.tsx";
import { WagerProgress } from "../../shared/records/record-parts.tsx";
import { useRecordSearch } from "../../shared/records/use-record-search.ts";

type Page = OperationValue<"listBonuses">;
type Bonus = Page["content"][number];
const STATUSES = ["active", "completed", "expired"] as const satisfies readonly Bonus["status"][];
const currencyOf = ({ currency }: Bonus) => currency;

/** A column with the progress of a bonus's wagering requirement. The downloaded file contains the amount instead. */
const wagerColumn = (label: string): RecordColumn<Bonus> => ({
  id: "wagerDone",
  label,
  value: ({ wagerDone }) => wagerDone,
  cell: ({ wagerDone, wagerRequired, currency }) => (
    <WagerProgress done={wagerDone} all={wagerRequired} currency={currency} />
  ),
});

/** The member's bonuses and the progress of their wagering requirements (R077, E078). Until then, the money cannot be withdrawn. */
export function BonusDetailsSection() {
  const { t } = useTranslation();
  const search = useRecordSearch();
  const statusName = (each: Bonus["status"]) => t(`records.bonus.${each}`);
  const status = choiceFilter(search, "status", t("records.status"), STATUSES, statusName);
  const query = given({ status: status.value });
  const source = listSource("listBonuses", query);
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
      filters={[status]}
      totals={[countTotal(t("records.bonuses"), ({ total }) => total, t("records.wagerNote"))]}
      source={source}
      columns={columns}
      more={more}
    />
  );
}
