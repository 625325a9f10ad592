import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api, type OperationValue } from "../../shared/api/api.ts";
import { given } from "../../shared/layout/search-values.ts";
import type { RecordSource } from "../../shared/records/record-query.ts";
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
import { choicesOf } from "../../shared/records/record-filters.tsx";
import { RecordFrame } from "../../shared/records/record-frame.tsx";
import { useRecordSearch } from "../../shared/records/use-record-search.ts";

type Page = OperationValue<"listDeposits">;
type Deposit = Page["content"][number];
const STATUSES = ["pending", "approved", "rejected", "expired"] as const satisfies readonly Deposit["status"][];
const idOf = ({ id }: Deposit) => id;
const currencyOf = ({ currency }: Deposit) => currency;

/** What the member paid in, each in its present state (R250, E068). */
export function DepositRecordSection() {
  const { t } = useTranslation();
  const search = useRecordSearch();
  const { data: sums } = useQuery(profitLossQuery(search.moments));
  const status = search.choice("status", STATUSES);
  const query = { ...search.moments, ...given({ status }) };
  const source: RecordSource<Page> = {
    operationId: "listDeposits",
    query,
    read: (wish, signal) => api.call("listDeposits", { query: { ...query, ...wish }, ...given({ signal }) }),
  };
  const statusName = (each: Deposit["status"]) => t(`records.deposit.${each}`);
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
      filters={[
        { name: "status", label: t("records.status"), value: status, options: choicesOf(STATUSES, statusName) },
      ]}
      totals={[
        countTotal(t("records.deposits"), ({ total }) => total),
        amountTotal(t("records.arrived"), () => sums?.totals.deposits, search.currency, {
          note: t("records.arrivedNote"),
        }),
      ]}
      source={source}
      columns={columns}
      more={more}
      rowKey={idOf}
    />
  );
}
