import { useTranslation } from "react-i18next";
import { Heading } from "@lobbykit/design-system/Heading";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { Text } from "@lobbykit/design-system/Text";
import { BreakGate } from "../../features/promotions/break-gate.tsx";
import { PromotionList } from "../../features/promotions/promotion-list.tsx";
import { PATHS } from "../../shared/config/paths.ts";
import { page } from "../../shared/layout/page.css.ts";

/** The merchant's promotions (R023, R059). */
export function Component() {
  const { t } = useTranslation();
  return (
    <div className={page}>
      <div>
        <Heading level={1}>{t("promotions.heading")}</Heading>
        <Text tone="secondary">{t("promotions.intro")}</Text>
      </div>
      <div>
        <LinkButton variant="outline" href={PATHS.activities}>
          {t("promotions.allActivities")}
        </LinkButton>
      </div>
      <BreakGate>
        <PromotionList />
      </BreakGate>
    </div>
  );
}
