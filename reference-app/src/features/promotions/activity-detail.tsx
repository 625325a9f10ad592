import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "@lobbykit/design-system/Card";
import { Grid } from "@lobbykit/design-system/Grid";
import { Heading } from "@lobbykit/design-system/Heading";
import { Inline } from "@lobbykit/design-system/Inline";
import { Stack } from "@lobbykit/design-system/Stack";
import { StatusTag } from "@lobbykit/design-system/StatusTag";
import { Text } from "@lobbykit/design-system/Text";
import { Timeline } from "@lobbykit/design-system/Timeline";
import { momentText } from "../../shared/merchant/moment-text.ts";
import { moneyText } from "../../shared/money/amounts/money-text.ts";
import { compareAmounts } from "../../shared/money/amounts/amount.ts";
import { ReviewList } from "../../shared/money/confirmation/review-list.tsx";
import { useMoneyCall } from "../../shared/money/calls/use-money-call.ts";
import { useUnsavedInputGuard } from "../../shared/layout/unsaved-input.tsx";
import type { ApplicationDraft } from "./application-form.tsx";
import { Deadline } from "./deadline.tsx";
import { NextStep } from "./next-step.tsx";
import { Terms } from "./promotion-detail.tsx";
import type { Activity } from "./queries.ts";
import { courseOf, deadlineOf } from "./rules.ts";

const day = (moment: string): string => momentText(moment, "date");

export interface ActivityDetailProps {
  activity: Activity;
  draft: ApplicationDraft;
  onDraftChange: (draft: ApplicationDraft) => void;
}

/** An activity: its status for the member and the next step, its progress, and its terms (R253, R321–R328). */
export function ActivityDetail({ activity, draft, onDraftChange }: ActivityDetailProps) {
  const { t } = useTranslation();
  // Kept in this component, because the answer changes the status, and the form that sent the call unmounts then.
  const application = useMoneyCall("applyActivity");
  const claim = useMoneyCall("claimReward");
  const { clear } = useUnsavedInputGuard();
  const isApplied = application.state.phase === "confirmed";
  useEffect(() => {
    if (isApplied) clear();
  }, [isApplied, clear]);
  const { title, terms, status, entry, reason, rewardAmount, requiredStakeAmount, currency, startsAt, endsAt } =
    activity;
  const deadline = deadlineOf(activity);
  const facts = [
    { label: t("promotions.reward"), value: moneyText(rewardAmount, currency) },
    ...(compareAmounts(requiredStakeAmount, "0") > 0
      ? [{ label: t("promotions.stake"), value: moneyText(requiredStakeAmount, currency) }]
      : []),
    { label: t("promotions.runs"), value: t("promotions.fromTo", { from: day(startsAt), to: day(endsAt) }) },
    { label: t("promotions.takesPart"), value: t(`promotions.entry.${entry}`) },
  ];
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        <Heading level={1}>{title}</Heading>
        <Inline gap={12}>
          <StatusTag kind="activity" status={status} label={t(`promotions.status.${status}`)} />
          {deadline && <Deadline key={deadline.kind} {...deadline} />}
        </Inline>
      </Stack>
      <Grid columns={{ phone: 1, desktop: 2 }} gap={24} align="start">
        <Stack gap={24}>
          <Card as="section">
            <Stack gap={16}>
              <Heading level={2}>{t("promotions.standing")}</Heading>
              <Text>{t(`promotions.meaning.${status}`)}</Text>
              {reason && <Text tone="danger">{t("promotions.reason", { reason })}</Text>}
              <NextStep
                activity={activity}
                application={application}
                claim={claim}
                draft={draft}
                onDraftChange={onDraftChange}
              />
            </Stack>
          </Card>
          <Terms html={terms} />
        </Stack>
        <Stack gap={24}>
          <Card as="section">
            <Stack gap={12}>
              <Heading level={2}>{t("promotions.facts")}</Heading>
              <ReviewList lines={facts} />
            </Stack>
          </Card>
          <Card as="section">
            <Stack gap={12}>
              <Heading level={2}>{t("promotions.course")}</Heading>
              <Timeline
                label={t("promotions.course")}
                items={courseOf(activity).map((step) => ({
                  ...step,
                  title: t(`promotions.station.${step.id === "part" ? entry : step.id}`),
                }))}
              />
            </Stack>
          </Card>
        </Stack>
      </Grid>
    </Stack>
  );
}
