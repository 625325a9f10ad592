import { useTranslation } from "react-i18next";
import { Marquee } from "@lobbykit/design-system/Marquee";
import { Icon } from "@lobbykit/design-system/Icon";
import { NoticeIcon } from "@lobbykit/design-system/icons";
import { openModal } from "../../shared/modals/modals.ts";
import type { Announcement } from "../../shared/content/announcements.ts";
import { noticePosition } from "./rules.ts";

/** Scrolling announcements (R137). A click opens the notice dialog at that announcement. */
export function AnnouncementBar({ announcements }: { announcements: readonly Announcement[] }) {
  const { t } = useTranslation();
  const items = announcements.map(({ id, title }, index) => ({
    id,
    text: title,
    onClick: () => openModal({ name: "notice", position: noticePosition(index) }),
  }));
  return <Marquee label={t("home.announcements")} items={items} icon={<Icon drawing={NoticeIcon} />} />;
}
