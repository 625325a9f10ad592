import { useTranslation } from "react-i18next";
import { NavEntry } from "@lobbykit/design-system/NavEntry";
import { AppIcon } from "@lobbykit/design-system/icons";
import { PATHS } from "../../shared/config/paths.ts";
import { PartBoundary, part } from "../../shared/loading/part.tsx";
import { SectionBoundary } from "../../shared/loading/section-boundary.tsx";
import { useFlyout } from "../../shared/layout/use-flyout.ts";
import * as styles from "./flyout.css.ts";
import { usePagePath } from "../navigation/page-path.ts";

const AppCodes = part(async () => (await import("../../features/app-download/app-codes.tsx")).AppCodes, "download");

export interface AppDownloadEntryProps {
  bar: "left" | "right";
  layout: "row" | "column";
}

/** The link to the app (R120). Beside it, the QR codes for another device open by mouse, keyboard and touch (R122). */
export function AppDownloadEntry({ bar, layout }: AppDownloadEntryProps) {
  const { t } = useTranslation();
  const path = usePagePath();
  const { isOpen, close, press, place } = useFlyout();
  const item = {
    id: "download",
    label: t("app.leftBar.download"),
    icon: AppIcon,
    href: PATHS.appDownload,
    isCurrent: path === PATHS.appDownload,
    onClick: (event: React.MouseEvent) => {
      // Touch has no hover, so a tap shows the QR codes, which include the link.
      if (event.detail > 0 && press(event)) event.preventDefault();
      else close();
    },
  };
  return (
    <div {...place} className={styles.place}>
      <NavEntry item={item} layout={layout} />
      {isOpen && (
        <section className={bar === "left" ? styles.besideLeftBar : styles.besideRightBar} aria-label={item.label}>
          <SectionBoundary>
            <PartBoundary fallback={<div className={styles.waiting} />}>
              <AppCodes onLeave={close} />
            </PartBoundary>
          </SectionBoundary>
        </section>
      )}
    </div>
  );
}
