import { useTranslation } from "react-i18next";
import { Heading } from "@lobbykit/design-system/Heading";
import { Link } from "@lobbykit/design-system/Link";
import { Text } from "@lobbykit/design-system/Text";
import { RedemptionList } from "../../features/points/redemption-list.tsx";
import { PATHS } from "../../shared/config/paths.ts";
import { MembersOnly } from "../../shared/layout/members-only.tsx";
import { page } from "../../shared/layout/page.css.ts";

/** The member's redemptions of points (R081). */
export function Component() {
  const { t } = useTranslation();
  return (
    <div className={page}>
      <div>
        <Link href={PATHS.pointMall}>{t("mall.toMall")}</Link>
      </div>
      <div>
        <Heading level={1}>{t("mall.historyTitle")}</Heading>
        <Text tone="secondary">{t("mall.historyIntro")}</Text>
      </div>
      <MembersOnly>
        <RedemptionList />
      </MembersOnly>
    </div>
  );
}
