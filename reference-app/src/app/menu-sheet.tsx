import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { formatDate } from "@lobbykit/design-system/foundations/format";
import { AppIcon, LogOutIcon } from "@lobbykit/design-system/icons";
import type { NavItem } from "@lobbykit/design-system/NavEntry";
import { SideNav } from "@lobbykit/design-system/SideNav";
import { PATHS } from "../shared/config/paths.ts";
import { openModal } from "../shared/modals/modals.ts";
import { loginInfoQuery } from "../shared/session/enter.ts";
import { useSession } from "../shared/session/session.ts";
import { useLeftGroups } from "./navigation.ts";
import { useServiceItems } from "./service-items.ts";
import { dateLocale } from "../shared/i18n/language.ts";

/** The left bar of phones, as a sheet, with the member's password and way out. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { isLogin, nickname, account, isFreePlay } = useSession();
  const { data: info } = useQuery({ ...loginInfoQuery(), enabled: isLogin && !isFreePlay });
  // Who finds a stranger's login here changes the password (E024).
  const lastLogin =
    info?.lastLoginTime &&
    t("auth.lastLogin", {
      time: formatDate(info.lastLoginTime, { locale: dateLocale(), style: "dateTime" }),
      ip: info.lastLoginIp,
    });
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
  const actions = (
    <>
      {!isFreePlay && (
        <Button fullWidth variant="ghost" onClick={() => openModal({ name: "changePassword" })}>
          {t("auth.change.title")}
        </Button>
      )}
      <Button fullWidth variant="soft" iconStart={LogOutIcon} onClick={() => openModal({ name: "logout" })}>
        {t("app.header.logout")}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isLogin ? t("app.header.account", { name: nickname || account }) : t("app.header.menu")}
      {...(lastLogin ? { description: lastLogin } : {})}
      {...(isLogin ? { actions } : {})}
    >
      <SideNav fill label={t("app.leftBar.label")} groups={groups} footerItems={footerItems} />
    </Dialog>
  );
}
