import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@lobbykit/design-system/ConfirmDialog";
import type { LeaveQuestion } from "./unsaved-forms.ts";

/**
 * Asks whether typed input may be lost, or another question when `ask` gets its texts. Render `question`; `ask` resolves with the answer.
 */
export function useQuestion(): { ask: (texts?: LeaveQuestion) => Promise<boolean>; question: ReactNode } {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<(mayDiscard: boolean) => void>();
  // Kept after the answer, so that the text stays visible during the closing animation.
  const [texts, setTexts] = useState<LeaveQuestion>();
  const decide = (mayDiscard: boolean) => {
    answer?.(mayDiscard);
    setAnswer(undefined);
  };
  const question = (
    <ConfirmDialog
      isOpen={answer !== undefined}
      title={t("app.discard.title")}
      description={t("app.discard.text")}
      cancelLabel={t("app.discard.stay")}
      {...texts}
      confirmLabel={t("app.discard.confirm")}
      tone="danger"
      onConfirm={() => decide(true)}
      onCancel={() => decide(false)}
    />
  );
  const ask = (wanted?: LeaveQuestion): Promise<boolean> => {
    setTexts(wanted);
    return new Promise((resolve) => setAnswer(() => resolve));
  };
  return { ask, question };
}
