import { useTranslation } from "react-i18next";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { HelpCenter } from "./help-center.tsx";

/** The help centre over home (R060, R161, R170). Closing it returns home (R171). */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen title={t("help.title")} size="large" keepsHeight onClose={onClose}>
      <HelpCenter headingLevel={3} />
    </Dialog>
  );
}
