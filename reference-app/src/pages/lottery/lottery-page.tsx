import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router-dom";
import { GameFrame } from "../../features/launch/game-frame.tsx";
import { GamePage } from "../../shared/layout/game-page.tsx";

/** The lottery in its frame: /vnlottery?code, /lottery?gameCode, /lott?code (R045, R048, R049). */
export function Component() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { state }: { state: { title?: string } | null } = useLocation();
  const title = state?.title ?? t("lobby.category.LOTT");
  const code = search.get("code") ?? search.get("gameCode") ?? undefined;
  return (
    <GamePage title={title}>
      <GameFrame key={code ?? ""} target={{ kind: "lottery", code }} title={title} />
    </GamePage>
  );
}
