import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@lobbykit/design-system/ConfirmDialog";
import type { ContractKind, Decision } from "./rules.ts";

export interface DecisionDialogProps {
  /** What is to be decided; undefined while nothing is asked. */
  asked: { decision: Decision | "takeBack"; kind: ContractKind; name: string } | undefined;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Every decision is confirmed, with what follows from it (R037). */
export function DecisionDialog({ asked, isPending, onConfirm, onCancel }: DecisionDialogProps) {
  const { t } = useTranslation();
  // Its words stay while it closes.
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
