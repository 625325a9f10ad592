import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { AnnouncementPopups } from "./announcement-popups.tsx";
import { followTabs } from "./follow-tabs.ts";
import { OfflineBar } from "./offline-bar.tsx";
import { useLobbyShortcut } from "./use-lobby-shortcut.ts";

/** What goes on behind every page and is no part of the first view. */
export function BackgroundParts() {
  const navigate = useNavigate();
  useEffect(() => followTabs(navigate), [navigate]);
  useLobbyShortcut();
  return (
    <>
      <OfflineBar />
      <AnnouncementPopups />
    </>
  );
}
