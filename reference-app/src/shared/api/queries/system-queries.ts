import { queryOptions } from "@tanstack/react-query";
import { sessionBox } from "../../storage/storage.ts";
import { DEFAULT_MERCHANT_CODE } from "../../config/constants.ts";
import { FRESH_MS } from "../query-client.ts";
import { publicRead } from "../read.ts";

/** The merchant of this visit (R005): the stored one, or the default. */
export const merchantCode = (): string => sessionBox.get("merchantCode") ?? DEFAULT_MERCHANT_CODE;

/** All system information that the start needs, in one call (E020). The head script sends this request before the bundle has loaded. */
export const permissionQuery = () =>
  queryOptions({
    ...publicRead("getPermission", { url: location.hostname, merchantCode: merchantCode() }),
    staleTime: FRESH_MS.session,
  });

/** The merchant's feature switches (E027), cached for the session. */
export const moduleTreeQuery = () =>
  queryOptions({ ...publicRead("getModuleTree", { merchantCode: merchantCode() }), staleTime: FRESH_MS.session });

/** The system status alone (E017, R423), for pages that wait until the site is open again. */
export const systemStatusQuery = () =>
  queryOptions({ ...publicRead("getSystemStatus", { url: location.hostname }), staleTime: FRESH_MS.moment });
