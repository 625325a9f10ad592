import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { useUnsavedInputGuard, UnsavedInput } from "../../shared/layout/unsaved-input.tsx";
import { FeedbackForm } from "./feedback-form.tsx";

/** The form, replaced by a thank-you message after sending (R026, R084). */
export function FeedbackPanel({ headingLevel }: { headingLevel: 2 | 3 }) {
  const [isSent, setIsSent] = useState(false);
  const guard = useUnsavedInputGuard();
  const finish = () => {
    guard.clear();
    setIsSent(true);
  };
  if (isSent) return <Thanks headingLevel={headingLevel} onAgain={() => setIsSent(false)} />;
  return (
    <UnsavedInput>
      <FeedbackForm onSent={finish} />
    </UnsavedInput>
  );
}

function Thanks({ headingLevel, onAgain }: { headingLevel: 2 | 3; onAgain: () => void }) {
  const { t } = useTranslation();
  const message = useRef<HTMLDivElement>(null);
  // The focused button was removed with the form, so the message takes the focus.
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} tabIndex={-1}>
      <EmptyState
        title={t("feedback.sentTitle")}
        text={t("feedback.sentText")}
        headingLevel={headingLevel}
        action={<Button onClick={onAgain}>{t("feedback.again")}</Button>}
      />
    </div>
  );
}
