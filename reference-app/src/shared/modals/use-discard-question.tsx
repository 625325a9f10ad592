import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@lobbykit/design-system/ConfirmDialog";
import { typedForms, type TypedForm } from "./typed-forms.ts";

/** Asks whether what was typed may be lost: draw `question`; `ask` tells the answer. */
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

/**
 * Asks before a form is closed and what was typed is lost (C18): draw `question`; `mayLeave` tells whether it may be. The browser's way
 * back asks by `BackGuard`, which knows all forms.
 */
export function useDiscardQuestion(form: TypedForm): { mayLeave: () => Promise<boolean>; question: ReactNode } {
  const { ask, question } = useQuestion();
  const isTyped = useEffectEvent(() => form.isTyped());
  const forget = useEffectEvent(() => form.forget());
  useEffect(() => typedForms.add({ isTyped: () => isTyped(), forget: () => forget() }), []);
  const mayLeave = async (): Promise<boolean> => {
    if (!form.isTyped()) return true;
    const isWanted = await ask();
    if (isWanted) form.forget();
    return isWanted;
  };
  return { mayLeave, question };
}
