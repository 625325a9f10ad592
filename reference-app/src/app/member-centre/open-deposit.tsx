import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { Stack } from "@lobbykit/design-system/Stack";
import { DepositSection } from "../../features/deposits/deposit-section.tsx";
import { playLimitsQuery } from "../../features/protection/queries.ts";
import { RunningBreak } from "../../features/protection/time-out-choice.tsx";
import { useSectionSearch } from "../../shared/layout/use-section-search.ts";

/** Money in, unless the member takes a break (D15): then no form is filled in that will be refused. A deposit of before is followed. */
export function OpenDeposit() {
  const { data, isPending } = useQuery(playLimitsQuery());
  const [search] = useSectionSearch();
  // Kept over a session that ends: what was typed below must not go with the answer (D12).
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
