import { useTranslation } from "react-i18next";
import { Heading } from "@lobbykit/design-system/Heading";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { Text } from "@lobbykit/design-system/Text";
import { ActivityList } from "../../features/promotions/activity-list.tsx";
import { BreakGate } from "../../features/promotions/break-gate.tsx";
import { PATHS } from "../../shared/config/paths.ts";
import { MembersOnly } from "../../shared/layout/members-only.tsx";
import { page } from "../../shared/layout/page.css.ts";

/** The activity centre (R082). */
export function Component() {
  const { t } = useTranslation();
  return (
    <div className={page}>
      <div>
        <Heading level={1}>{t("promotions.activities")}</Heading>
        <Text tone="secondary">{t("promotions.activitiesIntro")}</Text>
      </div>
      <div>
        <LinkButton variant="outline" href={PATHS.promotions}>
          {t("promotions.back")}
        </LinkButton>
      </div>
      <MembersOnly text={t("promotions.membersText")}>
        <BreakGate>
          <ActivityList />
        </BreakGate>
      </MembersOnly>
    </div>
  );
}
