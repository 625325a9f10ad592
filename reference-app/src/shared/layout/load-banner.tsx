import { useTranslation } from "react-i18next";
import { Banner } from "@lobbykit/design-system/Banner";
import { Button } from "@lobbykit/design-system/Button";
import { errorMessage } from "../api/error-message.ts";

export interface LoadBannerProps {
  /** What could not be loaded. */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Says in one line that a small part beside others could not be loaded (D21), with another try: `LoadError` is for what a place is there for. */
export function LoadBanner({ title, error, onRetry }: LoadBannerProps) {
  const { t } = useTranslation();
  return (
    <Banner tone="warning" title={title} action={<Button onClick={onRetry}>{t("app.retry")}</Button>}>
      {errorMessage(error, t)}
    </Banner>
  );
}
