import { queryOptions } from "@tanstack/react-query";
import { sessionBox } from "../../storage/storage.ts";
import { DEFAULT_MERCHANT_CODE } from "../../config/constants.ts";
import { api } from "../api.ts";
import { FRESH_MS, publicKey } from "../query-client.ts";

/** The merchant of this visit (R005): the stored one, or the default. */
export const merchantCode = (): string => sessionBox.get("merchantCode") ?? DEFAULT_MERCHANT_CODE;

/** All system information that the start needs, in one call (E020). The head script sends this request before the bundle has loaded. */
export function permissionQuery() {
  const query = { url: location.hostname, merchantCode: merchantCode() };
  return queryOptions({
    queryKey: publicKey("getPermission", query),
    queryFn: ({ signal }) => api.call("getPermission", { query, signal }),
    staleTime: FRESH_MS.session,
  });
}

/** The merchant's feature switches (E027), cached for the session. */
export function moduleTreeQuery() {
  const query = { merchantCode: merchantCode() };
  return queryOptions({
    queryKey: publicKey("getModuleTree", query),
    queryFn: ({ signal }) => api.call("getModuleTree", { query, signal }),
    staleTime: FRESH_MS.session,
  });
}

/** The system status alone (E017, R423), for pages that wait until the site is open again. */
export function systemStatusQuery() {
  const query = { url: location.hostname };
  return queryOptions({
    queryKey: publicKey("getSystemStatus", query),
    queryFn: ({ signal }) => api.call("getSystemStatus", { query, signal }),
    staleTime: FRESH_MS.moment,
  });
}
