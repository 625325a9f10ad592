import { useTranslation } from "react-i18next";
import type { OperationValue } from "../../shared/api/api.ts";
import { given } from "../../shared/url-state/search-values.ts";
import { subtractAmounts } from "../../shared/money/amounts/amount.ts";
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
import { listSource } from "../../shared/records/record-query.ts";
import { useRecordSearch } from "../../shared/records/use-record-search.ts";
import { BET_CATEGORIES, useRecordWords, VENDOR_CODE } from "../../shared/records/use-record-words.ts";
import { useMemberFilter } from "./use-member-filter.tsx";

type Page = OperationValue<"listTeamBets">;
type Bet = Page["content"][number];
const STATUSES = ["open", "won", "lost", "refunded"] as const satisfies readonly Bet["status"][];
/** The result of an open bet is unknown. Showing 0 would look like a loss. */
const settled = (amountOf: (bet: Bet) => string) => (bet: Bet) => (bet.status === "open" ? null : amountOf(bet));

/** The bets of the whole team, or of one member (R034, R080, E088). */
export function TeamBetsSection() {
  const { t } = useTranslation();
  const search = useRecordSearch();
  const words = useRecordWords();
  const { memberId, filter } = useMemberFilter(search);
  const { currency } = search;
  const statusName = (each: Bet["status"]) => t(`records.bet.${each}`);
  const status = choiceFilter(search, "status", t("records.status"), STATUSES, statusName);
  const category = choiceFilter(search, "category", t("records.category"), BET_CATEGORIES, words.categoryName);
  const vendor = search.code("vendor", VENDOR_CODE);
  const query = { ...search.moments, ...given({ memberId, status: status.value, category: category.value, vendor }) };
  const source = listSource("listTeamBets", query);
  const currencyOf = () => currency;
  const columns: RecordColumn<Bet>[] = [
    textColumn("game", t("records.game"), ({ gameName }) => gameName),
    textColumn("member", t("team.member"), ({ member }) => member.account),
    momentColumn("placed", t("records.placed"), ({ placedAt }) => placedAt),
    statusColumn("status", t("records.status"), "bet", (bet) => bet.status, statusName),
    amountColumn("stake", t("records.stake"), ({ stakeAmount }) => stakeAmount, currencyOf),
    amountColumn(
      "payout",
      t("records.payout"),
      settled(({ payoutAmount }) => payoutAmount),
      currencyOf,
    ),
    amountColumn(
      "profit",
      t("records.result"),
      settled(({ payoutAmount, stakeAmount }) => subtractAmounts(payoutAmount, stakeAmount)),
      currencyOf,
      { isSigned: true },
    ),
  ];
  const more: RecordColumn<Bet>[] = [
    textColumn("category", t("records.category"), (bet) => words.anyCategoryName(bet.category)),
    textColumn("vendor", t("records.vendor"), ({ vassalage }) => words.vendorName(vassalage)),
    textColumn("round", t("records.round"), ({ roundId }) => roundId),
    momentColumn("settled", t("records.settled"), ({ settledAt }) => settledAt, t("records.notYet")),
  ];
  return (
    <RecordFrame<Bet, Page>
      label={t("agent.sections.teamBetting")}
      fileName="team-bets"
      search={search}
      filters={[
        filter,
        status,
        category,
        { name: "vendor", label: t("records.vendor"), value: vendor, options: words.vendors },
      ]}
      totals={[
        countTotal(t("records.bets"), ({ total }) => total),
        amountTotal(t("records.stakes"), ({ totals }) => totals.stakeAmount, currency),
        amountTotal(t("records.payouts"), ({ totals }) => totals.payoutAmount, currency),
        amountTotal(t("team.result"), ({ totals }) => totals.profit, currency, {
          isSigned: true,
          note: t("team.betsNote"),
        }),
      ]}
      source={source}
      columns={columns}
      more={more}
    />
  );
}
