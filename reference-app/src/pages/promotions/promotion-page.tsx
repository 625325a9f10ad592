import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { Link } from "@lobbykit/design-system/Link";
import { BreakGate } from "../../features/promotions/break-gate.tsx";
import { PromotionDetail } from "../../features/promotions/promotion-detail.tsx";
import { PATHS } from "../../shared/config/paths.ts";
import { page } from "../../shared/layout/page.css.ts";

/** A promotion with its terms (R023). */
export function Component() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  return (
    <div className={page}>
      <div>
        <Link href={PATHS.promotions}>{t("promotions.back")}</Link>
      </div>
      <BreakGate headingLevel={1}>
        <PromotionDetail key={id} id={id} />
      </BreakGate>
    </div>
  );
}
