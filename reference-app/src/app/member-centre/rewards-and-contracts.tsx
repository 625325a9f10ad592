import { Stack } from "@lobbykit/design-system/Stack";
import { ReceivedContracts } from "../../features/contracts/received-contracts.tsx";
import { RewardCenterSection } from "../../features/rewards/reward-center-section.tsx";

/** What comes to the member: contracts of their agent to answer, and rewards. Who is no agent has no other place for them (R037, E032). */
export function RewardsAndContracts() {
  return (
    <Stack gap={24}>
      <ReceivedContracts />
      <RewardCenterSection />
    </Stack>
  );
}
