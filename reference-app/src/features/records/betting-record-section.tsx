import { useTranslation } from "react-i18next";
import type { OperationValue } from "../../shared/api/api.ts";
import { given } from "../../shared/url-state/search-values.ts";
import { listSource } from "../../shared/records/record-query.ts";
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
import { BET_CATEGORIES, useRecordWords, VENDOR_CODE } from "../../shared/records/use-record-words.ts";

type Page = OperationValue<"listBets">;
type Bet = Page["content"][number];
const STATUSES = ["open", "won", "lost", "refunded"] as const satisfies readonly Bet["status"][];
const currencyOf = ({ currency }: Bet) => currency;
/** The result of an open bet is unknown. Showing 0 would look like a loss. */
const settled = (amountOf: (bet: Bet) => string) => (bet: Bet) => (bet.status === "open" ? null : amountOf(bet));

/** The member's bets on rounds and draws (R074, E075). */
export function BettingRecordSection() {
  const { t } = useTranslation();
  const search = useRecordSearch();
  const words = useRecordWords();
  const { currency } = search;
  const statusName = (each: Bet["status"]) => t(`records.bet.${each}`);
  const status = choiceFilter(search, "status", t("records.status"), STATUSES, statusName);
  const category = choiceFilter(search, "category", t("records.category"), BET_CATEGORIES, words.categoryName);
  const vendor = search.code("vendor", VENDOR_CODE);
  const query = { ...search.moments, ...given({ status: status.value, category: category.value, vendor }) };
  const source = listSource("listBets", query);
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
        status,
        category,
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
    />
  );
}
