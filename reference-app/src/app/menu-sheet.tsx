import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { LogOutIcon } from "@lobbykit/design-system/icons";
import { SideNav } from "@lobbykit/design-system/SideNav";
import { openModal } from "../shared/modals/modals.ts";
import { useSession } from "../shared/session/session.ts";
import { useLeftGroups } from "./navigation.ts";

/** The left bar of phones, as a sheet, with the member's way out. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { isLogin, nickname, account } = useSession();
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
  const signOut = (
    <Button fullWidth variant="soft" iconStart={LogOutIcon} onClick={() => openModal({ name: "logout" })}>
      {t("app.header.logout")}
    </Button>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isLogin ? t("app.header.account", { name: nickname || account }) : t("app.header.menu")}
      {...(isLogin ? { actions: signOut } : {})}
    >
      <SideNav fill label={t("app.leftBar.label")} groups={groups} />
    </Dialog>
  );
}
