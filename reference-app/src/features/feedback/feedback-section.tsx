import { useTranslation } from "react-i18next";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { FeedbackPanel } from "./feedback-panel.tsx";

/** Feedback in the member centre (R084, R401). */
export function FeedbackSection() {
  const { t } = useTranslation();
  return (
    <Stack gap={16}>
      <Text tone="secondary">{t("feedback.intro")}</Text>
      <FeedbackPanel headingLevel={3} />
    </Stack>
  );
}
