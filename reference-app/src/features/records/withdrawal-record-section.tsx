import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api, type OperationValue } from "../../shared/api/api.ts";
import { WITHDRAWALS_LOOK_MS } from "../../shared/config/constants.ts";
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

type Page = OperationValue<"listWithdrawals">;
type Withdrawal = Page["content"][number];
const STATUSES = ["processing", "approved", "rejected"] as const satisfies readonly Withdrawal["status"][];
const idOf = ({ id }: Withdrawal) => id;
const currencyOf = ({ currency }: Withdrawal) => currency;
/** It never left: there is no arrival to wait for. */
const isRefused = ({ status, receipt }: Withdrawal) => status === "rejected" && receipt === "notDue";
/** Its state or its arrival may still change, by the house too (R333). */
const isMoving = ({ status, receipt }: Withdrawal) =>
  status === "processing" || receipt === "waiting" || receipt === "notReceived";
const NOTHING = "–";
/** The hidden digits as three dots, as with numbers and addresses elsewhere. */
const accountText = ({ name, maskedNumber }: Withdrawal["account"]) => `${name} ${maskedNumber.replace(/^\*+/, "•••")}`;

/** What the member took out, its state and its arrival (R250, R329–R333, E073). Nothing here takes a withdrawal back (D15). */
export function WithdrawalRecordSection() {
  const { t } = useTranslation();
  const search = useRecordSearch();
  const { data: sums } = useQuery(profitLossQuery(search.moments));
  const status = search.choice("status", STATUSES);
  const query = { ...search.moments, ...given({ status }) };
  const source: RecordSource<Page> = {
    operationId: "listWithdrawals",
    query,
    read: (wish, signal) => api.call("listWithdrawals", { query: { ...query, ...wish }, ...given({ signal }) }),
    lookAgainMs: ({ content }) => content.some(isMoving) && WITHDRAWALS_LOOK_MS,
  };
  const statusName = (each: Withdrawal["status"]) => t(`records.withdrawal.${each}`);
  const receiptName = (each: Withdrawal["receipt"]) => t(`records.receiptState.${each}`);
  const arrival = statusColumn<Withdrawal, "receipt">(
    "receipt",
    t("records.receipt"),
    "receipt",
    (row) => row.receipt,
    receiptName,
    "line",
  );
  const receipt: RecordColumn<Withdrawal> = {
    ...arrival,
    value: (row) => (isRefused(row) ? null : receiptName(row.receipt)),
    cell: (row) => (isRefused(row) ? NOTHING : arrival.cell?.(row)),
  };
  const columns: RecordColumn<Withdrawal>[] = [
    textColumn("account", t("records.account"), ({ account }) => accountText(account)),
    momentColumn("time", t("records.time"), ({ createdAt }) => createdAt),
    statusColumn("status", t("records.status"), "withdrawal", (row) => row.status, statusName),
    receipt,
    amountColumn("amount", t("records.amount"), ({ amount }) => amount, currencyOf),
  ];
  const more: RecordColumn<Withdrawal>[] = [
    momentColumn("decided", t("records.decided"), ({ decidedAt }) => decidedAt, t("records.notYet")),
    momentColumn("received", t("records.received"), ({ receivedAt }) => receivedAt, t("records.notYet")),
    textColumn("currency", t("records.currency"), currencyOf),
  ];
  return (
    <RecordFrame<Withdrawal, Page>
      label={t("member.sections.withdrawalRecord")}
      fileName="withdrawals"
      search={search}
      filters={[
        { name: "status", label: t("records.status"), value: status, options: choicesOf(STATUSES, statusName) },
      ]}
      totals={[
        countTotal(t("records.withdrawals"), ({ total }) => total),
        amountTotal(t("records.takenOut"), () => sums?.totals.netWithdrawals, search.currency, {
          note: t("records.takenOutNote"),
        }),
      ]}
      source={source}
      columns={columns}
      more={more}
      rowKey={idOf}
    />
  );
}
