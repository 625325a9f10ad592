import { useTranslation } from "react-i18next";
import { NavEntry } from "@lobbykit/design-system/NavEntry";
import { AppIcon } from "@lobbykit/design-system/icons";
import { PATHS } from "../shared/config/paths.ts";
import { PartBoundary, part } from "../shared/layout/part.tsx";
import { SectionBoundary } from "../shared/layout/section-boundary.tsx";
import { useFlyout } from "../shared/layout/use-flyout.ts";
import * as styles from "./flyout.css.ts";
import { usePagePath } from "./page-path.ts";

const AppCodes = part(async () => (await import("../features/app-download/app-codes.tsx")).AppCodes, "download");

/** The way to the app (R120): beside it, for mouse, keyboard and finger, the codes for another device (R122). */
export function AppDownloadEntry({ layout }: { layout: "row" | "column" }) {
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
      // A finger has no hover: its tap shows the codes, and the link is among them.
      if (event.detail > 0 && press(event)) event.preventDefault();
      else close();
    },
  };
  return (
    <div {...place} className={styles.place}>
      <NavEntry item={item} layout={layout} />
      {isOpen && (
        <section className={styles.besideBar} aria-label={t("app.leftBar.download")}>
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
