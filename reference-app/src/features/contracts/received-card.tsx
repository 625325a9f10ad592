import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Card } from "@lobbykit/design-system/Card";
import { Inline } from "@lobbykit/design-system/Inline";
import { Stack } from "@lobbykit/design-system/Stack";
import { StatusTag } from "@lobbykit/design-system/StatusTag";
import { Text } from "@lobbykit/design-system/Text";
import { ContractTerms } from "./contract-terms.tsx";
import type { Decision, ReceivedContract } from "./rules.ts";

export interface ReceivedCardProps {
  contract: ReceivedContract;
  /** The giver's name. */
  name: string;
  onDecide: (decision: Decision) => void;
}

/** A contract that the member was offered or has, with all its terms, so that nothing is hidden when they accept. */
export function ReceivedCard({ contract, name, onDecide }: ReceivedCardProps) {
  const { t } = useTranslation();
  const kind = t(`contracts.kind.${contract.kind}`);
  const isOffer = contract.status === "offered";
  const decisions: readonly Decision[] = isOffer ? ["accept", "reject"] : ["terminate"];
  return (
    <Card as="li">
      <Stack gap={12} justify="between" fill>
        <Stack gap={12}>
          <Inline justify="between">
            <Text weight="bold">{t("contracts.fromPartner", { kind, name })}</Text>
            <StatusTag kind="contract" status={contract.status} label={t(`contracts.status.${contract.status}`)} />
          </Inline>
          <ContractTerms {...contract} />
        </Stack>
        <Inline gap={8}>
          {decisions.map((decision) => (
            <Button
              key={decision}
              {...(decision === "accept" ? { tone: "accent" } : { variant: "outline" })}
              aria-label={t("contracts.doWhat", { what: t(`contracts.do.${decision}`), kind, name })}
              onClick={() => onDecide(decision)}
            >
              {t(`contracts.do.${decision}`)}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}
