import { useQuery } from "@tanstack/react-query";
import { Stack } from "@lobbykit/design-system/Stack";
import { uplineQuery } from "../../shared/agents/queries.ts";
import { useNamedMember } from "../../shared/agents/use-named-member.ts";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { merchantWalletQuery } from "../../shared/money/queries.ts";
import { AgentTransfer } from "./agent-transfer.tsx";
import { LatestTransfers } from "./latest-transfers.tsx";

/** Transfers money to a team member or to the upline (R035, R408, E090). */
export function AgentTransferSection() {
  const wallets = useQuery(merchantWalletQuery());
  const upline = useQuery(uplineQuery());
  const named = useNamedMember();
  return (
    <Stack gap={32}>
      <QueryState result={wallets}>
        {({ wallets: all }) => {
          const main = all.find(({ isMain }) => isMain);
          return (
            main &&
            named.isReady && (
              <QueryState result={upline}>
                {(above) => (
                  <AgentTransfer upline={above} member={named.member} balance={main.balance} currency={main.currency} />
                )}
              </QueryState>
            )
          );
        }}
      </QueryState>
      <LatestTransfers />
    </Stack>
  );
}
