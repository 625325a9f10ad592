import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { Stack } from "@lobbykit/design-system/Stack";
import { DepositSection } from "../../features/deposits/deposit-section.tsx";
import { latestDepositsQuery } from "../../features/deposits/queries.ts";
import { playLimitsQuery } from "../../features/protection/queries.ts";
import { RunningBreak } from "../../features/protection/time-out-choice.tsx";
import { paymentMethodsQuery } from "../../shared/money/queries.ts";
import { useSectionSearch } from "../../shared/url-state/use-section-search.ts";

/**
 * The deposit section. During a break it shows no form (D15), because the server would refuse it; an earlier deposit can still be followed.
 */
export function OpenDeposit() {
  // What the form needs, together with the limits: one after the other, they would cost two more round trips.
  usePrefetchQuery(paymentMethodsQuery());
  usePrefetchQuery(latestDepositsQuery());
  const { data, isPending } = useQuery(playLimitsQuery());
  const [search] = useSectionSearch();
  // Kept when the session ends, because otherwise the form below would unmount and lose its input (D12).
  const [limits, setLimits] = useState(data);
  if (data && data !== limits) setLimits(data);
  if (isPending && !limits) return <Skeleton shape="banner" />;
  if (!limits?.timeOut) return <DepositSection />;
  return (
    <Stack gap={24}>
      <RunningBreak timeOut={limits.timeOut} />
      {search.has("deposit") && <DepositSection />}
    </Stack>
  );
}
