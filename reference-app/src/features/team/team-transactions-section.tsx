import { useTranslation } from "react-i18next";
import type { OperationValue } from "../../shared/api/api.ts";
import { given } from "../../shared/url-state/search-values.ts";
import {
  amountColumn,
  amountTotal,
  countTotal,
  momentColumn,
  textColumn,
  type RecordColumn,
} from "../../shared/records/record-columns.tsx";
import { choiceFilter } from "../../shared/records/record-filters.tsx";
import { RecordFrame } from "../../shared/records/record-frame.tsx";
import { listSource } from "../../shared/records/record-query.ts";
import { signedAmount } from "../../shared/records/rules.ts";
import { TRANSACTION_TYPES } from "../../shared/records/transaction-types.ts";
import { useRecordSearch } from "../../shared/records/use-record-search.ts";
import { useMemberFilter } from "./use-member-filter.tsx";

type Page = OperationValue<"listTeamTransactions">;
type Movement = Page["content"][number];
const amountOf = ({ direction, amount }: Movement) => signedAmount(direction, amount);

/** All movements of the team's money, or of one member's (R080, E089). */
export function TeamTransactionsSection() {
  const { t } = useTranslation();
  const search = useRecordSearch();
  const { memberId, filter } = useMemberFilter(search);
  const { currency } = search;
  const typeName = (each: Movement["type"]) => t(`records.transaction.${each}`);
  const type = choiceFilter(search, "type", t("records.type"), TRANSACTION_TYPES, typeName);
  const query = { ...search.moments, ...given({ memberId, type: type.value }) };
  const source = listSource("listTeamTransactions", query);
  const currencyOf = () => currency;
  const columns: RecordColumn<Movement>[] = [
    textColumn("type", t("records.type"), (row) => typeName(row.type)),
    textColumn("member", t("team.member"), ({ member }) => member.account),
    textColumn("reference", t("records.reference"), ({ reference }) => reference),
    momentColumn("time", t("records.time"), ({ createdAt }) => createdAt),
    amountColumn("amount", t("records.amount"), amountOf, currencyOf, { isSigned: true, card: "aside" }),
    amountColumn("balance", t("records.balanceAfter"), ({ balanceAfter }) => balanceAfter, currencyOf),
  ];
  return (
    <RecordFrame<Movement, Page>
      label={t("agent.sections.teamTransactions")}
      fileName="team-transactions"
      search={search}
      filters={[filter, type]}
      totals={[
        countTotal(t("records.movements"), ({ total }) => total),
        amountTotal(t("records.cameIn"), ({ totals }) => totals.inAmount, currency),
        amountTotal(t("records.wentOut"), ({ totals }) => totals.outAmount, currency),
      ]}
      source={source}
      columns={columns}
    />
  );
}
