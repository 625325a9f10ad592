import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Banner } from "@lobbykit/design-system/Banner";
import { Button } from "@lobbykit/design-system/Button";
import { errorMessage } from "../api/errors/error-message.ts";

export interface LoadBannerProps {
  /** The name of the part: "Latest withdrawals". */
  part: string;
  /** The result of `useQuery`. */
  result: Pick<UseQueryResult, "data" | "error" | "refetch">;
}

/**
 * Says that a small part of a page could not be loaded, with a button that retries (D21). Renders nothing while the part loads and when
 * it has loaded. Use `LoadError` for the main content of a page.
 */
export function LoadBanner({ part, result: { data, error, refetch } }: LoadBannerProps) {
  const { t } = useTranslation();
  if (data !== undefined || !error) return null;
  return (
    <Banner
      tone="warning"
      title={t("errors.partTitle", { part })}
      action={<Button onClick={() => void refetch()}>{t("app.retry")}</Button>}
    >
      {errorMessage(error, t)}
    </Banner>
  );
}
