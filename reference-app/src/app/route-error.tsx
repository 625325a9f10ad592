import { useTranslation } from "react-i18next";
import { useRouteError } from "react-router-dom";
import { Button } from "@lobbykit/design-system/Button";
import { ErrorState } from "@lobbykit/design-system/ErrorState";
import { errorMessage } from "../shared/api/error-message.ts";
import { ChunkError } from "../shared/lib/load-chunk.ts";

/** What a page shows instead of itself when it fails (R433, D21): what happened, and a way back. Never blank. */
export function RouteError() {
  const { t } = useTranslation();
  const error = useRouteError();
  const reload = <Button onClick={() => location.reload()}>{t("errors.reload")}</Button>;
  if (error instanceof ChunkError) {
    const text = error.reason === "timeout" ? t("errors.chunkTimeout") : t("errors.offline");
    return <ErrorState title={t("errors.chunkTitle")} text={text} action={reload} headingLevel={2} />;
  }
  return <ErrorState title={t("errors.pageTitle")} text={errorMessage(error, t)} action={reload} headingLevel={2} />;
}
