import { useTranslation } from "react-i18next";
import { api, type OperationValue } from "../../shared/api/api.ts";
import { given } from "../../shared/layout/search-values.ts";
import type { RecordSource } from "../../shared/records/record-query.ts";
import {
  amountColumn,
  amountTotal,
  countTotal,
  momentColumn,
  textColumn,
  type RecordColumn,
} from "../../shared/records/record-columns.tsx";
import { choicesOf } from "../../shared/records/record-filters.tsx";
import { RecordFrame } from "../../shared/records/record-frame.tsx";
import { signedAmount } from "../../shared/records/rules.ts";
import { TRANSACTION_TYPES } from "../../shared/records/transaction-types.ts";
import { useRecordSearch } from "../../shared/records/use-record-search.ts";

type Page = OperationValue<"listAccountTransactions">;
type Movement = Page["content"][number];
const idOf = ({ id }: Movement) => id;
const currencyOf = ({ currency }: Movement) => currency;
const amountOf = ({ direction, amount }: Movement) => signedAmount(direction, amount);

/** Every movement of the member's money with the balance after it (R075, E076). */
export function AccountRecordSection() {
  const { t } = useTranslation();
  const search = useRecordSearch();
  const { currency } = search;
  const type = search.choice("type", TRANSACTION_TYPES);
  const query = { ...search.moments, ...given({ type }) };
  const source: RecordSource<Page> = {
    operationId: "listAccountTransactions",
    query,
    read: (wish, signal) => api.call("listAccountTransactions", { query: { ...query, ...wish }, ...given({ signal }) }),
  };
  const typeName = (each: Movement["type"]) => t(`records.transaction.${each}`);
  const columns: RecordColumn<Movement>[] = [
    textColumn("type", t("records.type"), (row) => typeName(row.type)),
    textColumn("reference", t("records.reference"), ({ reference }) => reference),
    momentColumn("time", t("records.time"), ({ createdAt }) => createdAt),
    amountColumn("amount", t("records.amount"), amountOf, currencyOf, { isSigned: true, card: "aside" }),
    amountColumn("balance", t("records.balanceAfter"), ({ balanceAfter }) => balanceAfter, currencyOf),
  ];
  return (
    <RecordFrame<Movement, Page>
      label={t("member.sections.accountRecord")}
      fileName="account"
      search={search}
      filters={[
        { name: "type", label: t("records.type"), value: type, options: choicesOf(TRANSACTION_TYPES, typeName) },
      ]}
      totals={[
        countTotal(t("records.movements"), ({ total }) => total),
        amountTotal(t("records.cameIn"), ({ totals }) => totals.inAmount, currency),
        amountTotal(t("records.wentOut"), ({ totals }) => totals.outAmount, currency),
      ]}
      source={source}
      columns={columns}
      more={[textColumn("currency", t("records.currency"), currencyOf)]}
      rowKey={idOf}
    />
  );
}
