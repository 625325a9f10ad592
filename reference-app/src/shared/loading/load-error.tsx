import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { ErrorState, type ErrorStateProps } from "@lobbykit/design-system/ErrorState";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { errorMessage } from "../api/errors/error-message.ts";
import { isWorthAnotherTry } from "../api/errors/retry-rules.ts";
import { PATHS } from "../config/paths.ts";

function HomeLink() {
  const { t } = useTranslation();
  return (
    <LinkButton href={PATHS.home} variant="ghost">
      {t("errors.home")}
    </LinkButton>
  );
}

export interface LoadErrorProps extends Pick<ErrorStateProps, "headingLevel"> {
  error: unknown;
  onRetry: () => void;
}

/** Shows a load error in place of a part (D21), with a retry button where a retry can help. */
export function LoadError({ error, onRetry, headingLevel }: LoadErrorProps) {
  const { t } = useTranslation();
  const isRetried = isWorthAnotherTry(error);
  return (
    <ErrorState
      title={t(isRetried ? "errors.shelfTitle" : "errors.nothingTitle")}
      text={isRetried ? errorMessage(error, t) : t("errors.notFoundText")}
      action={isRetried ? <Button onClick={onRetry}>{t("app.retry")}</Button> : <HomeLink />}
      {...(headingLevel !== undefined && { headingLevel })}
    />
  );
}
