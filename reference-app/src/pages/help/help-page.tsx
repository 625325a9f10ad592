import { useTranslation } from "react-i18next";
import { Heading } from "@lobbykit/design-system/Heading";
import { HelpCenter } from "../../features/help/help-center.tsx";
import { page } from "../../shared/layout/page.css.ts";

/** The help centre alone, to be embedded in another page or app (R061). */
export function Component() {
  const { t } = useTranslation();
  return (
    <div className={page}>
      <Heading level={1}>{t("help.title")}</Heading>
      <HelpCenter headingLevel={2} />
    </div>
  );
}
