import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { QueryState } from "../../shared/loading/query-state.tsx";
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
  const result = useQuery(playLimitsQuery());
  const limits = result.data;
  return (
    <Stack gap={24}>
      <Text tone="secondary">{t("protection.intro", { count: limits?.coolOffHours ?? 0 })}</Text>
      {limits?.timeOut && <RunningBreak timeOut={limits.timeOut} />}
      <PlayNow />
      <QueryState result={result} rows={LIMIT_KINDS.length * 3}>
        {(all) => LIMIT_KINDS.map((kind) => <LimitCard key={kind} kind={kind} limits={all} />)}
      </QueryState>
      <RealityCheckChoice />
      <TimeOutChoice running={limits?.timeOut} />
      <SelfExclusion running={limits?.timeOut} />
      <HelpLines />
    </Stack>
  );
}
