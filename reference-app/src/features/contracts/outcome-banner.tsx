import { useEffect } from "react";
import { Banner } from "@lobbykit/design-system/Banner";
import { announce } from "@lobbykit/design-system/foundations/announce";

/** The result of the last decision about a contract. */
export interface Outcome {
  tone: "positive" | "warning" | "danger";
  text: string;
}

interface OutcomeBannerProps {
  /** Undefined before the first decision, and while a question is open. */
  outcome: Outcome | undefined;
  onDismiss: () => void;
}

/**
 * Shows and announces the result of a decision. The dialog with the question is still closing when the banner appears, and hides it from
 * screen readers, so the banner's own live region stays silent (WCAG 4.1.3).
 */
export function OutcomeBanner({ outcome, onDismiss }: OutcomeBannerProps) {
  useEffect(() => {
    if (outcome) announce(outcome.text, outcome.tone === "danger" ? "assertive" : "polite");
  }, [outcome]);
  if (!outcome) return null;
  return (
    <Banner tone={outcome.tone} onDismiss={onDismiss}>
      {outcome.text}
    </Banner>
  );
}
