import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Banner } from "@lobbykit/design-system/Banner";
import { Button } from "@lobbykit/design-system/Button";
import { errorMessage } from "../api/errors/error-message.ts";

export interface LoadBannerProps {
  /** The name of the part: "Latest withdrawals". */
  part: string;
  /** Of `useQuery`. */
  result: Pick<UseQueryResult, "data" | "error" | "refetch">;
}

/**
 * Says that a small part beside others could not be loaded (D21), with another try. Renders nothing while the answer is on its way and
 * once it is here. `LoadError` is for what a place is there for.
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
