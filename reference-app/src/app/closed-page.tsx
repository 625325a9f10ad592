import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { ErrorState } from "@lobbykit/design-system/ErrorState";
import { errorMessage } from "../shared/api/error-message.ts";
import type { FailureProps } from "../shared/layout/section-boundary.tsx";
import { closedPage } from "./layout.css.ts";

/** A page in place of the whole site; the focus goes to it, since what had it is not there. */
export const ClosedPage = ({ children }: { children: ReactNode }) => (
  <main className={closedPage} tabIndex={-1} ref={(element) => element?.focus()}>
    {children}
  </main>
);

/** Nobody knows whether the site is open, or the page that says why not did not come: the site stays closed (D16). */
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
