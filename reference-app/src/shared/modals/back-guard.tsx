import { useEffect, useEffectEvent } from "react";
import { NavigationType, useBlocker } from "react-router-dom";
import { typedForms } from "./typed-forms.ts";
import { useQuestion } from "./use-discard-question.tsx";

/** Asks before the browser's way back or forward loses what was typed (C18). Once in the app: a router has one blocker. */
export function BackGuard() {
  const { ask, question } = useQuestion();
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop && typedForms.isAnyTyped());
  const decide = useEffectEvent(async () => {
    if (!(await ask())) return blocker.reset?.();
    typedForms.forgetAll();
    blocker.proceed?.();
  });
  // Each time anew: of two ways back shortly after each other the state between may never be rendered.
  useEffect(() => {
    if (blocker.state === "blocked") void decide();
  }, [blocker]);
  return question;
}
