import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { ErrorState } from "@lobbykit/design-system/ErrorState";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { errorMessage } from "../api/errors/error-message.ts";
import { ServerHtml } from "../content/server-html.tsx";
import { helpItemsQuery } from "./help-items.ts";
import { findHelpItem, TERMS_TAG } from "./rules.ts";

/** Shows the terms that a registration agrees to: the help entry with their tag (R157). */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(helpItemsQuery());
  const terms = data && findHelpItem(data, TERMS_TAG);
  const retry = <Button onClick={() => void refetch()}>{t("app.retry")}</Button>;
  return (
    <Dialog isOpen title={terms?.title ?? t("help.terms")} size="medium" onClose={onClose}>
      {terms && <ServerHtml html={terms.content} headingLevel={3} />}
      {!data && !error && <Skeleton shape="text" count={6} />}
      {!terms && (data || error) && (
        <ErrorState
          title={t("help.noTerms")}
          text={error ? errorMessage(error, t) : t("help.noTermsText")}
          headingLevel={3}
          action={retry}
        />
      )}
    </Dialog>
  );
}
