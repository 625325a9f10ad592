import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useRouteError } from "react-router-dom";
import { Button } from "@lobbykit/design-system/Button";
import { ErrorState } from "@lobbykit/design-system/ErrorState";
import { Inline } from "@lobbykit/design-system/Inline";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { errorMessage } from "../../shared/api/errors/error-message.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { ChunkError } from "../../shared/loading/load-chunk.ts";
import { closedPage } from "../layout/layout.css.ts";

/** Reloads the page when the connection returns, as the button does. */
function useReloadOnReturn(): void {
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, []);
}

/** Shown in place of a page that failed (R433, D21): what happened and a way back. Never blank. */
export function RouteError() {
  const { t } = useTranslation();
  const error = useRouteError();
  useReloadOnReturn();
  const actions = (
    <Inline gap={8}>
      <Button onClick={() => location.reload()}>{t("errors.reload")}</Button>
      <LinkButton href={PATHS.home} variant="ghost">
        {t("errors.home")}
      </LinkButton>
    </Inline>
  );
  const title = error instanceof ChunkError ? t("errors.chunkTitle") : t("errors.pageTitle");
  return <ErrorState title={title} text={errorMessage(error, t)} action={actions} headingLevel={1} />;
}

/** When the layout itself fails, nothing surrounds the message, so this adds the main region. */
export const RootError = () => (
  <main className={closedPage}>
    <RouteError />
  </main>
);
