import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { OperationValue } from "../../shared/api/api.ts";
import { WITHDRAWALS_LOOK_MS } from "../../shared/config/constants.ts";
import { given } from "../../shared/url-state/search-values.ts";
import { listSource, type RecordSource } from "../../shared/records/record-query.ts";
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

type Page = OperationValue<"listWithdrawals">;
type Withdrawal = Page["content"][number];
const STATUSES = ["processing", "approved", "rejected"] as const satisfies readonly Withdrawal["status"][];
const currencyOf = ({ currency }: Withdrawal) => currency;
/** A rejected withdrawal was never sent, so there is no receipt to confirm. */
const isRefused = ({ status, receipt }: Withdrawal) => status === "rejected" && receipt === "notDue";
/** Whether the status or the receipt of the withdrawal may still change; the server can change both (R333). */
const isMoving = ({ status, receipt }: Withdrawal) =>
  status === "processing" || receipt === "waiting" || receipt === "notReceived";
const NOTHING = "–";
/** Shows the hidden digits as three dots, like the phone numbers and email addresses that the server masks. */
const accountText = ({ name, maskedNumber }: Withdrawal["account"]) => `${name} ${maskedNumber.replace(/^\*+/, "•••")}`;

/** The member's withdrawals with their status and receipt (R250, R329–R333, E073). A withdrawal cannot be cancelled here (D15). */
export function WithdrawalRecordSection() {
  const { t } = useTranslation();
  const search = useRecordSearch();
  const sums = useQuery(profitLossQuery(search.moments));
  const statusName = (each: Withdrawal["status"]) => t(`records.withdrawal.${each}`);
  const status = choiceFilter(search, "status", t("records.status"), STATUSES, statusName);
  const query = { ...search.moments, ...given({ status: status.value }) };
  const source: RecordSource<Page> = {
    ...listSource("listWithdrawals", query),
    lookAgainMs: ({ content }) => content.some(isMoving) && WITHDRAWALS_LOOK_MS,
  };
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
      filters={[status]}
      sums={{ part: t("records.takenOut"), result: sums }}
      totals={[
        countTotal(t("records.withdrawals"), ({ total }) => total),
        amountTotal(t("records.takenOut"), () => sums.data?.totals.netWithdrawals, search.currency, {
          note: t("records.takenOutNote"),
        }),
      ]}
      source={source}
      columns={columns}
      more={more}
      number="order"
    />
  );
}
