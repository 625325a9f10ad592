import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { FRESH_MS, publicKey } from "../../shared/api/query-client.ts";
import { merchantCode } from "../../shared/api/system-queries.ts";

/** What the merchant asks of a new member, and how it is checked (E015, R233). */
export function registerSettingsQuery() {
  const query = { merchantCode: merchantCode() };
  return queryOptions({
    queryKey: publicKey("getRegisterSettings", query),
    queryFn: ({ signal }) => api.call("getRegisterSettings", { query, signal }),
  });
}

/** Does the code of the visitor's link belong to somebody (E014, R360)? It is a click on the link, so it is asked once. */
export const affiliateCodeQuery = (affiliateCode: string) =>
  queryOptions({
    queryKey: publicKey("checkAffiliateCode", { affiliateCode }),
    queryFn: async ({ signal }) => {
      await api.call("checkAffiliateCode", { query: { affiliateCode }, signal });
      return true;
    },
    staleTime: FRESH_MS.session,
    retry: false,
  });
