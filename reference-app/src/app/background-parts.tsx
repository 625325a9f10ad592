import { AnnouncementPopups } from "./announcement-popups.tsx";
import { OfflineBar } from "./offline-bar.tsx";

/** What goes on behind every page and is no part of the first view. */
export const BackgroundParts = () => (
  <>
    <OfflineBar />
    <AnnouncementPopups />
  </>
);
