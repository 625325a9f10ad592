import { useTranslation } from "react-i18next";
import { LobbyBrowser } from "../../features/lobby/browse/lobby-browser.tsx";
import { lobbyLoader } from "../../features/lobby/prefetch.ts";
import { PageTitle } from "../../shared/layout/page-title.tsx";
import { page } from "../../shared/layout/page.css.ts";

/** The lobby of all games (R089): `?category=&vendor=&q=&page=`. */
export function Component() {
  const { t } = useTranslation();
  const title = t("places.games.heading");
  return (
    <div className={page}>
      <PageTitle>{title}</PageTitle>
      <LobbyBrowser title={title} />
    </div>
  );
}

export { lobbyLoader as loader };
