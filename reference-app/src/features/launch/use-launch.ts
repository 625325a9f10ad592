import { useMutation } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { showToast } from "@lobbykit/design-system/Toast";
import { closeModal, openModal } from "../../shared/modals/modals.ts";
import type { LaunchableGame } from "../../shared/session/rules.ts";
import { launchMessage } from "./launch-message.ts";
import { launchGameMutation } from "./mutations.ts";
import { decideLaunch } from "./rules.ts";

/** A window must open in the click itself, or the browser blocks it; its address follows (C16). */
const openBlankWindow = (): Window | null => {
  const opened = window.open("about:blank", "_blank");
  if (opened) opened.opener = null;
  return opened;
};

/**
 * The one executor of launches (data path 3): carries out what `decideLaunch` says. Call it behind the gate
 * (`requireAuth`), from the click.
 */
export function useLaunch(): (game: LaunchableGame) => void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(launchGameMutation());

  const openInWindow = useCallback(
    async (game: LaunchableGame) => {
      const opened = openBlankWindow();
      try {
        const { vassalage, gameType, code, nodeId } = game;
        const address = await mutateAsync({ vassalage, gameType, code, nodeId });
        if (opened && !opened.closed) opened.location.replace(address);
        else openModal({ name: "openGame", address, title: game.name });
      } catch (error) {
        opened?.close();
        showToast({ tone: "danger", message: launchMessage(error, t) });
      }
    },
    [mutateAsync, t],
  );

  return useCallback(
    (game) => {
      const launch = decideLaunch(game);
      switch (launch.kind) {
        case "route":
        case "seamless":
          // The list of a vendor's games must not lie over the game.
          closeModal();
          void navigate(launch.path, { state: { title: game.name } });
          return;
        case "window":
          void openInWindow(game);
          return;
        case "gameList":
          openModal({ name: "vendorGames", vassalage: launch.vassalage, title: game.name });
      }
    },
    [navigate, openInWindow],
  );
}
