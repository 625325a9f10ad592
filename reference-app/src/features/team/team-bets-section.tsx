import { useTranslation } from "react-i18next";
import { api, type OperationValue } from "../../shared/api/api.ts";
import { given } from "../../shared/layout/search-values.ts";
import { subtractAmounts } from "../../shared/money/amount.ts";
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
import type { RecordSource } from "../../shared/records/record-query.ts";
import { useRecordSearch } from "../../shared/records/use-record-search.ts";
import { BET_CATEGORIES, useRecordWords, VENDOR_CODE } from "../../shared/records/use-record-words.ts";
import { useMemberFilter } from "./use-member-filter.tsx";

type Page = OperationValue<"listTeamBets">;
type Bet = Page["content"][number];
const STATUSES = ["open", "won", "lost", "refunded"] as const satisfies readonly Bet["status"][];
const idOf = ({ id }: Bet) => id;
/** What an open bet brings is not known: a nought would tell of a loss. */
const settled = (amountOf: (bet: Bet) => string) => (bet: Bet) => (bet.status === "open" ? null : amountOf(bet));

/** The bets of all below the agent, or of one of them (R034, R080, E088). */
export function TeamBetsSection() {
  const { t } = useTranslation();
  const search = useRecordSearch();
  const words = useRecordWords();
  const { memberId, filter } = useMemberFilter(search);
  const { currency } = search;
  const status = search.choice("status", STATUSES);
  const category = search.choice("category", BET_CATEGORIES);
  const vendor = search.code("vendor", VENDOR_CODE);
  const query = { ...search.moments, ...given({ memberId, status, category, vendor }) };
  const source: RecordSource<Page> = {
    operationId: "listTeamBets",
    query,
    read: (wish, signal) => api.call("listTeamBets", { query: { ...query, ...wish }, ...given({ signal }) }),
  };
  const statusName = (each: Bet["status"]) => t(`records.bet.${each}`);
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
      rowKey={idOf}
    />
  );
}
