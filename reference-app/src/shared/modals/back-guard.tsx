import { useEffect, useEffectEvent, useId, useSyncExternalStore } from "react";
import { NavigationType, useBlocker } from "react-router-dom";
import { typedForms, type TypedForm } from "./typed-forms.ts";
import { useQuestion } from "./use-question.tsx";

/**
 * A form that may hold what somebody typed; it comes with the form itself, so that it is there whenever the form is. Draw it: the browser's way back
 * or forward asks before what was typed is lost (C18). A router has one blocker: of several forms the first asks for all.
 */
export function BackGuard(form: TypedForm) {
  const isTyped = useEffectEvent(() => form.isTyped());
  const forget = useEffectEvent(() => form.forget());
  const id = useId();
  useEffect(() => typedForms.add({ id, isTyped: () => isTyped(), forget: () => forget() }), [id]);
  return useSyncExternalStore(typedForms.subscribe, typedForms.firstId) === id && <Guard />;
}

function Guard() {
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
