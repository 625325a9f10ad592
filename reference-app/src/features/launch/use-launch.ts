import { useMutation } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { showToast } from "@lobbykit/design-system/Toast";
import { errorMessage } from "../../shared/api/errors/error-message.ts";
import { openNewWindow } from "../../shared/addresses/new-window.ts";
import { closeModal, openModal } from "../../shared/modals/modals.ts";
import type { LaunchableGame } from "../../shared/session/rules.ts";
import type { LaunchRequest } from "./mutations.ts";
import { decideLaunch } from "./rules.ts";

/** The message for a failed launch. Its code loads only when it is needed. */
async function messageOf(error: unknown, t: TFunction): Promise<string> {
  try {
    return (await import("./launch-message.ts")).launchMessage(error, t);
  } catch {
    // The code of the message failed to load too.
    return errorMessage(error, t);
  }
}

/** The only place that carries out launches (data path 3), as `decideLaunch` decides. Call it through `requireAuth`, in the click. */
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
          // Closes the list of a vendor's games, which would cover the game.
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
