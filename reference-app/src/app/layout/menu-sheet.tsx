import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { Grid } from "@lobbykit/design-system/Grid";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { AppIcon, BellIcon } from "@lobbykit/design-system/icons";
import type { NavItem } from "@lobbykit/design-system/NavEntry";
import { SideNav } from "@lobbykit/design-system/SideNav";
import { unreadCountQuery } from "../../shared/api/queries/unread-count-query.ts";
import { memberSearch } from "../../shared/config/member-address.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { closeAllModals } from "../../shared/modals/modals.ts";
import { hasMemberCentre } from "../../shared/session/rules.ts";
import { useSession } from "../../shared/session/session.ts";
import { AccountActions, useAccount, type SheetProps } from "../session/account-sheet.tsx";
import { useLeftGroups } from "../navigation/navigation-items.ts";
import { useContactItems } from "../contacts/contact-items.ts";

/** The messages entry, because phones have no bell in the header (R145). */
function Messages() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const hasOwn = hasMemberCentre(useSession());
  const { data: count = 0 } = useQuery(unreadCountQuery(hasOwn));
  if (!hasOwn) return null;
  return (
    <LinkButton
      fullWidth
      variant="soft"
      iconStart={BellIcon}
      href={memberSearch("messageV2", search)}
      onClick={closeAllModals}
    >
      {count === 0 ? t("app.messages") : t("app.header.messages", { count })}
    </LinkButton>
  );
}

/** The left bar as a sheet for phones, with the member's messages, password and logout. */
export function MenuSheet({ onClose }: SheetProps) {
  const { t } = useTranslation();
  const { isLogin } = useSession();
  const account = useAccount();
  // A click on an entry closes the sheet. An entry that opens another dialog has already replaced the sheet.
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
  const footerItems = [...useContactItems(), download];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      {...(isLogin
        ? {
            ...account,
            actions: (
              // A grid, because the actions of a dialog have the last one on top on phones. That suits only dialogs with a main action.
              <Grid columns={2} gap={8} fillsLastRow>
                <Messages />
                <AccountActions />
              </Grid>
            ),
          }
        : { title: t("app.header.menu") })}
    >
      <SideNav fill label={t("app.leftBar.label")} groups={groups} footerItems={footerItems} />
    </Dialog>
  );
}
