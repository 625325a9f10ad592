import { useState } from "react";

/** The steps of a money form: fill in, then review. A change of step resets the call, whose refusal belongs to the step before. */
export function useReviewStep(call: { reset: () => void }) {
  const [step, setStep] = useState<"fill" | "review">("fill");
  const [hasMoved, setMoved] = useState(false);
  const goTo = (next: typeof step) => {
    call.reset();
    setMoved(true);
    setStep(next);
  };
  return {
    step,
    /** Whether the step has changed. The first step must not take the focus before. */
    hasMoved,
    review: () => goTo("review"),
    fill: () => goTo("fill"),
  };
}
