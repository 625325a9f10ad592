import type { ReactNode } from "react";
import { BackGuard } from "./back-guard.tsx";
import type { TypedForm } from "./typed-forms.ts";
import { useQuestion } from "./use-question.tsx";

/** Asks before a form is closed, or left by the browser, and what was typed is lost (C18): draw `question`; `mayLeave` tells whether it may be. */
export function useDiscardQuestion(form: TypedForm): { mayLeave: () => Promise<boolean>; question: ReactNode } {
  const { ask, question } = useQuestion();
  const mayLeave = async (): Promise<boolean> => {
    if (!form.isTyped()) return true;
    const isWanted = await ask();
    if (isWanted) form.forget();
    return isWanted;
  };
  return {
    mayLeave,
    question: (
      <>
        <BackGuard {...form} />
        {question}
      </>
    ),
  };
}
