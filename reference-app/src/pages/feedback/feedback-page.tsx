import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Container } from "@lobbykit/design-system/Container";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { Heading } from "@lobbykit/design-system/Heading";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { FeedbackForm } from "../../features/feedback/feedback-form.tsx";

/** Feedback to the house (R026, R084). */
export function Component() {
  const { t } = useTranslation();
  const [isSent, setIsSent] = useState(false);
  return (
    <Container size="form" hasGutters={false}>
      <Stack gap={24}>
        <div>
          <Heading level={1}>{t("feedback.heading")}</Heading>
          <Text tone="secondary">{t("feedback.intro")}</Text>
        </div>
        {isSent ? <Thanks onAgain={() => setIsSent(false)} /> : <FeedbackForm onSent={() => setIsSent(true)} />}
      </Stack>
    </Container>
  );
}

function Thanks({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation();
  const message = useRef<HTMLDivElement>(null);
  // The button that had the focus went with the form.
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} tabIndex={-1}>
      <EmptyState
        title={t("feedback.sentTitle")}
        text={t("feedback.sentText")}
        headingLevel={2}
        action={<Button onClick={onAgain}>{t("feedback.again")}</Button>}
      />
    </div>
  );
}
