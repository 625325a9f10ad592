import { useTranslation } from "react-i18next";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { AppIcon } from "@lobbykit/design-system/icons";
import type { NavItem } from "@lobbykit/design-system/NavEntry";
import { SideNav } from "@lobbykit/design-system/SideNav";
import { PATHS } from "../shared/config/paths.ts";
import { useSession } from "../shared/session/session.ts";
import { AccountActions, useAccount, type SheetProps } from "./account-sheet.tsx";
import { useLeftGroups } from "./navigation.ts";
import { useServiceItems } from "./service-items.ts";

/** The left bar of phones, as a sheet, with the member's password and way out. */
export function MenuSheet({ onClose }: SheetProps) {
  const { t } = useTranslation();
  const { isLogin } = useSession();
  const account = useAccount();
  // A chosen entry closes the sheet; one that opens another dialog has replaced it already.
  const groups = useLeftGroups().map((group) => ({
    ...group,
    items: group.items.map((item) => ({
      ...item,
      onClick: (event: Parameters<NonNullable<typeof item.onClick>>[0]) => {
        onClose();
        item.onClick?.(event);
      },
    })),
  }));
  const download: NavItem = {
    id: "download",
    label: t("app.leftBar.download"),
    icon: AppIcon,
    href: PATHS.appDownload,
    onClick: onClose,
  };
  const footerItems = [...useServiceItems(), download];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      {...(isLogin ? { ...account, actions: <AccountActions /> } : { title: t("app.header.menu") })}
    >
      <SideNav fill label={t("app.leftBar.label")} groups={groups} footerItems={footerItems} />
    </Dialog>
  );
}
