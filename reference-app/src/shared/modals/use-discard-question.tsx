import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NavigationType, useBlocker } from "react-router-dom";
import { ConfirmDialog } from "@lobbykit/design-system/ConfirmDialog";

export interface Typed {
  /** Whether something was typed that would be lost. */
  isTyped: () => boolean;
  /** It may be lost. */
  forget: () => void;
}

/**
 * Asks before what was typed is lost (C18): draw `question`; `mayLeave` tells whether it may be. The browser's way back and forward asks
 * too.
 */
export function useDiscardQuestion({ isTyped, forget }: Typed): {
  mayLeave: () => Promise<boolean>;
  question: ReactNode;
} {
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
  const mayLeave = async (): Promise<boolean> => {
    if (!isTyped()) return true;
    const isWanted = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    if (isWanted) forget();
    return isWanted;
  };
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop && isTyped());
  const decideOnWay = useEffectEvent(async () => {
    if (blocker.state !== "blocked") return;
    if (await mayLeave()) blocker.proceed();
    else blocker.reset();
  });
  useEffect(() => {
    if (blocker.state === "blocked") void decideOnWay();
  }, [blocker.state]);
  return { mayLeave, question };
}
