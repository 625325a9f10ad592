import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Button } from "@lobbykit/design-system/Button";
import { ErrorSummary } from "@lobbykit/design-system/ErrorSummary";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { Stack } from "@lobbykit/design-system/Stack";
import { Note } from "../../shared/layout/note.tsx";
import { errorMessage } from "../../shared/api/errors/error-message.ts";
import { memberSearch } from "../../shared/config/member-address.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { DoneBanner } from "../../shared/layout/done-banner.tsx";
import { moneyText } from "../../shared/money/amounts/money-text.ts";
import { MoneyState } from "../../shared/money/calls/money-state.tsx";
import type { MoneyCallState } from "../../shared/money/calls/use-money-call.ts";
import { ApplicationForm, type ApplicationDraft } from "./application-form.tsx";
import type { Activity } from "./queries.ts";

export interface NextStepProps {
  activity: Activity;
  application: MoneyCallState<"applyActivity">;
  claim: MoneyCallState<"claimReward">;
  draft: ApplicationDraft;
  onDraftChange: (draft: ApplicationDraft) => void;
}

/** What the member can do now, by the activity's status. The result of their last action is shown first. */
export function NextStep({ activity, application, claim, draft, onDraftChange }: NextStepProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const { status, currency } = activity;
  const done = (() => {
    if (claim.state.phase === "confirmed")
      return t("promotions.paid", { amount: moneyText(claim.state.value.amount, currency) });
    return application.state.phase === "confirmed" ? t("promotions.applied") : undefined;
  })();
  return (
    <Stack gap={16}>
      {done !== undefined && <DoneBanner key={done}>{done}</DoneBanner>}
      {status === "applying" && application.state.phase !== "confirmed" && (
        <ApplicationForm activityId={activity.id} call={application} draft={draft} onDraftChange={onDraftChange} />
      )}
      {status === "joined" && (
        <div>
          <LinkButton tone="accent" href={PATHS.games}>
            {t("promotions.toGames")}
          </LinkButton>
        </div>
      )}
      {status === "issued" && <Claim activity={activity} call={claim} />}
      {status === "claimed" && (
        <div>
          <LinkButton href={memberSearch("accountRecord", search)}>{t("promotions.toRecord")}</LinkButton>
        </div>
      )}
      {status === "rejected" && (
        <div>
          <LinkButton href={PATHS.feedback}>{t("promotions.toFeedback")}</LinkButton>
        </div>
      )}
      {(status === "closed" || status === "comingSoon" || status === "processing") && (
        <div>
          <LinkButton href={PATHS.activities}>{t("promotions.allActivities")}</LinkButton>
        </div>
      )}
    </Stack>
  );
}

function Claim({ activity, call }: { activity: Activity; call: MoneyCallState<"claimReward"> }) {
  const { t } = useTranslation();
  const { rewardId, rewardAmount, currency } = activity;
  const { phase } = call.state;
  if (rewardId === null) return null;
  return (
    <Stack gap={12}>
      <ErrorSummary
        title={t("promotions.claimFailed")}
        errors={call.state.phase === "refused" ? [{ message: errorMessage(call.state.error, t) }] : []}
      />
      <MoneyState call={call} />
      {phase !== "checking" && phase !== "notArrived" && phase !== "confirmed" && (
        <div>
          <Button
            tone="accent"
            loading={phase === "sending"}
            onClick={() => void call.start({ path: { id: rewardId } })}
          >
            {t("promotions.claim", { amount: moneyText(rewardAmount, currency) })}
          </Button>
        </div>
      )}
      <Note>{t("promotions.claimHint")}</Note>
    </Stack>
  );
}
