import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Stack } from "@lobbykit/design-system/Stack";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { merchantWalletQuery } from "../../shared/money/queries.ts";
import { LatestWithdrawals } from "./latest-withdrawals.tsx";
import { payoutAccountsQuery } from "./queries.ts";
import type { WithdrawalDraft } from "./rules.ts";
import { Withdraw } from "./withdraw.tsx";

/** Withdrawals (R073, E070–E074): account, amount, payment password and result. A withdrawal cannot be cancelled (D15). */
export function WithdrawalSection() {
  const accounts = useQuery(payoutAccountsQuery());
  const wallets = useQuery(merchantWalletQuery());
  // Kept in this component, because a session that ends removes the query data but must not remove typed input (I4).
  const [draft, setDraft] = useState<WithdrawalDraft>({ accountId: "", amount: "" });
  return (
    <Stack gap={32}>
      <QueryState result={accounts}>
        {(all) => (
          <QueryState result={wallets}>
            {({ wallets: [main] }) =>
              main && (
                <Withdraw
                  accounts={all}
                  balance={main.balance}
                  currency={main.currency}
                  draft={draft}
                  onDraftChange={setDraft}
                />
              )
            }
          </QueryState>
        )}
      </QueryState>
      <LatestWithdrawals />
    </Stack>
  );
}
