import { useEffect, useEffectEvent, useState } from "react";
import { unsavedForms } from "../../modals/unsaved-forms.ts";

/**
 * The steps of a money form: fill in, then review. A change of step resets the call, whose refusal belongs to the step before. Until the
 * review is confirmed, the browser's Back leads to the form (D20).
 */
export function useReviewStep(call: { reset: () => void; state: { phase: string } }) {
  const [step, setStep] = useState<"fill" | "review">("fill");
  const [hasMoved, setMoved] = useState(false);
  const goTo = (next: typeof step) => {
    call.reset();
    setMoved(true);
    setStep(next);
  };
  const isBeforeSending = step === "review" && call.state.phase === "idle";
  const fill = useEffectEvent(() => goTo("fill"));
  useEffect(() => (isBeforeSending ? unsavedForms.addWayBack(() => fill()) : undefined), [isBeforeSending]);
  return {
    step,
    /** Whether the step has changed. The first step must not take the focus before. */
    hasMoved,
    review: () => goTo("review"),
    fill: () => goTo("fill"),
  };
}
