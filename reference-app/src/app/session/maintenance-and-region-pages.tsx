import { useTranslation } from "react-i18next";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { ClosedPage } from "./full-page-notice.tsx";
import { ContactLink } from "../contacts/contact-link.tsx";
import { momentText } from "../../shared/merchant/moment-text.ts";

/** Replaces the whole site during maintenance (R039, R443). It names a contact, because a member may wait for money. */
export function MaintenancePage({ endsAt }: { endsAt: string | undefined }) {
  const { t } = useTranslation();
  return (
    <ClosedPage>
      <title>{t("errors.maintenanceTitle")}</title>
      <EmptyState
        title={t("errors.maintenanceTitle")}
        text={t("errors.maintenanceText")}
        headingLevel={1}
        action={
          <Stack gap={16} align="center">
            {endsAt && <Text>{t("errors.maintenanceUntil", { time: momentText(endsAt) })}</Text>}
            <ContactLink label={t("errors.service")} />
          </Stack>
        }
      />
    </ClosedPage>
  );
}

export interface RegionBlockedPageProps {
  location: { countryCode: string; countryName?: string; ip: string } | undefined;
}

/** Replaces the whole site in regions where it may not be offered. It names the detected place and a contact (R040, R444). */
export function RegionBlockedPage({ location }: RegionBlockedPageProps) {
  const { t } = useTranslation();
  return (
    <ClosedPage>
      <title>{t("errors.regionTitle")}</title>
      <EmptyState
        title={t("errors.regionTitle")}
        text={t("errors.regionText")}
        headingLevel={1}
        action={
          <Stack gap={16} align="center">
            {location && (
              <Text>
                {t("errors.regionCountry", { country: location.countryName ?? location.countryCode })}
                <br />
                {t("errors.regionIp", { ip: location.ip })}
              </Text>
            )}
            <ContactLink label={t("errors.service")} />
          </Stack>
        }
      />
    </ClosedPage>
  );
}
