import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Stack } from "@lobbykit/design-system/Stack";
import { confirmState, mayGoBack, type MoneyPhase } from "./rules.ts";

export interface ReviewActionsProps {
  phase: MoneyPhase;
  confirmLabel: string;
  onConfirm: () => void;
  onBack: () => void;
}

/** Buttons below a review: confirm, or go back and change it. Neither is shown while the outcome is looked up (D12). */
export function ReviewActions({ phase, confirmLabel, onConfirm, onBack }: ReviewActionsProps) {
  const confirm = confirmState(phase);
  return (
    <Stack gap={8}>
      {confirm !== "hidden" && (
        <Button tone="accent" size="large" fullWidth loading={confirm === "busy"} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      )}
      <BackButton phase={phase} onBack={onBack} />
    </Stack>
  );
}

/** Goes back to the form, unless the call may still count or has counted. */
export function BackButton({ phase, onBack }: Pick<ReviewActionsProps, "phase" | "onBack">) {
  const { t } = useTranslation();
  if (!mayGoBack(phase)) return null;
  return (
    <Button variant="ghost" fullWidth onClick={onBack}>
      {t("cashier.review.back")}
    </Button>
  );
}
