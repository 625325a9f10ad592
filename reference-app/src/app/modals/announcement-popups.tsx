import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { popupsOf } from "../../features/popups/rules.ts";
import { markPopupsSeen, wasPopupSeen } from "../../features/popups/seen-popups.ts";
import { POPUP_DELAY_MS } from "../../shared/config/constants.ts";
import { centreIn } from "../../shared/config/centre-address.ts";
import { canonicalPath, PATHS } from "../../shared/config/paths.ts";
import { announcementsQuery } from "../../shared/content/announcements.ts";
import { closeModal, openModal, useModals } from "../../shared/modals/modals.ts";
import { useSession } from "../../shared/session/session.ts";

/** Opens the popup announcements on home, once for a guest and once for each member (R297), and never above another dialog. */
export function AnnouncementPopups() {
  const { account } = useSession();
  const { open } = useModals();
  const { pathname, search } = useLocation();
  const isHome = canonicalPath(pathname) === PATHS.home;
  const isDialogOpen = open.length > 0 || centreIn(search) !== undefined;
  const isWanted = isHome && !isDialogOpen && !wasPopupSeen(account);
  const { data } = useQuery({ ...announcementsQuery(), enabled: isWanted });
  const hasPopups = popupsOf(data?.promotion ?? []).length > 0;
  useEffect(() => {
    if (!isWanted || !hasPopups) return undefined;
    // Delayed, so that a login can first continue with what the visitor wanted to do.
    const timer = setTimeout(() => {
      markPopupsSeen(account);
      openModal({ name: "popups" });
    }, POPUP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWanted, hasPopups, account]);
  const isLeftBehind = !isHome && open.at(-1)?.name === "popups";
  useEffect(() => {
    if (isLeftBehind) closeModal();
  }, [isLeftBehind]);
  return null;
}
