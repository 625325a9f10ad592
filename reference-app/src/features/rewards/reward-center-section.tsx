import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Banner } from "@lobbykit/design-system/Banner";
import { Chip } from "@lobbykit/design-system/Chip";
import { Inline } from "@lobbykit/design-system/Inline";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { Grid } from "@lobbykit/design-system/Grid";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { Stack } from "@lobbykit/design-system/Stack";
import { REWARD_PAGE_SIZE } from "../../shared/config/constants.ts";
import { LoadError } from "../../shared/loading/load-error.tsx";
import { errorMessage } from "../../shared/api/errors/error-message.ts";
import { DoneBanner } from "../../shared/layout/done-banner.tsx";
import { ListPages } from "../../shared/layout/list-pages.tsx";
import { choiceOf, given, pageOf } from "../../shared/url-state/search-values.ts";
import { useSectionSearch } from "../../shared/url-state/use-section-search.ts";
import { moneyText } from "../../shared/money/amounts/money-text.ts";
import { MoneyState } from "../../shared/money/calls/money-state.tsx";
import { useMoneyCall } from "../../shared/money/calls/use-money-call.ts";
import { FoundCount } from "../../shared/records/found-count.tsx";
import { rewardsQuery, type Reward } from "./queries.ts";
import { RewardCard } from "./reward-card.tsx";

const STATUSES = ["claimable", "pending", "claimed", "expired"] as const satisfies readonly Reward["status"][];

/** Rewards that wait for the member, and past ones (R078, E079, E080). Each is paid once, however often it is claimed. */
export function RewardCenterSection() {
  const { t } = useTranslation();
  const [search, change] = useSectionSearch();
  const status = choiceOf(search, "status", STATUSES);
  const page = pageOf(search);
  const { data, error, refetch } = useQuery(rewardsQuery({ ...given({ status }), page, pageSize: REWARD_PAGE_SIZE }));
  const claim = useMoneyCall("claimReward");
  const { state } = claim;
  return (
    <Stack gap={16}>
      <Inline as="ul" aria-label={t("rewards.filter")}>
        <li>
          <Chip label={t("rewards.all")} pressed={!status} onPressedChange={() => change({ status: undefined })} />
        </li>
        {STATUSES.map((each) => (
          <li key={each}>
            <Chip
              label={t(`rewards.status.${each}`)}
              pressed={each === status}
              onPressedChange={(isPressed) => change({ status: isPressed ? each : undefined })}
            />
          </li>
        ))}
      </Inline>
      <FoundCount count={data?.total} />
      {state.phase === "confirmed" && (
        <DoneBanner key={state.value.id}>
          {t("rewards.paid", {
            amount: moneyText(state.value.amount, state.value.currency),
            name: state.value.title,
          })}
        </DoneBanner>
      )}
      {state.phase === "refused" && (
        <Banner tone="danger" title={t("rewards.refused")}>
          {errorMessage(state.error, t)}
        </Banner>
      )}
      <MoneyState call={claim} />
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} headingLevel={3} />}
      {data?.content.length === 0 && (
        <EmptyState title={t("rewards.empty")} text={t("rewards.emptyText")} headingLevel={3} />
      )}
      <Grid as="ul" fit="medium" gap={12} aria-label={t("rewards.list")} aria-busy={!data && !error}>
        {!data && !error && Array.from({ length: 4 }, (_none, index) => <Skeleton key={index} shape="card" />)}
        {data?.content.map((reward) => (
          <RewardCard
            key={reward.id}
            reward={reward}
            isBusy={state.phase === "sending" || state.phase === "checking"}
            onClaim={() => void claim.start({ path: { id: reward.id } })}
          />
        ))}
      </Grid>
      {data && data.totalPages > 1 && (
        <ListPages
          label={t("rewards.pages")}
          page={data.page}
          count={data.totalPages}
          onPageChange={(next) => change({ page: String(next) })}
        />
      )}
    </Stack>
  );
}
