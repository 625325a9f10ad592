import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Card } from "@lobbykit/design-system/Card";
import { Grid } from "@lobbykit/design-system/Grid";
import { IconButton } from "@lobbykit/design-system/IconButton";
import { Inline } from "@lobbykit/design-system/Inline";
import { MoneyField } from "@lobbykit/design-system/MoneyField";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { TextField } from "@lobbykit/design-system/TextField";
import { PlusIcon, TrashIcon } from "@lobbykit/design-system/icons";
import { currentMerchant } from "../../shared/merchant/current-merchant.ts";
import { useFocusAfterRemoval } from "../../shared/focus/use-focus-after-removal.ts";
import { decimalsOf } from "../../shared/money/amounts/amount-rules.ts";
import { MOST_TIERS, withTier, type TierDraft, type TierPart } from "./rules.ts";

/** The form's field name for a part of a tier. */
export const tierField = (id: number, part: TierPart): string => `tier-${id}-${part}`;

export interface TierFieldsProps {
  tiers: readonly TierDraft[];
  onChange: (tiers: readonly TierDraft[]) => void;
}

const focus = (field: HTMLInputElement | null) => field?.focus();

/** Fields for a contract's tiers, at least one: a rate and the thresholds from which it applies (R252). */
export function TierFields({ tiers, onChange }: TierFieldsProps) {
  const { t } = useTranslation();
  const { currency } = currentMerchant();
  const [addedId, setAddedId] = useState<number>();
  const addButton = useFocusAfterRemoval<HTMLButtonElement>(tiers.length);
  const set = (id: number, changes: Partial<TierDraft>) =>
    onChange(tiers.map((tier) => (tier.id === id ? { ...tier, ...changes } : tier)));
  const add = () => {
    const next = withTier(tiers);
    setAddedId(next.at(-1)?.id);
    onChange(next);
  };
  return (
    <Stack gap={12}>
      {tiers.map(({ id, rate, activeMembers, betAmount }, index) => {
        const title = t("contracts.tier.title", { number: index + 1 });
        return (
          <Card key={id} as="section" tone="sunken" aria-label={title}>
            <Stack gap={12}>
              <Inline justify="between">
                <Text weight="bold">{title}</Text>
                {tiers.length > 1 && (
                  <IconButton
                    icon={TrashIcon}
                    size="small"
                    label={t("contracts.tier.remove", { number: index + 1 })}
                    onClick={() => onChange(tiers.filter((tier) => tier.id !== id))}
                  />
                )}
              </Inline>
              <Grid columns={{ phone: 1, tablet: 3 }} gap={12} align="start">
                <TextField
                  name={tierField(id, "rate")}
                  label={t("contracts.tier.rate")}
                  inputMode="decimal"
                  autoComplete="off"
                  end="%"
                  value={rate}
                  onChange={({ target }) => set(id, { rate: target.value })}
                  {...(id === addedId && { ref: focus })}
                />
                <TextField
                  name={tierField(id, "activeMembers")}
                  label={t("contracts.tier.activeMembers")}
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder="0"
                  value={activeMembers}
                  onChange={({ target }) => set(id, { activeMembers: target.value })}
                />
                <MoneyField
                  name={tierField(id, "betAmount")}
                  label={t("contracts.tier.betAmount")}
                  currency={currency}
                  decimals={decimalsOf(currency)}
                  placeholder="0"
                  value={betAmount}
                  onValueChange={(amount) => set(id, { betAmount: amount })}
                />
              </Grid>
            </Stack>
          </Card>
        );
      })}
      {tiers.length < MOST_TIERS && (
        <div>
          <Button ref={addButton} variant="soft" iconStart={PlusIcon} onClick={add}>
            {t("contracts.tier.add")}
          </Button>
        </div>
      )}
    </Stack>
  );
}
