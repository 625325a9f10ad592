import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";
import { publicKey } from "../api/query-client.ts";
import { merchantCode } from "../api/system-queries.ts";

/** What the merchant asks of a new member and of a new password, and how it is checked (E015, R233). */
export function registerSettingsQuery() {
  const query = { merchantCode: merchantCode() };
  return queryOptions({
    queryKey: publicKey("getRegisterSettings", query),
    queryFn: ({ signal }) => api.call("getRegisterSettings", { query, signal }),
  });
}
