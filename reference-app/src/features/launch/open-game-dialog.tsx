import { useTranslation } from "react-i18next";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { LinkButton } from "@lobbykit/design-system/LinkButton";

export interface OpenGameDialogProps {
  onClose: () => void;
  /** Address of the game; it has passed the URL guard. */
  address: string;
  /** Name of the game. */
  title: string;
}

/** The game is ready but the browser blocked its window: a link that the player presses is never blocked (C16). */
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
