import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { Button } from "@lobbykit/design-system/Button";
import { Card } from "@lobbykit/design-system/Card";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { Grid } from "@lobbykit/design-system/Grid";
import { Heading } from "@lobbykit/design-system/Heading";
import { Inline } from "@lobbykit/design-system/Inline";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { NativeSelect } from "@lobbykit/design-system/NativeSelect";
import { Stack } from "@lobbykit/design-system/Stack";
import { StatusTag } from "@lobbykit/design-system/StatusTag";
import { Text } from "@lobbykit/design-system/Text";
import { Note } from "../../shared/layout/note.tsx";
import { ACTIVITY_PAGE_SIZE } from "../../shared/config/constants.ts";
import { activityPath, PATHS } from "../../shared/config/paths.ts";
import { ListPages } from "../../shared/layout/list-pages.tsx";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { pageOf } from "../../shared/url-state/search-values.ts";
import { moneyText } from "../../shared/money/amounts/money-text.ts";
import { Deadline } from "./deadline.tsx";
import { activitiesQuery, type Activity } from "./queries.ts";
import { ACTIVITY_STATUSES, deadlineOf, statusOf } from "./rules.ts";

/** The activities with their status for the member. Filter and page are in the address (R082, R253). */
export function ActivityList() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const status = statusOf(search.get("status"));
  const page = pageOf(search);
  const result = useQuery(activitiesQuery({ page, pageSize: ACTIVITY_PAGE_SIZE, ...(status && { status }) }));
  const show = (next: { status?: string; page?: number }) =>
    setSearch(
      { ...(next.status && { status: next.status }), ...(next.page && next.page > 1 && { page: String(next.page) }) },
      { preventScrollReset: next.page === undefined },
    );
  return (
    <Stack gap={16}>
      {/* The filter is as wide as one column of the cards. */}
      <Grid fit="large" gap={16}>
        <NativeSelect
          label={t("promotions.filter")}
          value={status ?? ""}
          onChange={({ currentTarget }) => show({ status: currentTarget.value })}
          options={[
            { value: "", label: t("promotions.all") },
            ...ACTIVITY_STATUSES.map((value) => ({ value, label: t(`promotions.status.${value}`) })),
          ]}
        />
      </Grid>
      <QueryState result={result} rows={6}>
        {({ content, totalPages }) =>
          content.length === 0 ? (
            <EmptyState
              title={t("promotions.noneTitle")}
              text={t("promotions.noneText")}
              action={
                status ? (
                  <Button onClick={() => show({})}>{t("promotions.showAll")}</Button>
                ) : (
                  <LinkButton href={PATHS.promotions}>{t("promotions.back")}</LinkButton>
                )
              }
            />
          ) : (
            <>
              <Grid as="ul" fit="large" gap={16}>
                {content.map((activity) => (
                  <ActivityCard key={activity.id} activity={activity} />
                ))}
              </Grid>
              <ListPages
                label={t("promotions.pages")}
                page={page}
                count={totalPages}
                onPageChange={(next) => show({ ...(status && { status }), page: next })}
              />
            </>
          )
        }
      </QueryState>
    </Stack>
  );
}

function ActivityCard({ activity }: { activity: Activity }) {
  const { t } = useTranslation();
  const { id, title, status, rewardAmount, currency } = activity;
  const deadline = deadlineOf(activity);
  return (
    <Card as="li">
      <Stack gap={12} justify="between" fill>
        <Stack gap={12}>
          <Inline justify="between">
            <StatusTag kind="activity" status={status} label={t(`promotions.status.${status}`)} />
            <Text as="span" weight="bold">
              {moneyText(rewardAmount, currency)}
            </Text>
          </Inline>
          <Heading level={2} size={18}>
            {title}
          </Heading>
          {deadline ? <Deadline {...deadline} /> : <Note>{t(`promotions.meaning.${status}`)}</Note>}
        </Stack>
        <LinkButton href={activityPath(id)} aria-label={`${t(`promotions.open.${status}`)}: ${title}`}>
          {t(`promotions.open.${status}`)}
        </LinkButton>
      </Stack>
    </Card>
  );
}
