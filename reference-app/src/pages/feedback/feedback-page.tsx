import { useTranslation } from "react-i18next";
import { Container } from "@lobbykit/design-system/Container";
import { Heading } from "@lobbykit/design-system/Heading";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { FeedbackPanel } from "../../features/feedback/feedback-panel.tsx";
import { UnsavedInputPage } from "../../shared/layout/unsaved-input.tsx";

/** The feedback page (R026, R084). */
export function Component() {
  const { t } = useTranslation();
  return (
    <Container size="form" hasGutters={false}>
      <Stack gap={24}>
        <div>
          <Heading level={1}>{t("feedback.heading")}</Heading>
          <Text tone="secondary">{t("feedback.intro")}</Text>
        </div>
        <UnsavedInputPage>
          <FeedbackPanel headingLevel={2} />
        </UnsavedInputPage>
      </Stack>
    </Container>
  );
}
