import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "@lobbykit/design-system/Card";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { Stack } from "@lobbykit/design-system/Stack";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { Money } from "../../shared/money/amounts/money.tsx";
import { merchantWalletQuery } from "../../shared/money/queries.ts";
import { ReviewList } from "../../shared/money/confirmation/review-list.tsx";
import { Transfer } from "./transfer.tsx";
import { firstTransfer, type TransferDraft, type Wallet } from "./rules.ts";

/** Transfers between the member's wallets (R218, E030). With a single wallet it shows that there is nothing to transfer to. */
export function TransferSection() {
  const { t } = useTranslation();
  const wallets = useQuery(merchantWalletQuery());
  // Kept in this component, because a session that ends removes the query data but must not remove typed input (I4).
  const [draft, setDraft] = useState<TransferDraft>();
  return (
    <QueryState result={wallets}>
      {({ isSingle, wallets: all }) => (
        <Stack gap={24}>
          <Wallets wallets={all} />
          {isSingle ? (
            <EmptyState headingLevel={3} title={t("cashier.transfer.single")} text={t("cashier.transfer.singleText")} />
          ) : (
            <Transfer wallets={all} draft={draft ?? firstTransfer(all)} onDraftChange={setDraft} />
          )}
        </Stack>
      )}
    </QueryState>
  );
}

function Wallets({ wallets }: { wallets: readonly Wallet[] }) {
  return (
    <Card>
      <ReviewList
        lines={wallets.map(({ name, balance, currency }) => ({
          label: name,
          value: <Money amount={balance} currency={currency} />,
        }))}
      />
    </Card>
  );
}
