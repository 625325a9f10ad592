import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Card } from "@lobbykit/design-system/Card";
import { Heading } from "@lobbykit/design-system/Heading";
import { RadioGroup } from "@lobbykit/design-system/RadioGroup";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { LANGUAGE_NAMES } from "../../shared/i18n/language-codes.ts";
import { language } from "../../shared/i18n/language.ts";
import { setTheme, useTheme } from "../../shared/theme/theme.ts";
import { openModalAbove } from "../../shared/modals/modals.ts";

const THEMES = ["dark", "light"] as const;

/** Language and country (R174), and the theme (R008–R010). */
export function SettingsSection() {
  const { t } = useTranslation();
  const theme = useTheme();
  const chosen = language();
  return (
    <Stack gap={24}>
      <Card as="section" aria-label={t("settings.language")}>
        <Stack gap={12} align="start">
          <div>
            <Heading level={3} size={14}>
              {t("settings.language")}
            </Heading>
            <Text lang={chosen}>{LANGUAGE_NAMES[chosen]}</Text>
          </div>
          <Button variant="soft" onClick={() => openModalAbove({ name: "region" })}>
            {t("settings.changeLanguage")}
          </Button>
        </Stack>
      </Card>
      <Card as="section" aria-label={t("settings.theme")}>
        <RadioGroup
          label={t("settings.theme")}
          description={t("settings.themeText")}
          orientation="horizontal"
          value={theme}
          onValueChange={(value) => setTheme(value === "light" ? "light" : "dark")}
          options={THEMES.map((value) => ({ value, label: t(`settings.${value}`) }))}
        />
      </Card>
    </Stack>
  );
}
