import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Card } from "@lobbykit/design-system/Card";
import { Heading } from "@lobbykit/design-system/Heading";
import { Inline } from "@lobbykit/design-system/Inline";
import { Stack } from "@lobbykit/design-system/Stack";
import { StatusTag } from "@lobbykit/design-system/StatusTag";
import { Note } from "../../shared/layout/note.tsx";
import { momentText } from "../../shared/merchant/moment-text.ts";
import { Money } from "../../shared/money/amounts/money.tsx";
import type { Reward } from "./queries.ts";
import { momentOf } from "./rules.ts";

export interface RewardCardProps {
  reward: Reward;
  /** Whether a claim is running; only one at a time. */
  isBusy: boolean;
  onClaim: () => void;
}

/** A reward with its amount and status, and a claim button when it can be claimed. */
export function RewardCard({ reward, isBusy, onClaim }: RewardCardProps) {
  const { t } = useTranslation();
  const { title, amount, currency, status } = reward;
  return (
    <Card as="li">
      <Stack gap={8} justify="between" fill>
        <Stack gap={8}>
          <Inline align="start" lead>
            <Heading level={3} size={16}>
              {title}
            </Heading>
            <StatusTag kind="reward" status={status} label={t(`rewards.status.${status}`)} />
          </Inline>
          <Money amount={amount} currency={currency} size={22} weight="semibold" />
          <Note>{t(`rewards.when.${status}`, { time: momentText(momentOf(reward)) })}</Note>
        </Stack>
        {status === "claimable" && (
          <Button
            tone="accent"
            fullWidth
            disabled={isBusy}
            onClick={onClaim}
            aria-label={t("rewards.claimNamed", { name: title })}
          >
            {t("rewards.claim")}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
