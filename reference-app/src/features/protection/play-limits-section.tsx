import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { LoadError } from "../../shared/loading/load-error.tsx";
import { HelpLines } from "./help-lines.tsx";
import { LimitCard } from "./limit-card.tsx";
import { PlayNow } from "./play-now.tsx";
import { playLimitsQuery } from "./queries.ts";
import { RealityCheckChoice } from "./reality-check-choice.tsx";
import { LIMIT_KINDS } from "./rules.ts";
import { SelfExclusion } from "./self-exclusion.tsx";
import { RunningBreak, TimeOutChoice } from "./time-out-choice.tsx";

/** Player protection (D15, E102–E104): limits, reminder interval, breaks, self-exclusion and help lines. Nothing here encourages play. */
export function PlayLimitsSection() {
  const { t } = useTranslation();
  const { data: limits, error, refetch } = useQuery(playLimitsQuery());
  if (!limits && error) {
    return <LoadError error={error} onRetry={() => void refetch()} headingLevel={3} />;
  }
  return (
    <Stack gap={24}>
      <Text tone="secondary">{t("protection.intro", { count: limits?.coolOffHours ?? 0 })}</Text>
      {limits?.timeOut && <RunningBreak timeOut={limits.timeOut} />}
      <PlayNow />
      {limits ? (
        LIMIT_KINDS.map((kind) => <LimitCard key={kind} kind={kind} limits={limits} />)
      ) : (
        <Skeleton shape="row" count={LIMIT_KINDS.length * 3} />
      )}
      <RealityCheckChoice />
      <TimeOutChoice running={limits?.timeOut} />
      <SelfExclusion running={limits?.timeOut} />
      <HelpLines />
    </Stack>
  );
}
