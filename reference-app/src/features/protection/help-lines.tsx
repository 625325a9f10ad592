import { useTranslation } from "react-i18next";
import { Link } from "@lobbykit/design-system/Link";
import { PATHS } from "../../shared/config/paths.ts";
import { SectionCard } from "../../shared/layout/section-card.tsx";
import { HelpLineList } from "../../shared/protection/help-line-list.tsx";

/** Help lines about gambling (R127, D15), with a link to more information. */
export function HelpLines() {
  const { t } = useTranslation();
  return (
    <SectionCard title={t("protection.help.title")}>
      <HelpLineList />
      <div>
        <Link href={`${PATHS.help}#responsible-play`}>{t("protection.help.more")}</Link>
      </div>
    </SectionCard>
  );
}
