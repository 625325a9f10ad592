import { Stack } from "@lobbykit/design-system/Stack";
import { ReceivedContracts } from "../../features/contracts/received-contracts.tsx";
import { RewardCenterSection } from "../../features/rewards/reward-center-section.tsx";

/** Contracts to answer, and rewards. Members who are not agents have no other place for contracts (R037, E032). */
export function RewardsAndContracts() {
  return (
    <Stack gap={24}>
      <ReceivedContracts />
      <RewardCenterSection />
    </Stack>
  );
}
