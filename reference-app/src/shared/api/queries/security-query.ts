import { queryOptions } from "@tanstack/react-query";
import { FRESH_MS } from "../query-client.ts";
import { memberRead } from "../read.ts";

/** How well the account is protected: password, passkeys and so on (E099). */
export const securityQuery = () =>
  queryOptions({ ...memberRead("getSecurityOverview"), staleTime: FRESH_MS.moment, refetchOnWindowFocus: true });
