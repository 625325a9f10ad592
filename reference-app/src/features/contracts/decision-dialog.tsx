import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@lobbykit/design-system/ConfirmDialog";
import type { ContractKind, Decision } from "./rules.ts";

export interface DecisionDialogProps {
  /** The decision to confirm; undefined when there is none. */
  asked: { decision: Decision | "takeBack"; kind: ContractKind; name: string } | undefined;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation of a decision and says what follows from it (R037). */
export function DecisionDialog({ asked, isPending, onConfirm, onCancel }: DecisionDialogProps) {
  const { t } = useTranslation();
  // Keeps the text visible during the closing animation.
  const [last, setLast] = useState(asked);
  if (
    asked &&
    asked !== last &&
    (asked.decision !== last?.decision || asked.kind !== last.kind || asked.name !== last.name)
  ) {
    setLast(asked);
  }
  if (!last) return null;
  const { decision, name } = last;
  const words = { kind: t(`contracts.kind.${last.kind}`), name };
  return (
    <ConfirmDialog
      isOpen={asked !== undefined}
      title={t(`contracts.ask.${decision}.title`, words)}
      description={t(`contracts.ask.${decision}.text`, words)}
      confirmLabel={t(`contracts.do.${decision}`)}
      tone={decision === "accept" ? "accent" : "danger"}
      loading={isPending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
