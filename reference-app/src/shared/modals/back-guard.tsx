import { useEffect, useEffectEvent, useId, useSyncExternalStore } from "react";
import { NavigationType, useBlocker } from "react-router-dom";
import { unsavedForms, type UnsavedForm } from "./unsaved-forms.ts";
import { useQuestion } from "./use-question.tsx";

/**
 * Registers a form that may hold typed input, and renders the confirmation. The browser's Back or Forward asks before the input is lost,
 * and so does a link to another page when the form is part of a page (C18). In a later step of the form, they lead to the step before.
 * Render it with the form. A router allows only one blocker, so the first open form asks for all.
 */
export function BackGuard(form: UnsavedForm) {
  const isTyped = useEffectEvent(() => form.isTyped());
  const forget = useEffectEvent(() => form.forget());
  const question = useEffectEvent(() => form.question?.());
  const id = useId();
  const { isPage = false } = form;
  useEffect(
    () =>
      unsavedForms.add({ id, isPage, isTyped: () => isTyped(), forget: () => forget(), question: () => question() }),
    [id, isPage],
  );
  return useSyncExternalStore(unsavedForms.subscribe, unsavedForms.firstId) === id && <Guard />;
}

function Guard() {
  const { ask, question } = useQuestion();
  const blocker = useBlocker(({ historyAction, currentLocation, nextLocation }) =>
    unsavedForms.isLostBy({
      isBack: historyAction === NavigationType.Pop,
      isOtherPage: currentLocation.pathname !== nextLocation.pathname,
    }),
  );
  const decide = useEffectEvent(async () => {
    const goBack = unsavedForms.wayBack();
    if (goBack) {
      blocker.reset?.();
      return goBack();
    }
    if (!(await ask(unsavedForms.question()))) return blocker.reset?.();
    unsavedForms.forgetAll();
    blocker.proceed?.();
  });
  // Runs on every render, because the blocker's intermediate state may never be rendered between two quick Backs.
  useEffect(() => {
    if (blocker.state === "blocked") void decide();
  }, [blocker]);
  return question;
}
