import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { useTypedGuard, Typed } from "../../shared/layout/typed-guard.tsx";
import { FeedbackForm } from "./feedback-form.tsx";

/** The form, and the thanks that take its place (R026, R084). */
export function FeedbackPanel({ headingLevel }: { headingLevel: 2 | 3 }) {
  const [isSent, setIsSent] = useState(false);
  const guard = useTypedGuard();
  const finish = () => {
    guard.clear();
    setIsSent(true);
  };
  if (isSent) return <Thanks headingLevel={headingLevel} onAgain={() => setIsSent(false)} />;
  return (
    <Typed>
      <FeedbackForm onSent={finish} />
    </Typed>
  );
}

function Thanks({ headingLevel, onAgain }: { headingLevel: 2 | 3; onAgain: () => void }) {
  const { t } = useTranslation();
  const message = useRef<HTMLDivElement>(null);
  // The button that had the focus went with the form.
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
