import { useTranslation } from "react-i18next";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { LinkButton } from "@lobbykit/design-system/LinkButton";

export interface OpenGameDialogProps {
  onClose: () => void;
  /** The game's address, already checked by the URL guard. */
  address: string;
  /** Name of the game. */
  title: string;
}

/** Shown when the game is ready but the browser blocked its window. Browsers never block a link that the player clicks (C16). */
export function OpenGameDialog({ onClose, address, title }: OpenGameDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      title={t("launch.openTitle", { name: title })}
      description={t("launch.openText")}
      onClose={onClose}
      actions={
        <LinkButton href={address} target="_blank" rel="noopener noreferrer" tone="accent" onClick={onClose}>
          {t("launch.open")}
        </LinkButton>
      }
    />
  );
}
