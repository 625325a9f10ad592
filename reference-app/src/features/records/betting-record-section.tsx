import { useTranslation } from "react-i18next";
import { api, type OperationValue } from "../../shared/api/api.ts";
import { given } from "../../shared/layout/search-values.ts";
import type { RecordSource } from "../../shared/records/record-query.ts";
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
import { BET_CATEGORIES, useRecordWords, VENDOR_CODE } from "../../shared/records/use-record-words.ts";

type Page = OperationValue<"listBets">;
type Bet = Page["content"][number];
const STATUSES = ["open", "won", "lost", "refunded"] as const satisfies readonly Bet["status"][];
const idOf = ({ id }: Bet) => id;
const currencyOf = ({ currency }: Bet) => currency;
/** What an open bet brings is not known: a nought would tell of a loss. */
const settled = (amountOf: (bet: Bet) => string) => (bet: Bet) => (bet.status === "open" ? null : amountOf(bet));

/** Every stake on a round or a draw (R074, E075). */
export function BettingRecordSection() {
  const { t } = useTranslation();
  const search = useRecordSearch();
  const words = useRecordWords();
  const { currency } = search;
  const status = search.choice("status", STATUSES);
  const category = search.choice("category", BET_CATEGORIES);
  const vendor = search.code("vendor", VENDOR_CODE);
  const query = { ...search.moments, ...given({ status, category, vendor }) };
  const source: RecordSource<Page> = {
    operationId: "listBets",
    query,
    read: (wish, signal) => api.call("listBets", { query: { ...query, ...wish }, ...given({ signal }) }),
  };
  const statusName = (each: Bet["status"]) => t(`records.bet.${each}`);
  const columns: RecordColumn<Bet>[] = [
    textColumn("game", t("records.game"), ({ gameName }) => gameName),
    momentColumn("placed", t("records.placed"), ({ placedAt }) => placedAt),
    statusColumn("status", t("records.status"), "bet", (bet) => bet.status, statusName),
    amountColumn("stake", t("records.stake"), ({ stake }) => stake, currencyOf),
    amountColumn(
      "payout",
      t("records.payout"),
      settled(({ payout }) => payout),
      currencyOf,
    ),
    amountColumn(
      "profit",
      t("records.result"),
      settled(({ profit }) => profit),
      currencyOf,
      { isSigned: true },
    ),
  ];
  const more: RecordColumn<Bet>[] = [
    textColumn("category", t("records.category"), (bet) => words.categoryName(bet.category)),
    textColumn("vendor", t("records.vendor"), ({ vassalage }) => words.vendorName(vassalage)),
    textColumn("round", t("records.round"), ({ roundId }) => roundId),
    momentColumn("settled", t("records.settled"), ({ settledAt }) => settledAt, t("records.notYet")),
    textColumn("currency", t("records.currency"), currencyOf),
  ];
  return (
    <RecordFrame<Bet, Page>
      label={t("member.sections.bettingRecord")}
      fileName="bets"
      search={search}
      filters={[
        { name: "status", label: t("records.status"), value: status, options: choicesOf(STATUSES, statusName) },
        {
          name: "category",
          label: t("records.category"),
          value: category,
          options: choicesOf(BET_CATEGORIES, words.categoryName),
        },
        { name: "vendor", label: t("records.vendor"), value: vendor, options: words.vendors },
      ]}
      totals={[
        countTotal(t("records.bets"), ({ totals }) => totals.bets),
        amountTotal(t("records.stakes"), ({ totals }) => totals.stake, currency),
        amountTotal(t("records.payouts"), ({ totals }) => totals.payout, currency),
        amountTotal(t("records.result"), ({ totals }) => totals.profit, currency, {
          isSigned: true,
          note: t("records.settledOnly"),
        }),
      ]}
      source={source}
      columns={columns}
      more={more}
      rowKey={idOf}
    />
  );
}
