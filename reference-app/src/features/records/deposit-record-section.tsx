import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { OperationValue } from "../../shared/api/api.ts";
import { given } from "../../shared/url-state/search-values.ts";
import { listSource } from "../../shared/records/record-query.ts";
import { profitLossQuery } from "./queries.ts";
import {
  amountColumn,
  amountTotal,
  countTotal,
  momentColumn,
  statusColumn,
  textColumn,
  type RecordColumn,
} from "../../shared/records/record-columns.tsx";
import { choiceFilter } from "../../shared/records/record-filters.tsx";
import { RecordFrame } from "../../shared/records/record-frame.tsx";
import { useRecordSearch } from "../../shared/records/use-record-search.ts";

type Page = OperationValue<"listDeposits">;
type Deposit = Page["content"][number];
const STATUSES = ["pending", "approved", "rejected", "expired"] as const satisfies readonly Deposit["status"][];
const currencyOf = ({ currency }: Deposit) => currency;

/** The member's deposits with their current status (R250, E068). */
export function DepositRecordSection() {
  const { t } = useTranslation();
  const search = useRecordSearch();
  const sums = useQuery(profitLossQuery(search.moments));
  const statusName = (each: Deposit["status"]) => t(`records.deposit.${each}`);
  const status = choiceFilter(search, "status", t("records.status"), STATUSES, statusName);
  const query = { ...search.moments, ...given({ status: status.value }) };
  const source = listSource("listDeposits", query);
  const columns: RecordColumn<Deposit>[] = [
    textColumn("method", t("records.method"), ({ method }) => method.name),
    momentColumn("time", t("records.time"), ({ createdAt }) => createdAt),
    statusColumn("status", t("records.status"), "deposit", (row) => row.status, statusName),
    amountColumn("amount", t("records.amount"), ({ amount }) => amount, currencyOf),
  ];
  const more: RecordColumn<Deposit>[] = [
    momentColumn("decided", t("records.decided"), ({ decidedAt }) => decidedAt, t("records.notYet")),
    textColumn("currency", t("records.currency"), currencyOf),
  ];
  return (
    <RecordFrame<Deposit, Page>
      label={t("member.sections.depositRecord")}
      fileName="deposits"
      search={search}
      filters={[status]}
      sums={{ part: t("records.arrived"), result: sums }}
      totals={[
        countTotal(t("records.deposits"), ({ total }) => total),
        amountTotal(t("records.arrived"), () => sums.data?.totals.deposits, search.currency, {
          note: t("records.arrivedNote"),
        }),
      ]}
      source={source}
      columns={columns}
      more={more}
      number="order"
    />
  );
}
