import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { permissionQuery, systemStatusQuery } from "../shared/api/system-queries.ts";
import { STATUS_RECHECK_MS } from "../shared/config/constants.ts";
import { MaintenancePage, RegionBlockedPage } from "./closed-pages.tsx";
import { SYSTEM_STATUS, systemStatus } from "./system-status.ts";

/**
 * Shows the site, the maintenance page or the region page (R254, R255). While closed, asks again each minute and on focus,
 * and opens by itself. Until the first answer is here the site is shown: the server refuses calls anyway when it is closed.
 */
export function SystemGate({ children }: { children: ReactNode }) {
  const permission = useQuery(permissionQuery());
  const isClosed = permission.data !== undefined && systemStatus(permission.data) !== SYSTEM_STATUS.open;
  const latest = useQuery({
    ...systemStatusQuery(),
    enabled: isClosed,
    refetchInterval: STATUS_RECHECK_MS,
    refetchOnWindowFocus: "always",
  });
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
