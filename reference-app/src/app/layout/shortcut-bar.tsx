import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { NavItem } from "@lobbykit/design-system/NavEntry";
import { RightBar } from "@lobbykit/design-system/RightBar";
import { ChevronUpIcon } from "@lobbykit/design-system/icons";
import { useContactItems } from "../contacts/contact-items.ts";
import { AppDownloadEntry } from "./app-download-entry.tsx";

/** The right bar: customer service, the app with its QR codes, and back to top (R101). */
export const ShortcutBar = memo(function ShortcutBar() {
  const { t } = useTranslation();
  const contacts = useContactItems();
  const toTop: NavItem = {
    id: "top",
    label: t("app.rightBar.top"),
    icon: ChevronUpIcon,
    onClick: () => window.scrollTo({ top: 0 }),
  };
  return (
    <RightBar label={t("app.rightBar.label")} items={contacts} footerItems={[toTop]}>
      <li>
        <AppDownloadEntry bar="right" layout="column" />
      </li>
    </RightBar>
  );
});
