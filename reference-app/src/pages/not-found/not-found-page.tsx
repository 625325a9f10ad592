import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { PATHS } from "../../shared/config/paths.ts";

/** The page for an unknown address. It logs once to the console (R071, R472) and offers a link home. */
export function Component() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => console.error(`No route for ${pathname}`), [pathname]);
  return (
    <EmptyState
      title={t("errors.notFoundTitle")}
      text={t("errors.notFoundText")}
      headingLevel={1}
      action={<LinkButton href={PATHS.home}>{t("errors.home")}</LinkButton>}
    />
  );
}
