import { useTranslation } from "react-i18next";
import { useRouteError } from "react-router-dom";
import { Button } from "@lobbykit/design-system/Button";
import { ErrorState } from "@lobbykit/design-system/ErrorState";
import { Inline } from "@lobbykit/design-system/Inline";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { errorMessage } from "../shared/api/error-message.ts";
import { PATHS } from "../shared/config/paths.ts";
import { ChunkError } from "../shared/lib/load-chunk.ts";
import { closedPage } from "./layout.css.ts";

/** What a page shows instead of itself when it fails (R433, D21): what happened, and a way back. Never blank. */
export function RouteError() {
  const { t } = useTranslation();
  const error = useRouteError();
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

/** When the frame itself fails there is nothing around the message: it brings its own main region. */
export const RootError = () => (
  <main className={closedPage}>
    <RouteError />
  </main>
);
