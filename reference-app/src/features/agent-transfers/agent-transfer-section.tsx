import { useQuery } from "@tanstack/react-query";
import { Stack } from "@lobbykit/design-system/Stack";
import { uplineQuery } from "../../shared/agents/queries.ts";
import { QueryState } from "../../shared/layout/query-state.tsx";
import { merchantWalletQuery } from "../../shared/money/queries.ts";
import { AgentTransfer } from "./agent-transfer.tsx";
import { LatestTransfers } from "./latest-transfers.tsx";

/** Money to somebody of the team, or to the one right above (R035, R408, E090). */
export function AgentTransferSection() {
  const wallets = useQuery(merchantWalletQuery());
  const upline = useQuery(uplineQuery());
  return (
    <Stack gap={32}>
      <QueryState result={wallets}>
        {({ wallets: all }) => {
          const main = all.find(({ isMain }) => isMain);
          return (
            main && (
              <QueryState result={upline}>
                {(above) => <AgentTransfer upline={above} balance={main.balance} currency={main.currency} />}
              </QueryState>
            )
          );
        }}
      </QueryState>
      <LatestTransfers />
    </Stack>
  );
}
