import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { Link } from "@lobbykit/design-system/Link";
import { ActivityView } from "../../features/promotions/activity-view.tsx";
import { PATHS } from "../../shared/config/paths.ts";
import { page } from "../../shared/layout/page.css.ts";
import { UnsavedInputPage } from "../../shared/layout/unsaved-input.tsx";

/** An activity with its terms and its status for the member (R082, R253). */
export function Component() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  return (
    <div className={page}>
      <div>
        <Link href={PATHS.activities}>{t("promotions.allActivities")}</Link>
      </div>
      <UnsavedInputPage key={id}>
        <ActivityView id={id} />
      </UnsavedInputPage>
    </div>
  );
}
