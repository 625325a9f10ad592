import { queryOptions } from "@tanstack/react-query";
import { api, type OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS, publicKey } from "../../shared/api/query-client.ts";
import { merchantCode } from "../../shared/api/system-queries.ts";
import { termsOf } from "./rules.ts";

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

export type HelpItem = OperationValue<"getHelpCenter">[number];

/** The terms of the registration (R157); null where the merchant has none (R156). */
export function termsQuery(language: string) {
  const query = { merchantCode: merchantCode() };
  return queryOptions({
    queryKey: publicKey("getHelpCenter", { ...query, language }),
    queryFn: ({ signal }) => api.call("getHelpCenter", { query, signal }),
    select: termsOf,
    staleTime: FRESH_MS.session,
  });
}
