import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Stack } from "@lobbykit/design-system/Stack";
import { QueryState } from "../../shared/layout/query-state.tsx";
import { merchantWalletQuery } from "../../shared/money/queries.ts";
import { LatestWithdrawals } from "./latest-withdrawals.tsx";
import { payoutAccountsQuery } from "./queries.ts";
import type { WithdrawalDraft } from "./rules.ts";
import { Withdraw } from "./withdraw.tsx";

/** Money out (R073, E070–E074): where to, how much, the payment password, and what becomes of it. There is no way back (D15). */
export function WithdrawalSection() {
  const accounts = useQuery(payoutAccountsQuery());
  const wallets = useQuery(merchantWalletQuery());
  // Held here: a session that ends takes the answers away, and what was typed stays (I4).
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
