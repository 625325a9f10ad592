import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router-dom";
import { GameFrame } from "../../features/launch/game-frame.tsx";
import type { LaunchRequest } from "../../features/launch/mutations.ts";
import { gameNameQuery } from "../../features/launch/queries.ts";
import { GamePage } from "../../shared/layout/game-page.tsx";

/** The seamless game page (R058): one game in a frame that fills the window below the header and the title. */
export function Component() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { state }: { state: { title?: string } | null } = useLocation();
  const nodeId = Number(search.get("nodeId"));
  const code = search.get("code");
  const request: LaunchRequest = {
    vassalage: search.get("vendor") ?? "",
    gameType: search.get("gameType") ?? "RNG",
    ...(code ? { code } : {}),
    ...(nodeId ? { nodeId } : {}),
  };
  // A visitor who came from a card already has the name in the navigation state.
  const { data: found } = useQuery(gameNameQuery(request, !state?.title));
  const title = state?.title ?? found ?? t("launch.game");
  return (
    <GamePage title={title}>
      <GameFrame key={search.toString()} target={{ kind: "game", request }} title={title} />
    </GamePage>
  );
}
