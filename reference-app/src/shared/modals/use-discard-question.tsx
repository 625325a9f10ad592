import type { ReactNode } from "react";
import { BackGuard } from "./back-guard.tsx";
import type { UnsavedForm } from "./unsaved-forms.ts";
import { useQuestion } from "./use-question.tsx";

/** Asks before closing or leaving a form loses typed input (C18). Render `question`; `mayLeave` resolves with the answer. */
export function useDiscardQuestion(form: UnsavedForm): { mayLeave: () => Promise<boolean>; question: ReactNode } {
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
