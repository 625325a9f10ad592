import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "@lobbykit/design-system/Dialog";

export interface VendorGamesDialogProps {
  onClose: () => void;
  /** The vendor's name. */
  title: string;
  /** The vendor's games. */
  children: ReactNode;
}

/** The games of a vendor that opens as a list (R163, R316). */
export function VendorGamesDialog({ onClose, title, children }: VendorGamesDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen title={t("launch.gameList", { vendor: title })} size="large" onClose={onClose}>
      {children}
    </Dialog>
  );
}
