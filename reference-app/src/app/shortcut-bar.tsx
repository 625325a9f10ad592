import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { NavItem } from "@lobbykit/design-system/NavEntry";
import { RightBar } from "@lobbykit/design-system/RightBar";
import { AppIcon, ChevronUpIcon } from "@lobbykit/design-system/icons";
import { PATHS } from "../shared/config/paths.ts";
import { useServiceItems } from "./service-items.ts";

/** The right bar: service, the app, back to the top. */
export const ShortcutBar = memo(function ShortcutBar() {
  const { t } = useTranslation();
  const serviceItems = useServiceItems();
  const toTop: NavItem = {
    id: "top",
    label: t("app.rightBar.top"),
    icon: ChevronUpIcon,
    onClick: () => window.scrollTo({ top: 0 }),
  };
  // Little width: the short names.
  const items: NavItem[] = serviceItems.map((item) => ({ ...item, label: t(`app.rightBar.${item.id}`) }));
  items.push({ id: "download", label: t("app.rightBar.download"), icon: AppIcon, href: PATHS.appDownload });
  return <RightBar label={t("app.rightBar.label")} items={items} footerItems={[toTop]} />;
});
