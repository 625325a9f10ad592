import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { ErrorState } from "@lobbykit/design-system/ErrorState";
import { errorMessage } from "../../shared/api/errors/error-message.ts";
import type { FailureProps } from "../../shared/loading/section-boundary.tsx";
import { closedPage } from "../layout/layout.css.ts";

/** A page in place of the whole site. It takes the focus, because the element that had it is hidden. */
export const ClosedPage = ({ children }: { children: ReactNode }) => (
  <main className={closedPage} tabIndex={-1} ref={(element) => element?.focus()}>
    {children}
  </main>
);

/** Shown when the site's status is unknown, or the page that explains the closure failed to load. The site stays closed (D16). */
export function ClosedFailure({ error, onRetry }: FailureProps) {
  const { t } = useTranslation();
  return (
    <ClosedPage>
      <ErrorState
        title={t("errors.pageTitle")}
        text={errorMessage(error, t)}
        action={<Button onClick={onRetry}>{t("app.retry")}</Button>}
        headingLevel={1}
      />
    </ClosedPage>
  );
}
