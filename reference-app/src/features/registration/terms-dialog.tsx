import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { ErrorState } from "@lobbykit/design-system/ErrorState";
import { HtmlContent } from "@lobbykit/design-system/HtmlContent";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { errorMessage } from "../../shared/api/error-message.ts";
import { termsQuery } from "./queries.ts";

/** The terms of the registration, through the one sanitiser, above the dialog that asks for them (R157). */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { data, error, refetch } = useQuery(termsQuery(i18n.language));
  return (
    <Dialog isOpen title={t("registration.termsTitle")} size="medium" onClose={onClose}>
      {data && <HtmlContent html={data.content} headingLevel={3} />}
      {!data && !error && <Skeleton count={8} />}
      {!data && error && (
        <ErrorState
          title={t("errors.shelfTitle")}
          text={errorMessage(error, t)}
          headingLevel={3}
          action={<Button onClick={() => void refetch()}>{t("app.retry")}</Button>}
        />
      )}
    </Dialog>
  );
}
