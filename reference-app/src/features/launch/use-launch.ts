import { useMutation } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { showToast } from "@lobbykit/design-system/Toast";
import { errorMessage } from "../../shared/api/error-message.ts";
import { openNewWindow } from "../../shared/lib/new-window.ts";
import { closeModal, openModal } from "../../shared/modals/modals.ts";
import type { LaunchableGame } from "../../shared/session/rules.ts";
import type { LaunchRequest } from "./mutations.ts";
import { decideLaunch } from "./rules.ts";

/** What launches need beside the decision comes with the first of them. */
async function messageOf(error: unknown, t: TFunction): Promise<string> {
  try {
    return (await import("./launch-message.ts")).launchMessage(error, t);
  } catch {
    // Neither did this part come.
    return errorMessage(error, t);
  }
}

/**
 * The one executor of launches (data path 3): carries out what `decideLaunch` says. Call it behind the gate
 * (`requireAuth`), from the click.
 */
export function useLaunch(): (game: LaunchableGame) => void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation({
    mutationFn: async (request: LaunchRequest) => (await import("./mutations.ts")).launchGame(request),
  });

  const openInWindow = useCallback(
    async (game: LaunchableGame) => {
      const opened = openNewWindow(t("launch.starting", { name: game.name }));
      try {
        const { vassalage, gameType, code, nodeId } = game;
        const address = await mutateAsync({ vassalage, gameType, code, nodeId });
        if (!opened?.goTo(address)) openModal({ name: "openGame", address, title: game.name });
      } catch (error) {
        opened?.close();
        showToast({ tone: "danger", message: await messageOf(error, t) });
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
