import { useQuery } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { ErrorState } from "@lobbykit/design-system/ErrorState";
import { errorMessage } from "../shared/api/error-message.ts";
import { permissionQuery, systemStatusQuery } from "../shared/api/system-queries.ts";
import { STATUS_RECHECK_MS } from "../shared/config/constants.ts";
import { closedPage } from "./layout.css.ts";
import { MaintenancePage, RegionBlockedPage } from "./closed-pages.tsx";
import { SYSTEM_STATUS, systemStatus } from "./system-status.ts";

/**
 * Shows the site, the maintenance page or the region page (R254, R255). While closed, asks again each minute and on focus,
 * and opens by itself. Until the first answer is here the frame is shown; without an answer the gate stays closed (D16).
 */
export function SystemGate({ children }: { children: ReactNode }) {
  const permission = useQuery(permissionQuery());
  const { t } = useTranslation();
  const isClosed = permission.data !== undefined && systemStatus(permission.data) !== SYSTEM_STATUS.open;
  const latest = useQuery({
    ...systemStatusQuery(),
    enabled: isClosed,
    refetchInterval: STATUS_RECHECK_MS,
    refetchOnWindowFocus: "always",
  });
  const isOpenAgain = isClosed && latest.data !== undefined && systemStatus(latest.data) === SYSTEM_STATUS.open;
  const { refetch } = permission;
  // Ends the asking each minute, and brings what the site needs beside its status.
  useEffect(() => {
    if (isOpenAgain) void refetch();
  }, [isOpenAgain, refetch]);
  if (permission.isError && !permission.data) {
    const retry = <Button onClick={() => void refetch()}>{t("app.retry")}</Button>;
    return (
      <main className={closedPage}>
        <ErrorState
          title={t("errors.pageTitle")}
          text={errorMessage(permission.error, t)}
          action={retry}
          headingLevel={1}
        />
      </main>
    );
  }
  const state = isClosed ? (latest.data ?? permission.data) : permission.data;
  switch (state ? systemStatus(state) : SYSTEM_STATUS.open) {
    case SYSTEM_STATUS.maintenance:
      return <MaintenancePage endsAt={latest.data?.maintenanceEndsAt ?? undefined} />;
    case SYSTEM_STATUS.regionBlocked:
      return <RegionBlockedPage location={state?.location} service={permission.data?.info.customerService[0]} />;
    default:
      return children;
  }
}
