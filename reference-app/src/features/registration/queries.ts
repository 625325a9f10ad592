import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { FRESH_MS, publicKey } from "../../shared/api/query-client.ts";
import { merchantCode } from "../../shared/api/queries/system-queries.ts";
import { publicRead } from "../../shared/api/read.ts";

/** The merchant's registration fields and their rules (E015, R233). */
export const registerSettingsQuery = () =>
  queryOptions(publicRead("getRegisterSettings", { merchantCode: merchantCode() }));

/** Whether the affiliate code of the visitor's link is valid (E014, R360). The call counts as a click on the link, so it runs once. */
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
