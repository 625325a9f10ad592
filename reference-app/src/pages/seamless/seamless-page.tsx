import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router-dom";
import { GameFrame, type FrameTarget } from "../../features/launch/game-frame.tsx";
import { GamePage } from "../../shared/layout/game-page.tsx";

/** The seamless game page (R058): one game in its frame, the whole page high. */
export function Component() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { state }: { state: { title?: string } | null } = useLocation();
  const title = state?.title ?? t("launch.game");
  const nodeId = Number(search.get("nodeId"));
  const code = search.get("code");
  const target: FrameTarget = {
    kind: "game",
    request: {
      vassalage: search.get("vendor") ?? "",
      gameType: search.get("gameType") ?? "RNG",
      ...(code ? { code } : {}),
      ...(nodeId ? { nodeId } : {}),
    },
  };
  return (
    <GamePage title={title}>
      <GameFrame key={search.toString()} target={target} title={title} />
    </GamePage>
  );
}
