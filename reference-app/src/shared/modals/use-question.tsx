import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@lobbykit/design-system/ConfirmDialog";

/** Asks whether typed input may be lost. Render `question`; `ask` resolves with the answer. */
export function useQuestion(): { ask: () => Promise<boolean>; question: ReactNode } {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<(mayDiscard: boolean) => void>();
  const decide = (mayDiscard: boolean) => {
    answer?.(mayDiscard);
    setAnswer(undefined);
  };
  const question = (
    <ConfirmDialog
      isOpen={answer !== undefined}
      title={t("app.discard.title")}
      description={t("app.discard.text")}
      confirmLabel={t("app.discard.confirm")}
      cancelLabel={t("app.discard.stay")}
      tone="danger"
      onConfirm={() => decide(true)}
      onCancel={() => decide(false)}
    />
  );
  return { ask: () => new Promise((resolve) => setAnswer(() => resolve)), question };
}
