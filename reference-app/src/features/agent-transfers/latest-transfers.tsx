import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "@lobbykit/design-system/Card";
import { Heading } from "@lobbykit/design-system/Heading";
import { Stack } from "@lobbykit/design-system/Stack";
import { Tabs } from "@lobbykit/design-system/Tabs";
import { Text } from "@lobbykit/design-system/Text";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { momentText } from "../../shared/merchant/moment-text.ts";
import { Money } from "../../shared/money/amounts/money.tsx";
import { ReviewList } from "../../shared/money/confirmation/review-list.tsx";
import { latestTransfersQuery } from "./queries.ts";

const TYPES = ["transferOut", "transferIn"] as const;
type TransferType = (typeof TYPES)[number];

/** The agent's latest transfers, sent and received, from the account record (E076). */
export function LatestTransfers() {
  const { t } = useTranslation();
  const [type, setType] = useState<TransferType>("transferOut");
  return (
    <Stack gap={12}>
      <Heading level={3}>{t("agentTransfer.latest")}</Heading>
      <Tabs
        label={t("agentTransfer.latest")}
        variant="pill"
        value={type}
        onValueChange={(value) => setType(value as TransferType)}
        items={TYPES.map((value) => ({
          value,
          label: t(`agentTransfer.${value}`),
          content: <Transfers type={value} />,
        }))}
      />
    </Stack>
  );
}

function Transfers({ type }: { type: TransferType }) {
  const { t } = useTranslation();
  const transfers = useQuery(latestTransfersQuery(type));
  return (
    <QueryState result={transfers}>
      {(found) =>
        found.length === 0 ? (
          <Text tone="secondary">{t("agentTransfer.none")}</Text>
        ) : (
          <Card>
            <ReviewList
              lines={found.map(({ createdAt, reference, relative, amount, currency }) => ({
                label: `${momentText(createdAt)} · ${relative ?? reference}`,
                value: <Money amount={amount} currency={currency} />,
              }))}
            />
          </Card>
        )
      }
    </QueryState>
  );
}
