import { useTranslation } from "react-i18next";
import type { OperationValue } from "../../shared/api/api.ts";
import { given } from "../../shared/url-state/search-values.ts";
import { listSource } from "../../shared/records/record-query.ts";
import {
  amountColumn,
  amountTotal,
  countTotal,
  momentColumn,
  optionalColumn,
  textColumn,
  type RecordColumn,
} from "../../shared/records/record-columns.tsx";
import { choiceFilter } from "../../shared/records/record-filters.tsx";
import { RecordFrame } from "../../shared/records/record-frame.tsx";
import { referenceText, signedAmount } from "../../shared/records/rules.ts";
import { TRANSACTION_TYPES } from "../../shared/records/transaction-types.ts";
import { useRecordSearch } from "../../shared/records/use-record-search.ts";

type Page = OperationValue<"listAccountTransactions">;
type Movement = Page["content"][number];
const currencyOf = ({ currency }: Movement) => currency;
const amountOf = ({ direction, amount }: Movement) => signedAmount(direction, amount);

/** All movements of the member's money, with the balance after each (R075, E076). */
export function AccountRecordSection() {
  const { t } = useTranslation();
  const search = useRecordSearch();
  const { currency } = search;
  const typeName = (each: Movement["type"]) => t(`records.transaction.${each}`);
  const type = choiceFilter(search, "type", t("records.type"), TRANSACTION_TYPES, typeName);
  const query = { ...search.moments, ...given({ type: type.value }) };
  const source = listSource("listAccountTransactions", query);
  const columns: RecordColumn<Movement>[] = [
    textColumn("type", t("records.type"), (row) => typeName(row.type)),
    textColumn("reference", t("records.reference"), referenceText),
    momentColumn("time", t("records.time"), ({ createdAt }) => createdAt),
    amountColumn("amount", t("records.amount"), amountOf, currencyOf, { isSigned: true, card: "aside" }),
    amountColumn("balance", t("records.balanceAfter"), ({ balanceAfter }) => balanceAfter, currencyOf),
  ];
  return (
    <RecordFrame<Movement, Page>
      label={t("member.sections.accountRecord")}
      fileName="account"
      search={search}
      filters={[type]}
      totals={[
        countTotal(t("records.movements"), ({ total }) => total),
        amountTotal(t("records.cameIn"), ({ totals }) => totals.inAmount, currency),
        amountTotal(t("records.wentOut"), ({ totals }) => totals.outAmount, currency),
      ]}
      source={source}
      columns={columns}
      more={[
        optionalColumn("order", t("records.orderNumber"), ({ orderId }) => orderId),
        textColumn("currency", t("records.currency"), currencyOf),
      ]}
    />
  );
}
