import { useId } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "@lobbykit/design-system/IconButton";
import { ChevronDownIcon } from "@lobbykit/design-system/icons";
import { PartBoundary, part } from "../../shared/loading/part.tsx";
import { SectionBoundary } from "../../shared/loading/section-boundary.tsx";
import { useFlyout } from "../../shared/layout/use-flyout.ts";
import * as styles from "./flyout.css.ts";

const LotteryPanel = part(
  async () => (await import("../../features/lottery/catalogue/lottery-panel.tsx")).LotteryPanel,
  "lottery",
);

/** All lotteries in a panel below the header (R111–R113), for mouse, keyboard and touch. */
export function LotteryMenu() {
  const { t } = useTranslation();
  const panelId = useId();
  const { isOpen, close, press, place } = useFlyout();
  return (
    <div {...place}>
      <IconButton
        label={t("app.header.lottery")}
        icon={ChevronDownIcon}
        aria-expanded={isOpen}
        {...(isOpen ? { "aria-controls": panelId } : {})}
        onClick={press}
      />
      {isOpen && (
        <section id={panelId} className={styles.underHeader} aria-label={t("app.header.lottery")}>
          <SectionBoundary>
            <PartBoundary fallback={<div className={styles.waiting} />}>
              <LotteryPanel onChoose={close} />
            </PartBoundary>
          </SectionBoundary>
        </section>
      )}
    </div>
  );
}
